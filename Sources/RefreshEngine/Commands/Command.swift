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

/// A content offset on one or both axes.
public struct Destination: Equatable, Sendable {
  /// In points; nil if the axis doesn't move.
  public var x: Double?
  /// In points; nil if the axis doesn't move.
  public var y: Double?

  /// Makes a destination.
  public init(x: Double? = nil, y: Double? = nil) {
    self.x = x
    self.y = y
  }

  subscript(axis: ScrollAxis) -> Double? { axis == .vertical ? y : x }

  /// Returns the complete offset, with the coordinates of `offset` for the missing ones.
  func point(from offset: Point) -> Point { Point(x: x ?? offset.x, y: y ?? offset.y) }
}
