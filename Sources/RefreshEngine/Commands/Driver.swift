/// A command that is being carried out, from event to event, so that its caller can observe each.
///
/// This is the only loop in which commands take time:
///
///     var driver = Driver(command, on: &simulation)
///     while driver.advance(&simulation) != nil { … }
public struct Driver: Sendable {
  /// The reason why passing time has stopped.
  public enum Passage: Sendable {
    /// An event: something that was due, or a frame of a movement. The run loop has turned.
    case event
    /// The end of the time that the command takes, or a fault.
    case end
  }

  /// A command that takes time.
  private enum Course: Sendable {
    case wait, settle, swipe
  }

  /// The command that is under way; nil if it takes no time, or is over.
  private var course: Course?
  /// The instant at which it is over at the latest.
  private var end = Instant.zero
  private var hasReachedEnd = false

  /// Begins a command, and carries out the part of it that takes no time.
  ///
  /// The run loop turns only for ``Command/settle(atMost:)``.
  public init(_ command: Command, on simulation: inout Simulation) {
    let outer = simulation.cause
    simulation.note(command)
    defer { simulation.cause = outer }
    switch command {
    case .touch: simulation.touch()
    case .drag(let destination): simulation.drag(to: destination.point(from: simulation.scroll.offset))
    case .dragBy(let way): simulation.drag(to: simulation.scroll.offset.moved(by: way))
    case .pull(let role, let amount):
      if let offset = simulation.pullOffset(of: role, by: amount) { simulation.drag(to: offset) }
    case .swipe(let way, let duration):
      simulation.beginSwipe(by: way, duration: duration)
      begin(.swipe, atMost: duration, in: &simulation)
    case .release(let velocity): simulation.release(velocity: velocity)
    case .cancel: simulation.cancel()
    case .scroll(let destination, let animated): simulation.scroll(to: destination, animated: animated)
    case .scrollBy(let way, let animated):
      let goal = simulation.scroll.offset.moved(by: way)
      let destination = Destination(x: way.x == 0 ? nil : goal.x, y: way.y == 0 ? nil : goal.y)
      simulation.scroll(to: destination, animated: animated)
    case .scrollToEnd(let edge, let animated): simulation.scroll(toEnd: edge, animated: animated)
    case .wait(let interval): begin(.wait, atMost: interval, in: &simulation)
    case .settle(let interval):
      simulation.turn()
      begin(.settle, atMost: interval, in: &simulation)
    case .loadRows(let rows): simulation.load(rows: rows)
    case .loadHeight(let height): simulation.load(height: height)
    case .loadRowsAbove(let rows): simulation.load(rowsAbove: rows)
    case .setScene(let property): simulation.set(property)
    case .set(let role, let change): simulation.set(role, change)
    case .beginRefreshing(let role): simulation.beginRefreshing(role)
    case .endRefreshing(let role): simulation.endRefreshing(role)
    case .endRefreshingWithNoMoreData(let role): simulation.endRefreshingWithNoMoreData(role)
    case .resetNoMoreData(let role): simulation.resetNoMoreData(role)
    case .tap(let role): simulation.tap(role)
    case .attach(let blueprint): simulation.attach(blueprint)
    case .detach(let role): simulation.detach(role)
    case .window(let isInWindow): simulation.setWindow(isInWindow)
    case .rotate(let size): simulation.rotate(to: size)
    case .language(let tag): simulation.setLanguage(tag)
    }
  }

  private mutating func begin(_ course: Course, atMost interval: Interval, in simulation: inout Simulation) {
    let end = simulation.now + interval
    if end <= Instant.latest { (self.course, self.end) = (course, end) } else { simulation.fault = .tooLong }
  }

  /// Returns the instant to which ``advance(_:)`` lets time pass next, or nil if the command is over.
  package func next(in simulation: Simulation) -> Instant? {
    guard let course, !hasReachedEnd, course != .settle || !simulation.isSettled else { return nil }
    return min(simulation.nextEvent ?? end, end)
  }

  /// Lets time pass to the next event, or to the end of the command.
  ///
  /// - Parameter simulation: The simulation on which the command began.
  /// - Returns: What has happened, or nil if the command is over.
  public mutating func advance(_ simulation: inout Simulation) -> Passage? {
    guard let course else { return nil }
    guard hasReachedEnd || course == .settle && simulation.isSettled else {
      if simulation.advanceToNextEvent(before: end) { return .event }
      hasReachedEnd = true
      return .end
    }
    self.course = nil
    if course == .swipe { simulation.endSwipe() }
    return nil
  }
}

extension Point {
  fileprivate func moved(by way: Point) -> Point { Point(x: x + way.x, y: y + way.y) }
}

extension Simulation {
  /// Carries out a command to its end. The run loop doesn't turn unless time passes.
  public mutating func perform(_ command: Command) {
    var driver = Driver(command, on: &self)
    while driver.advance(&self) != nil {}
  }

  /// Carries out a step of a driver: a command, then a turn of the run loop.
  public mutating func step(_ command: Command) {
    perform(command)
    turn()
  }

  /// Carries out a step of a driver: commands in order, then a turn of the run loop.
  public mutating func step(_ commands: [Command]) {
    for command in commands { perform(command) }
    turn()
  }
}
