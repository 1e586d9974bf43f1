import RefreshDiagnostics
import RefreshPresets
import RefreshText

/// The reference page of rules.
public enum RuleReference {
  /// The page, from the rules' own words and examples.
  public static var page: String {
    var page = ReferencePage(
      "Rules", "What `refreshcfg validate` finds. `refreshcfg explain ID` shows one of these at the terminal.")
    page.table(
      ["rule", "severity", "about"],
      RuleCatalogue.all.map { ["[`\($0.id.rawValue)`](#\($0.id.rawValue))", "\($0.severity)", $0.title] })
    for rule in RuleCatalogue.all { describe(rule, on: &page) }
    return page.text
  }

  private static func describe(_ rule: Rule, on page: inout ReferencePage) {
    page.heading(rule.id.rawValue)
    page.paragraph("\(rule.what) \(rule.why)")
    if let bad = rule.bad {
      page.paragraph("Wrong:")
      page.code(visible(bad.text), language: "yaml")
      page.code(TextRenderer(color: false).render(bad.findings()), language: "text")
    }
    if let good = rule.good {
      page.paragraph("Right:")
      page.code(visible(good.text), language: "yaml")
    }
  }

  /// A text on a page: what can't be seen is made visible, tabs are kept.
  private static func visible(_ text: String) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false).map { VisibleText.of(String($0)) }
      .joined(separator: "\n")
  }
}
