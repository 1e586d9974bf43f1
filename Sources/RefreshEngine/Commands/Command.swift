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
  /// Whether an app can't do it in an answer, because time would have to pass for everything else.
  package var blocksApp: Bool { if case .wait = self { false } else { traits.time != nil } }

  /// The facts about the command that don't concern the content.
  package var traits: Traits {
    switch self {
    case .wait(let time), .settle(let time): Traits(.time, takes: time)
    case .touch: Traits(.finger(.down))
    case .drag, .dragBy: Traits(.finger(.move), .answers, .drag)
    case .swipe(_, let time): Traits(.finger(.move), .answers, .drag, takes: time)
    case .pull(let role, _): Traits(.finger(.move), .answers, .drag, .pull, of: role)
    case .release, .cancel: Traits(.finger(.up))
    case .tap(let role): Traits(.finger(.tap), .answers, .tap, .begin, of: role)
    case .scroll, .scrollBy, .scrollToEnd: Traits(.app, .will, .scroll)
    case .loadRows, .loadHeight, .loadRowsAbove: Traits(.app, .will, .load)
    case .beginRefreshing(let role): Traits(.app, .will, .begin, .begin, of: role)
    case .endRefreshing(let role), .endRefreshingWithNoMoreData(let role):
      Traits(.app, .answers, .end, .end, of: role)
    case .resetNoMoreData(let role): Traits(.app, .will, .reset, .end, of: role)
    case .set(let role, _): Traits(.app, .settings, .set, .set, of: role)
    case .attach(let blueprint): Traits(.app, .settings, .attach, .attach, of: blueprint.kind.role)
    case .detach(let role): Traits(.app, .settings, .detach, .detach, of: role)
    case .setScene(.safeArea): Traits(.world, .surroundings, .set, movesEdges: true)
    case .setScene(.contentInset): Traits(.app, .settings, .set, movesEdges: true)
    case .setScene(.paging): Traits(.app, .settings, .set)
    case .setScene(.rows), .setScene(.contentHeight), .setScene(.contentWidth), .setScene(.rowHeight):
      Traits(.app, .will, .set)
    case .window: Traits(.world, .surroundings, .window)
    case .rotate: Traits(.world, .surroundings, .rotate, movesEdges: true)
    case .language: Traits(.world, .surroundings, .language)
    }
  }

  /// The path along which it moves the content; nil if it doesn't move the content along a path.
  package var path: Path? {
    switch self {
    case .drag(let goal), .scroll(let goal, _): .to(goal)
    case .dragBy(let way), .scrollBy(let way, _): .by(way)
    case .pull(let role, let amount): .showing(role, amount)
    case .swipe(let finger, _): .under(finger: finger)
    case .scrollToEnd(let edge, _): .toEnd(edge)
    case .touch, .release, .cancel, .tap, .wait, .settle, .loadRows, .loadHeight, .loadRowsAbove, .setScene, .set,
      .beginRefreshing, .endRefreshing, .endRefreshingWithNoMoreData, .resetNoMoreData, .attach, .detach, .window,
      .rotate, .language:
      nil
    }
  }

  /// Whether the scroll view animates the movement.
  package var isAnimated: Bool {
    switch self {
    case .scroll(_, let animated), .scrollBy(_, let animated), .scrollToEnd(_, let animated): animated
    case .touch, .drag, .dragBy, .pull, .swipe, .release, .cancel, .tap, .wait, .settle, .loadRows, .loadHeight,
      .loadRowsAbove, .setScene, .set, .beginRefreshing, .endRefreshing, .endRefreshingWithNoMoreData,
      .resetNoMoreData, .attach, .detach, .window, .rotate, .language:
      false
    }
  }

  /// The change of what the list contains, as an app makes it in an answer; nil if the content stays.
  package var load: ContentChange? {
    switch self {
    case .loadRows(let rows): .more(.rows(rows))
    case .loadHeight(let height): .more(.height(height))
    case .loadRowsAbove(let rows): .more(.rows(rows), isAbove: true)
    case .setScene(.rows(let rows)): .all(.rows(rows))
    case .setScene(.contentHeight(let height)): .all(.height(height))
    case .setScene(.contentWidth(let width)): .width(width)
    case .setScene(.rowHeight(let height)): .rowHeight(height)
    case .setScene(.safeArea), .setScene(.contentInset), .setScene(.paging), .set, .touch, .drag, .dragBy, .pull,
      .swipe, .release, .cancel, .tap, .wait, .settle, .scroll, .scrollBy, .scrollToEnd, .beginRefreshing,
      .endRefreshing, .endRefreshingWithNoMoreData, .resetNoMoreData, .attach, .detach, .window, .rotate, .language:
      nil
    }
  }
}

/// Variants of a command.
extension Command {
  /// Returns the same movement along another path of the same form, or nil if the command doesn't move the content along such a
  /// path.
  package func along(_ path: Path) -> Command? {
    switch (self, path) {
    case (.drag, .to(let goal)): .drag(to: goal)
    case (.dragBy, .by(let way)): .dragBy(way)
    case (.pull, .showing(let role, let amount)): .pull(role, amount)
    case (.swipe(_, let time), .under(let finger)): .swipe(by: finger, time)
    case (.scroll(_, let animated), .to(let goal)): .scroll(to: goal, animated: animated)
    case (.scrollBy(_, let animated), .by(let way)): .scrollBy(way, animated: animated)
    case (.scrollToEnd(_, let animated), .toEnd(let edge)): .scrollToEnd(edge, animated: animated)
    // Tests try each command that has a path.
    case (_, .to), (_, .by), (_, .under), (_, .toEnd), (_, .showing): nil
    }
  }

  /// The shorter commands that may have the same effect.
  package var simpler: [Command] {
    switch self {
    case .swipe(let way, _): [.dragBy(Point(x: -way.x, y: -way.y))]
    case .release(.some), .cancel: [.release(velocity: nil)]
    case .wait: [.settled]
    case .scroll(let goal, animated: true): [.scroll(to: goal, animated: false)]
    case .scrollBy(let way, animated: true): [.scrollBy(way, animated: false)]
    case .scrollToEnd(let edge, animated: true): [.scrollToEnd(edge, animated: false)]
    case .loadRowsAbove(let rows): [.loadRows(rows)]
    case .attach(let blueprint): [.attach(ComponentBlueprint(kind: blueprint.kind))]
    case .endRefreshingWithNoMoreData(let role): [.endRefreshing(role)]
    case .touch, .drag, .dragBy, .pull, .release(nil), .tap, .settle, .scroll, .scrollBy, .scrollToEnd, .loadRows,
      .loadHeight, .setScene, .set, .beginRefreshing, .endRefreshing, .resetNoMoreData, .detach, .window, .rotate,
      .language:
      []
    }
  }

  /// Returns the part of the command that happens within a time.
  package func cut(after moment: Interval) -> Command {
    switch self {
    case .wait, .settle: return .wait(moment)
    case .swipe(let way, let duration) where duration > .zero:
      let share = moment.seconds / duration.seconds
      return .swipe(by: Point(x: way.x * share, y: way.y * share), moment)
    case .swipe, .touch, .drag, .dragBy, .pull, .release, .cancel, .tap, .scroll, .scrollBy, .scrollToEnd,
      .loadRows, .loadHeight, .loadRowsAbove, .setScene, .set, .beginRefreshing, .endRefreshing,
      .endRefreshingWithNoMoreData, .resetNoMoreData, .attach, .detach, .window, .rotate, .language:
      return self
    }
  }

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
