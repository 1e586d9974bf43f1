import RefreshDiagnostics
import RefreshEngine
import RefreshPresets

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
