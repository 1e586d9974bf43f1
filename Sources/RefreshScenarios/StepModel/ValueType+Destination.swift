import RefreshDiagnostics
import RefreshEngine
import RefreshPresets
import RefreshYAML

extension ValueType where Value == Destination {
  /// A number for y, or a map with x, y or both.
  static var destination: Self { .by(scalar: y, map: axes) }

  /// A number for y.
  static var y: Self {
    ValueType<Double>.length.map({ Destination(y: $0) }, back: { $0.x == nil ? $0.y : nil })
  }

  /// A map with x, y or both.
  static var axes: Self {
    let axes = KeySet<Destination>([
      Key("x", .length, \.x, "Its horizontal part, in points."),
      Key("y", .length, \.y, "Its vertical part, in points."),
    ])
    return ValueType(axes.shape) { node, name, diagnostics in
      var destination = Destination()
      guard axes.decode(node, as: name, to: &destination, into: &diagnostics) else { return nil }
      if node.entries.isEmpty {
        return diagnostics.refuse(.wrongCount, "`\(name)` needs `x`, `y` or both", at: node.span)
      }
      return destination
    } write: {
      axes.members(of: $0).map { .map($0) }
    }
  }
}
