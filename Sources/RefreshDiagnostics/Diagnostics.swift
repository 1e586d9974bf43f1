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
  /// cause, however often it was met.
  public func sorted() -> [Diagnostic] {
    var seen: Set<Diagnostic> = []
    return
      all
      .filter { seen.insert($0).inserted }
      .sorted {
        ($0.span.file.path, $0.span.start, $0.span.end, $0.id.rawValue, $0.message)
          < ($1.span.file.path, $1.span.start, $1.span.end, $1.id.rawValue, $1.message)
      }
  }
}
