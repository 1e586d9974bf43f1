import RefreshDiagnostics
import RefreshEngine
import RefreshText
import RefreshYAML

extension ValueType {
  /// Returns the type of a list whose items all have the same type.
  ///
  /// The value is nil if any item is invalid, so that the positions of the others don't shift.
  ///
  /// - Parameters:
  ///   - item: The type of an item.
  ///   - count: The allowed number of items. The default is any number.
  public static func list<Item>(of item: ValueType<Item>, count: ClosedRange<Int> = 0...Int.max) -> Self
  where Value == [Item] {
    let shape = ValueShape.list(of: item.shape, count: count)
    return ValueType(shape) { node, name, diagnostics in
      guard node.kind == .sequence else { return diagnostics.refuse(.wrongKind(of: node, as: name, shape)) }
      let nodes = node.items
      if nodes.count == 1, let inner = nodes.first, inner.kind == .sequence, item.shape.structureExample == nil {
        return diagnostics.refuse(
          .wrongType, "`\(name)` must be \(shape.phrase), found a list in a list", at: inner.span,
          help: "remove one pair of brackets or one dash",
          fix: node.fix(writing: inner.flowText))
      }
      guard count.contains(nodes.count) else {
        let found = nodes.isEmpty ? "an empty list" : counted(nodes.count, "item")
        return diagnostics.refuse(
          .wrongCount, "`\(name)` must be \(shape.phrase), found \(found)", at: node.span)
      }
      let items = nodes.compactMap { item.decode($0, as: name, into: &diagnostics) }
      return items.count == nodes.count ? items : nil
    } write: {
      let items = $0.compactMap(item.written)
      return items.count == $0.count ? .list(items) : nil
    }
  }

  /// Returns the type of a value that may be a scalar, a list or a map, each read by another type.
  ///
  /// - Parameters:
  ///   - scalar: The type of scalars, or nil if they aren't allowed.
  ///   - list: The type of lists, or nil if they aren't allowed.
  ///   - map: The type of maps, or nil if they aren't allowed.
  public static func by(scalar: Self? = nil, list: Self? = nil, map: Self? = nil) -> Self {
    let shape = ValueShape.either([scalar, list, map].compactMap { $0?.shape })
    return ValueType(shape) { node, name, diagnostics in
      let type =
        switch node.kind {
        case .scalar: node.isNull && node.isScalar("") ? nil : scalar
        case .sequence: list
        case .mapping: map
        }
      guard let type else { return diagnostics.refuse(.wrongKind(of: node, as: name, shape)) }
      return type.decode(node, as: name, into: &diagnostics)
    } write: { value in
      [scalar, list, map].lazy.compactMap { $0?.written(value) }.first
    }
  }

  /// Returns the type of one of some words, or of a scalar that another type reads.
  ///
  /// - Parameters:
  ///   - choices: The words and their values.
  ///   - other: The other type. If it can write a value, its form is preferred to a word.
  ///   - isSame: Returns whether two values are the same. The default always returns false, so that no word is
  ///     written.
  package static func words(
    _ choices: [(word: ValueShape.Word, value: Value)], or other: Self,
    by isSame: @escaping @Sendable (Value, Value) -> Bool = { _, _ in false }
  ) -> Self where Value: Sendable {
    let names = choices.map(\.word.name)
    let shape = ValueShape.either([.choice(choices.map(\.word)), other.shape])
    return ValueType(shape) { node, name, diagnostics in
      if let choice = choices.first(where: { node.isScalar($0.word.name) }) { return choice.value }
      guard let text = node.scalar, !node.isNull else {
        return diagnostics.refuse(.wrongKind(of: node, as: name, shape))
      }
      // A text that doesn't begin with a letter is read by the other type.
      guard text.first?.isLetter ?? false else { return other.decode(node, as: name, into: &diagnostics) }
      let remark = ScalarRemark(help: question(for: text, in: names), correction: Correction(of: text, in: names))
      return diagnostics.refuse(.remark(remark, on: node, as: name, shape))
    } write: { value in
      other.written(value) ?? choices.first { isSame($0.value, value) }.map { .scalar($0.word.name) }
    }
  }
}

extension ValueType where Value == Size {
  /// Returns the type of a width and a height in points, such as `[375, 667]`.
  public static func size(of side: ValueType<Double> = .positiveLength) -> Self {
    let list = ValueType<[Double]>.list(of: side, count: 2...2)
    return list.map({ Size(width: $0[0], height: $0[1]) }, back: { [$0.width, $0.height] }).reading {
      node, name, diagnostics in
      let scalar = node.items.count == 1 && node.items[0].isProduct ? node.items[0] : node
      guard scalar.kind != .sequence, let sides = sides(of: scalar), sides.count == 2 else {
        if node.kind != .sequence, let sides = sides(of: node), sides.count == 1 {
          return diagnostics.refuse(
            .wrongType, "`\(name)` must be \(list.shape.phrase), found \(found(node))", at: node.span,
            help: "write the width and the height: `\(name): [\(sides[0]), …]`")
        }
        return list.decode(node, as: name, into: &diagnostics).map { Size(width: $0[0], height: $0[1]) }
      }
      let meant = "[\(sides.joined(separator: ", "))]"
      return diagnostics.refuse(
        .wrongType, "`\(name)` must be \(list.shape.phrase), found \(found(node))", at: node.span,
        help: "write `\(name): \(meant)`", fix: node.fix(writing: meant))
    }
  }

  /// Returns the two lengths in other notations: `375x667`, `375 × 667`, `375, 667`,
  /// `{ width: 375, height: 667 }`.
  private static func sides(of node: Node) -> [String]? {
    let texts: [String]
    if let text = node.scalar {
      texts = text.withoutParentheses.split { "xX×*,; ".contains($0) }.map(String.init)
    } else {
      texts = [["width", "w"], ["height", "h"]].compactMap { names in
        node.entries.first { names.contains($0.key.scalar ?? "") }?.value.scalar
      }
      guard texts.count == node.entries.count else { return nil }
    }
    return texts.allSatisfy { NumberText($0)?.unit.isEmpty ?? false } ? texts : nil
  }
}

extension String {
  /// The text inside parentheses, as in `(28, 28)`.
  var withoutParentheses: Substring { hasPrefix("(") && hasSuffix(")") ? dropFirst().dropLast() : self[...] }
}

extension Node {
  /// Whether a text has a sign between two sides, `375x667`; other signs between them are slips of their own.
  var isProduct: Bool { scalar?.contains { "xX×*".contains($0) } ?? false }
}
