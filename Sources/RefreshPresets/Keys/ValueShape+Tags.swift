extension ValueShape {
  /// Whether a tag says no other than what the key says itself.
  ///
  /// A tag is never needed. `!!int 5` under a number is as good as `5`; `!!str 5` contradicts the key.
  ///
  /// - Parameter tag: in full.
  func allows(tag: String) -> Bool {
    switch self {
    case .boolean: tag == ValueShape.standard + "bool"
    case .integer: ["int", "float"].contains { tag == ValueShape.standard + $0 }
    case .number(let shape):
      // `0.25s` and `50%` are text to other readers.
      (shape.quantity == .duration || shape.quantity == .fraction ? ["int", "float", "str"] : ["int", "float"])
        .contains { tag == ValueShape.standard + $0 }
    case .text, .choice: tag == "!" || ["str", "timestamp"].contains { tag == ValueShape.standard + $0 }
    case .list: tag == ValueShape.standard + "seq"
    case .map, .names, .keys, .variants: tag == ValueShape.standard + "map"
    case .oneKey: ["map", "str"].contains { tag == ValueShape.standard + $0 }
    case .either(let shapes): shapes.contains { $0.allows(tag: tag) }
    case .named(_, let shape): shape().allows(tag: tag)
    case .anything: tag == "!" || tag.hasPrefix(ValueShape.standard)
    }
  }

  private static let standard = "tag:yaml.org,2002:"
}
