import RefreshDiagnostics
import RefreshYAML

extension Diagnostic {
  /// Returns the diagnostic for a list, a map, a scalar or nothing in the wrong place.
  ///
  /// - Parameters:
  ///   - node: The node that was found.
  ///   - name: The node's key.
  ///   - shape: The allowed shape.
  ///   - help: The help. If nil, an example of the shape.
  ///   - fix: The fix, if there is one.
  public static func wrongKind(
    of node: Node, as name: String, _ shape: ValueShape, help: String? = nil, fix: Fix? = nil
  ) -> Diagnostic {
    if help == nil, let colon = missingColon(in: node, as: name, shape) { return colon }
    let around = help == nil ? shape.map(around: node) : nil
    let help =
      help ?? around.map { "write `\(name): \($0)`" }
      ?? shape.structureExample.map { "write it like `\(name): \($0)`" }
    let fix =
      fix ?? (node.kind == .scalar ? node.fix(inPlaceOfScalar: around) : node.fix(writing: around))?.unsafe
    if node.isNull, node.scalar?.isEmpty ?? false {
      return Diagnostic(
        .noValue, "`\(name)` has no value; it must be \(shape.phrase)", at: node.span, help: help, fix: fix)
    }
    let message = "`\(name)` must be \(shape.phrase), found \(found(node))"
    if fix == nil, let entries = node.entriesOfItems, shape.isMap(of: entries) {
      let text = Node.flowText(of: Array(entries.joined()))
      return Diagnostic(
        .wrongType, message, at: node.span, help: "write it as one map, without dashes and square brackets",
        fix: node.fix(writing: text))
    }
    if fix == nil, node.kind == .sequence, node.items.count == 1, node.span.text.hasPrefix("["), shape.isScalar,
      let text = node.items[0].flowText
    {
      return Diagnostic(
        .wrongType, message, at: node.span, help: "write `\(name): \(text)`, without a list",
        fix: node.fix(writing: text))
    }
    return Diagnostic(.wrongType, message, at: node.span, help: help, fix: fix)
  }

  /// Returns the diagnostic for a remark on a scalar's text.
  static func remark(_ remark: ScalarRemark, on node: Node, as name: String, _ shape: ValueShape) -> Diagnostic {
    let predicate = remark.predicate ?? "must be \(shape.phrase), found \(found(node))"
    let span = remark.range.map { node.span(ofText: $0) } ?? node.span
    return Diagnostic(
      remark.rule, "`\(name)` \(predicate)", at: span, help: remark.help,
      fix: node.fix(remark.correction, for: remark.range))
  }

  /// Returns the diagnostic for a tag that contradicts the key.
  static func wrongTag(_ tag: String, on node: Node, as name: String, _ shape: ValueShape) -> Diagnostic {
    let standard = "tag:yaml.org,2002:"
    let written = tag.hasPrefix(standard) ? "!!" + tag.dropFirst(standard.count) : tag
    return Diagnostic(
      .wrongTag, "`\(name)` must be \(shape.phrase), but has the tag `\(written)`", at: node.span,
      help: tag.hasPrefix(standard)
        ? "remove the tag; the key determines the type of its value" : "a text that begins with `!` needs quotes")
  }
}

/// Returns a description of a node for a message: `` `60pt` ``, a list or a map.
public func found(_ node: Node) -> String {
  switch node.kind {
  case .sequence: "a list"
  case .mapping: "a map"
  case .scalar where node.scalar?.isEmpty ?? true: node.style == .plain ? "nothing" : "an empty text"
  case .scalar: quoted(node.scalar ?? "")
  }
}

/// Returns part of the user's text for a message, on one line and shortened.
public func quoted(_ text: String) -> String {
  let longest = 40
  // Mostly there is nothing to replace or shorten, which bytes show soonest.
  if text.utf8.count <= longest, text.utf8.allSatisfy({ (0x20..<0x7F).contains($0) }) { return "`\(text)`" }
  let line = text.prefix(longest + 1).map { $0.isNewline ? "⏎" : String($0) }.joined()
  return line.count > longest ? "`\(line.prefix(longest))…`" : "`\(line)`"
}

extension Node {
  /// The entries of the maps in a list, if it has only maps and no duplicate keys.
  fileprivate var entriesOfItems: [[Node.Entry]]? {
    guard kind == .sequence, !items.isEmpty, items.allSatisfy({ $0.kind == .mapping }) else { return nil }
    let entries = items.flatMap(\.entries)
    return Set(entries.compactMap(\.key.scalar)).count == entries.count ? items.map(\.entries) : nil
  }
}

extension ValueShape {
  /// Whether the value must be a map, which may be one of the entries of several maps: of known keys, or of names that the
  /// author chooses, of which each map has one.
  fileprivate func isMap(of maps: [[Node.Entry]]) -> Bool {
    switch self {
    case .map: maps.allSatisfy { $0.count == 1 }
    case .names: true
    case .keys, .variants: maps.joined().allSatisfy { hasKey($0.key.scalar ?? "") }
    case .oneKey(_, _, let words):
      words.isEmpty && maps.count == 1 && maps[0].allSatisfy { hasKey($0.key.scalar ?? "") }
    case .named(_, let shape): shape().isMap(of: maps)
    default: false
    }
  }
}
