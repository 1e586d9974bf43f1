import RefreshEngine

/// A kind of coverage, with its own goals.
public enum CoverageKind: String, Sendable, CaseIterable {
  /// The states that the component was in.
  case states
  /// The changes from one state to another.
  case transitions
  /// The causes of the component's refreshes.
  case triggers
  /// The calls to the app.
  case callbacks
  /// The titles that were visible, by state and language.
  case titles
  /// The frames that were visible.
  case frames
  /// The states and the stops of ramps for which its parts have values.
  case parts

  /// Whether components of any type can have such goals.
  var isUsual: Bool { self != .parts }
}

/// One feature of a component that a run can cover.
public struct CoverageGoal: Hashable, Sendable {
  /// The kind of coverage.
  public let kind: CoverageKind
  /// The name of the goal: `idle -> pulling`, `refreshing()`, `idle in en`.
  public let name: String

  /// Makes a goal.
  init(_ kind: CoverageKind, _ name: String) { (self.kind, self.name) = (kind, name) }
}

/// The coverage of a component: its goals, and those that runs have reached.
public struct ComponentCoverage: Sendable {
  /// The component's type.
  public let kind: ComponentKind
  /// The goals, in a fixed order.
  public private(set) var goals: [CoverageGoal] = []
  /// The goals that were reached.
  public private(set) var seen: Set<CoverageGoal> = []

  /// - Parameters:
  ///   - kind: The component's type.
  ///   - goals: The goals; duplicates count once.
  init(kind: ComponentKind, goals: [CoverageGoal]) {
    self.kind = kind
    expect(goals)
  }

  /// The role in which the component is attached.
  public var role: ComponentRole { kind.role }

  /// Returns the goals of a kind, in order.
  public func goals(_ kind: CoverageKind) -> [CoverageGoal] { goals.filter { $0.kind == kind } }

  /// The kinds of coverage that the component has; the unusual ones only if it has goals for them.
  public var kinds: [CoverageKind] { CoverageKind.allCases.filter { $0.isUsual || !goals($0).isEmpty } }

  /// Returns how many of the goals of a kind were reached.
  public func share(_ kind: CoverageKind) -> CoverageShare { CoverageShare(goals(kind), seen) }

  /// The share of the goals that were reached.
  public var share: CoverageShare { CoverageShare(goals, seen) }

  /// The goals that no run has reached, in order.
  public var missed: [CoverageGoal] { goals.filter { !seen.contains($0) } }

  /// Records that a goal was reached, and ignores one that the component does not have.
  mutating func see(_ goal: CoverageGoal) { if goals.contains(goal) { seen.insert(goal) } }

  /// Adds the goals that it does not have yet.
  mutating func expect(_ more: [CoverageGoal]) {
    var known = Set(goals)
    let new = more.filter { known.insert($0).inserted }
    guard !new.isEmpty else { return }
    goals = CoverageKind.allCases.flatMap { kind in goals(kind) + new.filter { $0.kind == kind } }
  }

  /// Adds the coverage of the same component by another run.
  mutating func formUnion(_ other: ComponentCoverage) {
    expect(other.goals)
    seen.formUnion(other.seen)
  }
}

/// A number of things out of a total.
public struct CoverageShare: Equatable, Sendable {
  /// The number of things seen.
  public var seen: Int
  /// The total.
  public var count: Int

  /// Creates a share. The default is 0 of 0.
  public init(seen: Int = 0, count: Int = 0) {
    self.seen = seen
    self.count = count
  }

  init(_ goals: [CoverageGoal], _ seen: Set<CoverageGoal>) {
    self.init(seen: goals.count(where: seen.contains), count: goals.count)
  }

  /// The share as a fraction; 1 if the total is 0.
  public var fraction: Double { count == 0 ? 1 : Double(seen) / Double(count) }

  /// Returns the sum of two shares.
  public static func + (a: CoverageShare, b: CoverageShare) -> CoverageShare {
    CoverageShare(seen: a.seen + b.seen, count: a.count + b.count)
  }
}

extension ComponentCoverage {
  /// Records the coverage of the component by a recording, and ignores a component of another type in the same role.
  ///
  /// - Parameters:
  ///   - recording: The recording of a scenario that contains the component.
  ///   - blueprint: The component with its settings.
  mutating func see(_ recording: Recording, of blueprint: ComponentBlueprint) {
    see(.state(.idle))
    var before: Recording.Moment?
    for moment in recording.moments {
      if moment.simulation.kind(of: role) == kind {
        let commands = moment.step > 0 ? recording.scenario.steps[moment.step - 1].commands ?? [] : []
        for event in moment.events { see(event.kind, in: commands, between: before, and: moment) }
        expect(blueprint.titleGoals(in: moment.simulation.language))
        seeLooks(of: moment, blueprint)
      }
      before = moment
    }
  }

  private mutating func see(
    _ event: Event.Kind, in commands: [Command], between old: Recording.Moment?, and new: Recording.Moment
  ) {
    if case .call(role, let callback) = event { see(.callback(callback)) }
    guard case .state(role, let from, let to) = event else { return }
    see(.state(to))
    see(.transition(from: from, to: to))
    guard to == .refreshing || to == .willRefresh else { return }
    let trigger = RefreshTrigger(of: kind.family, at: role, from: from, in: commands, between: old, and: new)
    see(CoverageGoal(.triggers, trigger.rawValue))
  }

  /// Records the title and the frame that are visible at a moment.
  private mutating func seeLooks(of moment: Recording.Moment, _ blueprint: ComponentBlueprint) {
    func value(_ leaf: ComponentLeaf) -> ObservedValue? { moment[.component(role, leaf)] }
    guard let state = moment.state(of: role), value(.hidden) == .bool(false) else { return }
    if case .text(let title) = value(.stateLabelText), !title.isEmpty, value(.stateLabelHidden) == .bool(false) {
      see(blueprint.titleGoal(state, in: moment.simulation.language))
    }
    seeParts(of: moment, in: state)
    guard kind.has(.gif), value(.gifHidden) == .bool(false) else { return }
    if state != .idle {
      if value(.gifAnimating) == .bool(true) || value(.gifImage) == .number(0) { see(.frames(of: state)) }
    } else if case .number(let index) = value(.gifImage), value(.gifAnimating) == .bool(false) {
      see(.frame(Int32(index), of: .idle))
    }
  }
  /// Records the states, and the stops of ramps, that determine how parts look at a moment.
  private mutating func seeParts(of moment: Recording.Moment, in state: RefreshState) {
    let percent = moment.number(.component(role, .pullingPercent))
    for part in moment.simulation.parts(of: role) {
      see(.part(part.name, in: state))
      for rule in part.rules.map(\.rule) where !rule.states.contains(where: { $0.state == state }) {
        guard let stop = rule.ramp.last(where: { $0.percent <= percent }) ?? rule.ramp.first else { continue }
        see(.part(part.name, at: stop.percent))
      }
    }
  }
}
