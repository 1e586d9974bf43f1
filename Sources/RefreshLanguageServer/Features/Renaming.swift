import RefreshDiagnostics
import RefreshFiles
import RefreshPresets
import RefreshProtocol
import RefreshScenarios
import RefreshText

extension Workspace {
  /// Returns what would be renamed: `textDocument/prepareRename`.
  func prepareRename(_ params: JSONValue) throws(ResponseError) -> JSONValue {
    let (document, offset) = try place(params)
    guard let (thing, range) = NamedThing.at(offset, in: document), canRename(thing, in: document) else {
      return .null
    }
    try refuseSeveral(document.text(range))
    return [
      "range": encoding.range(of: range, in: document.file).json, "placeholder": .string(document.name(at: range)),
    ]
  }

  /// Returns the edits that rename something everywhere: `textDocument/rename`.
  func rename(_ params: JSONValue) throws(ResponseError) -> JSONValue {
    let (document, offset) = try place(params)
    guard let (thing, range) = NamedThing.at(offset, in: document), let name = params["newName"]?.text,
      canRename(thing, in: document)
    else { throw .invalidParameters("there is nothing here that can be renamed") }
    try refuseSeveral(document.text(range))
    guard !name.isEmpty, name.first != "@",
      !name.contains(where: { $0.isNewline || ":#{}[],&*!|>'\"%`".contains($0) })
    else { throw .invalidParameters("`\(name)` can't be a name here") }
    if case .file(let path) = thing { return try renameFile(path, to: newPath(name, for: path, in: document)) }
    guard name.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "-" || $0 == "_" }) else {
      throw .invalidParameters("a name consists of letters, digits, `-` and `_`, found `\(name)`")
    }
    if name != thing.written, let other = thing.renamed(name),
      !occurrences(of: other, from: offset, in: document).isEmpty
    {
      throw .invalidParameters("there already is \(other.word) `\(name)`")
    }
    let places = occurrences(of: thing, from: offset, in: document) + stored(thing, for: document)
    let edits = places.map { ($0.document, $0.document.writing(name, at: $0.range)) }
    switch (thing, file(of: thing, in: document)) {
    case (.imageSet, let path?):
      return try moving([(path, FilePath.folder(of: path) + name + ".imageset")], with: edits)
    case (.snapshot, let path?) where FolderSearch.isFile(path):
      guard let other = SnapshotShelf.path(of: name, ofSuitesAt: document.path) else { return workspaceEdit(edits) }
      return try moving([(path, other)], with: edits)
    default: return workspaceEdit(edits)
    }
  }

  /// Refuses a text such as `arc_{1..8}`, which names several images.
  private func refuseSeveral(_ text: String) throws(ResponseError) {
    guard text.contains("{") else { return }
    throw .invalidParameters("`\(text)` names several images: rename these, and change the text")
  }

  /// Whether a name is the author's to choose: not the library's, nor the file's own.
  private func canRename(_ thing: NamedThing, in document: Document) -> Bool {
    if case .textKey = thing { false } else { thing != .file(document.path) }
  }

  /// Returns the path that a new name in a document means. It must be of a file of the same kind in the same project.
  private func newPath(
    _ name: String, for path: String, in document: Document
  ) throws(ResponseError) -> String {
    // A name without a folder isn't meant to move the file.
    let other = FilePath.resolve(name, from: name.contains("/") ? document.path : path)
    let ending = FilePath.ending(of: path)
    guard other.hasSuffix(ending), !FilePath.name(of: other).hasPrefix(ending) || ending.isEmpty else {
      throw .invalidParameters("the name must end with `\(ending)`, found `\(name)`")
    }
    let root = ProjectFiles.root(around: FilePath.folder(of: path))
    guard ProjectFiles.root(around: FilePath.folder(of: other)) == root else {
      throw .invalidParameters("`\(name)` is outside the project, `\(root)`")
    }
    return other
  }

  /// Returns the places of a part in the stored snapshots of related suites, which would otherwise differ.
  private func stored(_ thing: NamedThing, for document: Document) -> [Occurrence] {
    guard case .part = thing else { return [] }
    let suites = relatedPaths(to: thing, document).filter { $0.hasSuffix(FileKind.scenarios.rawValue) }
    return suites.flatMap { path in
      SnapshotShelf.names(ofSuitesAt: path).compactMap { SnapshotShelf.path(of: $0, ofSuitesAt: path) }
    }.compactMap { anyDocument(at: $0, mentioning: thing.written) }.flatMap { uses(of: thing, in: $0) }
  }

  /// Returns the edits for a file that the client moves to another path.
  private func renameFile(_ path: String, to other: String) throws(ResponseError) -> JSONValue {
    let moves = [(path, other)] + scales(of: path, to: other)
    var edits = moves.flatMap { path, other in
      occurrences(of: .file(path), from: 0, in: nil).map {
        ($0.document, $0.document.writing(FilePath.relative(other, to: $0.document.path), at: $0.range))
      }
    }
    // In another folder, the file's own paths lead elsewhere.
    if FilePath.folder(of: path) != FilePath.folder(of: other), path.hasSuffix(FileKind.preset.rawValue),
      let moved = anyDocument(at: path)
    {
      edits += moved.fileNames.map { node in
        let named = FilePath.resolve(node.text(in: moved.file.bytes), from: path)
        return (moved, moved.writing(FilePath.relative(named, to: other), at: moved.inner(node.range)))
      }
    }
    return try moving(moves, with: edits)
  }

  /// Returns the moves of an image's other scales, which belong to it.
  private func scales(of path: String, to other: String) -> [(from: String, to: String)] {
    let (ending, newEnding) = (FilePath.ending(of: path), FilePath.ending(of: other))
    guard ending == newEnding, let dot = ending.lastIndex(of: "."), !path.hasSuffix(FileKind.preset.rawValue) else {
      return []
    }
    let (stem, newStem, type) = (path.dropLast(ending.count), other.dropLast(ending.count), ending[dot...])
    let moves = ["", "@2x", "@3x"].map { scale -> (from: String, to: String) in
      (stem + scale + type, newStem + scale + type)
    }
    return moves.filter { $0.from != path && FolderSearch.isFile($0.from) }
  }

  /// Returns edits together with the moves of files or a folder. A client that applies them one by one reports each of
  /// them, so the edits of what moves come first and those of other files, which then name the new path, last.
  private func moving(
    _ moves: [(from: String, to: String)], with edits: [(document: Document, edit: Fix.Edit)]
  ) throws(ResponseError) -> JSONValue {
    let canMove = client.at("workspace", "workspaceEdit", "resourceOperations")?.items.contains("rename") ?? false
    guard canMove else { throw .invalidParameters("this editor can't rename files") }
    if let taken = moves.first(where: { FolderSearch.exists($0.to) }) {
      throw .invalidParameters("`\(taken.to)` already exists")
    }
    let moved = moves.map { path, other -> JSONValue in
      [
        "kind": "rename", "oldUri": .string(self.document(at: path)?.uri ?? DocumentURI.uri(ofPath: path)),
        "newUri": .string(DocumentURI.uri(ofPath: other)),
      ]
    }
    func isMoved(_ document: Document) -> Bool {
      moves.contains { document.path == $0.from || document.path.hasPrefix($0.from + "/") }
    }
    let (own, others) = (edits.filter { isMoved($0.document) }, edits.filter { !isMoved($0.document) })
    return ["documentChanges": .array(documentChanges(own) + moved + documentChanges(others))]
  }

  /// Returns edits of several documents in the form of the protocol.
  private func workspaceEdit(_ edits: [(document: Document, edit: Fix.Edit)]) -> JSONValue {
    if client.at("workspace", "workspaceEdit", "documentChanges")?.bool == true {
      return ["documentChanges": .array(documentChanges(edits))]
    }
    return ["changes": .object(JSONValue.Object(byDocument(edits)))]
  }

  /// Returns edits of several documents with their versions.
  private func documentChanges(_ edits: [(document: Document, edit: Fix.Edit)]) -> [JSONValue] {
    byDocument(edits).map { uri, edits in
      let version = documents[uri].map { JSONValue.number($0.version) } ?? .null
      return ["textDocument": ["uri": .string(uri), "version": version], "edits": edits]
    }
  }

  private func byDocument(_ edits: [(document: Document, edit: Fix.Edit)]) -> [(String, JSONValue)] {
    Dictionary(grouping: edits) { $0.document.uri }.ordered(on: \.key).map { uri, edits in
      (uri, JSONValue.array(edits.map { self.edit($0.edit, in: $0.document) }))
    }
  }
}

extension NamedThing {
  /// What it is, with an article.
  fileprivate var word: String {
    switch self {
    case .flow: "a flow"
    case .parameter: "a parameter"
    case .anchor: "an anchor"
    case .file: "a file"
    case .part: "a part"
    case .imageSet: "an image set"
    case .snapshot: "a snapshot"
    case .textKey: "a text"
    }
  }
}

extension FilePath {
  /// Returns the end of a file's name that says what is in it: `.preset.yaml`, or the extension with an image's scale, `@2x.png`.
  fileprivate static func ending(of path: String) -> String {
    if path.hasSuffix(FileKind.preset.rawValue) { return FileKind.preset.rawValue }
    let name = name(of: path)
    guard let dot = name.lastIndex(of: ".") else { return "" }
    let scale = ["@2x", "@3x"].first { name[..<dot].hasSuffix($0) } ?? ""
    return scale + name[dot...]
  }
}
