import RefreshEngine
import RefreshScenarios
import RefreshText

/// The results of the museum for a preset, for people at a terminal: problems that bite in full, the others in a line.
///
/// ```
/// ✗ An end before the beginning is over › ended 100 ms after it began, it calls the app when all is over
///   the header asks the app to load 150 ms after the refresh has ended
///   way out  ended in the refreshing call, all comes once and in order
///            begin-and-end.scenarios.yaml:40, tried with this preset
///   issues   1292, 1433
///
/// 1 of 3 known problems bites `feed`, 1 does not, 1 needs a component that it lacks
/// ```
public struct MuseumReport: Sendable {
  private let paint: Paint

  /// Makes a report.
  ///
  /// - Parameter color: Whether to use the control sequences of terminals.
  public init(color: Bool) { paint = Paint(color: color) }

  /// The whole report.
  ///
  /// - Parameters:
  ///   - findings: The result of each exhibit, in order.
  ///   - preset: The name of the preset.
  public func render(_ findings: [MuseumFinding], of preset: String) -> String {
    var seen: Set<String> = []
    let lines = findings.filter { $0.bite == nil }.map(line).filter { seen.insert($0).inserted }.joined()
    let bites = findings.filter { $0.bite != nil }.map { entry($0) + "\n" }.joined()
    return lines + (lines.isEmpty ? "" : "\n") + bites + summary(findings, of: preset)
  }

  /// The line of a problem that does not bite.
  private func line(_ finding: MuseumFinding) -> String {
    switch finding.outcome {
    case .skipped(let missing):
      // For all exhibits of a suite the reason is the same.
      "- \(VisibleText.of(finding.exhibit.scenario.suite)): skipped, there is no "
        + missing.map(name).joined(separator: " and no ") + "\n"
    case .harmless, .bites: "\(paint("✓", .good)) \(title(of: finding))\n"
    }
  }

  /// A problem that bites, with the ways out.
  private func entry(_ finding: MuseumFinding) -> String {
    guard case .bites(let bite, let byDefault, let waysOut) = finding.outcome else { return "" }
    var text = "\(paint("✗", .bad)) \(title(of: finding))\n  \(paint(VisibleText.of(bite), .strong))\n"
    if byDefault != bite {
      text +=
        "  default  \(byDefault.map { VisibleText.of($0) } ?? "nothing; this comes from the preset")\n"
    }
    for way in waysOut where way.rest == nil {
      let tried = way.isTried ? "tried with this preset" : "another setup"
      text += "  way out  \(VisibleText.of(way.scenario.name))\n           \(place(of: way.scenario)), \(tried)\n"
    }
    for way in waysOut {
      guard let rest = way.rest else { continue }
      text += "  no help  \(VisibleText.of(way.scenario.name)): \(VisibleText.of(rest))\n"
    }
    let issues = finding.exhibit.issues
    return text + (issues.isEmpty ? "" : "  issues   \(issues.joined(separator: ", "))\n")
  }

  private func summary(_ findings: [MuseumFinding], of preset: String) -> String {
    let bites = findings.count { $0.bite != nil }
    let skipped = findings.count { if case .skipped = $0.outcome { true } else { false } }
    let harmless = findings.count - bites - skipped
    var text =
      "\(bites) of \(findings.count) known problems \(bites == 1 ? "bites" : "bite") `\(VisibleText.of(preset))`"
    let own = findings.count(where: \.isOfPreset)
    if own > 0 { text += " (\(own) of them because of what it sets)" }
    if harmless > 0 { text += ", \(harmless) \(harmless == 1 ? "does" : "do") not" }
    if skipped > 0 { text += ", \(skipped) \(skipped == 1 ? "needs" : "need") a component that it lacks" }
    return text + "\n"
  }

  private func title(of finding: MuseumFinding) -> String {
    "\(VisibleText.of(finding.exhibit.scenario.suite)) › \(VisibleText.of(finding.exhibit.scenario.name))"
  }

  private func place(of scenario: Scenario) -> String {
    "\(VisibleText.of(scenario.nameSpan.file.path)):\(scenario.nameSpan.startPosition.line)"
  }

  private func name(_ family: Family) -> String {
    switch family {
    case .header: "header"
    case .autoFooter: "footer that loads by itself"
    case .backFooter: "footer that is pulled"
    case .trailer: "trailer"
    }
  }
}
