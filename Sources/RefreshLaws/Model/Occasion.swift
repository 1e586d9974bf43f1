import RefreshEngine

/// A point of a run at which laws may check it.
package enum Occasion {
  /// A command is about to be carried out, by the driver or the app.
  indirect case begins(Command)
  /// A component changes its state. The change is not in the ledger yet.
  indirect case changes(StateEvent)
  /// A component calls the app. The call is not in the ledger yet.
  indirect case asks(CallEvent)
  /// A component's animation begins.
  case animates(ComponentRole, AnimationName, Interval)
  /// The animation of a part begins.
  case animatesPart(ComponentRole, PartName, Interval)
  /// A command was carried out, and its events are in the ledger.
  indirect case done(Deed)
  /// The app begins an answer to a call.
  case calls(AppCall)
  /// The app has answered a call, perhaps with a wait.
  case answered(AppCall)
  /// The app is called again and again at one instant.
  case endlessCalls
  /// An event of time is over.
  case moment
  /// A step of the driver is over.
  indirect case stepEnded(StepEnd)
  /// The simulation can't continue.
  case fault(Fault)
  /// A finger pulls an idle component that is shown into view, or lets go of one: at the end of the step. Not of auto footers.
  indirect case pulled(ComponentView, ComponentGrip)
  /// A component's looks can be judged: it rests, or it refreshes and the app knows, and the app has set nothing.
  indirect case looks(ComponentView)
  /// No finger is down after a step, and something still moves or is scheduled.
  case underWay
  /// No finger is down after a step, and nothing moves or is scheduled.
  case rest
  /// A component is present at such a rest, shown or hidden.
  indirect case rests(ComponentView)
  /// The list had time to come to rest, but it was not enough.
  case restless(after: Interval)
  /// The run is over and at rest. The app hasn't ended the components that still refresh.
  case settled
  /// The run is over and at rest, and everything that refreshed was ended.
  case ended
  /// After the run a pull was tried on a copy of the list.
  indirect case tried(TriedPull)
  /// Nothing follows, whether the run could come to rest or not.
  case over

  /// The kinds of occasions.
  package enum Kind: Int, CaseIterable, Sendable {
    case begins, changes, asks, animates, animatesPart, done, calls, answered, endlessCalls, moment, stepEnded,
      fault, pulled
    case looks, underWay, rest, rests, restless, settled, ended, tried, over
  }

  /// The kind.
  var kind: Kind {
    switch self {
    case .begins: .begins
    case .changes: .changes
    case .asks: .asks
    case .animates: .animates
    case .animatesPart: .animatesPart
    case .done: .done
    case .calls: .calls
    case .answered: .answered
    case .endlessCalls: .endlessCalls
    case .moment: .moment
    case .stepEnded: .stepEnded
    case .fault: .fault
    case .pulled: .pulled
    case .looks: .looks
    case .underWay: .underWay
    case .rest: .rest
    case .rests: .rests
    case .restless: .restless
    case .settled: .settled
    case .ended: .ended
    case .tried: .tried
    case .over: .over
    }
  }
}

/// A change of a component's state.
package struct StateEvent {
  /// The component; nil if it is no longer there.
  package let component: ComponentView?
  package let role: ComponentRole
  package let from, to: RefreshState
  package let time: Instant

  /// Whether a refresh begins.
  var begins: Bool { to == .refreshing }
  /// Whether a refresh ends.
  var ends: Bool { from == .refreshing }
}

/// A call that a component makes.
package struct CallEvent {
  /// The component; nil if it is no longer there.
  package let component: ComponentView?
  package let role: ComponentRole
  package let callback: Callback
  package let time: Instant
}

/// A command that was carried out, with the facts before it.
package struct Deed {
  /// The command.
  package let command: Command
  /// The scroll view before it.
  package let scroll: ScrollView
  /// Whether nothing else was done inside it: no answer of the app.
  package internal(set) var isAlone = true
  /// The refreshes, before it, of the component that it begins.
  package let entries: Int
  /// Whether it asks a component to begin that was idle and that it reaches.
  package let beginsIdle: Bool
  /// The state, before it, of the component that it ends; nil if it ends none.
  package let endedState: RefreshState?
  /// The component that it has hidden and that was shown before.
  package let hidden: ComponentRole?
}

/// A step of the driver that is over.
package struct StepEnd {
  /// The command; nil for the setup.
  package let command: Command?
  /// The scroll view before the step.
  package let scroll: ScrollView
  /// The components' states before it.
  package let states: ByRole<RefreshState>
}

/// The hold that a finger has on a component.
package struct ComponentGrip {
  /// Whether the step has lifted the finger.
  package let isLifted: Bool
  /// The component's state before the step.
  package let before: RefreshState
  /// The distance by which the component is pulled past the edge at which it begins to show, in points.
  package let way: Double
  /// The length of a whole pull, in points.
  package let extent: Double
}

/// A pull that was tried on a copy of the list.
package struct TriedPull {
  /// The state that a healthy component has after it.
  package let expected: RefreshState
  /// The distance past the threshold, in points; nil for a list that is let go at its end or a point above it.
  package let way: Double?
  /// The component after it.
  package let component: ComponentView

  /// The pull in words.
  var words: String {
    switch way {
    case nil: "a list that is let go \(expected == .idle ? "1 pt above" : "at") its end"
    case 0: "a pull of exactly the threshold"
    case let way?: "a pull 1 pt \(way < 0 ? "short of" : "past") the threshold"
    }
  }
}
