import RefreshScenarios
import RefreshText

/// A comparison of presets as a comment on a pull request: first what changes for users, then the keys, then the
/// scenarios, which are folded if there are many.
enum DiffMarkdown {
  /// The greatest number of scenarios that are not folded.
  static let openCount = 5

  static let format = DiffFormat("markdown", "For a comment on a pull request.") { report, _ in
    let paths = report.paths
    guard !report.isEmpty else { return "**\(Markdown.message(paths.new))**: no difference; \(report.summary).\n" }
    var text = "### Preset \(Markdown.code(report.comparison.new.name))\n\n"
    if !report.behaviour.isEmpty {
      for line in report.behaviour { text += "- \(Markdown.message(line))\n" }
      text += "\n"
    } else if !report.changesBehaviour {
      text += "The behaviour is the same.\n\n"
    }
    if !report.comparison.changes.isEmpty {
      text += "| key | was | is | |\n| --- | --- | --- | --- |\n"
      for change in report.comparison.changes {
        let place = (change.new ?? change.old).map { "\($0.path):\($0.line)" } ?? ""
        text +=
          "| \(Markdown.code(change.name)) | \(value(change.old, change)) | \(value(change.new, change)) | \(Markdown.code(place)) |\n"
      }
      text += "\n"
    }
    let run = report.explored?.scenario ?? ""
    return text + scenarios(report) + (run.isEmpty ? "" : "\n```yaml\n\(run)```\n")
  }

  private static func scenarios(_ report: DiffReport) -> String {
    func picture(_ index: Int) -> String {
      guard let pictures = report.pictures, let file = pictures.files[index] else { return "" }
      return "\n  ![The old and the new phone](<\(pictures.address)\(file.name)>)\n"
    }
    guard !report.parting.isEmpty else { return "\(report.summary).\n" + picture(0) }
    let list = report.parting.enumerated().map { index, difference in
      let title = Markdown.message(difference.title(isBuiltIn: report.isBuiltIn))
      let place = report.isBuiltIn ? "" : " (\(Markdown.code(difference.place)))"
      return "- **\(title)**, \(Markdown.message(difference.stepText))\(place)\n"
        + difference.reported.map { "  - \(Markdown.message($0))\n" }.joined() + picture(index)
    }.joined()
    guard report.parting.count > openCount else { return "\(report.summary):\n\n\(list)" }
    return "<details>\n<summary>\(report.summary)</summary>\n\n\(list)\n</details>\n"
  }

  private static func value(_ value: PresetChange.Value?, _ change: PresetChange) -> String {
    value.map { Markdown.code($0.text) } ?? Markdown.message(change.unwritten)
  }
}
