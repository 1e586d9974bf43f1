import RefreshEngine

/// A kind of coverage; each has goals of its own.
public enum CoverageKind: String, Sendable, CaseIterable {
  /// The states that it was in.
  case states
  /// The changes from one state to another.
  case transitions
  /// The causes of its refreshes.
  case triggers
  /// The calls to the app.
  case callbacks
  /// The titles that could be read, by state and language.
  case titles
  /// The frames that could be seen.
  case frames
  /// The states, and the stops of ramps, that its parts have values for.
  case parts

  /// Whether every component has such goals, or may have them.
  var isUsual: Bool { self != .parts }
}

/// One thing that a run can cover of a component.
public struct CoverageGoal: Hashable, Sendable {
  /// The kind of coverage.
  public let kind: CoverageKind
  /// Which: `idle -> pulling`, `refreshing()`, `idle in en`.
  public let name: String

  /// Makes a goal.
  init(_ kind: CoverageKind, _ name: String) { (self.kind, self.name) = (kind, name) }
}

/// The coverage of a component: its goals, and those that runs have reached.
public struct ComponentCoverage: Sendable {
  /// Its type.
  public let kind: ComponentKind
  /// The goals, in a fixed order.
  public private(set) var goals: [CoverageGoal] = []
  /// The goals that were reached.
  public private(set) var seen: Set<CoverageGoal> = []

  /// - Parameters:
  ///   - kind: Its type.
  ///   - goals: The goals; those that are named twice count once.
  init(kind: ComponentKind, goals: [CoverageGoal]) {
    self.kind = kind
    expect(goals)
  }

  /// Where it is attached.
  public var role: ComponentRole { kind.role }

  /// The goals of a kind, in order.
  public func goals(_ kind: CoverageKind) -> [CoverageGoal] { goals.filter { $0.kind == kind } }

  /// The kinds of coverage that it has, without those that few components have goals of.
  public var kinds: [CoverageKind] { CoverageKind.allCases.filter { $0.isUsual || !goals($0).isEmpty } }

  /// How many goals of a kind were reached, of how many.
  public func share(_ kind: CoverageKind) -> CoverageShare { CoverageShare(goals(kind), seen) }

  /// How many goals were reached, of how many.
  public var share: CoverageShare { CoverageShare(goals, seen) }

  /// The goals that no run has reached, in order.
  public var missed: [CoverageGoal] { goals.filter { !seen.contains($0) } }

  /// Notes what was seen; what is no goal is left out.
  mutating func see(_ goal: CoverageGoal) {
    if goals.contains(goal) { seen.insert(goal) }
  }

  /// Adds goals that are not known yet.
  mutating func expect(_ more: [CoverageGoal]) {
    var known = Set(goals)
    let new = more.filter { known.insert($0).inserted }
    guard !new.isEmpty else { return }
    goals = CoverageKind.allCases.flatMap { kind in goals(kind) + new.filter { $0.kind == kind } }
  }

  /// Adds what another run has seen of the same component.
  mutating func formUnion(_ other: ComponentCoverage) {
    expect(other.goals)
    seen.formUnion(other.seen)
  }
}

/// How many of some things.
public struct CoverageShare: Equatable, Sendable {
  /// How many were seen.
  public var seen: Int
  /// How many there are.
  public var count: Int

  /// Makes a share. The default is nothing of nothing.
  public init(seen: Int = 0, count: Int = 0) {
    self.seen = seen
    self.count = count
  }

  init(_ goals: [CoverageGoal], _ seen: Set<CoverageGoal>) {
    self.init(seen: goals.count(where: seen.contains), count: goals.count)
  }

  /// As a fraction; all of nothing is all.
  public var fraction: Double { count == 0 ? 1 : Double(seen) / Double(count) }

  /// Two shares together.
  public static func + (a: CoverageShare, b: CoverageShare) -> CoverageShare {
    CoverageShare(seen: a.seen + b.seen, count: a.count + b.count)
  }
}

extension ComponentCoverage {
  /// Notes what a recording shows of the component; one of another type in its place is not it.
  ///
  /// - Parameters:
  ///   - recording: Of a scenario that the component is part of.
  ///   - blueprint: The component with its settings.
  mutating func see(_ recording: Recording, of blueprint: ComponentBlueprint) {
    see(.state(.idle))
    var before: Recording.Moment?
    for moment in recording.moments {
      if moment.simulation.kind(of: role) == kind {
        let step = moment.step > 0 ? recording.scenario.steps[moment.step - 1].name : nil
        for event in moment.events { see(event.kind, in: step, between: before, and: moment) }
        expect(blueprint.titleGoals(in: moment.simulation.language))
        seeLooks(of: moment)
      }
      before = moment
    }
  }

  private mutating func see(
    _ event: Event.Kind, in step: String?, between old: Recording.Moment?, and new: Recording.Moment
  ) {
    switch event {
    case .state(role, let from, let to):
      see(.state(to))
      see(.transition(from: from, to: to))
      guard to == .refreshing || to == .willRefresh else { return }
      let trigger = RefreshTrigger(of: kind.family, at: role, from: from, in: step, between: old, and: new)
      see(CoverageGoal(.triggers, trigger.rawValue))
    case .call(role, let callback): see(.callback(callback))
    default: break
    }
  }

  /// The title and the frame that can be seen at a moment.
  private mutating func seeLooks(of moment: Recording.Moment) {
    func value(_ leaf: ComponentLeaf) -> ObservedValue? { moment[.component(role, leaf)] }
    guard let state = moment.state(of: role), value(.hidden) == .bool(false) else { return }
    if case .text(let title) = value(.stateLabelText), !title.isEmpty, value(.stateLabelHidden) == .bool(false) {
      see(.title(state, in: moment.simulation.language))
    }
    seeParts(of: moment, in: state)
    guard kind.has(.gif), value(.gifHidden) == .bool(false) else { return }
    if state != .idle {
      if value(.gifAnimating) == .bool(true) || value(.gifImage) == .number(0) { see(.frames(of: state)) }
    } else if case .number(let index) = value(.gifImage), value(.gifAnimating) == .bool(false) {
      see(.frame(Int32(index), of: .idle))
    }
  }
  /// The states and stops of ramps that decide about parts at a moment.
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
