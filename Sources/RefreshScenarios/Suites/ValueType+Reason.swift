import RefreshDiagnostics
import RefreshPresets
import RefreshText

extension ValueType where Value == String {
  /// The reason why a scenario doesn't run. A word for yes or no isn't one: `skip: false` would skip the scenario.
  static let reason: Self = {
    let phrase = "the reason why it doesn't run"
    let words = ValueType<Bool>.words.map { word in word.map { "[\($0.lowercased())\($0.uppercased())]" }.joined() }
    let shape = TextShape(phrase, pattern: "^(?!(\(words.joined(separator: "|")))$)[\\s\\S]*\\S")
    return nonEmptyText(phrase).reading(as: .text(shape)) { node, name, diagnostics in
      guard let isSkipped = node.scalar.flatMap(ValueType<Bool>.meaning) else {
        return nonEmptyText(phrase).decode(node, as: name, into: &diagnostics)
      }
      return diagnostics.refuse(
        .wrongValue, "`\(name)` must be \(phrase), found \(found(node))", at: node.span,
        help: isSkipped
          ? "write the reason, like `\(name): waits for the new footer`" : "a scenario without `\(name)` runs")
    }
  }()
}
