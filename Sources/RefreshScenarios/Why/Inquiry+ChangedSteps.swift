import RefreshDiagnostics
import RefreshEngine
import RefreshLaws

/// Scenarios with other steps, which may reach a goal.
extension Inquiry {
  /// Returns the scenario with a change of its scene.
  ///
  /// - Parameters:
  ///   - text: The keys that change, as they are written in the scene; the change has no place.
  ///   - note: What it means, if the keys don't say so.
  func inScene(_ text: String, _ note: String, _ change: (inout ScrollScene) -> Void) -> Remedy {
    var changed = scenario
    change(&changed.setup.scene)
    return Remedy("scene: { \(text) }", at: nil, note, changed)
  }

  func before(_ step: Int?, _ command: Command, _ note: String) -> [Remedy] {
    adding(command, after: (step ?? failedStep) - 1, note)
  }

  /// Returns the scenario with a step added after another; none if no step can be written that does this.
  func adding(_ command: Command, after step: Int, _ note: String, kind: Answer.Change.Kind = .other) -> [Remedy] {
    guard command.isStep else { return [] }
    let span = step > 0 ? scenario.call(endingAt: step) ?? scenario.steps[step - 1].span : scenario.nameSpan
    var changed = scenario
    let added = ScenarioStep(action: .perform([command]), name: command.stepKind.name, span: span)
    // A line of a flow or a repetition is several steps.
    let places = step > 0 ? scenario.places(after: step) : [0]
    for place in places.reversed() { changed.steps.insert(added, at: place) }
    let place = step > 0 ? "after line \(span.endPosition.line)" : "as the first step"
    var remedy = Remedy(
      "add `\(command.text)` \(place)", at: span, note, changed, kind: kind, namesLine: step > 0)
    remedy.added = places.count { $0 < failedStep }
    return [remedy]
  }

  /// Returns the scenario with other steps in place of one; nil if parameters, or the language, keep that from being
  /// written.
  func replacing(_ number: Int, by commands: [Command], _ note: String) -> Remedy? {
    guard commands.allSatisfy(\.isStep) else { return nil }
    let step = scenario.steps[number - 1]
    if step.text.contains("${") { return parameterRemedy(number, by: commands, note) }
    var changed = scenario
    let span = step.span
    for index in changed.steps.indices where changed.steps[index].span == span {
      changed.steps[index].action = .perform(commands)
    }
    return Remedy(commands.map(\.text).joined(separator: ", then "), at: span, note, changed)
  }
}

extension Scenario {
  /// Returns the outermost call of a flow, or repetition, whose last step is this one; nil if the step is in none or not the last.
  fileprivate func call(endingAt step: Int) -> Span? {
    let next = step < steps.count ? steps[step].route.map(\.label.span) : []
    return steps[step - 1].route.lazy.map(\.label.span).first { !next.contains($0) }
  }

  /// Returns the numbers of the steps after which a step has to be added so that it follows one of them: those with the same
  /// line, or those at which the same call ends.
  fileprivate func places(after step: Int) -> [Int] {
    if let call = call(endingAt: step) {
      return steps.indices.map { $0 + 1 }.filter { self.call(endingAt: $0) == call }
    }
    return steps.indices.filter { steps[$0].span == steps[step - 1].span }.map { $0 + 1 }
  }
}
