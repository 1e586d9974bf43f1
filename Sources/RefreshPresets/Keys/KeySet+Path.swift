import RefreshDiagnostics
import RefreshText
import RefreshYAML

/// The dotted name of a property, as in `set` steps: `header.stateLabel.hidden`.
public struct DottedName: Sendable {
  /// One word of the name.
  public struct Word: Sendable {
    /// The word's text.
    public let text: String
    /// The word's span.
    public let span: Span

    /// Returns a fix that replaces the word, or nil if the source differs from its text.
    func fix(_ correction: Correction?) -> Fix? {
      guard let correction, span.text == text else { return nil }
      return Fix(replacing: span, by: correction.text, isSafe: correction.isSafe)
    }
  }

  private let words: [Word]
  /// The number of words before this name: 1 for the rest `height` of `header.height`.
  private var depth = 0

  /// Splits a key at its dots. Words may be empty.
  public init(_ key: Node) {
    var offset = 0
    words = (key.scalar ?? "").split(separator: ".", omittingEmptySubsequences: false).map { part in
      defer { offset += part.utf8.count + 1 }
      return Word(text: String(part), span: key.span(ofText: offset..<offset + part.utf8.count))
    }
  }

  /// The name without its first word, or nil if that is the only one.
  public var rest: DottedName? {
    var rest = self
    rest.depth += 1
    return rest.depth < words.count ? rest : nil
  }

  /// The first word.
  public var first: Word { words[depth] }

  /// The whole name, including the words before it.
  public var text: String { joined(words[...]) }
  /// The words before this name.
  var prefix: String { joined(words[..<depth]) }
  /// This name without the words before it.
  var suffix: String { joined(words[depth...]) }

  private func joined(_ words: ArraySlice<Word>) -> String { words.map(\.text).joined(separator: ".") }
}

extension KeySet {
  /// Reads the value of one property, given its dotted name such as `stateLabel.hidden`.
  ///
  /// A name that ends at a key with members (`stateLabel`) takes their map as its value.
  ///
  /// - Parameters:
  ///   - name: The name. Messages use its whole text, including the words before it.
  ///   - node: The value.
  ///   - target: Receives the value if it is valid.
  ///   - diagnostics: Collects the diagnostics.
  /// - Returns: Whether the property exists and the value is valid.
  @discardableResult
  public func decode(
    _ name: DottedName, value node: Node, to target: inout Target, into diagnostics: inout Diagnostics
  ) -> Bool {
    let word = name.first
    guard let key = self[word.text] else {
      diagnostics.add(description.unknownProperty(name))
      return false
    }
    guard let rest = name.rest else { return key.decode(node, at: word.span, to: &target, into: &diagnostics) }
    guard let members = key.members else {
      diagnostics.add(
        .unknownProperty, "`\(rest.prefix)` doesn't have a part \(quoted(rest.suffix))",
        at: rest.first.span, help: "it must be \(key.description.shape.phrase)")
      return false
    }
    return members.decode(rest, value: node, to: &target, into: &diagnostics)
  }

  /// Returns the properties to write, by their dotted names.
  ///
  /// - Parameters:
  ///   - target: The source of the values.
  ///   - prefix: The name of the owner of the properties.
  package func lines(of target: Target, under prefix: String) -> [YAMLValue.Member] {
    keys.flatMap { key in
      key.members?.lines(of: target, under: "\(prefix).\(key.name)")
        ?? key.written(target).map { [YAMLValue.Member("\(prefix).\(key.name)", $0.value)] } ?? []
    }
  }
}

extension KeySetDescription {
  /// Returns the diagnostic for a name that isn't a key.
  fileprivate func unknownProperty(_ name: DottedName) -> Diagnostic {
    let word = name.first
    let owner = owner ?? "`\(name.prefix)`"
    if let misplaced = elsewhere(word.text) {
      return Diagnostic(
        .misplacedKey, "\(quoted(word.text)) isn't a property of \(owner)", at: word.span, help: misplaced.help,
        fix: word.fix(misplaced.name.map { Correction($0, isSafe: true) }))
    }
    return Diagnostic(
      .unknownProperty, "unknown property \(quoted(name.text))", at: word.span,
      help: suggestion(for: word.text, in: keys.map(\.name), owner: owner, what: "properties"),
      fix: word.fix(Correction(of: word.text, in: keys.map(\.name))))
  }
}
