import RefreshDiagnostics
import RefreshEngine
import RefreshYAML

/// What is stored of a snapshot.
enum StoredSnapshot: Sendable {
  /// Nothing.
  case missing
  /// Something that can't be read, because of this.
  case unreadable(reason: String)
  /// Paths of observables with their values, in the order of the file.
  case observations([(path: String, value: ObservedValue)])

  /// Reads the text of a file, which ``TakenSnapshot/text`` has made. JSON is YAML, so it is read like that.
  init(_ file: SourceFile) {
    var diagnostics = Diagnostics()
    var reader = YAMLReader(file)
    let root = reader.next(into: &diagnostics)?.root
    if let problem = diagnostics.all.first(where: { $0.severity == .error }) {
      self = .unreadable(reason: "line \(problem.span.startPosition.line): \(problem.message)")
      return
    }
    guard let root, root.kind == .mapping else {
      self = .unreadable(reason: "it is no map of observables")
      return
    }
    var observations: [(path: String, value: ObservedValue)] = []
    for entry in root.entries {
      guard let path = entry.key.scalar, let value = StoredSnapshot.value(of: entry.value) else {
        let line = entry.value.span.startPosition.line
        self = .unreadable(reason: "line \(line): this is no value of an observable")
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

/// The stored snapshots of one file of suites; each is read once.
struct SnapshotShelf {
  /// The folder and the beginning of the names; nil where the suites come from standard input.
  private let start: String?
  private let read: SuiteLoader.ReadFile
  private var snapshots: [String: StoredSnapshot] = [:]

  /// - Parameters:
  ///   - file: the file of the suites.
  ///   - read: reads a file by its path.
  init(of file: SourceFile, read: @escaping SuiteLoader.ReadFile) {
    self.read = read
    guard file.path != "<stdin>" else {
      start = nil
      return
    }
    let slash = file.path.lastIndex(of: "/")
    let folder = slash.map { String(file.path[...$0]) } ?? ""
    var name = slash.map { String(file.path[file.path.index(after: $0)...]) } ?? file.path
    for ending in [".yaml", ".yml", ".scenarios"] where name.hasSuffix(ending) { name.removeLast(ending.count) }
    start = "\(folder)__snapshots__/\(name)."
  }

  /// Gives a step what is stored, if it compares a snapshot.
  mutating func serve(_ step: inout ScenarioStep) {
    guard let start, let snapshot = step.step as? CompareSnapshot else { return }
    let path = start + snapshot.name.value + ".json"
    let stored = snapshots[path] ?? open(path)
    snapshots[path] = stored
    step = ScenarioStep(
      step: CompareSnapshot(name: snapshot.name, path: path, stored: stored), name: step.name, span: step.span,
      route: step.route)
  }

  private func open(_ path: String) -> StoredSnapshot {
    var diagnostics = Diagnostics()
    if let file = read(path, &diagnostics) { return StoredSnapshot(file) }
    // A file whose bytes are no text is there, though it can't be used.
    guard let problem = diagnostics.all.first, problem.rule != .cannotRead else { return .missing }
    return .unreadable(reason: problem.message)
  }
}
