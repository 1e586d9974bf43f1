import RefreshScenarios
import RefreshText

/// A comparison of presets for people at a terminal.
///
/// ```
/// old.preset.yaml -> new.preset.yaml
///
/// preset
///   header.height  54 (the default) -> 80  new.preset.yaml:4
///
/// behaviour
///   the header triggers 26 pt later: pulled by 80 pt instead of 54 pt
///
/// 1 of 2 scenarios differs
///   Feed › a pull refreshes, step 2, pull  feed.scenarios.yaml:7
///     the header is idle instead of pulling
///     so the header never calls back
/// ```
enum DiffText {
  static let format = DiffFormat("text", "For people, with the differences and their effects.", [.forPeople]) {
    report, style in render(report, style.paint, style.width)
  }

  private static func render(_ report: DiffReport, _ paint: Paint, _ width: Int?) -> String {
    func line(_ text: String, indent: Int = 2) -> String {
      let blanks = String(repeating: " ", count: indent)
      return blanks + paint.prose(VisibleText.of(text), width: width, after: indent, indent: indent + 2) + "\n"
    }

    guard !report.isEmpty else { return "no difference; \(report.summary)\n" }
    let paths = report.paths
    var text = paint("\(VisibleText.of(paths.old)) -> \(VisibleText.of(paths.new))", .strong) + "\n"
    if !report.comparison.changes.isEmpty {
      text +=
        "\n" + paint("preset", .strong) + "\n" + report.comparison.changes.map { line(words(of: $0)) }.joined()
    }
    if !report.behaviour.isEmpty {
      text += "\n" + paint("behaviour", .strong) + "\n"
      text += report.behaviour.map { line($0) }.joined()
    }
    text += "\n" + paint(report.summary, .strong) + "\n"
    for scenario in report.parting {
      let head = "\(scenario.title(isBuiltIn: report.isBuiltIn)), \(scenario.stepText)"
      text += line(report.isBuiltIn || scenario.span.file.path.isEmpty ? head : "\(head)  \(scenario.place)")
      text += scenario.reported.map { line($0, indent: 4) }.joined()
    }
    if let repeated = report.repeated { text += line(repeated) }
    let steps = report.explored?.scenario.split(separator: "\n") ?? []
    return text + (steps.isEmpty ? "" : "\n") + steps.map { "    \(VisibleText.of(String($0)))\n" }.joined()
  }

  private static func words(of change: PresetChange) -> String {
    let values = (change.old?.text ?? change.unwritten, change.new?.text ?? change.unwritten)
    let places = [change.old, change.new].compactMap { $0 }.map { "\($0.path):\($0.line)" }
    return "\(change.name)  \(values.0) -> \(values.1)  \(places.joined(separator: " -> "))"
  }
}
