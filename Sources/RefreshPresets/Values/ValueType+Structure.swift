import RefreshDiagnostics
import RefreshEngine
import RefreshText

extension ValueType {
  /// A list whose items are all of one type.
  ///
  /// The value has the items that are right; it is nil when one is wrong, so that places do not shift.
  ///
  /// - Parameters:
  ///   - item: the type of an item.
  ///   - count: how many items there may be. The default is any number.
  public static func list<Item>(of item: ValueType<Item>, count: ClosedRange<Int> = 0...Int.max) -> Self
  where Value == [Item] {
    let shape = ValueShape.list(of: item.shape, count: count)
    return ValueType(shape) { node, name, diagnostics in
      guard node.kind == .sequence else {
        diagnostics.add(.wrongKind(of: node, as: name, shape))
        return nil
      }
      let nodes = node.items
      guard count.contains(nodes.count) else {
        let found = nodes.isEmpty ? "an empty list" : counted(nodes.count, "item")
        diagnostics.add(
          Diagnostic(.wrongCount, "`\(name)` must be \(shape.phrase), found \(found)", at: node.span))
        return nil
      }
      let items = nodes.compactMap { item.decode($0, as: name, into: &diagnostics) }
      return items.count == nodes.count ? items : nil
    }
  }

  /// What is read by one type when it is a scalar, by another when it is a list, by a third when it is a map.
  ///
  /// - Parameters:
  ///   - scalar: nil where scalars are wrong.
  ///   - list: nil where lists are wrong.
  ///   - map: nil where maps are wrong.
  public static func by(scalar: Self? = nil, list: Self? = nil, map: Self? = nil) -> Self {
    let shape = ValueShape.either([scalar, list, map].compactMap { $0?.shape })
    return ValueType(shape) { node, name, diagnostics in
      let type =
        switch node.kind {
        case .scalar: node.isNull && node.isScalar("") ? nil : scalar
        case .sequence: list
        case .mapping: map
        }
      guard let type else {
        diagnostics.add(.wrongKind(of: node, as: name, shape))
        return nil
      }
      return type.decode(node, as: name, into: &diagnostics)
    }
  }

  /// A word with a value of its own, or else what another type reads.
  public static func word(_ word: ValueShape.Word, _ value: Value, or other: Self) -> Self where Value: Sendable {
    let shape = ValueShape.either([.choice([word]), other.shape])
    return ValueType(shape) { node, name, diagnostics in
      if node.isScalar(word.name) { return value }
      guard node.kind == .scalar, !node.isNull else {
        diagnostics.add(.wrongKind(of: node, as: name, shape))
        return nil
      }
      return other.decode(node, as: name, into: &diagnostics)
    }
  }
}

extension ValueType where Value == Size {
  /// A width and a height in points, `[375, 667]`.
  public static func size(of side: ValueType<Double> = .positiveLength) -> Self {
    ValueType<[Double]>.list(of: side, count: 2...2).map { Size(width: $0[0], height: $0[1]) }
  }
}
