import RefreshEngine
import RefreshPresets
import RefreshYAML

extension Node {
  /// The map of conditions that a text or a list of texts probably means, such as `{ header.state: idle }` for
  /// `header.state == idle`; `nil` if the meaning is unclear.
  var conditionsMeant: String? {
    let texts = kind == .scalar ? [self] : items
    let conditions = texts.compactMap { $0.scalar.flatMap(Node.condition) }
    return !texts.isEmpty && conditions.count == texts.count ? Node.flowText(ofEntries: conditions) : nil
  }

  /// Returns `header.state: idle` for `header.state == idle`, `header.state is idle` or `header.state:idle`.
  private static func condition(_ text: String) -> String? {
    let path = text.prefix { $0.isLetter || $0.isNumber || $0 == "." || $0 == "_" || $0 == "-" }
    let rest = text[path.endIndex...].drop { $0 == " " || $0 == ":" }
    guard let observable = ObservablePath.named(path), !rest.isEmpty else { return nil }
    if let meaning = ForeignMatcher.meaning(of: String(rest), for: observable.type) { return "\(path): \(meaning)" }
    let isPlain = rest.allSatisfy { $0.isLetter || $0.isNumber || ".-%_".contains($0) }
    return "\(path): \(isPlain ? String(rest) : String(rest).jsonLiteral)"
  }

  /// Returns the entries of nested maps with dotted names, such as `header.state: idle` for
  /// `header: { state: idle }`; `nil` if a name can't be observed, or a value takes more than one line.
  static func flattened(_ entry: Entry, under prefix: String = "") -> [String]? {
    guard let name = entry.key.scalar else { return nil }
    let path = prefix + name
    if ObservablePath.named(path) != nil {
      return entry.value.flowText.map { ["\(path): \($0)"] }
    }
    guard entry.value.kind == .mapping, !entry.value.entries.isEmpty else { return nil }
    let inner = entry.value.entries.map { flattened($0, under: path + ".") }
    return inner.contains { $0 == nil } ? nil : inner.flatMap { $0 ?? [] }
  }
}
