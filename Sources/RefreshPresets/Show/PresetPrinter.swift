import RefreshFiles
import RefreshText
import RefreshYAML

/// Writes a preset as one file, with what it extends.
///
/// Keys stand in the order of their declarations, values as they are written. Paths lead from the folder of the preset
/// itself, wherever they come from.
public struct PresetPrinter {
  /// What a comment behind a value says of where it comes from; nil for none.
  private let origins: (@Sendable (Node) -> String?)?
  private var output = ""
  private var path = ""

  /// Makes a printer.
  ///
  /// - Parameter showsOrigins: Whether a comment behind each value says where it comes from. The default is false.
  public init(showsOrigins: Bool = false) {
    let place: @Sendable (Node) -> String? = { "\($0.span.file.path):\($0.span.startPosition.line)" }
    origins = showsOrigins ? place : nil
  }

  /// Makes a printer of a preset whose values come from elsewhere.
  ///
  /// - Parameter origins: Where a value comes from; nil for those of which nothing is said.
  package init(origins: @escaping @Sendable (Node) -> String?) { self.origins = origins }

  /// The text of a preset.
  public func print(_ preset: Preset) -> String {
    var printer = self
    printer.path = preset.node.span.file.path
    printer.printMap(preset.node, PresetKeys.all.shape, indent: "", without: "extends")
    return printer.output
  }

  private mutating func printMap(_ node: Node, _ shape: ValueShape, indent: String, without leftOut: String? = nil)
  {
    let members = Members(of: shape, node)
    for entry in members.sorted(node.entries) where !entry.key.isScalar(leftOut ?? "") {
      output += indent + scalar(entry.key, nil, inFlow: false) + ":"
      let (value, shape) = (entry.value, members.shape(of: entry.key))
      if value.kind == .mapping, !value.entries.isEmpty {
        output += "\n"
        printMap(value, shape, indent: indent + "  ")
      } else if value.kind == .sequence, !value.items.isEmpty, case let text = flow(value, shape),
        indent.count + text.count > longestLine
      {
        output += origin(of: value) + "\n"
        let shape = shape.choice(for: value).item
        for item in value.items {
          output += "\(indent)  - \(flow(item, shape, isOuter: true))\n"
        }
      } else {
        let text = flow(value, shape, isOuter: true)
        output += (text.isEmpty ? "" : " ") + text + origin(of: value) + "\n"
      }
    }
  }

  private let longestLine = 80

  /// A value in brackets, or a scalar.
  private func flow(_ node: Node, _ shape: ValueShape, isOuter: Bool = false) -> String {
    switch node.kind {
    case .scalar: return scalar(node, shape, inFlow: !isOuter)
    case .sequence:
      return "[" + node.items.map { flow($0, shape.choice(for: node).item) }.joined(separator: ", ") + "]"
    case .mapping:
      let members = Members(of: shape, node)
      let entries = members.sorted(node.entries).map { entry in
        scalar(entry.key, nil, inFlow: true) + ": " + flow(entry.value, members.shape(of: entry.key))
      }
      return entries.isEmpty ? "{}" : "{ " + entries.joined(separator: ", ") + " }"
    }
  }

  private func scalar(_ node: Node, _ shape: ValueShape?, inFlow isInFlow: Bool) -> String {
    guard var text = node.scalar else { return "" }
    if text.isEmpty, node.style == .plain { return "" }
    if case .text(let form) = shape?.choice(for: node), let kind = form.path,
      kind == .file || FilePath.isFile(text),
      node.span.file.path != path
    {
      text = FilePath.relative(FilePath.resolve(text, from: node.span.file.path), to: path)
    }
    let isPlain = node.style == .plain && ScalarText.isPlain(text, inFlow: isInFlow)
    return isPlain ? text : ScalarText.inQuotes(text)
  }

  private func origin(of node: Node) -> String {
    origins?(node).map { "  # \(VisibleText.of($0))" } ?? ""
  }
}

/// The members of a map: their order and their shapes.
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

  /// Declared keys in their order, names of one's own as they are written.
  func sorted(_ entries: [Node.Entry]) -> [Node.Entry] {
    let ranks = entries.map { keys[$0.key.scalar ?? ""]?.rank ?? .max }
    return entries.indices.sorted { (ranks[$0], $0) < (ranks[$1], $1) }.map { entries[$0] }
  }
}

extension ValueShape {
  /// The shape that a node has of those that are allowed.
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

/// Texts as scalars of YAML, on one line each.
private enum ScalarText {
  /// Whether a text reads back to the same without quotes.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - isInFlow: Whether it stands in brackets, where commas and brackets need quotes too.
  static func isPlain(_ text: String, inFlow isInFlow: Bool) -> Bool {
    let scalars = Array(text.unicodeScalars)
    guard let first = scalars.first, let last = scalars.last, first != " ", last != " ", last != ":" else {
      return false
    }
    // Indicators that begin something else (YAML 1.1, section 4.1); a dash is none before a letter or digit.
    if "?:,[]{}#&*!|>'\"%@`=<".unicodeScalars.contains(first) { return false }
    if first == "-", scalars.count == 1 || scalars[1] == " " || scalars[1] == "-" { return false }
    for (index, scalar) in scalars.enumerated() {
      if needsEscape(scalar) || scalar == "\t" { return false }
      if isInFlow, ",[]{}?:".unicodeScalars.contains(scalar) { return false }
      guard index + 1 < scalars.count else { continue }
      if scalar == ":", scalars[index + 1] == " " { return false }
      if scalar == " ", scalars[index + 1] == "#" { return false }
    }
    return true
  }

  /// A text in double quotes.
  static func inQuotes(_ text: String) -> String {
    text.inQuotes { scalar in
      guard needsEscape(scalar) else { return nil }
      let (mark, width) = scalar.value > 0xFFFF ? ("\\U", 8) : ("\\u", 4)
      return mark + hexadecimal(scalar.value, digits: width)
    }
  }

  /// Whether a character has to be escaped, or could not be seen: controls, separators of lines, marks of byte order
  /// and direction.
  private static func needsEscape(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator, .format, .surrogate, .privateUse, .unassigned: true
    default: false
    }
  }
}
