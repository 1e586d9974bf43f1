import RefreshDiagnostics
import RefreshEngine
import RefreshText
import RefreshYAML

/// A value at a pulling percent.
typealias RampStop = (percent: Double, value: PartRuleDraft.Value)

extension ValueType where Value == [RampStop] {
  /// Returns the type of a ramp: a map from pulling percents to values, with at least two entries in increasing
  /// order.
  static func ramp(of value: ValueType<PartRuleDraft.Value>) -> Self {
    let tags = TextShape(
      "pulling percent to \(value.shape.phrase)", pattern: NumberShape.percent.pattern, examples: ["0%", "100%"])
    let shape = ValueShape.map(keys: tags, values: value.shape)
    return ValueType(shape) { node, name, diagnostics in
      guard node.kind == .mapping else {
        return diagnostics.refuse(
          .wrongKind(
            of: node, as: name, shape, help: "write it like `\(name): { 0%: …, 100%: … }`",
            fix: node.fix(writing: node.rampMeant, isSafe: false)))
      }
      let entries = node.entries
      let colons = entries.compactMap {
        Diagnostic.missingColon(in: $0, among: entries, isKey: NumberShape.percent.takes)
      }
      if let first = colons.first {
        let edits = colons.compactMap(\.fix).flatMap(\.edits)
        return diagnostics.refuse(
          colons.count == 1
            ? first : first.fixed(by: Fix("add the colons", edits, isSafe: edits.count == colons.count)))
      }
      if let state = entries.first?.key, RefreshState.allCases.contains(where: { state.isScalar($0.name) }) {
        return diagnostics.refuse(
          .misplacedKey, "`\(state.scalar ?? "")` is a state, but `\(name)` needs percentages",
          at: state.span,
          help: "write states under `state`, next to `\(name)`")
      }
      guard entries.count > 1 else {
        return diagnostics.refuse(
          .wrongCount, "`\(name)` needs at least two percentages, found \(entries.isEmpty ? "none" : "one")",
          at: entries.first?.key.span ?? node.span,
          help: "write a constant without `\(name)`, or a ramp like "
            + "`\(name): { 0%: …, 100%: … }`")
      }
      if let bare = Diagnostic.bare(entries.map(\.key), as: name) { return diagnostics.refuse(bare) }
      var stops: [(stop: RampStop, key: Span)] = []
      var isRight = true
      for entry in entries {
        // Keys that aren't percentages are usually a single mistake.
        guard let percent = ValueType<Double>.pullingPercent.decode(entry.key, as: name, into: &diagnostics) else {
          return nil
        }
        let value = value.decode(entry.value, as: entry.key.scalar ?? name, into: &diagnostics)
        guard let value else {
          isRight = false
          continue
        }
        // An extending preset may add percentages anywhere.
        if let last = stops.last(where: { $0.key.file === entry.key.span.file }), percent <= last.stop.percent {
          let isSame = percent == last.stop.percent
          diagnostics.add(
            .notRising(entry.key.span, behind: last.key, isSame: isSame).fixed(by: isSame ? nil : node.sorted))
          return nil
        }
        stops.removeAll { $0.stop.percent == percent }
        stops.append(((percent, value), entry.key.span))
      }
      return isRight ? stops.map(\.stop).ordered(on: \.percent) : nil
    } write: { stops in
      .map(
        stops.compactMap { stop in
          guard case .scalar(let key) = ValueType<Double>.percent.written(stop.percent) else { return nil }
          return value.written(stop.value).map { YAMLValue.Member(key, $0) }
        })
    }
  }
}

extension NumberShape {
  /// A pulling percent; no component is pulled farther than ten times its height.
  static let percent = NumberShape(.fraction, .upTo(10))
}

extension NumberShape {
  /// Returns whether a text is a number of the shape.
  fileprivate func takes(_ text: String) -> Bool { (try? parse(text)) != nil }
}

extension Node {
  /// The fix that puts the percentages of a ramp in ascending order; nil where they aren't all valid.
  fileprivate var sorted: Fix? {
    let percents = entries.compactMap { entry in
      entry.key.scalar.flatMap { try? NumberShape.percent.parse($0) }.map { (percent: $0, entry: entry) }
    }
    guard percents.count == entries.count else { return nil }
    // One of them may also be mistyped.
    return fix(writing: Node.flowText(of: percents.sorted { $0.percent < $1.percent }.map(\.entry)), isSafe: false)
  }

  /// The ramp from the first value of a list to its second, `{ 0%: 0, 100%: 1 }` of `[0, 1]`; nil for other values.
  fileprivate var rampMeant: String? {
    guard kind == .sequence, items.count == 2, items.allSatisfy({ $0.kind == .scalar }),
      let first = items[0].flowText, let last = items[1].flowText
    else {
      return nil
    }
    return Node.flowText(ofEntries: ["0%: \(first)", "100%: \(last)"])
  }
}

extension ValueType where Value == Double {
  fileprivate static let pullingPercent = number(.percent)
}

extension Diagnostic {
  /// Returns the diagnostic for percentages without a percent sign, such as `30` for `30%`.
  fileprivate static func bare(_ keys: [Node], as name: String) -> Diagnostic? {
    let bare = keys.filter { key in
      guard let text = key.scalar, text.utf8.last != UInt8(ascii: "%") else { return false }
      return NumberText(text).map { $0.unit.isEmpty && $0.value() > 10 && $0.value() <= 1000 } ?? false
    }
    guard let first = bare.first else { return nil }
    let edits = bare.compactMap { key in
      key.span.text == key.scalar ? Fix.Edit(key.span.end..<key.span.end, "%") : nil
    }
    let isOneFile = bare.allSatisfy { $0.span.file === first.span.file }
    return Diagnostic(
      .outOfRange, "`\(name)` has the percentage `\(first.scalar ?? "")`, but the maximum is `1000%`",
      at: first.span,
      help: "write `\(first.scalar ?? "")%`",
      fix: isOneFile && edits.count == bare.count ? Fix("write the percentages with `%`", edits, isSafe: true) : nil
    )
  }

  fileprivate static func notRising(_ key: Span, behind last: Span, isSame: Bool) -> Diagnostic {
    Diagnostic(
      .unsortedRamp,
      isSame ? "`\(key.text)` is the same as `\(last.text)`" : "`\(key.text)` comes after `\(last.text)`",
      at: key,
      labels: [Diagnostic.Label(isSame ? "the same" : "the greater one", at: last)],
      help: isSame ? "use each percentage once" : "write the percentages of a ramp in ascending order")
  }
}
