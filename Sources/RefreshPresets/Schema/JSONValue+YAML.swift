import RefreshDiagnostics
import RefreshText
import RefreshYAML

extension JSONValue {
  /// What a text of YAML is to a reader that guesses types by the core schema of YAML 1.2, as editors do.
  ///
  /// - Parameter yaml: an example or a default of a declaration; nil if it is no YAML.
  init?(yaml: String) {
    var diagnostics = Diagnostics()
    var reader = YAMLReader(SourceFile(path: "example", text: yaml))
    guard let document = reader.next(into: &diagnostics), !diagnostics.hasErrors else { return nil }
    self.init(document.root)
  }

  private init(_ node: Node) {
    switch node.kind {
    case .mapping: self = .object(Object(node.entries.map { ($0.key.scalar ?? "", JSONValue($0.value)) }))
    case .sequence: self = .array(node.items.map { JSONValue($0) })
    case .scalar where node.isNull: self = .null
    case .scalar:
      let text = node.scalar ?? ""
      if node.style != .plain {
        self = .string(text)
      } else if text == "true" || text == "false" {
        self = .bool(text == "true")
      } else {
        self = JSONValue.isNumber(text) ? .number(text) : .string(text)
      }
    }
  }

  /// Whether a text is a number as JSON writes it (RFC 8259, section 6), without an exponent.
  private static func isNumber(_ text: String) -> Bool {
    let digits = text.first == "-" ? text.dropFirst() : text[...]
    let parts = digits.split(separator: ".", maxSplits: 1, omittingEmptySubsequences: false)
    return parts.allSatisfy { !$0.isEmpty && $0.utf8.allSatisfy { (0x30...0x39).contains($0) } }
      && (digits.first != "0" || parts[0].count == 1)
  }
}
