import RefreshChecks
import RefreshDiagnostics
import RefreshEngine
import RefreshFiles
import RefreshPresets
import RefreshProtocol
import RefreshScenarios
import RefreshText
import RefreshYAML

/// An open file as it is in the editor.
struct Document: Sendable {
  /// The URI, as the client writes it.
  let uri: String
  /// The absolute path, or the URI of a text without a file.
  let path: String
  /// The client's number of this text.
  var version: Int
  /// The language that the client names; empty if it names none.
  let language: String
  /// The text.
  private(set) var file: SourceFile
  /// The text as it is written.
  private(set) var tree: SyntaxTree

  /// Opens a text.
  init(uri: String, version: Int, text: String, language: String = "") {
    self.uri = uri
    self.language = language
    self.version = version
    path = DocumentURI.path(of: uri).map(FilePath.normalized) ?? uri
    file = Document.file(at: path, Array(text.utf8))
    tree = SyntaxTree(file.bytes)
  }

  /// The kind of the file, by its name, or else by what is in it; nil for a file of another tool.
  var kind: FileKind? {
    if let named = FileKind.allCases.first(where: { path.hasSuffix($0.rawValue) }) { return named }
    // A client that has set up a language for these files doesn't use it for others.
    return language == Self.language || hasOwnContent ? FileKind(of: file, at: path) : nil
  }

  /// The language of files that are written for the tool, in clients that have one for them.
  static let language = "refreshcfg"

  /// Whether a document has scenarios, or a component with a type.
  private var hasOwnContent: Bool {
    let empty = SyntaxNode(kind: .map, range: 0..<0)
    let keys = Set(ScenarioSchema.shape.alternatives.flatMap { $0.keys(in: empty, self) }.map(\.name))
    return tree.roots.contains { root in
      let isComponent = ComponentRole.allCases.contains { root[$0.rawValue]?.value["type"] != nil }
      let isSuite = root[KnownKeys.scenarios] != nil || root[KnownKeys.suite] != nil
      return isComponent || isSuite && root.entries.count { keys.contains($0.name) } > 1
    }
  }

  /// The shape of a document of the file.
  var shape: ValueShape {
    switch kind {
    case .preset: PresetSchema.shape
    case .scenarios: ScenarioSchema.shape
    case .settings: Settings.shape
    case nil: .anything
    }
  }

  /// Applies changes in order.
  ///
  /// - Parameter changes: The client's `contentChanges`: each a text, with the range that it replaces unless that is all.
  mutating func apply(_ changes: [JSONValue], _ encoding: PositionEncoding) {
    for change in changes {
      guard let text = change["text"]?.text else { continue }
      var bytes = file.bytes
      if let range = TextRange(change["range"]) {
        let start = encoding.offset(of: range.start, in: file)
        bytes.replaceSubrange(start..<max(start, encoding.offset(of: range.end, in: file)), with: text.utf8)
      } else {
        bytes = Array(text.utf8)
      }
      file = SourceFile(path: path, bytes: bytes, identity: file.identity)
    }
    tree = SyntaxTree(file.bytes)
  }

  /// Returns the document with more text at an offset.
  func inserting(_ text: String, at offset: Int) -> Document { replacing(offset..<offset, with: text) }

  /// Returns the document with another text in place of bytes.
  func replacing(_ range: Range<Int>, with text: String) -> Document {
    var (copy, bytes) = (self, file.bytes)
    bytes.replaceSubrange(range, with: text.utf8)
    copy.file = SourceFile(path: path, bytes: bytes, identity: file.identity)
    copy.tree = SyntaxTree(bytes)
    return copy
  }

  /// Returns the offset at which the line of an offset begins.
  func lineStart(of offset: Int) -> Int { file.byteRange(ofLine: file.lineNumber(at: offset)).lowerBound }

  /// Returns the column of an offset, in bytes from the beginning of its line.
  func column(of offset: Int) -> Int { offset - lineStart(of: offset) }

  /// Returns the text of bytes.
  func text(_ range: Range<Int>) -> String { file.text(in: range) }

  private static func file(at path: String, _ bytes: [UInt8]) -> SourceFile {
    SourceFile(path: path, bytes: bytes, identity: FolderSearch.realPath(path).map(FilePath.key))
  }
}
