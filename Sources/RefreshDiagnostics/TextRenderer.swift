import RefreshText

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
    let (paint, indent) = (Paint(color: color), String(repeating: " ", count: gutter))
    let bar = paint(indent + " |", .frame) + "\n"
    var text =
      paint("\(diagnostic.severity)[\(diagnostic.id.rawValue)]", diagnostic.severity.tint)
      + paint(": \(VisibleText.of(diagnostic.message))", .strong) + "\n"
    for snippet in snippets {
      let position = snippet.position
      text += snippet.isFirst ? "" : bar
      text += paint(indent + (snippet.isFirst ? "--> " : "::: "), .frame)
      text += "\(VisibleText.of(snippet.file.path)):\(position.line):\(position.column)\n"
      text += snippet.render(gutter: gutter, severity: diagnostic.severity, paint)
    }
    if let help = diagnostic.help {
      text += snippets.contains(where: \.hasText) ? bar : ""
      text += paint(indent + " = ", .frame) + paint("help", .strong) + ": \(VisibleText.of(help))\n"
    }
    return text
  }
}

extension Severity {
  /// The colour of what is found.
  var tint: Paint.Tint { self == .error ? .bad : .warning }
}
