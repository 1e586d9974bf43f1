import RefreshDiagnostics
import RefreshFiles
import RefreshPresets
import RefreshProtocol
import RefreshText

/// Something with a name that is used in several places.
enum NamedThing: Equatable {
  /// A flow of the suite.
  case flow(String)
  /// A parameter of the scenario or flow.
  case parameter(String)
  /// An anchor of the document.
  case anchor(String)
  /// A file, by its path.
  case file(String)
  /// A part that a preset adds to a component.
  case part(role: String, name: String)
  /// An image set of an asset catalog.
  case imageSet(String)
  /// A stored snapshot of the file of suites.
  case snapshot(String)
  /// The key of a text under a language of `strings`.
  case textKey(String)

  /// Whether a preset declares it, which suites and other presets then use.
  var isOfPresets: Bool {
    switch self {
    case .part, .textKey: true
    case .flow, .parameter, .anchor, .file, .imageSet, .snapshot: false
    }
  }

  /// The name as all files that use it have it in their text; empty for a file, which each names by another path.
  var written: String {
    switch self {
    case .flow(let name), .parameter(let name), .anchor(let name), .imageSet(let name), .snapshot(let name),
      .textKey(let name), .part(_, let name):
      name
    case .file: ""
    }
  }

  /// Returns the thing of the same kind with another name; nil for a file, whose name is a path.
  func renamed(_ name: String) -> NamedThing? {
    switch self {
    case .flow: .flow(name)
    case .parameter: .parameter(name)
    case .anchor: .anchor(name)
    case .part(let role, _): .part(role: role, name: name)
    case .imageSet: .imageSet(name)
    case .snapshot: .snapshot(name)
    case .textKey: .textKey(name)
    case .file: nil
    }
  }

  /// Returns the thing that is named at an offset, and the bytes of the name.
  static func at(_ offset: Int, in document: Document) -> (thing: NamedThing, range: Range<Int>)? {
    if let scope = document.scope(at: offset) {
      let use = document.uses(in: scope.range).first { $0.lowerBound <= offset && offset <= $0.upperBound }
      if let use { return (.parameter(document.text(use)), use) }
    }
    guard let path = document.tree.path(to: offset) else { return nil }
    let (names, node) = (path.names, path.node)
    if let anchor = node.anchor, anchor.lowerBound <= offset, offset <= anchor.upperBound {
      return (.anchor(document.text(anchor)), anchor)
    }
    if let entry = path.entry?.entry, path.isKey {
      let key = document.inner(entry.key)
      let parents = Array(names.dropLast())
      if parents == [KnownKeys.flows] || parents.last == KnownKeys.flow { return (.flow(entry.name), key) }
      if parents.dropLast().last == KnownKeys.flow { return (.parameter(entry.name), key) }
      if parents == [KnownKeys.scenarios, KnownKeys.examples] { return (.parameter(entry.name), key) }
      if parents.count == 2, parents[1] == KnownKeys.parts {
        return (.part(role: parents[0], name: entry.name), key)
      }
      if parents.count == 2, parents[0] == KnownKeys.strings { return (.textKey(entry.name), key) }
      return part(in: entry.name, at: key, offset)
    }
    guard node.isScalar, !node.range.isEmpty else { return nil }
    let (range, text) = (document.inner(node.range), node.text(in: document.file.bytes))
    if node.kind == .alias {
      return (.anchor(String(text.dropFirst())), node.range.lowerBound + 1..<node.range.upperBound)
    }
    if names.last == KnownKeys.flow { return (.flow(text), range) }
    if names.last == KnownKeys.snapshot { return (.snapshot(text), range) }
    if document.imageSetNames.contains(where: { $0.range == node.range }) { return (.imageSet(text), range) }
    if document.fileNames.contains(where: { $0.range == node.range }) {
      return (.file(FilePath.resolve(text, from: document.path)), range)
    }
    if names == [KnownKeys.name], document.kind == .preset { return (.file(document.path), range) }
    return nil
  }

  /// Returns the part that a dotted name contains: `header.parts.ring.alpha`.
  private static func part(in name: String, at key: Range<Int>, _ offset: Int) -> (NamedThing, Range<Int>)? {
    let words = name.split(separator: ".", omittingEmptySubsequences: false)
    guard words.count >= 3, words[1] == KnownKeys.parts else { return nil }
    let start = key.lowerBound + words[0].utf8.count + words[1].utf8.count + 2
    let range = start..<start + words[2].utf8.count
    guard range.lowerBound <= offset, offset <= range.upperBound else { return nil }
    return (.part(role: String(words[0]), name: String(words[2])), range)
  }

  /// Returns the places of the name in a document.
  ///
  /// - Parameter origin: The offset in the document where it was found; nil for other documents.
  func places(in document: Document, from origin: Int?) -> [(range: Range<Int>, isDeclaration: Bool)] {
    var places: [(range: Range<Int>, isDeclaration: Bool)] = []
    func add(_ range: Range<Int>, _ isDeclaration: Bool = false) {
      if !places.contains(where: { $0.range == range }) { places.append((range, isDeclaration)) }
    }
    switch self {
    case .parameter(let name):
      guard let origin, let owner = document.ownerOfParameter(at: origin) else { return [] }
      for use in document.uses(in: owner.scope.range) where document.text(use) == name { add(use) }
      for example in owner.scope[KnownKeys.examples]?.value.items ?? [] {
        if let entry = example[name] { add(document.inner(entry.key), true) }
      }
      // The calls of the flow give the parameter its value.
      document.visitCalls(below: owner.flow == nil ? nil : document.tree.root(at: origin)) { call, _, arguments in
        if call == owner.flow, let entry = arguments?[name] { add(document.inner(entry.key)) }
      }
    case .flow(let name):
      guard let origin, let root = document.tree.root(at: origin) else { return [] }
      if let entry = root[KnownKeys.flows]?.value[name] { add(document.inner(entry.key), true) }
      document.visitCalls(below: root) { call, range, _ in if call == name { add(range) } }
    case .anchor(let name):
      guard let origin, let root = document.tree.root(at: origin) else { return [] }
      root.visit { node in
        if let anchor = node.anchor, document.text(anchor) == name { add(anchor, true) }
        if node.kind == .alias, node.text(in: document.file.bytes) == "*" + name {
          add(node.range.lowerBound + 1..<node.range.upperBound)
        }
      }
    case .file(let path):
      for node in document.fileNames {
        if FilePath.key(FilePath.resolve(node.text(in: document.file.bytes), from: document.path))
          == FilePath.key(path)
        {
          add(document.inner(node.range))
        }
      }
    case .imageSet(let name):
      for node in document.imageSetNames where node.text(in: document.file.bytes) == name {
        add(document.inner(node.range))
      }
    case .snapshot(let name):
      for root in document.tree.roots {
        root.visit { node in
          for entry in node.entries where entry.name == KnownKeys.snapshot && entry.value.isScalar {
            if entry.value.text(in: document.file.bytes) == name { add(document.inner(entry.value.range)) }
          }
        }
      }
    case .textKey(let name):
      for root in document.tree.roots {
        for language in root[KnownKeys.strings]?.value.entries ?? [] {
          if let entry = language.value[name] { add(document.inner(entry.key), true) }
        }
      }
    case .part(let role, let name):
      let start = "\(role).\(KnownKeys.parts)."
      let prefix = "\(start)\(name)."
      for root in document.tree.roots {
        if let entry = root[role]?.value[KnownKeys.parts]?.value[name] { add(document.inner(entry.key), true) }
        root.visit { node in
          for entry in node.entries where entry.name.utf8.starts(with: prefix.utf8) {
            let place = document.inner(entry.key).lowerBound + start.utf8.count
            add(place..<place + name.utf8.count)
          }
        }
      }
    }
    return places.ordered(on: \.range.lowerBound)
  }
}

extension Document {
  /// Returns a range without the quotes at its ends.
  func inner(_ range: Range<Int>) -> Range<Int> {
    let quotes = [UInt8(ascii: "'"), UInt8(ascii: "\"")]
    guard range.count >= 2, quotes.contains(file.bytes[range.lowerBound]) else { return range }
    return range.lowerBound + 1..<range.upperBound - (quotes.contains(file.bytes[range.upperBound - 1]) ? 1 : 0)
  }

  /// Returns the flow or scenario to which a parameter at an offset belongs: at an argument, the flow that is called.
  func ownerOfParameter(at offset: Int) -> (scope: SyntaxNode, flow: String?)? {
    guard let scope = scope(at: offset) else { return nil }
    let flows = tree.root(at: offset)?[KnownKeys.flows]?.value
    var called: String?
    visitCalls(below: scope) { call, _, arguments in
      let isAt = arguments?.entries.contains { $0.key.lowerBound <= offset && offset <= $0.key.upperBound } ?? false
      if isAt { called = call }
    }
    if let called, let flow = flows?[called]?.value { return (flow, called) }
    return (scope, flows?.entries.first { $0.value.range == scope.range }?.name)
  }

  /// Calls a function with each call of a flow: its name, the place of the name, and the arguments.
  func visitCalls(below node: SyntaxNode?, _ body: (String, Range<Int>, SyntaxNode?) -> Void) {
    node?.visit { node in
      for entry in node.entries where entry.name == KnownKeys.flow {
        if entry.value.isScalar, !entry.value.range.isEmpty {
          body(entry.value.text(in: file.bytes), inner(entry.value.range), nil)
        }
        for call in entry.value.entries { body(call.name, inner(call.key), call.value) }
      }
    }
  }
}
