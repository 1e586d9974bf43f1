import RefreshEngine

extension Command {
  /// The step that performs the command, on one line: `pull: { header: 120% }`.
  package var text: String {
    guard let flow = StepCatalogue.written(self)?.flow else { return stepKind.name }
    return flow.hasPrefix("{ ") ? String(flow.dropFirst(2).dropLast(2)) : flow
  }

  /// Whether a step can be written that does exactly this: no header ends its refresh with `noMoreData`.
  var isStep: Bool { StepCatalogue.written(self)?.flow != nil }

  /// Whether it changes components or the world around them, so that logs show it among the events, which don't say it.
  package var isInLog: Bool {
    switch traits.need {
    case .set, .tap, .attach, .detach, .window, .rotate, .language: true
    case .drag, .scroll, .load, .begin, .end, .reset, nil: false
    }
  }
}
