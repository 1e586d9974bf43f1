import RefreshDiagnostics
import RefreshText

/// What there is to say of a rule, for people at a terminal.
public struct Explanation: Sendable {
  private let rule: Rule

  /// Explains a rule.
  public init(_ rule: Rule) { self.rule = rule }

  /// Lines of text, the last ended: what it finds, why that is bad, and an example with what is found in it.
  ///
  /// - Parameter color: whether to use the control sequences of terminals.
  public func text(color: Bool) -> String {
    var parts = [
      "\(rule.severity)[\(rule.id.rawValue)]: \(rule.title)\n", sentences(rule.what), sentences(rule.why),
    ]
    if let bad = rule.bad {
      parts.append("For example, \(bad.fileName):\n\n" + indented(bad))
      parts.append(TextRenderer(color: color).render(bad.findings()))
    }
    if let good = rule.good { parts.append("Right:\n\n" + indented(good)) }
    return parts.joined(separator: "\n")
  }

  /// A file's lines, moved to the right; what would act on a terminal is made visible.
  private func indented(_ example: Rule.Example) -> String {
    let lines = example.text.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
    return lines.map { line in
      line.isEmpty ? "\n" : "  " + VisibleText.of(String(line.replacing("\t", with: "→   "))) + "\n"
    }
    .joined()
  }

  /// Sentences in lines of at most 80 columns.
  private func sentences(_ text: String) -> String {
    wrapped(text.split(separator: " ").map(String.init), width: 80).map { $0 + "\n" }.joined()
  }

  /// All rules, a line each: the id, how much it matters, and the title.
  public static func list(of rules: [Rule]) -> String {
    let width = rules.map(\.id.rawValue.count).max() ?? 0
    return rules.map { rule in
      "\(rule.id.rawValue.padded(to: width))  \(rule.severity.rawValue.padded(to: 7))  \(rule.title)\n"
    }
    .joined()
  }
}
