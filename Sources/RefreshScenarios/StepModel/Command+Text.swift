import RefreshEngine

extension Command {
  /// The step that performs the command, on one line: `pull: { header: 120% }`.
  package var text: String {
    guard let flow = StepCatalogue.written(self)?.flow else { return stepKind.name }
    return flow.hasPrefix("{ ") ? String(flow.dropFirst(2).dropLast(2)) : flow
  }

  /// Whether it changes components or the world around them, so that logs show it among the events, which don't say it.
  package var isInLog: Bool {
    switch self {
    case .rotate, .setScene, .set, .tap, .language, .attach, .detach, .window: true
    case .touch, .drag, .dragBy, .pull, .swipe, .release, .cancel, .scroll, .scrollBy, .scrollToEnd, .wait, .settle,
      .loadRows, .loadRowsAbove, .loadHeight, .beginRefreshing, .endRefreshing, .endRefreshingWithNoMoreData,
      .resetNoMoreData:
      false
    }
  }
}
