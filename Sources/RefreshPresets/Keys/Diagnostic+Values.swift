import RefreshDiagnostics
import RefreshYAML

extension Diagnostic {
  /// A list, a map, a scalar or nothing where something else belongs.
  ///
  /// - Parameters:
  ///   - node: What was found.
  ///   - name: The key it stands under.
  ///   - shape: What is allowed.
  ///   - help: The help; nil if there is none.
  ///   - fix: How to do it.
  public static func wrongKind(
    of node: Node, as name: String, _ shape: ValueShape, help: String? = nil, fix: Fix? = nil
  ) -> Diagnostic {
    if node.isNull, node.scalar?.isEmpty ?? false {
      return Diagnostic(
        .noValue, "`\(name)` has no value; it must be \(shape.phrase)", at: node.span, help: help, fix: fix)
    }
    return Diagnostic(
      .wrongType, "`\(name)` must be \(shape.phrase), found \(found(node))", at: node.span, help: help,
      fix: fix)
  }

  /// The diagnostic of a scalar's text.
  static func remark(
    _ remark: ScalarRemark, on node: Node, as name: String, _ shape: ValueShape
  ) -> Diagnostic {
    let predicate = remark.predicate ?? "must be \(shape.phrase), found \(found(node))"
    let span = remark.range.map { node.span(ofText: $0) } ?? node.span
    return Diagnostic(
      remark.rule, "`\(name)` \(predicate)", at: span, help: remark.help,
      fix: node.fix(remark.correction, for: remark.range))
  }

  /// A tag that contradicts the key.
  static func wrongTag(_ tag: String, on node: Node, as name: String, _ shape: ValueShape) -> Diagnostic {
    let standard = "tag:yaml.org,2002:"
    let written = tag.hasPrefix(standard) ? "!!" + tag.dropFirst(standard.count) : tag
    return Diagnostic(
      .wrongTag, "`\(name)` must be \(shape.phrase), but the tag `\(written)` says otherwise", at: node.span,
      help: tag.hasPrefix(standard)
        ? "remove the tag; the key says what type its value has" : "a text that begins with `!` needs quotes")
  }
}

/// A node in a message: `` `60pt` ``, a list, a map.
public func found(_ node: Node) -> String {
  switch node.kind {
  case .sequence: "a list"
  case .mapping: "a map"
  case .scalar where node.scalar?.isEmpty ?? true: node.style == .plain ? "nothing" : "an empty text"
  case .scalar: quoted(node.scalar ?? "")
  }
}

/// A piece of the user's text in a message, on one line and not too long.
public func quoted(_ text: String) -> String {
  let longest = 40
  let line = text.prefix(longest + 1).map { $0.isNewline ? "⏎" : String($0) }.joined()
  return line.count > longest ? "`\(line.prefix(longest))…`" : "`\(line)`"
}
