import RefreshEngine

/// A flow of a suite in which the app acts, such as one that switches a tab.
package struct AppFlow: Sendable {
  /// A command of a flow.
  package struct Step: Sendable {
    /// The command.
    package let command: Command
    /// The command as it is written in a scenario.
    package let text: String

    /// Makes a step.
    package init(_ command: Command, text: String) { (self.command, self.text) = (command, text) }
  }

  /// A call of a flow that a run contains whole.
  package struct Call: Sendable {
    /// The flow.
    package let flow: AppFlow
    /// The numbers of the run's steps, from 1, that are the flow's, in order.
    package let steps: [Int]

    /// Makes a call.
    package init(_ flow: AppFlow, steps: [Int]) { (self.flow, self.steps) = (flow, steps) }

    /// Returns whether the list has come back to the screen in the flow before a step.
    func hasReturned(before step: Int) -> Bool {
      zip(steps, flow.steps).contains { number, part in
        if case .window(true) = part.command { number < step } else { false }
      }
    }

    /// Returns whether the flow isn't over after a step.
    func isUnderWay(after step: Int) -> Bool { steps.first.map { $0 <= step } ?? false && step < steps.last ?? 0 }
  }

  /// The name of the flow.
  package let name: String
  /// What the flow does, from the first action of the app or its surroundings to the app's last.
  package let steps: [Step]

  /// Makes a flow.
  ///
  /// - Parameters:
  ///   - name: The name.
  ///   - parts: All that it does. If the app does nothing in it, the flow has no steps.
  package init(name: String, parts: [Step]) {
    self.name = name
    let first = parts.firstIndex { $0.command.traits.actor == .app || $0.command.traits.actor == .world }
    let last = parts.lastIndex { $0.command.traits.actor == .app }
    steps = if let first, let last { Array(parts[first...last]) } else { [] }
  }
}
