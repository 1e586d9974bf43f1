import RefreshChecks
import RefreshDiagnostics
import RefreshExplore
import RefreshFiles
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
  ///   - laws: The laws whose breaches were looked for in all subjects.
  ///   - files: The files that were read.
  /// - Returns: What is accepted in vain, as warnings.
  mutating func apply(
    to report: inout ExplorationReport, lookingFor laws: Set<LawID>, in files: ExploredFiles
  ) -> [String] {
    // Each project once, in the order of the subjects.
    var projects: [(root: String?, accepted: [ExplorationReport.Acceptance])] = []
    for (index, subject) in report.subjects.enumerated() {
      let (root, accepted) = (settings.root(around: subject.path), self.all(for: subject.path))
      report.accept(accepted, of: index, on: today)
      guard !projects.contains(where: { $0.root == root }) else { continue }
      // A preset that was explored only in suites may still have what is accepted for it alone.
      projects.append((root, accepted.filter { !files.answered.contains($0.preset ?? "") }))
    }
    let read = Set(files.paths.map { FolderSearch.realPath($0) ?? $0 })
    return projects.filter { !$0.accepted.isEmpty }.flatMap { root, accepted in
      // What isn't known of one part of a project isn't known of all of it.
      let isWhole = !laws.isEmpty && root.map { self.isWhole($0, in: read) } ?? true
      return report.stale(accepted, lookingFor: laws, everywhere: isWhole, on: today)
    }
  }

  /// Returns whether all presets and suites of a project were read.
  private func isWhole(_ root: String, in read: Set<String>) -> Bool {
    var unreadable: [(path: String, reason: InputFile.Failure)] = []
    return FolderSearch.files(below: root, unreadable: &unreadable).allSatisfy { path in
      guard FileKind.searched.contains(where: { path.hasSuffix($0.rawValue) }), !FindingFolder.isFinding(path)
      else {
        return true
      }
      return read.contains(FolderSearch.realPath(path) ?? path)
    }
  }

  private mutating func all(for path: String) -> [ExplorationReport.Acceptance] {
    settings.accepted(for: path).map {
      ExplorationReport.Acceptance(cause: $0.cause, preset: $0.preset, reason: $0.reason, until: $0.until)
    }
  }
}
