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

  /// A unit that was begun and isn't finished.
  struct Progress: Sendable {
    /// The work that is done.
    let item: WorkAgenda.Item
    /// Whether it is urgent.
    let isUrgent: Bool
    /// The keys of the paths of files that have changed since it began.
    var touched: Set<String> = []
    /// Whether the outcome isn't needed, because the editor has closed the folder.
    var isInVain = false
  }

  /// The work to do.
  let item: WorkAgenda.Item
  /// Whether it is a check of an open file. Such a check doesn't wait until other work is done.
  let isUrgent: Bool
  /// Does it, on any thread.
  let perform: @Sendable () -> Outcome
}

extension Workspace {
  /// Takes the most urgent unit of work: to check one file, run one scenario or search one folder.
  ///
  /// - Returns: Nil if there is none, or if it must wait until a unit in progress is finished.
  mutating func begin() -> WorkUnit? {
    let isUrgent = agenda.isUrgent
    guard canBegin, let item = agenda.next() else { return nil }
    inProgress.append(WorkUnit.Progress(item: item, isUrgent: isUrgent))
    switch item {
    case .check(let path): return WorkUnit(item: item, isUrgent: isUrgent, perform: checking(path))
    case .run(let path):
      let next = runs[FilePath.key(path)]?.next
      return WorkUnit(item: item, isUrgent: isUrgent) { .run(next.map { SuiteRuns.Ran($0) }) }
    case .search(let folder):
      return WorkUnit(item: item, isUrgent: isUrgent) { .search(Self.files(below: folder)) }
    }
  }

  /// Stores the outcome of a unit of work. It doesn't count if it is about a text that has changed in the meantime.
  ///
  /// - Returns: The messages to send, in order.
  mutating func finish(_ unit: WorkUnit, _ outcome: WorkUnit.Outcome) -> [Message] {
    let index = inProgress.firstIndex { $0.isUrgent == unit.isUrgent }
    let progress = index.map { inProgress.remove(at: $0) }
    let touched = progress?.touched ?? []
    guard progress?.isInVain != true else { return self.progress() }
    switch (unit.item, outcome) {
    case (.check(let path), .check(let result)):
      let isOld = touched.contains(FilePath.key(path)) || !touched.isDisjoint(with: result?.dependencies ?? [])
      guard isOld else { return take(result, of: path) + self.progress() }
      agenda.check(path, isOpen: document(at: path) != nil)
    case (.run(let path), .run(let ran)):
      // If only its own file has changed, results of unchanged scenarios remain valid.
      let key = FilePath.key(path)
      let isOld = touched.contains { $0 != key && checks[key]?.dependencies.contains($0) == true }
      return isOld ? [] : take(ran, of: path)
    case (.search, .search(let paths)): check(paths)
    default: break
    }
    return self.progress()
  }

  /// Whether a unit of work that does this is in progress.
  func isInProgress(_ item: WorkAgenda.Item) -> Bool { inProgress.contains { $0.item == item } }

  /// Does a unit of work.
  ///
  /// - Returns: The messages to send, in order.
  mutating func work() -> [Message] { begin().map { finish($0, $0.perform()) } ?? [] }
}
