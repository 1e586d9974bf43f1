import RefreshDiagnostics
import RefreshEngine
import RefreshPresets

/// A content offset, or a change of one, on one axis or both: `-120`, `{ x: 40 }`.
struct Destination: Equatable, Sendable {
  /// In points, nil where the axis stays.
  var x: Double?
  /// In points, nil where the axis stays.
  var y: Double?

  /// The offset that this is, from where the content stands.
  func point(from offset: Point) -> Point { Point(x: x ?? offset.x, y: y ?? offset.y) }

  /// The offset that lies so far from where the content stands.
  func point(by offset: Point) -> Point { Point(x: offset.x + (x ?? 0), y: offset.y + (y ?? 0)) }
}

extension ValueType where Value == Destination {
  /// A number for y, or a map with x, y or both.
  static var destination: Self {
    let axes = KeySet<Destination>([
      Key("x", .length, "Points along x.") { $0.x = $1 },
      Key("y", .length, "Points along y.") { $0.y = $1 },
    ])
    let map = ValueType(axes.shape) { node, name, diagnostics in
      var destination = Destination()
      guard axes.decode(node, as: name, to: &destination, into: &diagnostics) else { return nil }
      if node.entries.isEmpty {
        diagnostics.add(Diagnostic(.wrongCount, "`\(name)` needs `x`, `y` or both", at: node.span))
        return nil
      }
      return destination
    }
    return .by(scalar: ValueType<Double>.length.map { Destination(y: $0) }, map: map)
  }
}

extension Simulation {
  /// Where the content stands.
  var contentOffset: Point {
    guard case .number(let x) = self[.scroll(.offsetX)], case .number(let y) = self[.scroll(.offsetY)] else {
      return .zero
    }
    return Point(x: x, y: y)
  }
}
