import RefreshEngine
import RefreshScenarios
import RefreshText

/// A state of a component, or a change from one state to another, as the goal of a search.
package struct ReachGoal: Sendable, CustomStringConvertible {
  /// The component.
  package let role: ComponentRole
  /// The state before; `nil` for any state.
  package let from: RefreshState?
  /// The state.
  package let to: RefreshState

  /// Reads `footer.noMoreData`, or a change in the form of events: `footer: idle -> noMoreData`.
  ///
  /// - Returns: The goal, or `nil` if the text has another form.
  package init?(_ text: String) {
    let words = text.split { $0 == "." || $0 == ":" || $0 == " " }
    guard let role = words.first.flatMap({ ComponentRole(rawValue: String($0)) }) else { return nil }
    let rest = words.dropFirst().joined(separator: " ").split(separator: "->", omittingEmptySubsequences: false).map
    { $0.filter { $0 != " " } }
    let states = rest.compactMap { RefreshState(named: $0) }
    guard states.count == rest.count, (1...2).contains(states.count), let to = states.last else { return nil }
    (self.role, self.to, from) = (role, to, states.count == 2 ? states[0] : nil)
  }

  /// The text from which the goal is read.
  package var description: String {
    from.map { "\(role.rawValue): \($0.name) -> \(to.name)" } ?? "\(role.rawValue).\(to.name)"
  }

  /// Returns whether an event reaches the goal.
  func isReached(by event: Event) -> Bool {
    guard case .state(role, let before, to) = event.kind else { return false }
    return from == nil || from == before
  }

  /// Returns a run that reaches the goal, as a suite of one scenario that expects it.
  package func text(of run: ExploredRun, in subject: Subject) -> String {
    var simulation = run.simulation()
    var events: [Event] = []
    for command in run.commands {
      _ = simulation.takeEvents()
      simulation.step(command)
      events = simulation.takeEvents()
    }
    var suite = run.suite(of: subject, at: "")
    suite.scenario = "\(self) is reached"
    let expected: YAMLValue.Member =
      if let event = events.first(where: isReached) {
        YAMLValue.Member("expectEvents", .list([.scalar("…"), .quoted(event.text), .scalar("…")]))
      } else {
        YAMLValue.Member("expect", .map([YAMLValue.Member("\(role.rawValue).state", .scalar(to.name))]))
      }
    suite.steps.append(.map([expected]))
    return suite.text
  }
}
