import RefreshPresets
import RefreshText

extension Completion {
  /// A proposal.
  struct Item: Equatable {
    /// The text that is shown and, unless there is a snippet, inserted.
    var label: String
    /// The kind as the protocol numbers it.
    var kind: Kind
    /// A short description.
    var detail: String = ""
    /// The documentation in Markdown.
    var documentation: String = ""
    /// The text that is inserted if the client supports snippets; nil for ``plain``.
    var snippet: String?
    /// The text that is inserted; nil for the label.
    var plain: String?

    /// The kind of a proposal.
    enum Kind: Int {
      case folderPart = 9
      case property = 10
      case value = 12
      case word = 20
      case file = 17
      case reference = 18
    }
  }
}

extension Completion.Item {
  /// Proposes a key.
  init(_ key: KeyDescription) {
    self.init(label: key.name, kind: .property, detail: key.shape.phrase, documentation: key.markdown)
  }

  /// Proposes a word.
  init(_ word: ValueShape.Word) {
    self.init(label: word.name, kind: .word, documentation: word.summary ?? "")
  }
}

extension KeyDescription {
  /// A typical value as a snippet.
  var exampleSnippet: String { exampleSnippet(at: 1) }

  /// Returns a typical value as a snippet.
  ///
  /// - Parameter place: The number of its place among those that are filled in.
  func exampleSnippet(at place: Int) -> String {
    let text =
      if case .text? = shape.alternatives.first, examples.isEmpty { example?.asYAML } else { example?.inBrackets }
    return text.map { "${\(place):\($0.inSnippet)}" } ?? "$\(place)"
  }
}

extension Document.Flow {
  /// The call of the flow, as the value of a step.
  var call: String {
    guard !parameters.isEmpty else { return name.asYAML }
    return "{ \(name.asYAML): { \(parameters.map(\.asYAML).joined(separator: ": , ")):  } }"
  }

  /// The call of the flow as a snippet with a place for each value.
  var callSnippet: String { parameters.isEmpty ? name.asYAML.inSnippet : "{ \(entrySnippet) }" }

  /// The call as a key with its value.
  var entrySnippet: String {
    let values = parameters.enumerated().map { "\($1.asYAML.inSnippet): ${\($0 + 1)}" }
    return "\(name.asYAML.inSnippet): { \(values.joined(separator: ", ")) }"
  }
}

extension String {
  /// The text with what would mean something in a snippet escaped.
  var inSnippet: String { replacing("\\", with: "\\\\").replacing("$", with: "\\$").replacing("}", with: "\\}") }

  /// The text as a value in YAML, with quotes where it needs them, also in brackets.
  var asYAML: String { YAMLValue.scalar(self).inBrackets ?? self }

  /// A value in its written form, with quotes if it is a text that needs them in brackets.
  var inBrackets: String {
    guard let first, !"{['\"".contains(first), contains(where: { "{}[],".contains($0) }) else { return self }
    return asYAML
  }
}
