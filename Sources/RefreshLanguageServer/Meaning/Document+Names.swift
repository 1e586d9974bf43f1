import RefreshDiagnostics
import RefreshEngine
import RefreshFiles
import RefreshPresets
import RefreshProtocol
import RefreshText

extension Document {
  /// A flow of a suite.
  struct Flow {
    /// The name.
    let name: String
    /// The names of its parameters, each of which a call must give a value.
    let parameters: [String]
  }

  /// Returns the flows of the suite at an offset, in the order of the text.
  func flows(at offset: Int) -> [Flow] {
    (tree.root(at: offset)?[KnownKeys.flows]?.value.entries ?? []).map {
      Flow(name: $0.name, parameters: parameters(in: $0.value.range))
    }
  }

  /// Returns the names of the parameters in a part of the text, each once.
  func parameters(in range: Range<Int>) -> [String] {
    var seen: Set<String> = []
    return uses(in: range).map { text($0) }.filter { seen.insert($0).inserted }
  }

  /// Returns the bytes of the names of the parameters in a part of the text.
  func uses(in range: Range<Int>) -> [Range<Int>] {
    var uses: [Range<Int>] = []
    var next = range.lowerBound
    let bytes = file.bytes
    while next + 2 < range.upperBound {
      guard bytes[next] == UInt8(ascii: "$"), bytes[next + 1] == UInt8(ascii: "{") else {
        next += 1
        continue
      }
      let end = bytes[(next + 2)..<range.upperBound].firstIndex { $0 == UInt8(ascii: "}") || $0 == 10 }
      guard let end, bytes[end] == UInt8(ascii: "}"), end > next + 2 else {
        next += 2
        continue
      }
      uses.append(next + 2..<end)
      next = end
    }
    return uses
  }

  /// The scenario or flow that contains an offset, as an entry's value or an item.
  func scope(at offset: Int) -> SyntaxNode? {
    guard let root = tree.root(at: offset) else { return nil }
    let scenarios = root[KnownKeys.scenarios]?.value.items ?? []
    let flows = root[KnownKeys.flows]?.value.entries.map(\.value) ?? []
    return (scenarios + flows).first { $0.range.lowerBound <= offset && offset <= $0.range.upperBound }
  }

  /// Returns the names of the parameters that can be used at an offset: those of the examples, and those in use.
  func parameters(at offset: Int) -> [String] {
    guard let scope = scope(at: offset) else { return [] }
    let examples = scope[KnownKeys.examples]?.value.items.flatMap(\.entries).map(\.name) ?? []
    var seen: Set<String> = []
    return (examples + parameters(in: scope.range)).filter { seen.insert($0).inserted }
  }

  /// Returns whether a part of the text is in quotes.
  func isQuoted(_ range: Range<Int>) -> Bool {
    range.lowerBound > 0 && [UInt8(ascii: "'"), UInt8(ascii: "\"")].contains(file.bytes[range.lowerBound - 1])
  }
}

extension Workspace {
  /// Returns the presets that a document is about.
  func presets(for document: Document) -> [Preset] { checks[FilePath.key(document.path)]?.presets ?? [] }

  /// Returns the document at a path, as in the editor or on the disk.
  ///
  /// - Parameter word: A word that its text must contain; other texts aren't parsed. The default is none.
  func anyDocument(at path: String, mentioning word: String = "") -> Document? {
    if let open = document(at: path) { return open }
    var problems = Diagnostics()
    guard let file = readFile(path, &problems), file.mentions(word) else { return nil }
    let text = String(decoding: file.bytes, as: UTF8.self)
    return Document(uri: DocumentURI.uri(ofPath: path), version: 0, text: text)
  }

  /// Returns the folders of the asset catalogs that a document names, or the presets that it is about.
  func catalogs(for document: Document) -> [String] {
    let own = FilePath.key(document.path)
    let others = (checks[own]?.dependencies ?? []).filter { $0 != own }.compactMap { checks[$0]?.path }
    let presets = others.filter { $0.hasSuffix(FileKind.preset.rawValue) }.ordered().compactMap {
      anyDocument(at: $0)
    }
    return ([document] + presets).flatMap { document in
      document.tree.roots.compactMap { $0[KnownKeys.assets]?.value }.filter { $0.isScalar && !$0.range.isEmpty }
        .map { FilePath.resolve($0.text(in: document.file.bytes), from: document.path) }
    }.filter(FolderSearch.isFolder)
  }

  /// The languages of MJRefresh's texts, and those of the presets that a document is about.
  func languages(for document: Document) -> [String] {
    BuiltInLanguage.allCases.map(\.rawValue) + presets(for: document).compactMap(\.language)
  }

  /// The tags of scenarios in open files.
  var tags: [String] {
    let all = documents.values.flatMap { document in
      document.tree.roots.flatMap { root in
        (root[KnownKeys.scenarios]?.value.items ?? []).flatMap { scenario in
          (scenario[KnownKeys.tags]?.value.items ?? []).map { $0.text(in: document.file.bytes) }
        }
      }
    }
    return Set(all).subtracting([""]).filter { !$0.contains("\u{E000}") }.ordered()
  }

  /// The paths of the presets of the project.
  var presetPaths: [String] {
    checks.values.map(\.path).filter { $0.hasSuffix(FileKind.preset.rawValue) }.ordered()
  }
}

extension KeyDescription {
  /// The description in Markdown.
  var markdown: String {
    var lines = [summary]
    lines.append("Value: \(shape.rangedPhrase)")
    if let defaultText { lines.append("Default: `\(defaultText)`") }
    if let mjrefresh { lines.append("MJRefresh: `\(mjrefresh)`") }
    if !examples.isEmpty { lines.append("Example: `\(name): \(examples[0])`") }
    return lines.joined(separator: "\n\n")
  }
}
