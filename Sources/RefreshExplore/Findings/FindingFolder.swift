import RefreshDiagnostics
import RefreshFiles
import RefreshLaws
import RefreshScenarios
import RefreshText
import RefreshYAML

/// A folder with a scenario file for each cause of problems that was found.
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
      package let headline: String
      /// The law that it breaches.
      package let law: LawID
      /// The level of the app and the world.
      package let level: Level
      /// The owner of the problem, who has to act on it.
      package let owner: Owner
      /// The text of the file.
      package let text: String
    }

    /// The files whose problems still show.
    package private(set) var known: [Known] = []
    /// The names of the files whose problems are fixed.
    package private(set) var fixed: [String] = []
    /// The diagnostics of the files themselves.
    package fileprivate(set) var diagnostics = Diagnostics()

    /// Creates an empty result.
    package init() {}

    /// Returns the file by which a finding is known: its own, or one that shows the problem at a lower level of app
    /// and world.
    package func file(of finding: Finding) -> String? {
      let files = Dictionary(known.map { (FindingName($0.file)?.digest ?? "", $0.file) }) { first, _ in first }
      return Level.allCases.filter { $0 <= finding.problem.level }
        .lazy.compactMap { files[finding.name(at: $0).digest] }.first
    }

    fileprivate mutating func add(_ name: String, _ law: LawID, _ file: SourceFile, allowsOutside: Bool) {
      var loader = SuiteLoader(allowsOutside: allowsOutside)
      var found = Diagnostics()
      let scenarios = loader.load(file, into: &found).flatMap(\.scenarios)
      diagnostics.add(contentsOf: found)
      guard !found.hasErrors, let first = scenarios.first else { return }
      guard scenarios.allSatisfy({ $0.shows(law) }) else { return fixed.append(name) }
      let level = first.tags.lazy.compactMap(Level.init).first
      known.append(
        Known(
          file: name, headline: first.name, law: law, level: level ?? .anything,
          owner: first.tags.lazy.compactMap(Owner.init).first ?? .preset,
          text: file.text(in: 0..<file.bytes.count)))
    }
  }

  /// Returns whether the file of a finding shows its problem. One that can't refer to a preset contains a copy of it without its
  /// parts and texts, which may not.
  ///
  /// - Parameters:
  ///   - law: The law that the problem breaches.
  ///   - text: The text of the file.
  ///   - path: Its path.
  package func shows(_ law: LawID, in text: String, at path: String) -> Bool {
    var (loader, found) = (SuiteLoader(allowsOutside: allowsOutside), Diagnostics())
    let scenarios = loader.load(SourceFile(path: path, text: text), into: &found).flatMap(\.scenarios)
    return !scenarios.isEmpty && scenarios.allSatisfy { $0.shows(law) }
  }

  /// Runs the files of earlier findings.
  package func earlier() -> Earlier {
    var earlier = Earlier()
    for name in FolderSearch.names(in: path) {
      guard let law = FindingName(name)?.law else { continue }
      guard let file = SourceFile.read(path: FilePath.open(path) + name, into: &earlier.diagnostics) else {
        continue
      }
      earlier.add(name, law, file, allowsOutside: allowsOutside)
    }
    return earlier
  }

  /// Returns whether a file is one of an earlier finding in this folder.
  package func contains(_ path: String) -> Bool {
    guard FindingName(FilePath.name(of: path)) != nil else { return false }
    guard let own = FolderSearch.realPath(self.path) else { return false }
    return FolderSearch.realPath(FilePath.folder(of: path)) == own
  }
}

extension Scenario {
  /// Whether it shows the problem that it was written for. That of an endless run fails as long as the run doesn't end.
  fileprivate func shows(_ law: LawID) -> Bool { Runner.run(self).passed == (law != .endlessRun) }
}

/// The name of a finding's file: `LAW-DIGEST.scenarios.yaml`, in lower case, so that it is the same file on any system.
///
/// Files that earlier versions have written begin with the name of a preset.
struct FindingName {
  /// The law.
  let law: LawID
  /// Eight digits that identify the breach of the law.
  let digest: String

  init(law: LawID, digest: String) { (self.law, self.digest) = (law, digest) }

  /// Reads a name; `nil` for any other file.
  init?(_ file: String) {
    guard file.hasSuffix(FindingName.suffix) else { return nil }
    let name = file.dropLast(FindingName.suffix.count)
    let digest = name.suffix(8)
    guard digest.count == 8, digest.allSatisfy({ $0.isHexDigit && !$0.isUppercase }), name.dropLast(8).last == "-"
    else { return nil }
    let stem = name.dropLast(9)
    let names = LawID.problems.flatMap { law in [law.name, law.law.formerName].compactMap { $0.map { (law, $0) } } }
    let laws = names.filter { _, name in stem == name || stem.hasSuffix("-" + name) }
    guard let (law, _) = laws.max(by: { $0.1.count < $1.1.count }) else { return nil }
    (self.law, self.digest) = (law, String(digest))
  }

  /// The name of the file.
  var file: String { "\(law.name)-\(digest)\(FindingName.suffix)" }

  private static let suffix = FileKind.scenarios.rawValue
}

extension Finding {
  /// The name of its file, the same for equal problems of any preset.
  package var fileName: String { name(at: problem.level).file }

  /// Returns the name that the file would have at a level of the app and the world.
  fileprivate func name(at level: Level) -> FindingName {
    let family = problem.shape.family.map { "\($0)" } ?? ""
    // A renamed law keeps its digests, by which files of earlier versions are recognized.
    let law = problem.law.law.formerName ?? problem.law.name
    let shape = "\(law)/\(family)/\(problem.shape.cause)/\(level.rawValue)"
    let digest = SHA256.digest(Array(shape.utf8)).prefix(4).map { hexadecimal($0, digits: 2).lowercased() }
    return FindingName(law: problem.law, digest: digest.joined())
  }
}
