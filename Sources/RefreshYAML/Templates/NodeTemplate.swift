import RefreshDiagnostics
import RefreshText

/// A node with parameters, `${name}`, in its scalars, which can be filled with values any number of times.
///
/// A scalar that is just one parameter becomes the value, which may be a number, a list or nothing. In a longer
/// text, the value's text is inserted. `$${` stands for a literal `${`. A filled node is read like any other: its
/// nodes keep the spans of the template, and list the inserted values in ``Node/insertions``.
public struct NodeTemplate: Sendable {
  /// A use of a parameter.
  public struct Use: Sendable {
    /// The parameter's name.
    public let name: String
    /// The scalar that contains it.
    public let node: Node
    /// The range of the parameter, in bytes of the scalar's text.
    public let range: Range<Int>
    /// Whether any value can replace it; otherwise only a scalar can, because it is a key or part of a longer text.
    public let takesAnything: Bool
  }

  /// A `${` that doesn't begin a parameter.
  public struct Flaw: Sendable {
    /// The scalar that contains it.
    public let node: Node
    /// The range, in bytes of the scalar's text.
    public let range: Range<Int>
    /// Whether it has a `}`.
    public let isClosed: Bool
  }

  /// A scalar with parameters.
  private struct Scalar {
    let node: Node
    let template: TextTemplate
    let isKey: Bool
  }

  /// The unfilled node.
  public let root: Node
  /// The uses of parameters, in the order of the text.
  public private(set) var uses: [Use] = []
  /// The places that begin like a parameter but aren't valid.
  public private(set) var flaws: [Flaw] = []
  /// The scalars with parameters, by index.
  private var scalars: [Int32: Scalar] = [:]
  private var mapsOfTemplates: [Int32] = []
  /// The number of keys and values in lists and maps that have been scanned, by index, with aliases expanded.
  private var sizes: [Int32: Int] = [:]
  /// The number of keys and values in the node, with aliases expanded.
  private var size = 0

  /// Scans a node for parameters.
  ///
  /// - Parameters:
  ///   - root: The node, which must not contain any filled nodes.
  ///   - key: A key of the node whose value has no parameters. The default is none.
  public init(_ root: Node, except key: String? = nil) {
    self.root = root
    size = root.kind == .mapping ? scanMap(root, except: key) : scan(root)
    sizes = [:]
  }

  /// Returns the node with its parameters replaced by values.
  ///
  /// - Parameter values: The values, by the names of the parameters. If one is missing or can't be inserted in a
  ///   text, the node is broken; the caller has diagnosed that.
  public func filled(with values: [String: Node]) -> Node {
    guard !scalars.isEmpty else { return root }
    let document = root.document
    let filled = YAMLDocument(
      file: document.file, index: document.index, store: document.store,
      replacements: scalars.mapValues { replacement(of: $0, values) })
    return Node(document: filled, index: root.index)
  }

  /// Returns the pairs of keys in a map that are equal in a filled node.
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

  /// Scans a node for parameters.
  ///
  /// - Returns: The number of its keys and values, including itself.
  private mutating func scan(_ node: Node, isKey: Bool = false) -> Int {
    if node.kind == .scalar {
      scanScalar(node, isKey: isKey)
      return 1
    }
    let index = node.document.store.content(of: node.index)
    if let known = sizes[index] { return known }
    let size = node.items.reduce(scanMap(node)) { $0 + scan($1) }
    sizes[index] = size
    return size
  }

  private mutating func scanMap(_ node: Node, except key: String? = nil) -> Int {
    var hasTemplateKey = false
    var size = 1
    for entry in node.entries {
      if let key, entry.key.isScalar(key) { continue }
      let count = scalars.count
      size += scan(entry.key, isKey: true)
      if scalars.count > count { hasTemplateKey = true }
      size += scan(entry.value)
    }
    if hasTemplateKey { mapsOfTemplates.append(node.document.store.content(of: node.index)) }
    return size
  }

  /// Returns the size of the node when its parameters are replaced by values.
  ///
  /// - Parameters:
  ///   - values: The values, by the names of the parameters.
  ///   - limit: The number of keys and values at which counting stops.
  /// - Returns: The number of keys and values, and the number of bytes of texts that are assembled.
  public func size(with values: [String: Node], atMost limit: Int) -> (nodes: Int, bytes: Int) {
    var (nodes, bytes) = (size, 0)
    var sizes: [String: Int] = [:]
    for scalar in scalars.values {
      for part in scalar.template.parts {
        switch part {
        case .flaw: break
        case .text(let text): bytes += text.utf8.count
        case .parameter(let name, _):
          guard let value = values[name] else { continue }
          if scalar.template.parts.count > 1 || scalar.isKey {
            bytes += value.textLength
          } else if nodes <= limit {
            let size = sizes[name] ?? value.size(atMost: limit - nodes)
            sizes[name] = size
            nodes += size
          }
        }
      }
    }
    return (nodes, bytes)
  }

  private mutating func scanScalar(_ node: Node, isKey: Bool) {
    let document = node.document
    let index = document.store.content(of: node.index)
    guard document.store.withText(of: index, in: document.file, TextTemplate.mayBeTemplate),
      scalars[index] == nil, let template = node.scalar.flatMap(TextTemplate.init)
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

  /// Makes a scalar that isn't in any source, in a separate document.
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

/// The content that replaces a scalar with parameters.
struct Replacement: Sendable {
  /// The content. Its span is still the scalar's.
  let content: Node
  /// The inserted values.
  let insertions: [Insertion]
}

/// A value that replaced a parameter.
public struct Insertion: Sendable {
  /// The parameter's name.
  public let name: String
  /// The value. If it has parameters itself, they have already been replaced.
  public let value: Node
  /// The span of the scalar that contains the parameter.
  public let span: Span
}

extension Node {
  /// The number of bytes of a scalar's text, or 0 for lists and maps.
  fileprivate var textLength: Int {
    if let replacement { return replacement.textLength }
    return kind == .scalar ? document.store.withText(of: index, in: document.file) { $0.count } : 0
  }

  /// Returns the number of keys and values in a node, including itself. Nesting beyond the depth limit counts as
  /// too many.
  ///
  /// - Parameters:
  ///   - limit: The number at which counting stops.
  ///   - depth: The depth of the node. The default is 0.
  fileprivate func size(atMost limit: Int, depth: Int = 0) -> Int {
    guard kind != .scalar else { return 1 }
    guard depth < YAMLLimits.standard.depth else { return limit + 1 }
    var size = 1
    for child in items + entries.map(\.value) where size <= limit {
      size += child.size(atMost: limit - size, depth: depth + 1)
    }
    return size
  }

  /// The values inserted in the node's text and, recursively, in these values; nearest first, at most
  /// ``mostInsertions``. Empty for most nodes.
  public var insertions: [Insertion] { insertions(atMost: Node.mostInsertions) }

  /// The maximum number of inserted values that are listed for a text.
  static let mostInsertions = 16

  fileprivate func insertions(atMost limit: Int) -> [Insertion] {
    var found: [Insertion] = []
    for own in document.replacements[document.store.content(of: index)]?.insertions ?? [] where found.count < limit
    {
      found.append(own)
      found += own.value.insertions(atMost: limit - found.count)
    }
    return found
  }
}

extension YAMLDocument {
  /// Returns the values inserted at or within a span, in the order of the text, each followed by those inserted in
  /// it, at most ``Node/mostInsertions``.
  public func insertions(touching place: Span) -> [Insertion] {
    guard place.file === file else { return [] }
    // All insertions of a replacement are in the same scalar.
    let touching = replacements.filter { _, replacement in
      guard let span = replacement.insertions.first?.span else { return false }
      return span.start <= place.start && place.end <= span.end
        || place.start <= span.start && span.end <= place.end
    }
    var found: [Insertion] = []
    for insertion in touching.ordered(on: \.key).flatMap(\.value.insertions)
    where found.count < Node.mostInsertions {
      found.append(insertion)
      found += insertion.value.insertions(atMost: Node.mostInsertions - found.count)
    }
    return found
  }
}
