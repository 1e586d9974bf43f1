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

  /// A call of a flow that a run contains in full.
  package struct Call: Sendable {
    /// The flow.
    package let flow: AppFlow
    /// The numbers, from 1, of the run's steps that belong to the flow, in order.
    package let steps: [Int]

    /// Makes a call.
    package init(_ flow: AppFlow, steps: [Int]) { (self.flow, self.steps) = (flow, steps) }

    /// Returns whether the list has come back to the screen in the flow before a step.
    func hasReturned(before step: Int) -> Bool {
      zip(steps, flow.steps).contains { number, part in
        if case .window(true) = part.command { number < step } else { false }
      }
    }

    /// Returns whether the flow is still under way after a step.
    func isUnderWay(after step: Int) -> Bool { steps.first.map { $0 <= step } ?? false && step < steps.last ?? 0 }
  }

  /// The name of the flow.
  package let name: String
  /// The steps from the first action of the app or its surroundings to the app's last.
  package let steps: [Step]

  /// Makes a flow.
  ///
  /// - Parameters:
  ///   - name: The name.
  ///   - parts: All of its steps. If the app does nothing in them, the flow has no steps.
  package init(name: String, parts: [Step]) {
    self.name = name
    let first = parts.firstIndex { $0.command.traits.actor == .app || $0.command.traits.actor == .world }
    let last = parts.lastIndex { $0.command.traits.actor == .app }
    steps = if let first, let last { Array(parts[first...last]) } else { [] }
  }
}
