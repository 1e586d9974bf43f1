import RefreshScenarios
import RefreshText

/// A comparison of presets as a comment on a pull request: first what changes for users, then the keys, then the
/// scenarios, which are folded if there are many.
enum DiffMarkdown {
  /// The greatest number of scenarios that are not folded.
  static let openCount = 5
  /// The greatest length of the lists of keys and of scenarios, in bytes: GitHub refuses a comment of more than 65,536 characters.
  static let mostBytes = 28_000

  static let format = DiffFormat("markdown", "For a comment on a pull request.") { report, _ in
    let paths = report.paths
    guard !report.isEmpty else { return "**\(Markdown.message(paths.new))**: no difference; \(report.summary).\n" }
    var text = "### Preset \(Markdown.code(report.comparison.new.name))\n\n"
    if !report.behaviour.isEmpty {
      for line in report.behaviour { text += "- \(Markdown.message(line))\n" }
      text += "\n"
    } else if !report.changesBehaviour {
      text += "The behaviour is the same\(report.pictures?.files.isEmpty == false ? "; the look differs" : "").\n\n"
    }
    text += picture(0, of: report, indent: "")
    if !report.comparison.changes.isEmpty {
      let rows = report.comparison.changes.map { change in
        let place = (change.new ?? change.old).map { "\($0.path):\($0.line)" } ?? ""
        return
          "| \(Markdown.code(change.name)) | \(value(change.old, change)) | \(value(change.new, change)) | \(Markdown.code(place)) |\n"
      }
      text += "| key | was | is | |\n| --- | --- | --- | --- |\n"
      text += cut(rows) { "| and \($0) more | | | |\n" } + "\n"
    }
    let run = report.explored?.scenario ?? ""
    return text + scenarios(report) + (run.isEmpty ? "" : "\n" + Markdown.fenced(run, language: "yaml"))
  }

  /// Returns the picture of a scenario, after a blank line; the first one is above the keys, because it says the most.
  private static func picture(_ index: Int, of report: DiffReport, indent: String) -> String {
    guard let pictures = report.pictures, let file = pictures.files[index] else { return "" }
    let image = "![The old phone and the new one, side by side](<\(pictures.address)\(file.name)>)"
    guard index == 0 else { return "\n\(indent)\(image)\n" }
    let title = report.shown.first.map { Markdown.message($0.title) } ?? ""
    return "\(report.isBuiltIn ? "When" : "In") \(title):\n\n\(image)\n\n"
  }

  private static func scenarios(_ report: DiffReport) -> String {
    guard !report.parting.isEmpty else { return "\(report.summary).\n" }
    let entries = report.parting.enumerated().map { index, difference in
      let title = Markdown.message(difference.title(isBuiltIn: report.isBuiltIn).withoutTrailingBlanks)
      let place = report.isBuiltIn ? "" : " (\(Markdown.code(difference.place)))"
      return "- **\(title)**, \(Markdown.message(difference.stepText))\(place)\n"
        + difference.reported.map { "  - \(Markdown.message($0))\n" }.joined()
        + (index == 0 ? "" : picture(index, of: report, indent: "  "))
    }
    let list = cut(entries) { "- and \($0) more\n" } + (report.repeated.map { "- \($0)\n" } ?? "")
    guard report.parting.count > openCount else { return "\(report.summary):\n\n\(list)" }
    return "<details>\n<summary>\(report.summary)</summary>\n\n\(list)\n</details>\n"
  }

  /// Returns as many pieces as a comment has room for, and a line about the rest.
  private static func cut(_ pieces: [String], _ line: (_ rest: Int) -> String) -> String {
    var size = 0
    let shown = pieces.prefix { piece in
      size += piece.utf8.count
      return size <= mostBytes
    }
    return shown.joined() + (shown.count < pieces.count ? line(pieces.count - shown.count) : "")
  }

  private static func value(_ value: PresetChange.Value?, _ change: PresetChange) -> String {
    value.map { Markdown.code(unquoted($0.text)) } ?? Markdown.message(change.unwritten)
  }

  /// Returns a colour without its quotes: GitHub shows a sample beside `#RRGGBB`.
  private static func unquoted(_ text: String) -> String {
    guard text.hasPrefix("\"#"), text.hasSuffix("\""), [9, 11].contains(text.utf8.count) else { return text }
    return String(text.dropFirst().dropLast())
  }
}
