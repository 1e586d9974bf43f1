import RefreshChecks
import RefreshExplore
import RefreshLaws

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// The problems that the projects of presets and suites accept today.
struct Acceptances {
  private var settings = ProjectSettings()
  /// The day, as `2027-01-31`.
  private let today = Date.now.formatted(.iso8601.year().month().day())

  /// Returns whether the project of a subject accepts a finding.
  mutating func cover(_ finding: Finding, of subject: Subject) -> Bool {
    all(for: subject.path).contains { $0.covers(finding.problem.shape.id, of: subject.name, on: today) }
  }

  /// Marks what the projects of a report's subjects accept.
  ///
  /// - Parameters:
  ///   - report: The report.
  ///   - laws: The laws whose breaches were looked for in all of these projects.
  /// - Returns: What is accepted in vain, as warnings.
  mutating func apply(to report: inout ExplorationReport, lookingFor laws: Set<LawID>) -> [String] {
    var all: [ExplorationReport.Acceptance] = []
    for (index, subject) in report.subjects.enumerated() {
      let accepted = self.all(for: subject.path)
      report.accept(accepted, of: index, on: today)
      all += accepted.filter { !all.contains($0) }
    }
    return report.stale(all, lookingFor: laws, on: today)
  }

  private mutating func all(for path: String) -> [ExplorationReport.Acceptance] {
    settings.accepted(for: path).map {
      ExplorationReport.Acceptance(cause: $0.cause, preset: $0.preset, reason: $0.reason, until: $0.until)
    }
  }
}
