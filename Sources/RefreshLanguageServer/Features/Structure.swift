import RefreshDiagnostics
import RefreshFiles
import RefreshPresets
import RefreshProtocol
import RefreshText

extension Workspace {
  /// Returns the suites, scenarios, steps and components: `textDocument/documentSymbol`.
  func symbols(_ params: JSONValue) throws(ResponseError) -> JSONValue {
    let document = try document(params)
    func symbol(_ name: String, _ kind: Int, _ range: Range<Int>, _ own: Range<Int>, _ children: [JSONValue])
      -> JSONValue
    {
      let visible = name.isEmpty ? "…" : String(name.prefix(120))
      return [
        "name": .string(visible), "kind": .number(kind), "range": encoding.range(of: range, in: document.file).json,
        "selectionRange": encoding.range(of: own, in: document.file).json, "children": .array(children),
      ]
    }
    func members(of node: SyntaxNode, depth: Int) -> [JSONValue] {
      guard depth < 32 else { return [] }
      let entries = node.entries.map { entry in
        symbol(
          entry.name, entry.value.isScalar ? 7 : 19, entry.range, entry.key,
          members(of: entry.value, depth: depth + 1))
      }
      let items = node.items.compactMap { item -> JSONValue? in
        guard !item.range.isEmpty else { return nil }
        let line = document.file.byteRange(ofLine: document.file.lineNumber(at: item.range.lowerBound))
        let text = document.text(item.range.lowerBound..<min(item.range.upperBound, line.upperBound))
        if let name = item[KnownKeys.name]?.value, name.isScalar {
          let children = item.entries.filter { $0.name != KnownKeys.name }
          return symbol(
            name.text(in: document.file.bytes), 6, item.range, name.range.isEmpty ? item.range : name.range,
            children.map { symbol($0.name, 19, $0.range, $0.key, members(of: $0.value, depth: depth + 2)) })
        }
        return symbol(text, 24, item.range, item.range, [])
      }
      return entries + items
    }
    return .array(
      document.tree.roots.flatMap { root -> [JSONValue] in
        guard let name = (root[KnownKeys.suite] ?? root[KnownKeys.name])?.value, name.isScalar, !name.range.isEmpty
        else {
          return members(of: root, depth: 0)
        }
        return [symbol(name.text(in: document.file.bytes), 2, root.range, name.range, members(of: root, depth: 1))]
      })
  }

  /// Returns the parts that can be folded: `textDocument/foldingRange`.
  func foldingRanges(_ params: JSONValue) throws(ResponseError) -> JSONValue {
    let document = try document(params)
    var lines: Set<[Int]> = []
    func add(_ range: Range<Int>) {
      let start = document.file.lineNumber(at: range.lowerBound) - 1
      let end = document.file.lineNumber(at: max(range.lowerBound, range.upperBound - 1)) - 1
      if end > start { lines.insert([start, end]) }
    }
    for root in document.tree.roots {
      root.visit { node in
        for entry in node.entries { add(entry.range) }
        for item in node.items { add(item.range) }
      }
    }
    let ranges = lines.ordered { ($0[0], $0[1]) < ($1[0], $1[1]) }
    return .array(ranges.map { ["startLine": .number($0[0]), "endLine": .number($0[1])] })
  }

  /// Returns the nested parts around positions: `textDocument/selectionRange`.
  func selectionRanges(_ params: JSONValue) throws(ResponseError) -> JSONValue {
    let document = try document(params)
    return .array(
      (params["positions"]?.items ?? []).compactMap(TextPosition.init).map { position in
        let offset = encoding.offset(of: position, in: document.file)
        let whole = 0..<document.file.bytes.count
        let ranges = (document.tree.path(to: offset)?.ranges ?? []).filter {
          $0.lowerBound <= offset && offset <= $0.upperBound
        }
        let chain = ranges + (ranges.last == whole ? [] : [whole])
        return chain.reversed().reduce(JSONValue.null) { parent, range in
          .members([
            "range": encoding.range(of: range, in: document.file).json, "parent": parent == .null ? nil : parent,
          ])
        }
      })
  }

  /// Returns the paths of files: `textDocument/documentLink`.
  func links(_ params: JSONValue) throws(ResponseError) -> JSONValue {
    let document = try document(params)
    return .array(
      document.fileNames.compactMap { node in
        let path = FilePath.resolve(node.text(in: document.file.bytes), from: document.path)
        guard FolderSearch.isFile(path) else { return nil }
        return [
          "range": encoding.range(of: node.range, in: document.file).json,
          "target": .string(DocumentURI.uri(ofPath: path)),
        ]
      })
  }
}

extension Document {
  /// The values that name image sets of asset catalogs: images without an extension.
  var imageSetNames: [SyntaxNode] {
    paths { $0 == .image }.filter { !FilePath.isFile($0.text(in: file.bytes)) }
  }

  /// The values that name files.
  var fileNames: [SyntaxNode] {
    let sets = Set(imageSetNames.map(\.range))
    var nodes: [SyntaxNode] = []
    for root in tree.roots {
      for name in [KnownKeys.preset, KnownKeys.extends] {
        guard let value = root[name]?.value else { continue }
        nodes += value.kind == .list ? value.items.filter(\.isScalar) : value.isScalar ? [value] : []
      }
    }
    for node in paths(where: { _ in true }) where !nodes.contains(where: { $0.range == node.range }) {
      if !sets.contains(node.range) { nodes.append(node) }
    }
    return nodes.filter { !$0.range.isEmpty }
  }

  /// Returns the values that are paths of some kind.
  private func paths(where isWanted: (TextShape.Path) -> Bool) -> [SyntaxNode] {
    var nodes: [SyntaxNode] = []
    for root in tree.roots {
      for value in classified(root) where !value.isKey && value.node.isScalar && !value.node.range.isEmpty {
        let isPath = value.shapes.contains {
          if case .text(let text) = $0 { text.path.map(isWanted) ?? false } else { false }
        }
        if isPath { nodes.append(value.node) }
      }
    }
    return nodes
  }

  /// Returns the keys and values below a root, in the order of the text, with the shapes that the declarations give them.
  func classified(_ root: SyntaxNode) -> [ClassifiedNode] {
    var classified: [ClassifiedNode] = []
    var known: [String: [KeyDescription]] = [:]
    func keys(_ shape: ValueShape, in map: SyntaxNode) -> [KeyDescription] {
      // These are many and always the same.
      guard case .names(let text, _) = shape else { return shape.keys(in: map, self) }
      if let keys = known[text.phrase] { return keys }
      known[text.phrase] = shape.keys(in: map, self)
      return known[text.phrase] ?? []
    }
    func visit(_ node: SyntaxNode, _ shapes: [ValueShape]) {
      classified.append(ClassifiedNode(node: node, shapes: shapes, isKey: false))
      let all = node.entries.isEmpty ? [] : shapes.flatMap { keys($0, in: node) }
      for entry in node.entries {
        let name = SyntaxNode(kind: .plain, range: entry.key)
        classified.append(ClassifiedNode(node: name, shapes: shapes, isKey: true))
        let key = all.first { $0.name == entry.name } ?? all.first { $0.isPattern(of: entry.name) }
        visit(entry.value, key?.shape.alternatives ?? shapes.flatMap(\.valuesOfNames))
      }
      for item in node.items { visit(item, shapes.flatMap(\.items)) }
    }
    visit(root, shape.alternatives)
    return classified
  }
}

/// A key or a value of a document, and what it may be.
struct ClassifiedNode {
  /// The value, or the key as a node.
  let node: SyntaxNode
  /// The shapes of a value; for a key, those of its map.
  let shapes: [ValueShape]
  /// Whether it is a key.
  let isKey: Bool
}
