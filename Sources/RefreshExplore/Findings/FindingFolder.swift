import RefreshDiagnostics
import RefreshFiles
import RefreshScenarios
import RefreshText
import RefreshYAML

/// A folder with a scenario file for each problem that was found.
package struct FindingFolder: Sendable {
  /// The path of the folder.
  package let path: String
  private let allowsOutside: Bool

  /// Makes the folder of a path; it need not be there.
  package init(_ path: String, allowsOutside: Bool = false) {
    (self.path, self.allowsOutside) = (path, allowsOutside)
  }

  /// What the files of earlier findings say now.
  package struct Earlier: Sendable {
    /// A file whose problem still shows.
    package struct Known: Sendable {
      /// The name of the file.
      package let file: String
      /// What is wrong and whose doing it is.
      package let told: String
      /// What found it.
      package let oracle: Oracle
      /// What the app and the world do.
      package let level: Level
      /// The text of the file.
      package let text: String
    }

    /// The files whose problems still show.
    package private(set) var known: [Known] = []
    /// The names of the files whose problems are mended.
    package private(set) var mended: [String] = []
    /// What is wrong with the files themselves.
    package fileprivate(set) var diagnostics = Diagnostics()

    /// No files.
    package init() {}

    /// The file by which a finding is known: its own, or one that shows the problem though app and world do less.
    package func file(of finding: Finding, in subject: Subject) -> String? {
      let files = Set(known.map(\.file))
      return Level.allCases.filter { $0 <= finding.problem.level }
        .map { finding.fileName(of: subject, at: $0) }.first(where: files.contains)
    }

    fileprivate mutating func add(_ name: String, _ oracle: Oracle, _ file: SourceFile, allowsOutside: Bool) {
      var loader = SuiteLoader(allowsOutside: allowsOutside)
      var found = Diagnostics()
      let scenarios = loader.load(file, into: &found).flatMap(\.scenarios)
      diagnostics.add(contentsOf: found)
      guard !found.hasErrors, let first = scenarios.first else { return }
      // A run that comes to an end is no scenario that passes.
      let shows = scenarios.allSatisfy { Runner.run($0).passed == (oracle != .fault) }
      guard shows else { return mended.append(name) }
      let level = first.tags.lazy.compactMap(Level.init).first
      known.append(
        Known(
          file: name, told: first.name, oracle: oracle, level: level ?? .anything,
          text: file.text(in: 0..<file.bytes.count)))
    }
  }

  /// Runs the files of earlier findings of a subject.
  package func earlier(of subject: Subject) -> Earlier {
    var earlier = Earlier()
    for name in FolderSearch.names(in: path) {
      guard let oracle = subject.oracle(ofFile: name) else { continue }
      guard let file = SourceFile.read(path: FilePath.open(path) + name, into: &earlier.diagnostics) else {
        continue
      }
      earlier.add(name, oracle, file, allowsOutside: allowsOutside)
    }
    return earlier
  }
}

extension Finding {
  /// The name of its file, the same for the same problem: `PRESET-ORACLE-HASH.scenarios.yaml`.
  package func fileName(of subject: Subject) -> String { fileName(of: subject, at: problem.level) }

  /// The name that it would have if the app and the world had done so much.
  fileprivate func fileName(of subject: Subject, at level: Level) -> String {
    let family = problem.shape.family.map { "\($0)" } ?? ""
    let shape = "\(problem.oracle.id)/\(family)/\(problem.shape.cause)/\(level.rawValue)"
    let digest = SHA256.digest(Array(shape.utf8)).prefix(4).map { hexadecimal($0, digits: 2).lowercased() }
    return "\(subject.fileStem)-\(problem.oracle.id)-\(digest.joined())\(findingSuffix)"
  }
}

private let findingSuffix = ".scenarios.yaml"

extension Subject {
  /// The name, as files can be called.
  fileprivate var fileStem: String {
    let words = name.split { !$0.isLetter && !$0.isNumber && $0 != "_" && $0 != "-" }
    return words.isEmpty ? "suite" : words.joined(separator: "-")
  }

  /// What found the problem that a file of this subject shows; nil for any other file.
  fileprivate func oracle(ofFile name: String) -> Oracle? {
    guard name.hasPrefix(fileStem + "-"), name.hasSuffix(findingSuffix) else { return nil }
    let rest = name.dropFirst(fileStem.count + 1).dropLast(findingSuffix.count)
    guard rest.count > 9, rest.dropLast(8).last == "-" else { return nil }
    return Oracle(rawValue: String(rest.dropLast(9)))
  }
}
