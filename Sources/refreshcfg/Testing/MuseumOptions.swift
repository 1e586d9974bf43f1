import ArgumentParser
import RefreshChecks
import RefreshDiagnostics
import RefreshReports
import RefreshScenarios

/// How a preset of one's own is tried in the scenarios of known problems.
struct MuseumOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "Try this preset in the scenarios tagged `problem`, and say which problems would bite, in points and milliseconds.",
      valueName: "preset"), completion: .file())
  var preset: String?

  /// Tries the preset in all exhibits, and says what bites; nil if no preset was given.
  ///
  /// - Parameters:
  ///   - paths: files of scenarios and folders to be searched.
  ///   - project: what presets may name.
  ///   - strict: whether a problem that bites, or a warning, fails the run.
  ///   - streams: take what comes of it.
  func visit(_ paths: [String], _ project: ProjectOptions, strict: Bool, on streams: Streams) -> ExitStatus? {
    guard let preset else { return nil }
    let loaded = LoadedSuites(at: paths, project)
    let found = loaded.shown
    streams.show(found)
    guard !loaded.isUnusable else { return .unusable }
    let museum = Museum(loaded.suites)
    let hasErrors = found.contains { $0.severity == .error }
    guard !museum.exhibits.isEmpty else {
      if hasErrors { return .failure }
      streams.error("error: no scenario is tagged `\(Exhibit.problemTag)` and with a symptom\n")
      return .unusable
    }
    let status = project.withPreset(preset, on: streams) { preset in
      let findings = museum.visit(with: preset)
      streams.output(MuseumReport(color: streams.outputUsesColor).render(findings, of: preset.name))
      return strict && (findings.contains { $0.bite != nil } || !found.isEmpty) ? .failure : .success
    }
    return max(status, hasErrors ? .failure : .success)
  }
}
