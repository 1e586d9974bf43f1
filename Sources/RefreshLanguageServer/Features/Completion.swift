import RefreshChecks
import RefreshDiagnostics
import RefreshFiles
import RefreshPresets
import RefreshProtocol
import RefreshText

/// What can be written at a place of a document, which may be broken there.
struct Completion {
  /// A proposal.
  struct Item: Equatable {
    /// What is shown and, unless there is a snippet, inserted.
    var label: String
    /// The kind as the protocol numbers it.
    var kind: Kind
    /// A short description.
    var detail: String = ""
    /// The documentation in Markdown.
    var documentation: String = ""
    /// What is inserted where clients take snippets; nil for ``plain``.
    var snippet: String?
    /// What is inserted; nil for the label.
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

  private static let sign = Array("\u{E000}".utf8)

  let document: Document
  let workspace: Workspace
  private let offset: Int
  /// The bytes that a proposal replaces.
  private(set) var range: Range<Int>
  /// The text before the place that belongs to what is being written.
  private(set) var typed = ""
  private(set) var items: [Item] = []

  /// Finds the proposals.
  init(at offset: Int, in document: Document, of workspace: Workspace) {
    (self.document, self.workspace, self.offset) = (document, workspace, offset)
    range = offset..<offset
    let bytes = document.file.bytes
    if let comment = document.tree.comments.first(where: { $0.contains(offset - 1) }) {
      completeComment(comment)
      return
    }
    // The tree of the text with a sign at the place says what would be there.
    let marked = Array(bytes[..<offset]) + Self.sign + Array(bytes[offset...])
    guard let path = SyntaxTree(marked).path(to: offset + Self.sign.count) else {
      // An empty document.
      let root = SyntaxNode(kind: .map, range: 0..<0)
      addKeys(document.shape.alternatives, in: root, isFlow: false, hasColon: false)
      return
    }
    let own = path.isKey ? path.entry?.entry.key ?? path.node.range : path.node.range
    let start = min(own.lowerBound, offset)
    range = start..<max(offset, min(own.upperBound - Self.sign.count, bytes.count))
    if let first = bytes.dropFirst(start).first, start < offset,
      first == UInt8(ascii: "'") || first == UInt8(ascii: "\"")
    {
      let isClosed = range.count > 1 && bytes[range.upperBound - 1] == first && range.upperBound > offset
      range = start + 1..<max(start + 1, range.upperBound - (isClosed ? 1 : 0))
    }
    typed = document.text(range.lowerBound..<max(range.lowerBound, offset))
    if completeParameter(path) { return }
    complete(path)
    items = items.filter { $0.label != "" }
  }

  private mutating func complete(_ path: SyntaxPath) {
    let meaning = Meaning(of: path, in: document)
    if path.isKey, let (entry, map) = path.entry {
      addKeys(meaning.outer, in: map, isFlow: map.isFlow, hasColon: entry.colon != nil)
      if map.entries.count == 1, entry.colon == nil { addWords(meaning.outer) }
      addNames(path)
      return
    }
    guard path.node.isScalar else { return }
    let isAlone = isAloneInLine
    if isAlone || isInFlowList(path) || isItem(path) {
      addKeys(
        meaning.shapes, in: path.node, isFlow: !isAlone && !isItem(path), hasColon: false,
        inBraces: isInFlowList(path))
    }
    addNames(path)
    // What the author has named is better than examples.
    if items.isEmpty || !path.names.contains(where: KnownKeys.references.contains) { addValues(meaning) }
  }

  /// Whether only spaces are before what is being written.
  private var isAloneInLine: Bool {
    let line = document.file.byteRange(ofLine: document.file.lineNumber(at: range.lowerBound))
    return document.file.bytes[min(line.lowerBound, range.lowerBound)..<range.lowerBound].allSatisfy { $0 == 32 }
  }

  private func isItem(_ path: SyntaxPath) -> Bool {
    if case .item(_, let list) = path.elements.last { !list.isFlow } else { false }
  }

  private func isInFlowList(_ path: SyntaxPath) -> Bool {
    if case .item(_, let list) = path.elements.last { list.isFlow } else { false }
  }

  // MARK: Keys

  private mutating func addKeys(
    _ shapes: [ValueShape], in map: SyntaxNode, isFlow: Bool, hasColon: Bool, inBraces: Bool = false
  ) {
    let present = Set(
      map.entries.filter { !$0.key.contains(range.lowerBound) && $0.key.lowerBound != range.lowerBound }.map(\.name)
    )
    for shape in shapes {
      var keys = shape.keys(in: map, document)
      if case .oneKey(let all, let options, _) = shape, all().contains(where: { present.contains($0.name) }) {
        keys = options
      }
      if case .map(let names, _) = shape, names.isLanguage {
        for tag in workspace.languages(for: document) where !present.contains(tag) {
          append(Item(label: tag, kind: .reference, plain: hasColon ? nil : tag + ": "))
        }
      }
      if case .names = shape {
        addDotted(keys, except: present, hasColon: hasColon)
      } else {
        for key in keys where !present.contains(key.name) && !key.hasPattern && key.caution == nil {
          add(key, isFlow: isFlow, hasColon: hasColon, inBraces: inBraces)
        }
      }
    }
  }

  private mutating func add(_ key: KeyDescription, isFlow: Bool, hasColon: Bool, inBraces: Bool) {
    var item = Item(label: key.name, kind: .property, detail: key.shape.phrase, documentation: key.markdown)
    if !hasColon {
      let alternatives = key.shape.alternatives
      let isGroup = alternatives.contains { !$0.isScalar && !$0.isList }
      let indent = String(repeating: " ", count: column + 2)
      let colon = key.name + ":"
      if !isFlow, key.examples.isEmpty, alternatives.contains(where: \.isList) {
        (item.plain, item.snippet) = (colon + "\n\(indent)- ", colon + "\n\(indent)- $0")
      } else if !isFlow, key.examples.isEmpty, isGroup {
        (item.plain, item.snippet) = (colon + "\n\(indent)", colon + "\n\(indent)$0")
      } else {
        let example = key.example.map { "${1:\($0.inSnippet)}" } ?? "$1"
        (item.plain, item.snippet) = (colon + " ", colon + " " + example)
      }
      if inBraces { (item.plain, item.snippet) = ("{ \(item.plain ?? "")", "{ \(item.snippet ?? "") }") }
    }
    append(item)
  }

  private var column: Int {
    range.lowerBound - document.file.byteRange(ofLine: document.file.lineNumber(at: range.lowerBound)).lowerBound
  }

  /// Adds the next segment of dotted names.
  private mutating func addDotted(_ keys: [KeyDescription], except present: Set<String>, hasColon: Bool) {
    let prefix = typed.lastIndex(of: ".").map { String(typed[...$0]) } ?? ""
    var seen: Set<String> = []
    for key in keys.flatMap(named) where key.name.hasPrefix(prefix) && !present.contains(key.name) {
      let rest = key.name.dropFirst(prefix.count)
      if let dot = rest.firstIndex(of: ".") {
        let name = prefix + rest[...dot]
        if seen.insert(name).inserted { append(Item(label: name, kind: .folderPart)) }
      } else if seen.insert(key.name).inserted {
        var item = Item(label: key.name, kind: .property, detail: key.shape.phrase, documentation: key.markdown)
        if !hasColon { (item.plain, item.snippet) = (key.name + ": ", key.name + ": $0") }
        append(item)
      }
    }
  }

  /// Returns a key for each part of the presets that it stands for.
  private func named(_ key: KeyDescription) -> [KeyDescription] {
    guard key.hasPattern else { return [key] }
    let role = key.name.prefix { $0 != "." }
    let names = workspace.presets(for: document).flatMap(\.components).filter { $0.kind.role.rawValue == role }
      .flatMap { $0.settings.parts.map(\.name.text) }
    return names.map { name in
      KeyDescription(
        name: key.name.replacing("*", with: name), shape: key.shape, defaultText: key.defaultText,
        examples: key.examples, summary: key.summary)
    }
  }

  // MARK: Values

  private mutating func addWords(_ shapes: [ValueShape]) {
    for shape in shapes {
      if case .oneKey(_, _, let words) = shape {
        for word in words { append(Item(label: word.name, kind: .word, documentation: word.summary ?? "")) }
      }
    }
  }

  private mutating func addValues(_ meaning: Meaning) {
    for word in meaning.words { append(Item(label: word.name, kind: .word, documentation: word.summary ?? "")) }
    for shape in meaning.shapes {
      switch shape {
      case .boolean: for word in ["true", "false"] { append(Item(label: word, kind: .word)) }
      case .text(let text):
        if text.path == .image {
          for name in workspace.catalogs(for: document).flatMap({ AssetCatalog(in: $0).names }) {
            append(Item(label: name, kind: .file))
          }
        }
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
      let keys = shape.keys(in: SyntaxNode(kind: .map, range: range), document)
      guard !keys.isEmpty, keys.count < 40 else { continue }
      for key in keys where key.caution == nil && !key.hasPattern {
        let example = key.example.map { "${1:\($0.inSnippet)}" } ?? "$1"
        append(
          Item(
            label: "{ \(key.name): }", kind: .property, detail: key.shape.phrase, documentation: key.markdown,
            snippet: "{ \(key.name): \(example) }", plain: "{ \(key.name): "))
      }
    }
  }

  private mutating func addValue(_ text: String, detail: String, isWritten: Bool = false) {
    let needsQuotes =
      !isWritten && text.contains { "#>!=<&*{}[],|%@`'\"".contains($0) } && !document.isQuoted(range)
    let written = needsQuotes ? "'" + text.replacing("'", with: "''") + "'" : text
    append(Item(label: written, kind: .value, detail: detail))
  }

  /// Adds what the author has named elsewhere.
  private mutating func addNames(_ path: SyntaxPath) {
    let names = path.names
    if (path.isKey ? names.dropLast() : names[...]).last == KnownKeys.flow {
      for (name, parameters) in document.flows(at: offset) {
        let detail = parameters.isEmpty ? "" : "parameters: \(parameters.joined(separator: ", "))"
        append(Item(label: name, kind: .reference, detail: detail))
      }
    } else if path.isKey, names.dropLast(2).last == KnownKeys.flow {
      let name = names[names.count - 2]
      for parameter in document.flows(at: offset).first(where: { $0.name == name })?.parameters ?? [] {
        append(Item(label: parameter, kind: .reference, plain: parameter + ": "))
      }
    } else if names.last == KnownKeys.tags {
      for tag in workspace.tags { append(Item(label: tag, kind: .reference)) }
    } else if names == [KnownKeys.preset] || names == [KnownKeys.extends] {
      for path in workspace.presetPaths where path != document.path {
        append(Item(label: FilePath.relative(path, to: document.path), kind: .file))
      }
    }
  }

  private mutating func addFiles(isImage: Bool) {
    let folder = typed.lastIndex(of: "/").map { String(typed[...$0]) } ?? ""
    let place = FilePath.resolve(folder.isEmpty ? "." : folder, from: document.path)
    for name in FolderSearch.names(in: place) {
      let isFolder = FolderSearch.isFolder(place + "/" + name)
      let isUseful = isFolder || !isImage || [".png", ".jpg", ".gif"].contains { name.hasSuffix($0) }
      if isUseful { append(Item(label: folder + name + (isFolder ? "/" : ""), kind: .file)) }
    }
  }

  /// Adds parameters after `${`; returns whether it is the place for one.
  private mutating func completeParameter(_ path: SyntaxPath) -> Bool {
    guard let open = typed.ranges(of: "${").last?.lowerBound, !typed[open...].contains("}") else { return false }
    let start = offset - typed[open...].utf8.count + 2
    range = start..<offset
    for name in document.parameters(at: offset) { append(Item(label: name, kind: .reference, plain: name + "}")) }
    return true
  }

  // MARK: Comments

  private mutating func completeComment(_ comment: Range<Int>) {
    let text = document.text(comment.lowerBound..<offset)
    let words = text.drop { $0 == "#" || $0 == " " }.split(separator: " ", omittingEmptySubsequences: false)
    let start = offset - (words.last?.utf8.count ?? 0)
    range = start..<offset
    let tool = String(decoding: SourceFile.toolName, as: UTF8.self)
    if words.count <= 1 {
      append(
        Item(
          label: "\(tool) ignore", kind: .word, documentation: "Silences a warning on this line or the next.",
          snippet: "\(tool) ignore ${1:RULE} ${2:reason}"))
    } else if words.count == 3, words[1] == "ignore" {
      for rule in RuleCatalogue.all where rule.severity == .warning {
        append(
          Item(
            label: rule.id.rawValue, kind: .value, detail: rule.title, snippet: "\(rule.id.rawValue) ${1:reason}"))
      }
    }
  }

  private mutating func append(_ item: Item) {
    if !items.contains(where: { $0.label == item.label }) { items.append(item) }
  }
}

extension String {
  /// The text with the characters escaped that mean something in a snippet.
  var inSnippet: String {
    replacing("\\", with: "\\\\").replacing("$", with: "\\$").replacing("}", with: "\\}")
  }
}
