import RefreshDiagnostics
import RefreshEngine
import RefreshLaws
import RefreshPresets

/// The first point at which a scenario runs differently with two presets, and the consequences.
public struct ScenarioDifference: Sendable {
  /// The scenario.
  public let scenario: Scenario
  /// The number of the first step in which something differs that did not differ from the start. If there is no
  /// such step, it is 0, the setup.
  public let step: Int
  /// The differences in that step, in words.
  public let differences: [String]
  /// The differences in when and how often the app is called over the whole scenario, in words.
  public let consequences: [String]

  /// The location of the step, or of the scenario's name if it is the setup.
  public var span: Span { step == 0 ? scenario.nameSpan : scenario.steps[step - 1].span }
  /// The name of the step: `pull`; `nil` for the setup.
  public var stepName: String? { step == 0 ? nil : scenario.steps[step - 1].name }

  /// Runs a scenario with each of two presets, and fails if nothing differs.
  ///
  /// Failed expectations do not count: the scenario runs to its end with both.
  init?(of scenario: Scenario, from old: ComponentGraph, to new: ComponentGraph) {
    var scenario = scenario
    scenario.soft = true
    let before = Runner.record(scenario.with(old), snapshotUse: .update, keepsAll: true)
    let after = Runner.record(scenario.with(new), snapshotUse: .update, keepsAll: true)
    let oldSteps = Dictionary(grouping: before.moments, by: \.step)
    let newSteps = Dictionary(grouping: after.moments, by: \.step)
    let last = max(before.moments.last?.step ?? 0, after.moments.last?.step ?? 0)
    func difference(_ number: Int, beyond known: Set<ObservablePath>) -> MomentDifference? {
      MomentDifference(from: oldSteps[number] ?? [], to: newSteps[number] ?? [], beyond: known)
    }
    let beginning = difference(0, beyond: [])
    // Differences that exist from the start would hide the step at which the runs diverge.
    let known = beginning?.observables ?? []
    let first = (0..<last).lazy.map { $0 + 1 }.first { difference($0, beyond: known) != nil }
    guard let found = first.flatMap({ difference($0, beyond: known) }) ?? beginning else { return nil }
    self.scenario = scenario
    step = first ?? 0
    differences = found.phrases
    // That a component which only one of the presets has makes calls says nothing new.
    consequences = ComponentRole.allCases.filter { old[$0] != nil && new[$0] != nil }.flatMap { role in
      [(Callback.refreshing, "calls back"), (.endRefreshingCompletion, "comes to rest")].compactMap {
        ScenarioDifference.phrase($1, role, before.times(of: $0, at: role), after.times(of: $0, at: role))
      }
    }
  }

  /// Returns the differences between two moments, in words; empty if there are none.
  package static func phrases(from old: Recording.Moment, to new: Recording.Moment) -> [String] {
    MomentDifference(from: [old], to: [new])?.phrases ?? []
  }

  /// Returns how the calls of the app differ: `the header calls back 150 ms later, at 0.4 s instead of 0.25 s`.
  private static func phrase(_ verb: String, _ role: ComponentRole, _ old: [Instant], _ new: [Instant]) -> String? {
    guard old != new else { return nil }
    let subject = "the \(role.rawValue)"
    if old.isEmpty { return "\(subject) now \(verb), at \(seconds(new[0]))" }
    if new.isEmpty { return "\(subject) no longer \(verb)" }
    guard old.count == new.count else {
      return "\(subject) \(verb) \(times(new.count)) instead of \(times(old.count))"
    }
    guard let (before, after) = zip(old, new).first(where: { $0 != $1 }) else { return nil }
    let difference = before < after ? after - before : before - after
    return "\(subject) \(verb) \(milliseconds(difference)) \(after < before ? "earlier" : "later"), "
      + "at \(seconds(after)) instead of \(seconds(before))"
  }

  private static func times(_ count: Int) -> String { count == 1 ? "once" : "\(count) times" }

  /// Returns a time in seconds, to the millisecond like the differences.
  private static func seconds(_ instant: Instant) -> String {
    "\(instant.seconds.rounded(decimals: 3).shortestText) s"
  }
}

extension Recording {
  /// Returns the times at which a component made a call.
  fileprivate func times(of callback: Callback, at role: ComponentRole) -> [Instant] {
    moments.flatMap(\.events).filter { $0.kind == .call(role, callback) }.map(\.time)
  }
}
