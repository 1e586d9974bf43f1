import RefreshLaws
import RefreshPresets
import RefreshText

/// The reference page of laws.
package enum LawReference {
  /// The page, generated from the laws' texts and examples.
  package static var page: String {
    var page = ReferencePage(
      "Laws of healthy lists",
      """
      `refreshcfg explore` looks for runs that breach these laws, and `refreshcfg museum` judges known problems by them. \
      `refreshcfg explain ID` shows one in the terminal.
      """)
    page.laws(LawID.problems)
    page.paragraph(
      "Breaches of these laws follow from the library's design, or from what a preset asks for; `explore --all` lists each once:"
    )
    page.laws(LawID.all.filter { $0.law.isByDesign })
    for id in LawID.all {
      page.heading(id.name)
      page.paragraph("Healthy: \(id.summary).")
      page.paragraph(id.law.explanation)
      let inquiry = id.law.inquiry
      page.paragraph(
        "`refreshcfg why FILE:LINE \(inquiry.question.text)` explains it by \(inquiry.rule.link).")
      if let sick = id.law.sick {
        page.paragraph("This run breaches it, because \(id.breach(in: sick) ?? ""):")
        page.code(sick.text("sick"), language: "yaml")
        page.paragraph("This one doesn't:")
      } else {
        page.paragraph("No simple run of the engine breaches it. A healthy one:")
      }
      page.code(id.law.healthy.text("healthy"), language: "yaml")
    }
    return page.text
  }
}

extension Answer.Rule {
  /// The rule with a link to its section.
  fileprivate var link: String {
    (name.map { "the rule `\($0)`, " } ?? "") + "\(section) of the [engine's rules](engine-rules.md)"
  }
}

extension ReferencePage {
  fileprivate mutating func laws(_ laws: [LawID]) {
    table(["id", "healthy behaviour"], laws.map { ["[`\($0.name)`](#\($0.name))", $0.summary] })
  }
}

extension LawID {
  /// Returns the law's explanation for a terminal: what healthy lists do, why, and runs that breach it or don't.
  ///
  /// - Parameter style: The style.
  package func explanation(_ style: OutputStyle) -> String {
    func prose(_ text: String, width: Int?, indent: Int = 0) -> String {
      Paint(color: false).prose(text, width: width, indent: indent) + "\n"
    }
    func file(_ example: LawExample, _ name: String) -> String {
      example.text(name).split(separator: "\n").map { "  \($0)\n" }.joined()
    }
    var parts = [
      prose("law[\(name)]: \(summary)", width: style.width, indent: 2),
      prose(law.explanation, width: style.columns),
      prose(
        "why FILE:LINE \(law.inquiry.question.text) explains it by \(law.inquiry.rule.text)", width: style.columns),
    ]
    if let sick = law.sick {
      parts.append(prose("For example, \(breach(in: sick) ?? ""):", width: style.columns))
      parts.append(file(sick, "sick"))
    }
    parts += ["Healthy:\n", file(law.healthy, "healthy")]
    return parts.joined(separator: "\n")
  }
}
