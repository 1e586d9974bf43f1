import RefreshDiagnostics
import RefreshYAML

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
