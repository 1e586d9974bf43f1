import RefreshFiles
import RefreshText
import RefreshYAML

/// A printer that writes a preset as one file, including the presets that it extends.
///
/// Keys are in the order of their declarations, and values are unchanged. Paths are relative to the preset's own
/// folder, wherever they come from.
public struct PresetPrinter {
  /// The function that returns the comment after a value that gives its origin, or nil for none.
  private let origins: (@Sendable (Node) -> String?)?
  private var path = ""

  /// Makes a printer.
  ///
  /// - Parameter showsOrigins: Whether a comment after each value gives its origin. The default is false.
  public init(showsOrigins: Bool = false) {
    let place: @Sendable (Node) -> String? = { "\($0.span.file.path):\($0.span.startPosition.line)" }
    origins = showsOrigins ? place : nil
  }

  /// Makes a printer for a preset whose values come from elsewhere.
  ///
  /// - Parameter origins: Returns the origin of a value, or nil for no comment.
  package init(origins: @escaping @Sendable (Node) -> String?) { self.origins = origins }

  /// Returns the text of a preset.
  public func print(_ preset: Preset) -> String {
    var printer = self
    printer.path = preset.node.span.file.path
    return printer.value(preset.node, PresetKeys.all.shape, without: "extends").written
  }

  /// Returns a value for printing. A map has one line per key, with a comment after each value; maps in lists are
  /// on the lists' lines.
  private func value(_ node: Node, _ shape: ValueShape, without leftOut: String = "") -> YAMLValue {
    guard node.kind == .mapping, !node.entries.isEmpty else {
      let value = plainValue(node, shape)
      return origins?(node).map { .remarked(value, $0) } ?? value
    }
    return .lines(members(of: node, shape, without: leftOut) { value($0, $1) })
  }

  private func plainValue(_ node: Node, _ shape: ValueShape) -> YAMLValue {
    switch node.kind {
    case .scalar: scalar(node, shape)
    case .sequence: .list(node.items.map { plainValue($0, shape.choice(for: node).item) })
    case .mapping: members(of: node, shape) { plainValue($0, $1) }
    }
  }

  private func members(
    of node: Node, _ shape: ValueShape, without leftOut: String = "", _ value: (Node, ValueShape) -> YAMLValue
  ) -> YAMLValue {
    let members = Members(of: shape, node)
    return .map(
      members.sorted(node.entries).filter { !$0.key.isScalar(leftOut) }.map { entry in
        YAMLValue.Member(entry.key.scalar ?? "", value(entry.value, members.shape(of: entry.key)))
      })
  }

  private func scalar(_ node: Node, _ shape: ValueShape) -> YAMLValue {
    guard var text = node.scalar else { return .scalar("") }
    if text.isEmpty, node.style == .plain { return .scalar("") }
    if case .text(let form) = shape.choice(for: node), let kind = form.path,
      kind == .file || FilePath.isFile(text), node.span.file.path != path
    {
      text = FilePath.relative(FilePath.resolve(text, from: node.span.file.path), to: path)
    }
    return node.style == .plain ? .scalar(text) : .quoted(text)
  }
}

/// The members of a map, with their order and shapes.
struct Members {
  private var keys: [String: (rank: Int, shape: ValueShape)] = [:]
  private var other = ValueShape.anything

  init(of shape: ValueShape, _ node: Node) {
    switch shape.choice(for: node) {
    case .keys(let keys):
      for (index, key) in keys().enumerated() { self.keys[key.name] = (index, key.shape) }
    case .map(_, let values): other = values
    default: break
    }
  }

  func shape(of key: Node) -> ValueShape { keys[key.scalar ?? ""]?.shape ?? other }

  /// Sorts declared keys by their declarations. Names that the user chose keep their order.
  func sorted(_ entries: [Node.Entry]) -> [Node.Entry] {
    let ranks = entries.map { keys[$0.key.scalar ?? ""]?.rank ?? .max }
    return entries.indices.sorted { (ranks[$0], $0) < (ranks[$1], $1) }.map { entries[$0] }
  }
}

extension ValueShape {
  /// Returns which of the allowed shapes a node has.
  func choice(for node: Node) -> ValueShape {
    switch self {
    case .named(_, let shape): return shape().choice(for: node)
    case .either(let shapes):
      let fitting = shapes.map { $0.choice(for: node) }.filter { $0.fits(node) }
      return fitting.first ?? .anything
    case .variants(let decisive, let variants):
      let word = node[decisive.name]?.scalar
      let keys = variants().first { $0.word.name == word }?.keys ?? []
      return .keys { [decisive] + keys }
    default: return self
    }
  }

  /// The shape of a list's items.
  var item: ValueShape {
    if case .list(let item, _) = self { return item }
    return .anything
  }

  private func fits(_ node: Node) -> Bool {
    switch self {
    case .keys(let keys):
      let names = Set(keys().map(\.name))
      return node.kind == .mapping && node.entries.allSatisfy { names.contains($0.key.scalar ?? "") }
    case .map, .names, .variants, .oneKey: return node.kind == .mapping
    case .list: return node.kind == .sequence
    case .boolean, .integer, .number, .text, .choice: return node.kind == .scalar
    case .either, .named, .anything: return true
    }
  }
}
