import RefreshChecks
import RefreshDiagnostics
import RefreshFiles
import RefreshPresets
import RefreshProtocol
import RefreshScenarios
import RefreshText

extension Workspace {
  /// A place of a name.
  struct Occurrence {
    let document: Document
    let range: Range<Int>
    let isDeclaration: Bool
  }

  /// Returns where something is declared: `textDocument/definition`.
  func definition(_ params: JSONValue) throws(ResponseError) -> JSONValue {
    let (document, offset) = try place(params)
    if let (thing, _) = NamedThing.at(offset, in: document) {
      if let path = file(of: thing, in: document) {
        let file = FolderSearch.isFolder(path) ? path + "/Contents.json" : path
        guard file != document.path, FolderSearch.isFile(file) || self.document(at: file) != nil else { return [] }
        let start = TextPosition(line: 0, character: 0)
        let uri = self.document(at: file)?.uri ?? DocumentURI.uri(ofPath: file)
        return [["uri": .string(uri), "range": TextRange(start, start).json]]
      }
      let all =
        uses(of: thing, in: document, from: offset)
        + inherited(thing, by: document).flatMap { uses(of: thing, in: $0) }
      let declared = all.filter(\.isDeclaration)
      return .array((declared.isEmpty ? Array(all.prefix(1)) : declared).map(location))
    }
    return .array(components(at: offset, in: document).map { location(of: $0) })
  }

  /// Returns the path of the file or folder for which a name is written; nil if there is none.
  func file(of thing: NamedThing, in document: Document) -> String? {
    switch thing {
    case .file(let path): path
    case .imageSet(let name): imageSet(name, for: document)
    case .snapshot(let name): SnapshotShelf.path(of: name, ofSuitesAt: document.path)
    case .flow, .parameter, .anchor, .part, .textKey: nil
    }
  }

  /// Returns the folder of an image set in the asset catalogs of a document.
  private func imageSet(_ name: String, for document: Document) -> String? {
    catalogs(for: document).lazy.compactMap { AssetCatalog(in: $0)[name] }.first
  }

  /// Returns the place where the preset of a suite describes the subject of a dotted name.
  private func components(at offset: Int, in document: Document) -> [Span] {
    guard let path = document.tree.path(to: offset), path.isKey, let name = path.entry?.entry.name else {
      return []
    }
    let words = name.split(separator: ".")
    return presets(for: document).compactMap { preset in
      (1...max(words.count, 1)).reversed().lazy.compactMap {
        preset.written.place(of: words.prefix($0).joined(separator: "."))
      }.first
    }.prefix(words.count > 1 ? 1 : 0).map { $0 }
  }

  /// Returns where something is used: `textDocument/references`.
  func references(_ params: JSONValue) throws(ResponseError) -> JSONValue {
    let (document, offset) = try place(params)
    guard let (thing, _) = NamedThing.at(offset, in: document) else { return [] }
    let includesDeclaration = params.at("context", "includeDeclaration")?.bool ?? true
    let all = occurrences(of: thing, from: offset, in: document)
    return .array(all.filter { includesDeclaration || !$0.isDeclaration }.map(location))
  }

  /// Returns where something is used in the document: `textDocument/documentHighlight`.
  func highlights(_ params: JSONValue) throws(ResponseError) -> JSONValue {
    let (document, offset) = try place(params)
    guard let (thing, _) = NamedThing.at(offset, in: document) else { return [] }
    return .array(
      thing.places(in: document, from: offset).map { place in
        ["range": encoding.range(of: place.range, in: document.file).json, "kind": place.isDeclaration ? 3 : 2]
      })
  }

  /// Returns all places of a name: in the document and, for a name that other files may use, in the whole project.
  func occurrences(of thing: NamedThing, from offset: Int, in document: Document?) -> [Occurrence] {
    let own = document.map { uses(of: thing, in: $0, from: offset) } ?? []
    var others: [Document] = []
    switch thing {
    case .flow, .parameter, .anchor, .snapshot: break
    case .imageSet(let name):
      let folder = document.flatMap { imageSet(name, for: $0) }
      others = related(to: thing, document).filter { folder != nil && imageSet(name, for: $0) == folder }
    case .file, .part, .textKey: others = related(to: thing, document)
    }
    return own + others.filter { $0.uri != document?.uri }.flatMap { uses(of: thing, in: $0) }
  }

  /// Returns the places of a name in a document.
  ///
  /// - Parameter origin: The offset in the document where it was found; nil for other documents.
  func uses(of thing: NamedThing, in document: Document, from origin: Int? = nil) -> [Occurrence] {
    thing.places(in: document, from: origin).map {
      Occurrence(document: document, range: $0.range, isDeclaration: $0.isDeclaration)
    }
  }

  /// Returns the presets in which a document's part or text may be declared: those that it names or extends.
  private func inherited(_ thing: NamedThing, by document: Document) -> [Document] {
    guard thing.isOfPresets else { return [] }
    return (checks[FilePath.key(document.path)]?.dependencies ?? []).sorted()
      .filter { $0.hasSuffix(FileKind.preset.rawValue) && $0 != FilePath.key(document.path) }
      .compactMap { anyDocument(at: checks[$0]?.path ?? $0, mentioning: thing.written) }
  }

  /// Returns the documents that may use a name: all of them for a file or image; for a part or text, those related to
  /// the document's presets.
  private func related(to thing: NamedThing, _ document: Document?) -> [Document] {
    relatedPaths(to: thing, document).compactMap { anyDocument(at: $0, mentioning: thing.written) }
  }

  /// Returns the paths of the documents that may use a name, also of those that don't contain it.
  func relatedPaths(to thing: NamedThing, _ document: Document?) -> [String] {
    var keys = Set(checks.keys).union(documents.values.map { FilePath.key($0.path) })
    if thing.isOfPresets, let document {
      let own = FilePath.key(document.path)
      // Settings and images are shared by presets that have nothing else in common.
      let below = (checks[own]?.dependencies ?? []).filter { $0.hasSuffix(FileKind.preset.rawValue) }
      var around = below.union([own])
      // Presets that extend the same ones, and suites of any of these.
      for _ in 0..<2 {
        for (key, check) in checks where !check.dependencies.subtracting([key]).isDisjoint(with: around) {
          around.insert(key)
        }
      }
      keys.formIntersection(around)
      // A preset that is extended may be outside of the editor's folders.
      keys.formUnion(below)
    }
    let paths = keys.map { key in
      checks[key]?.path ?? documents.values.first { FilePath.key($0.path) == key }?.path ?? key
    }
    return paths.ordered()
  }

  private func location(of occurrence: Occurrence) -> JSONValue {
    [
      "uri": .string(occurrence.document.uri),
      "range": encoding.range(of: occurrence.range, in: occurrence.document.file).json,
    ]
  }
}
