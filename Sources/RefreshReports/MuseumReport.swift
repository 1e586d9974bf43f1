import RefreshEngine
import RefreshLaws
import RefreshScenarios
import RefreshText

/// The results of the museum for a preset, for people at a terminal: problems that occur in full, the others on one
/// line. Each has its result in words; a mark alone could be read as a verdict about the preset, or about the problem.
///
/// ```
/// - does not occur: Begun off screen › it waits for the screen
///
/// ! MJRefresh's: An end before the entry animation is over › ended 100 ms after it began
///   the header asks the app to load 150 ms after its end
///   way out  ended in the refreshing callback, everything happens once and in order
///            begin-and-end.scenarios.yaml:40, tried with this preset
///   issues   1292, 1433
///
/// 3 known problems tried with `feed`: 0 yours, 1 MJRefresh's, 1 does not occur,
/// 1 skipped, because a component is missing
/// ```
public struct MuseumReport: Sendable {
  private let style: OutputStyle
  private var paint: Paint { style.paint }
  private var signs: Signs { style.signs }

  /// Creates a report.
  ///
  /// - Parameter style: The look. The default is for a file.
  package init(_ style: OutputStyle = OutputStyle()) { self.style = style }

  /// Returns the whole report.
  ///
  /// - Parameters:
  ///   - findings: The results of the exhibits, in order.
  ///   - preset: The name of the preset.
  package func render(_ findings: [MuseumFinding], of preset: String) -> String {
    var seen: Set<String> = []
    let lines = findings.filter { $0.breach == nil }.map(line).filter { seen.insert($0).inserted }.joined()
    let occurring = findings.filter { $0.breach != nil }.map { entry($0) + "\n" }.joined()
    return lines + (lines.isEmpty ? "" : "\n") + occurring + summary(findings, of: preset)
  }

  /// The line of a problem that does not occur.
  private func line(_ finding: MuseumFinding) -> String {
    switch finding.outcome {
    case .skipped(let missing):
      // The reason is the same for all exhibits of a suite.
      let reason = missing.map(\.noun).joined(separator: " and no ")
      return prose(
        signs.skipped, "skipped, there is no \(reason): \(VisibleText.of(finding.exhibit.scenario.suite))")
    case .harmless(let warnings) where !warnings.isEmpty:
      let head = "doesn't occur in this scene, but `validate` warns about it"
      return prose("!", "\(head): \(title(of: finding))", mark: .warning)
        + warnings.map { prose("  validate", "\(VisibleText.of($0.message)) [\($0.id.rawValue)]") }.joined()
    case .harmless, .occurs: return prose(signs.skipped, "doesn't occur: \(title(of: finding))")
    }
  }

  /// A problem that occurs, with the ways out.
  private func entry(_ finding: MuseumFinding) -> String {
    guard case .occurs(let breach, let owner, let byDefault, let waysOut) = finding.outcome else { return "" }
    let (sign, mark): (String, Paint.Tint) = owner == .preset ? (signs.failed, .bad) : ("!", .warning)
    var text =
      prose(sign, "\(owner.words): \(title(of: finding))", mark: mark) + prose(" ", VisibleText.of(breach), .strong)
    if byDefault != breach {
      text += prose("  default ", byDefault.map { VisibleText.of($0) } ?? "it doesn't occur with default settings")
    }
    for way in waysOut where way.rest == nil {
      let tried = way.isTried ? "tried with this preset" : "a different setup"
      text += prose("  way out ", VisibleText.of(way.scenario.name))
      text += prose("          ", "\(place(of: way.scenario)), \(tried)")
    }
    for way in waysOut {
      guard let rest = way.rest else { continue }
      text += prose("  no help ", "\(VisibleText.of(way.scenario.name)): \(VisibleText.of(rest))")
    }
    let issues = finding.exhibit.issues
    return text + (issues.isEmpty ? "" : prose("  issues  ", issues.joined(separator: ", ")))
  }

  /// Returns a text to the right of its heading, wrapped between words.
  private func prose(
    _ head: String, _ text: String, _ tint: Paint.Tint = .plain, mark: Paint.Tint = .plain
  ) -> String {
    let start = head.count + 1
    return paint(head, mark) + " " + paint.prose(text, tint, width: style.width, after: start, indent: start) + "\n"
  }

  private func summary(_ findings: [MuseumFinding], of preset: String) -> String {
    let occurring = findings.count { $0.breach != nil }
    let skipped = findings.count { if case .skipped = $0.outcome { true } else { false } }
    let harmless = findings.count - occurring - skipped
    let counts = Owner.allCases.map { owner in (owner, count: findings.count { $0.owner == owner }) }
    var text = "\(counted(findings.count, "known problem")) tried with `\(VisibleText.of(preset))`: "
    text += counts.filter { $0.0 == .preset || $0.count > 0 }.map { "\($1) \($0.words)" }.joined(separator: ", ")
    if harmless > 0 { text += ", \(harmless) \(harmless == 1 ? "does" : "do") not occur" }
    if skipped > 0 { text += ", \(skipped) skipped, because a component is missing" }
    return paint.prose(text, width: style.width, indent: 2) + "\n"
  }

  private func title(of finding: MuseumFinding) -> String {
    "\(VisibleText.of(finding.exhibit.scenario.suite)) \(signs.inside) \(VisibleText.of(finding.exhibit.scenario.name))"
  }

  private func place(of scenario: Scenario) -> String {
    "\(VisibleText.of(scenario.nameSpan.file.path)):\(scenario.nameSpan.startPosition.line)"
  }
}
