import RefreshDiagnostics
import RefreshFiles
import RefreshLaws
import RefreshScenarios
import RefreshText
import RefreshYAML

/// A folder with a scenario file for each problem that was found.
package struct FindingFolder: Sendable {
  /// The path of the folder.
  package let path: String
  private let allowsOutside: Bool

  /// Creates the folder with a path, which need not exist.
  package init(_ path: String, allowsOutside: Bool = false) {
    (self.path, self.allowsOutside) = (path, allowsOutside)
  }

  /// The current results of the files of earlier findings.
  package struct Earlier: Sendable {
    /// A file whose problem still shows.
    package struct Known: Sendable {
      /// The name of the file.
      package let file: String
      /// The problem, and who is responsible for it.
      package let told: String
      /// The law that it breaches.
      package let law: LawID
      /// The level of the app and the world.
      package let level: Level
      /// The text of the file.
      package let text: String
    }

    /// The files whose problems still show.
    package private(set) var known: [Known] = []
    /// The names of the files whose problems are fixed.
    package private(set) var mended: [String] = []
    /// What is wrong with the files themselves.
    package fileprivate(set) var diagnostics = Diagnostics()

    /// Creates an empty result.
    package init() {}

    /// Returns the file by which a finding is known: its own, or one that shows the problem at a lower level of app
    /// and world.
    package func file(of finding: Finding, in subject: Subject) -> String? {
      let files = Set(known.map(\.file))
      return Level.allCases.filter { $0 <= finding.problem.level }
        .map { finding.fileName(of: subject, at: $0) }.first(where: files.contains)
    }

    fileprivate mutating func add(_ name: String, _ law: LawID, _ file: SourceFile, allowsOutside: Bool) {
      var loader = SuiteLoader(allowsOutside: allowsOutside)
      var found = Diagnostics()
      let scenarios = loader.load(file, into: &found).flatMap(\.scenarios)
      diagnostics.add(contentsOf: found)
      guard !found.hasErrors, let first = scenarios.first else { return }
      // The file of an endless run fails as long as the run does not end.
      let shows = scenarios.allSatisfy { Runner.run($0).passed == (law != .endlessRun) }
      guard shows else { return mended.append(name) }
      let level = first.tags.lazy.compactMap(Level.init).first
      known.append(
        Known(
          file: name, told: first.name, law: law, level: level ?? .anything,
          text: file.text(in: 0..<file.bytes.count)))
    }
  }

  /// Returns the names of two subjects whose files would be the same on a Mac, though the names differ; `nil` if there are none.
  package static func collision(of subjects: [Subject]) -> (first: String, second: String)? {
    FileIdentity.collision(in: Set(subjects.map(\.fileStem)).sorted())
  }

  /// Runs the files of earlier findings of a subject.
  package func earlier(of subject: Subject) -> Earlier {
    var earlier = Earlier()
    for name in FolderSearch.names(in: path) {
      guard let law = subject.law(ofFile: name) else { continue }
      guard let file = SourceFile.read(path: FilePath.open(path) + name, into: &earlier.diagnostics) else {
        continue
      }
      earlier.add(name, law, file, allowsOutside: allowsOutside)
    }
    return earlier
  }
}

extension Finding {
  /// Returns the name of its file, the same for equal problems: `PRESET-LAW-HASH.scenarios.yaml`.
  package func fileName(of subject: Subject) -> String { fileName(of: subject, at: problem.level) }

  /// Returns the name that the file would have at a level of the app and the world.
  fileprivate func fileName(of subject: Subject, at level: Level) -> String {
    let family = problem.shape.family.map { "\($0)" } ?? ""
    let shape = "\(problem.law.name)/\(family)/\(problem.shape.cause)/\(level.rawValue)"
    let digest = SHA256.digest(Array(shape.utf8)).prefix(4).map { hexadecimal($0, digits: 2).lowercased() }
    return "\(subject.fileStem)-\(problem.law.name)-\(digest.joined())\(findingSuffix)"
  }
}

private let findingSuffix = ".scenarios.yaml"

extension Subject {
  /// The subject's name in a form that is valid for files.
  fileprivate var fileStem: String {
    let words = name.split { !$0.isLetter && !$0.isNumber && $0 != "_" && $0 != "-" }
    return words.isEmpty ? "suite" : words.joined(separator: "-")
  }

  /// Returns the law whose breach a file of this subject shows, or `nil` for any other file.
  fileprivate func law(ofFile name: String) -> LawID? {
    guard name.hasPrefix(fileStem + "-"), name.hasSuffix(findingSuffix) else { return nil }
    let rest = name.dropFirst(fileStem.count + 1).dropLast(findingSuffix.count)
    guard rest.count > 9, rest.dropLast(8).last == "-" else { return nil }
    return LawID(String(rest.dropLast(9)))
  }
}
