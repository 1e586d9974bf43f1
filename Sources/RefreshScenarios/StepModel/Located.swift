import RefreshDiagnostics
import RefreshPresets

/// A value with the place where it is written.
struct Located<Value: Sendable>: Sendable {
  /// The value.
  let value: Value
  /// Its place.
  let span: Span
}

extension ValueType where Value: Sendable {
  /// The same values, with their places.
  var located: ValueType<Located<Value>> {
    ValueType<Located<Value>>(shape) { node, name, diagnostics in
      decode(node, as: name, into: &diagnostics).map { Located(value: $0, span: node.span) }
    }
  }
}
