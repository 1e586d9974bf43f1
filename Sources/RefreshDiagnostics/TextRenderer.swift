/// Shows diagnostics to people: what is wrong, the line where it is, and a caret under the place.
///
/// ```
/// error[duplicate-key]: key `height` is given twice in this map
///  --> classic.preset.yaml:4:3
///   |
/// 4 |   height: 60
///   |   ^^^^^^
///   |
///  ::: classic.preset.yaml:2:3
///   |
/// 2 |   height: 54
///   |   ------ first given here
/// ```
public struct TextRenderer: Sendable {
  /// Whether to colour with the control sequences of terminals (ECMA-48, SGR).
  public let color: Bool
  /// The columns of a source line that are shown; longer lines are cut around the place.
  public let width: Int

  /// Makes a renderer.
  ///
  /// - Parameters:
  ///   - color: see ``ColorChoice``.
  ///   - width: in columns, at least 20. The default is 120.
  public init(color: Bool, width: Int = 120) {
    self.color = color
    self.width = max(20, width)
  }

  /// All diagnostics in the order given, with a blank line between each two; empty for none.
  public func render(_ diagnostics: [Diagnostic]) -> String {
    diagnostics.map { render($0) }.joined(separator: "\n")
  }

  /// One diagnostic as lines, the last ended.
  public func render(_ diagnostic: Diagnostic) -> String {
    let snippets = Snippet.all(of: diagnostic, width: width)
    let gutter = snippets.map { String($0.line).count }.max() ?? 1
    var output = StyledText(color: color)
    output.append("\(diagnostic.severity)[\(diagnostic.id.rawValue)]", Style(diagnostic.severity))
    output.append(": \(VisibleText.of(diagnostic.message))\n", .strong)
    for snippet in snippets {
      let indent = String(repeating: " ", count: gutter)
      if !snippet.isFirst { output.append(indent + " |\n", .frame) }
      output.append(indent + (snippet.isFirst ? "--> " : "::: "), .frame)
      let position = snippet.position
      output.append("\(VisibleText.of(snippet.file.path)):\(position.line):\(position.column)\n", .plain)
      snippet.render(into: &output, gutter: gutter, severity: diagnostic.severity)
    }
    if let help = diagnostic.help {
      let indent = String(repeating: " ", count: gutter)
      if snippets.contains(where: \.hasText) { output.append(indent + " |\n", .frame) }
      output.append(indent + " = ", .frame)
      output.append("help", .strong)
      output.append(": \(VisibleText.of(help))\n", .plain)
    }
    return output.text
  }
}
