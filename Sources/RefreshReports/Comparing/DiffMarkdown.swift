import RefreshScenarios

/// A comparison of presets as a comment on a pull request: what changes for people first, then the keys, then the scenarios,
/// folded where they are many.
enum DiffMarkdown {
  /// How many scenarios are shown without being asked for.
  static let openCount = 5

  static let format = DiffFormat("markdown") { report, _ in
    let paths = report.paths
    guard !report.isEmpty else {
      return "**\(escaped(paths.new))**: no difference; \(report.summary).\n"
    }
    var text = "### Preset \(code(report.comparison.new.name))\n\n"
    if !report.behaviour.isEmpty {
      for line in report.behaviour { text += "- \(escaped(line))\n" }
      text += "\n"
    } else if !report.changesBehaviour {
      text += "It behaves as before.\n\n"
    }
    if !report.comparison.changes.isEmpty {
      text += "| key | was | is | |\n| --- | --- | --- | --- |\n"
      for change in report.comparison.changes {
        let place = (change.new ?? change.old).map { "\($0.path):\($0.line)" } ?? ""
        text +=
          "| \(code(change.name)) | \(value(change.old, change)) | \(value(change.new, change)) | \(code(place)) |\n"
      }
      text += "\n"
    }
    return text + scenarios(report)
  }

  private static func scenarios(_ report: DiffReport) -> String {
    guard !report.parting.isEmpty else { return "\(report.summary).\n" }
    let list = report.parting.map { difference in
      let name =
        report.isBuiltIn ? difference.scenario.name : "\(difference.scenario.suite) › \(difference.scenario.name)"
      let place = "\(difference.span.file.path):\(difference.span.startPosition.line)"
      let head =
        "- **\(escaped(name))**, \(escaped(difference.stepText))"
        + (report.isBuiltIn ? "" : " (\(code(place)))") + "\n"
      return head
        + (difference.differences + difference.consequences.map { "so \($0)" })
        .map { "  - \(escaped($0))\n" }.joined()
    }.joined()
    guard report.parting.count > openCount else { return "\(report.summary):\n\n\(list)" }
    return "<details>\n<summary>\(report.summary)</summary>\n\n\(list)\n</details>\n"
  }

  private static func value(_ value: PresetChange.Value?, _ change: PresetChange) -> String {
    value.map { code($0.text) } ?? escaped(change.unwritten)
  }

  /// Code in a cell of a table: as many backquotes around it as it needs, and no bar that ends the cell.
  private static func code(_ text: String) -> String {
    var longest = 0
    var run = 0
    for character in text {
      run = character == "`" ? run + 1 : 0
      longest = max(longest, run)
    }
    let fence = String(repeating: "`", count: longest + 1)
    let padding = longest > 0 ? " " : ""
    let line = text.map { $0.isNewline ? " " : $0 == "|" ? "\\|" : String($0) }.joined()
    return fence + padding + line + padding + fence
  }

  /// Text that is shown as it is, but for code in backquotes.
  private static func escaped(_ text: String) -> String {
    text.map { character in
      switch character {
      case "\\", "*", "_", "[", "]", "|", "#": "\\\(character)"
      case "<": "&lt;"
      case "&": "&amp;"
      default: character.isNewline ? " " : String(character)
      }
    }.joined()
  }
}
