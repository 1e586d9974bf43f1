import RefreshEngine
import RefreshScenarios

/// The conditions of a suite that every run has to keep.
package struct RunConditions: Sendable {
  /// Those that have to hold after every change.
  package var always: [Condition]
  /// Those that have to hold when all is settled and answered.
  package var atRest: [Condition]

  /// Makes conditions. The default is none.
  package init(always: [Condition] = [], atRest: [Condition] = []) {
    (self.always, self.atRest) = (always, atRest)
  }
}

/// What came of a run.
package struct Judgement: Sendable {
  /// What is wrong, in the order in which it shows.
  package var problems: [Problem] = []
  /// Properties that hold by design, and are told once: each is an identity and a sentence.
  package var notes: [(id: String, sentence: String)] = []
  /// What the run reached.
  package var features: Set<RunFeature> = []
}

/// Something that a run can reach: a transition, a guard that held or not, a pair of events.
package struct RunFeature: Hashable, Sendable {
  package let rawValue: UInt32

  package init(rawValue: UInt32) { self.rawValue = rawValue }

  /// A change of state.
  package static func transition(_ role: ComponentRole, from: RefreshState, to: RefreshState) -> RunFeature {
    let index = UInt32(ComponentRole.allCases.firstIndex(of: role) ?? 0)
    return RunFeature(rawValue: index << 8 | UInt32(from.rawValue) << 4 | UInt32(to.rawValue))
  }
}

/// Runs runs, and says what is wrong with them.
package enum Judge {
  /// Runs a run once and judges it.
  package static func judge(_ run: ExploredRun, under conditions: RunConditions = RunConditions()) -> Judgement {
    Judgement()
  }
}
