import RefreshDiagnostics
import RefreshEngine
import RefreshFiles
import RefreshLaws
import RefreshPresets
import RefreshText
import RefreshYAML

/// The treatment of snapshots that are missing, or differ from the stored ones.
public enum SnapshotUse: Sendable {
  /// Both are failures.
  case compare
  /// Missing snapshots are stored; differing ones are failures.
  case record
  /// All snapshots are stored with their current values.
  case update
}

/// A snapshot to be stored.
public struct TakenSnapshot: Sendable {
  /// Its name.
  public let name: String
  /// The path of its file.
  public let path: String
  /// The location of the name in the step that takes it.
  let span: Span
  /// The example with which the step ran; `nil` without one.
  let example: Example?
  /// The observables with their values.
  let observations: [FailedStep.Observation]

  /// The text of its file: JSON, a line for each observable, in the order of traces.
  public var text: String {
    let lines = observations.map { "  \($0.observable.path.jsonLiteral): \(TakenSnapshot.text(of: $0.value))" }
    return "{\n" + lines.joined(separator: ",\n") + "\n}\n"
  }

  /// The errors of snapshots that several steps take in different states, of which none should be stored.
  ///
  /// - Parameter snapshots: The snapshots of a run, in order.
  public static func conflicts(among snapshots: [TakenSnapshot]) -> [(path: String, error: Diagnostic)] {
    Dictionary(grouping: snapshots, by: \.path).values.compactMap { taken in
      let text = taken[0].text
      guard let other = taken.first(where: { $0.text != text }) else { return nil }
      let isShared = other.span == taken[0].span
      let error = Diagnostic(
        .snapshotAmbiguous, "`\(VisibleText.of(other.name))` is taken in two states", at: other.span,
        labels: isShared ? [] : [Diagnostic.Label("the step that takes it first", at: taken[0].span)],
        help: isShared ? separation(of: taken) : "write another name here")
      return (other.path, error)
    }
  }

  /// Returns how a step that runs several times takes snapshots with different names.
  private static func separation(of taken: [TakenSnapshot]) -> String {
    guard let example = taken[0].example else {
      return "the step runs several times: write a step with its own name for each state"
    }
    let parameter = example.values.map(\.name).first { name in
      let words = taken.map { $0.example?.values.first { $0.name == name }?.text ?? "" }
      let states = Dictionary(zip(words, taken.map(\.text)), uniquingKeysWith: { $0 == $1 ? $0 : "" })
      return words.allSatisfy { !$0.isEmpty && $0.unicodeScalars.allSatisfy(ValueType<String>.isNamePart) }
        && !states.values.contains("")
    }
    guard let parameter else {
      return
        "the step runs for several examples: add a parameter to them that is another word in each, and write it in the name"
    }
    return "the step runs for several examples: write `\(VisibleText.of(taken[0].name))-${\(parameter)}`"
  }

  private static func text(of value: ObservedValue) -> String {
    switch value {
    case .number(let number): number.shortestText
    case .bool(let bool): bool ? "true" : "false"
    case .text(let text): text.jsonLiteral
    case .absent: "null"
    }
  }
}

/// An observable that differs from its snapshot.
public struct SnapshotDifference: Equatable, Sendable {
  /// The path of the observable.
  public let path: String
  /// The stored value, as reports show it.
  public let expected: String
  /// The actual value, as reports show it.
  public let actual: String

  /// Returns all differences: those of the stored observables in their order, then the new observables. Numbers
  /// are compared as in an `expect` step.
  static func all(
    between stored: [(path: String, value: ObservedValue)], and found: [FailedStep.Observation]
  ) -> [SnapshotDifference] {
    let byPath = Dictionary(uniqueKeysWithValues: found.map { ($0.observable.path, $0) })
    var differences = stored.compactMap { path, expected -> SnapshotDifference? in
      guard let observation = byPath[path] else {
        return SnapshotDifference(path: path, expected: ObservableType.text.text(of: expected), actual: "absent")
      }
      guard !expected.isNear(observation.value) else { return nil }
      let type = observation.observable.type
      return SnapshotDifference(
        path: path, expected: type.text(of: expected), actual: type.text(of: observation.value))
    }
    let known = Set(stored.map(\.path))
    for observation in found where !known.contains(observation.observable.path) {
      let actual = observation.observable.type.text(of: observation.value)
      differences.append(SnapshotDifference(path: observation.observable.path, expected: "absent", actual: actual))
    }
    return differences
  }
}

/// The content of a snapshot's file.
enum StoredSnapshot: Sendable {
  /// There is no file.
  case missing
  /// The file can't be read, for this reason; it can be overwritten.
  case unreadable(reason: String)
  /// The suite must not write to the path, for this reason: it is not a file, or it is outside the project.
  case refused(reason: String)
  /// The paths of the observables with their values, in the order of the file.
  case observations([(path: String, value: ObservedValue)])

  /// Reads a file that was written by ``TakenSnapshot/text``. JSON is a subset of YAML, so it is read as YAML.
  init(_ file: SourceFile) {
    var diagnostics = Diagnostics()
    var reader = YAMLReader(file)
    let root = reader.next(into: &diagnostics)?.root
    if let problem = diagnostics.all.first(where: { $0.severity == .error }) {
      self = .unreadable(reason: "\(file.path), line \(problem.span.startPosition.line): \(problem.message)")
      return
    }
    guard let root, root.kind == .mapping else {
      self = .unreadable(reason: "\(file.path) isn't a map of observables")
      return
    }
    var observations: [(path: String, value: ObservedValue)] = []
    for entry in root.entries {
      guard let path = entry.key.scalar, let value = StoredSnapshot.value(of: entry.value) else {
        let line = entry.value.span.startPosition.line
        self = .unreadable(reason: "\(file.path), line \(line): this isn't the value of an observable")
        return
      }
      observations.append((path, value))
    }
    self = .observations(observations)
  }

  private static func value(of node: Node) -> ObservedValue? {
    guard let text = node.scalar else { return nil }
    if node.style != .plain { return .text(text) }
    switch text {
    case "true": return .bool(true)
    case "false": return .bool(false)
    case "null": return .absent
    default: return Double(text).flatMap { $0.isFinite ? .number($0) : nil }
    }
  }
}

/// The stored snapshots of one file of suites, each of which is read only once.
package struct SnapshotShelf {
  /// The folder and the prefix of the file names; `nil` if the suites come from standard input.
  private let start: String?
  private let read: PresetLibrary.ReadFile
  private let project: ProjectFiles
  private var snapshots: [String: StoredSnapshot] = [:]

  /// - Parameters:
  ///   - file: The file of the suites.
  ///   - library: The library that reads files, and that knows whether they may be outside the project.
  init(of file: SourceFile, in library: PresetLibrary) {
    read = library.read
    project = ProjectFiles(around: file.path, allowsOutside: library.allowsOutside)
    start = SnapshotShelf.start(of: file.path)
  }

  /// Returns the folder and the prefix of the file names for a file of suites; `nil` for standard input.
  static func start(of path: String) -> String? {
    guard path != "<stdin>" else { return nil }
    var name = FilePath.name(of: path)
    for ending in [".yaml", ".yml", ".scenarios"] where name.hasSuffix(ending) { name.removeLast(ending.count) }
    return "\(FilePath.folder(of: path))\(folder)\(name)."
  }

  /// Returns the path of a snapshot's file; `nil` for suites from standard input.
  package static func path(of name: String, ofSuitesAt path: String) -> String? {
    start(of: path).map { $0 + name + ".json" }
  }

  /// Returns the names of the snapshots that are stored for the suites of a file.
  package static func names(ofSuitesAt path: String) -> [String] {
    guard let start = start(of: path) else { return [] }
    let prefix = FilePath.name(of: start)
    return FolderSearch.names(in: FilePath.folder(of: start)).compactMap { name in
      name.hasPrefix(prefix) && name.hasSuffix(".json")
        ? String(name.dropFirst(prefix.count).dropLast(".json".count)) : nil
    }
  }

  /// The name of the folder next to the suites.
  static let folder = "__snapshots__/"

  /// Provides a step with its stored snapshot, if it compares one.
  mutating func serve(_ step: inout ScenarioStep) {
    guard let start, case .snapshot(var snapshot) = step.action else { return }
    let path = start + snapshot.name.value + ".json"
    let stored = snapshots[path] ?? open(path)
    snapshots[path] = stored
    (snapshot.path, snapshot.stored) = (path, stored)
    step.action = .snapshot(snapshot)
  }

  private func open(_ path: String) -> StoredSnapshot {
    // A folder that does not exist can't be a link to somewhere outside.
    if FolderSearch.isThere(String(FilePath.folder(of: path).dropLast())), !project.contains(path) {
      return .refused(reason: "\(path) is outside the project, whose root is \(quoted(project.root))")
    }
    var diagnostics = Diagnostics()
    if let file = read(path, &diagnostics) { return StoredSnapshot(file) }
    guard FolderSearch.isThere(path), let problem = diagnostics.all.first else { return .missing }
    return FolderSearch.isFile(path) ? .unreadable(reason: problem.message) : .refused(reason: problem.message)
  }
}
