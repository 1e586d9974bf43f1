import RefreshDiagnostics

/// A node with parameters in its scalars, `${name}`, to be filled with values as often as need be.
///
/// A scalar that is exactly one parameter becomes the value, be it a number, a list or nothing; inside a longer text the
/// value's text is inserted. `$${` stands for `${` itself. What has been filled is read like any other node: its
/// nodes keep the places of the template, and know the values by ``Node/insertions``.
public struct NodeTemplate: Sendable {
  /// A place where a parameter is used.
  public struct Use: Sendable {
    /// The parameter's name.
    public let name: String
    /// The scalar it stands in.
    public let node: Node
    /// Where it is written, in bytes of the scalar's text.
    public let range: Range<Int>
    /// Whether any value can take its place; else only a scalar can, since it is a key or part of a longer text.
    public let takesAnything: Bool
  }

  /// A `${` that begins no parameter.
  public struct Flaw: Sendable {
    /// The scalar it stands in.
    public let node: Node
    /// Where it is written, in bytes of the scalar's text.
    public let range: Range<Int>
    /// Whether there is a `}`.
    public let isClosed: Bool
  }

  /// A scalar that is a template.
  private struct Scalar {
    let node: Node
    let template: TextTemplate
    let isKey: Bool
  }

  /// The node as it is written.
  public let root: Node
  /// Where parameters are used, in the order of the text.
  public private(set) var uses: [Use] = []
  /// The places that begin like a parameter and are none.
  public private(set) var flaws: [Flaw] = []
  /// The scalars that are templates, by their indexes.
  private var scalars: [Int32: Scalar] = [:]
  private var mapsOfTemplates: [Int32] = []
  private var visited: Set<Int32> = []

  /// Looks for parameters.
  ///
  /// - Parameters:
  ///   - root: The node; nothing in it is filled already.
  ///   - key: A key of the node whose value has no parameters. The default is none.
  public init(_ root: Node, except key: String? = nil) {
    self.root = root
    if root.kind == .mapping { scanMap(root, except: key) } else { scan(root) }
    visited = []
  }

  /// The node with values in the place of its parameters.
  ///
  /// - Parameter values: The values by the names of the parameters. Where one is missing, or can't be inserted in a
  ///   text, the node is broken: the caller has diagnosed that.
  public func filled(with values: [String: Node]) -> Node {
    guard !scalars.isEmpty else { return root }
    let document = root.document
    let filled = YAMLDocument(
      file: document.file, index: document.index, store: document.store,
      replacements: scalars.mapValues { replacement(of: $0, values) })
    return Node(document: filled, index: root.index)
  }

  /// The pairs of keys of one map that have become the same in a filled node.
  public func equalKeys(in filled: Node) -> [(first: Node, second: Node)] {
    mapsOfTemplates.flatMap { index in
      var first: [String: Node] = [:]
      var pairs: [(first: Node, second: Node)] = []
      for entry in Node(document: filled.document, index: index).entries where !entry.key.isBroken {
        guard let name = entry.key.scalar else { continue }
        if let other = first[name] { pairs.append((other, entry.key)) } else { first[name] = entry.key }
      }
      return pairs
    }
  }

  private mutating func scan(_ node: Node, isKey: Bool = false) {
    if node.kind == .scalar { return scanScalar(node, isKey: isKey) }
    guard visited.insert(node.document.store.content(of: node.index)).inserted else { return }
    for item in node.items { scan(item) }
    scanMap(node)
  }

  private mutating func scanMap(_ node: Node, except key: String? = nil) {
    var hasTemplateKey = false
    for entry in node.entries {
      if let key, entry.key.isScalar(key) { continue }
      let count = scalars.count
      scan(entry.key, isKey: true)
      if scalars.count > count { hasTemplateKey = true }
      scan(entry.value)
    }
    if hasTemplateKey { mapsOfTemplates.append(node.document.store.content(of: node.index)) }
  }

  private mutating func scanScalar(_ node: Node, isKey: Bool) {
    let document = node.document
    let index = document.store.content(of: node.index)
    guard document.store.withText(of: index, in: document.file, TextTemplate.mayBeTemplate),
      visited.insert(index).inserted, let template = node.scalar.flatMap(TextTemplate.init)
    else { return }
    scalars[index] = Scalar(node: node, template: template, isKey: isKey)
    for part in template.parts {
      switch part {
      case .text: break
      case .parameter(let name, let range):
        let takesAnything = template.parts.count == 1 && !isKey
        uses.append(Use(name: name, node: node, range: range, takesAnything: takesAnything))
      case .flaw(let range, let isClosed): flaws.append(Flaw(node: node, range: range, isClosed: isClosed))
      }
    }
  }

  private func replacement(of scalar: Scalar, _ values: [String: Node]) -> Replacement {
    var insertions: [Insertion] = []
    var text = ""
    var isBroken = false
    for part in scalar.template.parts {
      switch part {
      case .text(let piece): text += piece
      case .flaw: isBroken = true
      case .parameter(let name, _):
        guard let value = values[name], !value.isBroken else {
          isBroken = true
          continue
        }
        insertions.append(Insertion(name: name, value: value, span: scalar.node.anchorSpan))
        if scalar.template.parts.count == 1, !scalar.isKey || value.kind == .scalar {
          return Replacement(content: value, insertions: insertions)
        }
        if let piece = value.scalar { text += piece } else { isBroken = true }
      }
    }
    return Replacement(content: own(text, like: scalar.node, isBroken: isBroken), insertions: insertions)
  }

  /// A scalar that stands nowhere, in a document of its own.
  private func own(_ text: String, like node: Node, isBroken: Bool) -> Node {
    var store = NodeStore()
    store.text = Array(text.utf8)
    store.records = [
      NodeRecord(
        shape: .ownScalar, style: node.style, flags: isBroken ? .isBroken : [], start: Int32(node.anchorSpan.start),
        end: Int32(node.anchorSpan.end), first: 0, second: Int32(store.text.count))
    ]
    return YAMLDocument(file: node.document.file, index: node.document.index, store: store).root
  }
}

/// The content in the place of a scalar with parameters.
struct Replacement: Sendable {
  /// The content; the place stays that of the scalar.
  let content: Node
  /// The values that came in.
  let insertions: [Insertion]
}

/// A value in the place of a parameter.
public struct Insertion: Sendable {
  /// The parameter's name.
  public let name: String
  /// The value; one that has parameters itself was put together before.
  public let value: Node
  /// The scalar that the parameter stands in.
  public let span: Span
}

extension Node {
  /// The values that came in its text, with those that came in them, nearest first; empty for most nodes.
  public var insertions: [Insertion] {
    let own = document.replacements[document.store.content(of: index)]?.insertions ?? []
    return own.flatMap { [$0] + $0.value.insertions }
  }
}

extension YAMLDocument {
  /// The values that came in where a place lies, or within it, in the order of the text; each with those that came in
  /// it.
  public func insertions(touching place: Span) -> [Insertion] {
    guard place.file === file else { return [] }
    return replacements.sorted { $0.key < $1.key }.flatMap { _, replacement in
      replacement.insertions
        .filter { insertion in
          let span = insertion.span
          return span.start <= place.start && place.end <= span.end
            || place.start <= span.start && span.end <= place.end
        }
        .flatMap { [$0] + $0.value.insertions }
    }
  }
}
