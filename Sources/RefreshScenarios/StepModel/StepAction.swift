import RefreshEngine
import RefreshLaws
import RefreshPresets
import RefreshText

/// The action or expectation of a step, ready to run: everything is parsed and resolved.
package enum StepAction: Sendable {
  /// Commands are carried out in order; nothing is expected.
  case perform([Command])
  /// Time passes until conditions hold at the same time, which they must do within a limit.
  case wait(until: [Condition], atMost: Interval)
  /// Observables must have given values, and the run must breach a law if one is named.
  case expect([Condition], breachOf: Located<LawID>? = nil)
  /// Exactly these events must have happened since the last such step.
  case expectEvents(EventSequence)
  /// All observables must have their stored values.
  case snapshot(CompareSnapshot)

  /// The step's commands, without its expectations; `nil` if they depend on what it observes.
  var commands: [Command]? {
    switch self {
    case .perform(let commands): commands
    case .wait: nil
    case .expect, .expectEvents, .snapshot: []
    }
  }

  /// The command of a step that consists of exactly one.
  var onlyCommand: Command? {
    if case .perform(let commands) = self, commands.count == 1 { commands[0] } else { nil }
  }

  /// Returns the map for all commands together, or `nil` if one of them has no members in it.
  func members(_ members: (Command) -> [YAMLValue.Member]?) -> YAMLValue? {
    let all = (commands ?? []).map(members)
    return all.isEmpty || all.contains { $0 == nil } ? nil : .map(all.flatMap { $0 ?? [] })
  }

  /// Whether the step contains expectations that can fail.
  package var expects: Bool { if case .perform = self { false } else { true } }

  /// The conditions that must hold when the step is over; empty for a step without conditions.
  package var conditions: [Condition] {
    switch self {
    case .wait(let conditions, _), .expect(let conditions, _): conditions
    case .perform, .expectEvents, .snapshot: []
    }
  }

  /// Whether nothing is done or expected while time passes.
  package var onlyWaits: Bool {
    if case .perform(let commands) = self { commands.allSatisfy { $0.traits.actor == .time } } else { false }
  }
}
