import RefreshDiagnostics
import RefreshPresets
import RefreshScenarios
import RefreshText
import RefreshYAML

/// The rules of all modules.
public enum RuleCatalogue {
  /// All rules, module by module, in the order of their declarations.
  public static let all: [Rule] = [
    YAMLRules.all, PresetRules.all, PresetLint.all.map(\.rule), ScenarioRules.all, SuiteLint.all.map(\.rule),
    CheckRules.all,
  ].flatMap { $0 }

  /// The rule with an id, or nil if there is none.
  public static subscript(id: DiagnosticID) -> Rule? { byID[id] }

  private static let byID = Dictionary(uniqueKeysWithValues: all.map { ($0.id, $0) })
}

extension Rule.Example {
  /// The file's name in messages.
  public var fileName: String { (kind == .settings ? "" : "example") + kind.rawValue }

  /// Returns the diagnostics of the file, except those that it silences itself. A preset that it names is a plain
  /// one.
  public func diagnostics() -> [Diagnostic] {
    var diagnostics = Diagnostics()
    guard let file = SourceFile.decode(path: fileName, bytes: bytes, into: &diagnostics) else {
      return diagnostics.sorted()
    }
    if kind == .settings { _ = Settings.decode(file, into: &diagnostics) }
    let loader = SuiteLoader { path, _ in
      SourceFile(path: path, text: "name: classic\nheader: { type: normalHeader }\n")
    }
    var checker = Checker(found: diagnostics, silencer: Silencer(settings: nil), loader: loader)
    checker.check(file, as: kind)
    return checker.finish().shown
  }
}

extension RuleText {
  /// Returns the explanation for a terminal: what the rule finds, why that is a problem, and an example with its
  /// diagnostics.
  ///
  /// - Parameter style: The style.
  package func explanation(_ style: OutputStyle) -> String {
    func lines(_ text: String, width: Int?, indent: Int = 0) -> String {
      Paint(color: false).prose(text, width: width, indent: indent) + "\n"
    }
    var parts = [lines("\(rule.severity)[\(rule.id.rawValue)]: \(rule.title)", width: style.width, indent: 2)]
    parts += [what, why].map { lines($0, width: style.columns) }
    if let bad {
      parts.append("For example, \(bad.fileName):\n\n" + indented(bad))
      parts.append(TextRenderer(style).render(bad.diagnostics()))
    }
    if let good { parts.append("Right:\n\n" + indented(good)) }
    return parts.joined(separator: "\n")
  }

  /// Returns a file's lines, indented, with characters made visible that would act on a terminal.
  private func indented(_ example: Rule.Example) -> String {
    let lines = example.text.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
    return lines.map { line in
      line.isEmpty ? "\n" : "  " + VisibleText.of(String(line.replacing("\t", with: "→   "))) + "\n"
    }
    .joined()
  }
}

/// The reference page of rules.
public enum RuleReference {
  /// The page, generated from the rules' texts and examples.
  public static var page: String {
    var page = ReferencePage(
      "Rules", "The rules of `refreshcfg validate`. `refreshcfg explain ID` explains one in the terminal.")
    page.table(
      ["rule", "severity", "about"],
      RuleCatalogue.all.map { ["[`\($0.id.rawValue)`](#\($0.id.rawValue))", "\($0.severity)", $0.title] })
    for text in RuleCatalogue.texts { describe(text, on: &page) }
    return page.text
  }

  private static func describe(_ text: RuleText, on page: inout ReferencePage) {
    page.heading(text.rule.id.rawValue)
    page.paragraph("\(text.what) \(text.why)")
    if let bad = text.bad {
      page.paragraph("Wrong:")
      page.code(visible(bad.text), language: "yaml")
      page.code(TextRenderer(color: false).render(bad.diagnostics()), language: "text")
    }
    if let good = text.good {
      page.paragraph("Right:")
      page.code(visible(good.text), language: "yaml")
    }
  }

  /// Returns a text for a page, with invisible characters made visible and tabs kept.
  private static func visible(_ text: String) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false).map { VisibleText.of(String($0)) }
      .joined(separator: "\n")
  }
}
