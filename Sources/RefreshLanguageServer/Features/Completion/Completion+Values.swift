import RefreshPresets

extension Completion {
  /// Adds the words that may be written instead of a map with one key.
  mutating func addWords(_ shapes: [ValueShape]) {
    for case .oneKey(_, _, let words) in shapes { for word in words { append(Item(word)) } }
  }

  /// Adds the possible values.
  mutating func addValues(_ meaning: Meaning) {
    for word in meaning.words { append(Item(word)) }
    for shape in meaning.shapes {
      switch shape {
      case .boolean: for word in ["true", "false"] { append(Item(label: word, kind: .word)) }
      case .text(let text):
        if text.path == .image { addImageSets() }
        if let path = text.path { addFiles(isImage: path == .image) }
        for example in text.examples { addValue(example, detail: text.phrase) }
      case .integer, .number: if let example = shape.example { addValue(example, detail: shape.rangedPhrase) }
      default: break
      }
    }
    for example in meaning.key?.examples ?? [] {
      addValue(example, detail: meaning.key?.shape.phrase ?? "", isWritten: true)
    }
    // The default of other shapes may be a description.
    let isExact = meaning.shapes.contains { shape in
      switch shape {
      case .boolean, .integer, .number, .choice: true
      default: false
      }
    }
    if isExact, let text = meaning.key?.defaultText { addValue(text, detail: "the default", isWritten: true) }
    // A map in the line of its key.
    for shape in meaning.shapes where !isAloneInLine {
      let keys = shape.keys(in: SyntaxNode(kind: .map, range: range), marked)
      guard !keys.isEmpty, keys.count < 40 else { continue }
      for key in keys where key.isProposed && fits(key, beside: [], in: keys) {
        guard let others = shape.required(beside: key, in: keys) else { continue }
        var item = Item(key)
        var value = value(of: key)
        // A text that a state is compared with is one of the states.
        if let word = meaning.words.first, key.isText { value.snippet = "${1:\(word.name)}" }
        item.label = "{ \(key.name): }"
        let snippet = (["\(key.name): \(value.snippet)"] + others.snippets).joined(separator: ", ")
        (item.plain, item.snippet) = ("{ \(key.name): \(value.plain)", "{ \(snippet) }")
        append(item)
      }
    }
  }

  /// Adds an example, with quotes where it needs them and has none.
  ///
  /// - Parameter isWritten: Whether it is in its written form.
  private mutating func addValue(_ text: String, detail: String, isWritten: Bool = false) {
    var text = text
    if document.isQuoted(range) {
      if isWritten, let quote = text.first, "'\"".contains(quote) { text = String(text.dropFirst().dropLast()) }
    } else {
      text = isWritten ? text.inBrackets : text.asYAML
    }
    append(Item(label: text, kind: .value, detail: detail))
  }
}

extension KeyDescription {
  /// Whether the value is any text.
  fileprivate var isText: Bool { shape.alternatives.allSatisfy { if case .text = $0 { true } else { false } } }
}
