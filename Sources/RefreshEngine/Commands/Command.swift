/// One action of a driver, an app or a finger on a simulation, as data.
///
/// Scenario steps, app callbacks and a page in a browser all use the same commands.
public enum Command: Sendable {
  /// ``Simulation/touch()``.
  case touch
  /// ``Simulation/drag(to:)``; an axis without a value doesn't move.
  case drag(to: Destination)
  /// ``Simulation/drag(to:)``, by this many points from the current offset.
  case dragBy(Point)
  /// ``Simulation/drag(to:)``, to the offset at which this amount of a component shows. Does nothing if the
  /// component is missing.
  case pull(ComponentRole, PullAmount)
  /// ``Simulation/swipe(by:duration:)``.
  case swipe(by: Point, Interval)
  /// ``Simulation/release(velocity:)``.
  case release(velocity: Point?)
  /// ``Simulation/cancel()``.
  case cancel
  /// ``Simulation/scroll(to:animated:)``; an axis without a value doesn't move.
  case scroll(to: Destination, animated: Bool)
  /// ``Simulation/scroll(to:animated:)``, by this many points from the current offset.
  case scrollBy(Point, animated: Bool)
  /// ``Simulation/scroll(toEnd:animated:)``.
  case scrollToEnd(InsetEdge, animated: Bool)
  /// ``Simulation/advance(by:)``.
  case wait(Interval)
  /// ``Simulation/settle(atMost:)``.
  case settle(atMost: Interval)
  /// ``Simulation/load(rows:)``.
  case loadRows(Int32)
  /// ``Simulation/load(height:)``.
  case loadHeight(Double)
  /// ``Simulation/load(rowsAbove:)``.
  case loadRowsAbove(Int32)
  /// ``Simulation/set(_:)``.
  case setScene(SceneProperty)
  /// ``Simulation/set(_:_:)``.
  indirect case set(ComponentRole, ComponentSettings)
  /// ``Simulation/beginRefreshing(_:)``.
  case beginRefreshing(ComponentRole)
  /// ``Simulation/endRefreshing(_:)``.
  case endRefreshing(ComponentRole)
  /// ``Simulation/endRefreshingWithNoMoreData(_:)``.
  case endRefreshingWithNoMoreData(ComponentRole)
  /// ``Simulation/resetNoMoreData(_:)``.
  case resetNoMoreData(ComponentRole)
  /// ``Simulation/tap(_:)``.
  case tap(ComponentRole)
  /// ``Simulation/attach(_:)``.
  indirect case attach(ComponentBlueprint)
  /// ``Simulation/detach(_:)``.
  case detach(ComponentRole)
  /// ``Simulation/setWindow(_:)``.
  case window(Bool)
  /// ``Simulation/rotate(to:)``.
  case rotate(to: Size)
  /// ``Simulation/setLanguage(_:)``.
  case language(String)
}

extension Command {
  /// The facts by which the language, lint rules and explorations decide about a command, so that they need not know
  /// every command.
  package struct Traits: Equatable, Sendable {
    /// The one who carries it out.
    package let actor: Actor
    /// The lowest level that a run with it can have, as far as that doesn't depend on the moment.
    package let level: Level
    /// The action that a problem may depend on; nil for commands that only let time pass, touch or let go.
    package let need: Need?
    /// The thing that it moves directly; nil if nothing moves, or only components move something.
    package let moves: Motion?
    /// The effect on its component.
    package let effect: Effect?
    /// The component that it addresses; nil if it addresses none.
    package let role: ComponentRole?
    /// Whether it changes what the list contains, as an app does in an answer.
    package let loads: Bool
    /// The longest time that can pass until it is over; nil if it takes no time.
    package let time: Interval?

    fileprivate init(
      _ actor: Actor, _ level: Level = .answers, _ need: Need? = nil, moves: Motion? = nil, _ effect: Effect? = nil,
      of role: ComponentRole? = nil, loads: Bool = false, takes time: Interval? = nil
    ) {
      (self.actor, self.level, self.need, self.moves) = (actor, level, need, moves)
      (self.effect, self.role, self.loads, self.time) = (effect, role, loads, time)
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

  /// Whether an app can't do it in an answer, because time would have to pass for everything else.
  package var blocksApp: Bool { if case .wait = self { false } else { traits.time != nil } }

  /// The facts about the command.
  package var traits: Traits {
    switch self {
    case .wait(let time), .settle(let time): Traits(.time, takes: time)
    case .touch: Traits(.finger(.down))
    case .drag, .dragBy: Traits(.finger(.move), .answers, .drag, moves: .offset)
    case .swipe(_, let time): Traits(.finger(.move), .answers, .drag, moves: .offset, takes: time)
    case .pull(let role, _): Traits(.finger(.move), .answers, .drag, moves: .offset, .pull, of: role)
    case .release, .cancel: Traits(.finger(.up))
    case .tap(let role): Traits(.finger(.tap), .answers, .tap, .begin, of: role)
    case .scroll, .scrollBy: Traits(.app, .will, .scroll, moves: .offset)
    case .scrollToEnd: Traits(.app, .will, .scroll, moves: .end)
    case .loadRows, .loadHeight: Traits(.app, .will, .load, moves: .edges, loads: true)
    case .loadRowsAbove: Traits(.app, .will, .load, moves: .offset, loads: true)
    case .beginRefreshing(let role): Traits(.app, .will, .begin, .begin, of: role)
    case .endRefreshing(let role), .endRefreshingWithNoMoreData(let role):
      Traits(.app, .answers, .end, .end, of: role)
    case .resetNoMoreData(let role): Traits(.app, .will, .reset, .end, of: role)
    case .set(let role, _): Traits(.app, .settings, .set, .set, of: role)
    case .attach(let blueprint): Traits(.app, .settings, .attach, .attach, of: blueprint.kind.role)
    case .detach(let role): Traits(.app, .settings, .detach, .detach, of: role)
    case .setScene(.safeArea): Traits(.world, .surroundings, .set, moves: .edges)
    case .setScene(.contentHeight), .setScene(.rows): Traits(.app, .will, .set, moves: .edges, loads: true)
    case .setScene(.contentWidth), .setScene(.rowHeight): Traits(.app, .will, .set, loads: true)
    case .setScene(.contentInset): Traits(.app, .settings, .set, moves: .edges)
    case .setScene(.paging): Traits(.app, .settings, .set)
    case .window: Traits(.world, .surroundings, .window)
    case .rotate: Traits(.world, .surroundings, .rotate, moves: .edges)
    case .language: Traits(.world, .surroundings, .language)
    }
  }
}

extension Command {
  /// Returns the command with other numbers: all that a finger, an app or a file may vary, in the units in which they are
  /// written. Numbers that only say how long at most, which device or which look stay.
  ///
  /// - Parameter change: Returns the number that replaces another.
  package func replacingNumbers(_ change: (Double) -> Double) -> Command {
    func changed(_ number: Double) -> Double { change(number) }
    func changed(_ point: Point) -> Point { Point(x: changed(point.x), y: changed(point.y)) }
    func changed(_ goal: Destination) -> Destination { Destination(x: goal.x.map(changed), y: goal.y.map(changed)) }
    func changed(_ time: Interval) -> Interval { Interval(seconds: changed(time.seconds)) }
    func changed(_ count: Int32) -> Int32 { Int32(clamping: Int(max(0, changed(Double(count))))) }
    switch self {
    case .drag(let goal): return .drag(to: changed(goal))
    case .dragBy(let way): return .dragBy(changed(way))
    case .pull(let role, .points(let points)): return .pull(role, .points(changed(points)))
    // Fractions are handled in percent, which is how they are written.
    case .pull(let role, .fraction(let part)): return .pull(role, .fraction(changed(part * 100) / 100))
    case .swipe(let way, let time):
      let (way, time) = (changed(way), changed(time))
      return .swipe(by: way, time > .zero ? time : Interval(seconds: 0.1))
    case .release(let velocity): return .release(velocity: velocity.map(changed))
    case .scroll(let goal, let animated): return .scroll(to: changed(goal), animated: animated)
    case .scrollBy(let way, let animated): return .scrollBy(changed(way), animated: animated)
    case .wait(let time): return .wait(changed(time))
    case .loadRows(let rows): return .loadRows(changed(rows))
    case .loadRowsAbove(let rows): return .loadRowsAbove(changed(rows))
    case .loadHeight(let height): return .loadHeight(max(0, changed(height)))
    case .setScene(let property): return .setScene(property.replacingNumbers(change))
    case .touch, .cancel, .scrollToEnd, .settle, .set, .beginRefreshing, .endRefreshing,
      .endRefreshingWithNoMoreData, .resetNoMoreData, .tap, .attach, .detach, .window, .rotate, .language:
      return self
    }
  }
}

extension SceneProperty {
  fileprivate func replacingNumbers(_ changed: (Double) -> Double) -> SceneProperty {
    switch self {
    case .contentInset(let edge, let inset): .contentInset(edge, changed(inset))
    case .safeArea(let edge, let inset): .safeArea(edge, changed(inset))
    case .contentWidth(let width): .contentWidth(max(0, changed(width)))
    case .contentHeight(let height): .contentHeight(max(0, changed(height)))
    case .rows(let rows): .rows(Int32(clamping: Int(max(0, changed(Double(rows))))))
    case .rowHeight, .paging: self
    }
  }
}
