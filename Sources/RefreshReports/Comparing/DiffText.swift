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
  static let format = DiffFormat("text", "For people: what differs, and what that changes.", [.forPeople]) {
    report, style in
    render(report, Paint(color: style.color))
  }

  private static func render(_ report: DiffReport, _ paint: Paint) -> String {
    guard !report.isEmpty else { return "no difference; \(report.summary)\n" }
    let paths = report.paths
    var text = paint("\(VisibleText.of(paths.old)) -> \(VisibleText.of(paths.new))", .strong) + "\n"
    if !report.comparison.changes.isEmpty {
      text += "\n" + paint("preset", .strong) + "\n" + report.comparison.changes.map(change).joined()
    }
    if !report.behaviour.isEmpty {
      text += "\n" + paint("behaviour", .strong) + "\n"
      for line in report.behaviour { text += "  \(VisibleText.of(line))\n" }
    }
    text += "\n" + paint(report.summary, .strong) + "\n"
    for scenario in report.parting { text += render(scenario, isBuiltIn: report.isBuiltIn) }
    return text
  }

  private static func change(_ change: PresetChange) -> String {
    let values = (change.old?.text ?? change.unwritten, change.new?.text ?? change.unwritten)
    let places = [change.old, change.new].compactMap { $0 }.map { "\($0.path):\($0.line)" }
    return "  \(VisibleText.of(change.name))  \(VisibleText.of(values.0)) -> \(VisibleText.of(values.1))  "
      + VisibleText.of(places.joined(separator: " -> ")) + "\n"
  }

  private static func render(_ difference: ScenarioDifference, isBuiltIn: Bool) -> String {
    let head = "\(difference.title(isBuiltIn: isBuiltIn)), \(difference.stepText)"
    return "  \(VisibleText.of(isBuiltIn ? head : "\(head)  \(difference.place)"))\n"
      + difference.told.map { "    \(VisibleText.of($0))\n" }.joined()
  }
}
