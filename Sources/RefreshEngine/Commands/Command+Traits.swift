extension Command {
  /// The facts by which the language, lint rules and explorations decide about a command, so that they need not know
  /// every command.
  package struct Traits: Equatable, Sendable {
    /// The one who carries it out.
    package let actor: Actor
    /// The lowest level that a run with it can have, as far as that doesn't depend on the moment.
    package let level: Level
    /// The action that a problem may depend on; nil for commands that only let time pass, touch or release.
    package let need: Need?
    /// Whether it moves the edges of the content other than by a change of the content.
    fileprivate let movesEdges: Bool
    /// The effect on its component.
    package let effect: Effect?
    /// The component that it addresses; nil if it addresses none.
    package let role: ComponentRole?
    /// The longest time that can pass until it is over; nil if it takes no time.
    package let time: Interval?

    init(
      _ actor: Actor, _ level: Level = .answers, _ need: Need? = nil, _ effect: Effect? = nil,
      of role: ComponentRole? = nil, movesEdges: Bool = false, takes time: Interval? = nil
    ) {
      (self.actor, self.level, self.need) = (actor, level, need)
      (self.effect, self.role, self.movesEdges, self.time) = (effect, role, movesEdges, time)
    }
  }

  /// The actor that carries out a command.
  package enum Actor: Equatable, Sendable {
    /// No one: time passes.
    case time
    /// A finger on the screen.
    case finger(Grip)
    /// The app.
    case app
    /// The system and its user, around the app.
    case world
  }

  /// An action of a finger.
  package enum Grip: Sendable {
    /// It goes down, and stays where it is.
    case down
    /// It moves the content, going down first if necessary.
    case move
    /// It goes up, or the system takes it away.
    case up
    /// It goes down and up again.
    case tap
  }

  /// A path of the content.
  package enum Path: Equatable, Sendable {
    /// To an offset; an axis without a value doesn't move.
    case to(Destination)
    /// By this many points from the current offset.
    case by(Point)
    /// Along with a finger that moves this many points, and that the content resists beyond its edges.
    case under(finger: Point)
    /// To an end of the content.
    case toEnd(InsetEdge)
    /// To the offset at which this amount of a component shows.
    case showing(ComponentRole, PullAmount)

    fileprivate var motion: Motion {
      switch self {
      case .to, .by, .under, .showing: .offset
      case .toEnd: .end
      }
    }
  }

  /// A change of the content.
  package enum ContentChange: Equatable, Sendable {
    /// More content, at the end or above the first row.
    case more(ContentAmount, isAbove: Bool = false)
    /// Other content in place of all that is there.
    case all(ContentAmount)
    /// Another width, in points.
    case width(Double)
    /// Another height of the rows, in points.
    case rowHeight(Double)

    /// The amount of content that is added or that replaces all; nil for other changes.
    package var amount: ContentAmount? {
      switch self {
      case .more(let amount, _), .all(let amount): amount
      case .width, .rowHeight: nil
      }
    }

    fileprivate var motion: Motion? {
      switch self {
      case .more(_, let isAbove): isAbove ? .offset : .edges
      case .all: .edges
      case .width, .rowHeight: nil
      }
    }
  }

  /// An amount of content.
  package enum ContentAmount: Equatable, Sendable {
    /// A number of rows.
    case rows(Int32)
    /// A height in points.
    case height(Double)

    /// Whether there is any content.
    package var isContent: Bool {
      switch self {
      case .rows(let rows): rows > 0
      case .height(let height): height > 0
      }
    }
  }

  /// A thing that a command moves.
  package enum Motion: Sendable {
    /// The content offset, to anywhere.
    case offset
    /// The content offset, to an end of the content, where it can rest.
    case end
    /// The edges between which the content offset rests.
    case edges
  }

  /// The effect of a command on a component.
  package enum Effect: Sendable {
    /// Shows an amount of it.
    case pull
    /// Asks it to refresh.
    case begin
    /// Ends its refresh, or undoes that there is no more data.
    case end
    /// Changes its properties.
    case set
    /// Puts it on the scroll view, in place of the one that is there.
    case attach
    /// Removes it.
    case detach
  }

  /// An action on which a problem may depend, regardless of how far and for how long.
  package enum Need: String, Sendable {
    case drag, scroll, load, begin, end, reset, tap, set, attach, detach, window, rotate, language
  }

  /// The actions that the app and the world take in a run, from correct use of the library to wrong use.
  ///
  /// The level of a problem is that of the shortest run that still shows it.
  package enum Level: String, CaseIterable, Comparable, Sendable {
    /// The app answers each call of `refreshing()` with exactly one end or no more data.
    case answers
    /// The app also loads, scrolls and resets; it begins components that are idle, visible and on screen, and loads
    /// after ending.
    case will
    /// The safe area, the orientation, the window or the language change; the app begins components off screen.
    case surroundings
    /// Insets, visibility, height or paging change, or components are attached and detached.
    case settings
    /// The app ends a refresh when no end is due, begins a component that is not idle, or changes one off screen.
    case anything

    /// Returns whether level `a` demands less of the library than `b`.
    package static func < (a: Level, b: Level) -> Bool { a.rank < b.rank }

    private var rank: Int { Level.allCases.firstIndex(of: self) ?? 0 }
  }

  /// The thing that it moves directly; nil if nothing moves, or only components move something.
  package var moves: Motion? { path?.motion ?? load?.motion ?? (traits.movesEdges ? .edges : nil) }

  /// Whether it changes what the list contains.
  package var loads: Bool { load != nil }

  /// The step `wait: settled`.
  package static var settled: Command { .settle(atMost: longestRest) }

  /// The longest time that `wait: settled` and the ends of runs wait for everything to come to rest: 60 s.
  package static var longestRest: Interval { Interval(seconds: 60) }

  /// What a finger does in it; nil for commands that no finger carries out.
  package var grip: Grip? { if case .finger(let grip) = traits.actor { grip } else { nil } }
}
