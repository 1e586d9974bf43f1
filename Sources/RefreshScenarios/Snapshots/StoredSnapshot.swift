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
