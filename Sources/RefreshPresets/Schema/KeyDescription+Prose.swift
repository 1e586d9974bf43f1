import RefreshDiagnostics
import RefreshText
import RefreshYAML

extension KeyDescription {
  /// The text that an editor shows for the key.
  var prose: String {
    var parts = [summary]
    switch shape {
    case .number, .integer, .text: parts.append("Value: \(shape.rangedPhrase)")
    // Other values are a word from a list or a map.
    default: break
    }
    if let defaultText { parts.append("Default: \(defaultText)") }
    if let mjrefresh { parts.append("MJRefresh: \(mjrefresh)") }
    return parts.joined(separator: "\n")
  }

  /// The default as a value, or nil if there is none or only a description of one, such as `the preset's`.
  var defaultValue: JSONValue? {
    guard let defaultText, let value = JSONValue(yaml: defaultText) else { return nil }
    guard case .string(let text) = value else { return value }
    let isValue =
      switch shape {
      case .text(let form): form.lets(text)
      case .number(let form): form.pattern.isFound(in: text)
      case .choice(let words): words.contains { $0.name == text }
      case .integer, .boolean: false
      default: true
      }
    return isValue ? value : nil
  }

  /// The same description, for a map that may have other keys too.
  var optional: KeyDescription {
    KeyDescription(
      name: name, shape: shape, defaultText: defaultText, mjrefresh: mjrefresh, examples: examples,
      caution: caution, summary: summary)
  }
}

extension ValueShape {
  /// The phrase for such a value, including the range of numbers.
  public var rangedPhrase: String {
    guard case .number(let number) = self, number.minimum >= 0 else { return phrase }
    return phrase + ", at least \(number.minimum.shortestText)"
  }
}

extension JSONValue {
  /// Makes the value of a YAML text as a reader sees it that guesses types by the core schema of YAML 1.2, as
  /// editors do.
  ///
  /// - Parameter yaml: An example or a default in a declaration. If it isn't valid YAML, the result is nil.
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
        // A number as in JSON (RFC 8259, section 6), without an exponent.
        let isNumber = text.wholeMatch(of: /-?(?:0|[1-9][0-9]*)(?:\.[0-9]+)?/) != nil
        self = isNumber ? .number(text) : .string(text)
      }
    }
  }
}
