import RefreshFiles
import RefreshProtocol

/// A unit of work with everything that it needs from the workspace, which can answer messages in the meantime.
struct WorkUnit: Sendable {
  /// The result of the work.
  enum Outcome: Sendable {
    /// A file was checked; nil if there is no such file.
    case check(CheckedFile?)
    /// A scenario ran; nil if there was none to run.
    case run(SuiteRuns.Ran?)
    /// The files below a folder.
    case search([String])
  }

  /// The work to do.
  let item: WorkAgenda.Item
  /// Does it, on any thread.
  let perform: @Sendable () -> Outcome
}

extension Workspace {
  /// Takes the most urgent unit of work: to check one file, run one scenario or search one folder.
  mutating func begin() -> WorkUnit? {
    guard let item = agenda.next() else { return nil }
    touched = []
    current = item
    switch item {
    case .check(let path): return WorkUnit(item: item, perform: checking(path))
    case .run(let path):
      let next = runs[FilePath.key(path)]?.next
      return WorkUnit(item: item) { .run(next.map { SuiteRuns.Ran($0) }) }
    case .search(let folder):
      return WorkUnit(item: item) { .search(Self.files(below: folder)) }
    }
  }

  /// Stores the outcome of a unit of work. It doesn't count if it is about a text that has changed in the meantime.
  ///
  /// - Returns: The messages to send, in order.
  mutating func finish(_ unit: WorkUnit, _ outcome: WorkUnit.Outcome) -> [Message] {
    current = nil
    switch (unit.item, outcome) {
    case (.check(let path), .check(let result)):
      let isOld = touched.contains(FilePath.key(path)) || !touched.isDisjoint(with: result?.dependencies ?? [])
      guard isOld else { return take(result, of: path) + progress() }
      agenda.check(path, isOpen: document(at: path) != nil)
    case (.run(let path), .run(let ran)): return take(ran, of: path)
    case (.search, .search(let paths)): check(paths)
    default: break
    }
    return progress()
  }

  /// Does a unit of work.
  ///
  /// - Returns: The messages to send, in order.
  mutating func work() -> [Message] { begin().map { finish($0, $0.perform()) } ?? [] }
}
