/// What has been found so far, in the order in which it was found.
///
/// Reading goes on after an error, so that one run shows them all.
public struct Diagnostics: Sendable {
  /// All diagnostics, as they came.
  public private(set) var all: [Diagnostic] = []

  /// Starts with none.
  public init() {}

  /// Whether nothing was found.
  public var isEmpty: Bool { all.isEmpty }
  /// Whether one of them is an error.
  public var hasErrors: Bool { all.contains { $0.severity == .error } }

  /// Adds one.
  public mutating func add(_ diagnostic: Diagnostic) { all.append(diagnostic) }

  /// Adds those of another collection.
  public mutating func add(contentsOf other: Diagnostics) { all += other.all }

  /// All of them by file, place and id, each only once.
  ///
  /// Files stand in the order of their paths. The same id at the same place with the same message is one
  /// cause, however often it was met, also when the file was read twice; the first is kept. Diagnostics that
  /// are equal in all of this keep the order in which they came.
  public func sorted() -> [Diagnostic] {
    var seen: Set<Cause> = []
    return
      all
      .filter { seen.insert(Cause($0)).inserted }
      .map { (cause: Cause($0), diagnostic: $0) }
      .sorted { $0.cause < $1.cause }
      .map(\.diagnostic)
  }

  /// What makes a diagnostic the same as another, and gives it its place among them.
  private struct Cause: Hashable, Comparable {
    let path: String
    let start: Int
    let end: Int
    let id: String
    let message: String

    init(_ diagnostic: Diagnostic) {
      path = diagnostic.span.file.path
      let span = diagnostic.span
      start = span.file.start.offset + span.start
      end = span.file.start.offset + span.end
      id = diagnostic.id.rawValue
      message = diagnostic.message
    }

    static func < (a: Cause, b: Cause) -> Bool {
      (a.path, a.start, a.end, a.id, a.message) < (b.path, b.start, b.end, b.id, b.message)
    }
  }
}
