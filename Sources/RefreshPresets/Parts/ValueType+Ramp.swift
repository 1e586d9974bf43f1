import RefreshDiagnostics
import RefreshEngine
import RefreshText
import RefreshYAML

/// The value at a pulling percent.
typealias RampStop = (percent: Double, value: PartRuleDraft.Value)

extension ValueType where Value == [RampStop] {
  /// A map from pulling percents to values: at least two, rising.
  static func ramp(of value: ValueType<PartRuleDraft.Value>) -> Self {
    let tags = TextShape(
      "pulling percent to \(value.shape.phrase)", pattern: NumberShape.percent.pattern, examples: ["0%", "100%"])
    let shape = ValueShape.map(keys: tags, values: value.shape)
    return ValueType(shape) { node, name, diagnostics in
      guard node.kind == .mapping else {
        return diagnostics.refuse(
          .wrongKind(of: node, as: name, shape, help: "write it like `\(name): { 0%: …, 100%: … }`"))
      }
      let entries = node.entries
      if let state = entries.first?.key, RefreshState.allCases.contains(where: { state.isScalar($0.name) }) {
        return diagnostics.refuse(
          .misplacedKey, "`\(state.scalar ?? "")` is a state, and percentages stand under `\(name)`",
          at: state.span,
          help: "states stand under `state`, beside `\(name)`")
      }
      guard entries.count > 1 else {
        return diagnostics.refuse(
          .wrongCount, "`\(name)` needs at least two percentages, found \(entries.isEmpty ? "none" : "one")",
          at: entries.first?.key.span ?? node.span,
          help: "what is always the same is written without `\(name)`; a ramp is written "
            + "`\(name): { 0%: …, 100%: … }`")
      }
      var stops: [(stop: RampStop, key: Span)] = []
      var isRight = true
      for entry in entries {
        let percent = ValueType<Double>.percent.decode(entry.key, as: name, into: &diagnostics)
        let value = value.decode(entry.value, as: entry.key.scalar ?? name, into: &diagnostics)
        guard let percent, let value else {
          isRight = false
          continue
        }
        // Presets that extend others put in percentages where they like.
        if let last = stops.last(where: { $0.key.file === entry.key.span.file }), percent <= last.stop.percent {
          diagnostics.add(.notRising(entry.key.span, behind: last.key, isSame: percent == last.stop.percent))
          return nil
        }
        stops.removeAll { $0.stop.percent == percent }
        stops.append(((percent, value), entry.key.span))
      }
      return isRight ? stops.map(\.stop).sorted { $0.percent < $1.percent } : nil
    }
  }
}

extension NumberShape {
  /// A pulling percent; no component is pulled farther than ten times its height.
  fileprivate static let percent = NumberShape(.fraction, minimum: 0, maximum: 10)
}

extension ValueType where Value == Double {
  fileprivate static let percent = ValueType(scalar: .number(.percent)) { text throws(ScalarRemark) in
    guard let number = NumberText(text), number.unit.isEmpty, case let bare = number.value(), bare > 10 else {
      return try NumberShape.percent.parse(text)
    }
    throw ScalarRemark(
      .outOfRange, "has the percentage \(quoted(text)), and the greatest is `1000%`", help: "write `\(text)%`",
      correction: Correction("\(text)%", isSafe: bare <= 1000))
  }
}

extension Diagnostic {
  fileprivate static func notRising(_ key: Span, behind last: Span, isSame: Bool) -> Diagnostic {
    Diagnostic(
      .unsortedRamp,
      isSame ? "`\(key.text)` is the same as `\(last.text)`" : "`\(key.text)` stands behind `\(last.text)`",
      at: key,
      labels: [Diagnostic.Label(isSame ? "the same" : "the greater one", at: last)],
      help: isSame ? "each percentage stands once" : "the percentages of a ramp rise")
  }
}
