import RefreshFiles

/// The work that remains to be done while no message comes, the most urgent first.
struct WorkAgenda: Sendable {
  /// A unit of work.
  enum Item: Equatable, Sendable {
    /// A file is checked.
    case check(path: String)
    /// A scenario of an open file runs.
    case run(path: String)
    /// A folder is searched for files.
    case search(folder: String)
  }

  /// Open files that have changed, then those that depend on them.
  private var urgent: [String] = []
  /// Open files whose scenarios should run.
  private var running: [String] = []
  /// Files of the project that aren't open.
  private var others: [String] = []
  private var isQueued: Set<String> = []
  private var folders: [String] = []
  /// The number of files that have been taken from ``others`` since it was empty.
  private(set) var done = 0

  /// The number of files that wait for their first check.
  var waiting: Int { others.count }
  /// Whether an open file waits to be checked.
  var isUrgent: Bool { !urgent.isEmpty }
  var isEmpty: Bool { urgent.isEmpty && running.isEmpty && others.isEmpty && folders.isEmpty }

  /// Has a file checked.
  mutating func check(_ path: String, isOpen: Bool) {
    if isOpen {
      if !urgent.contains(path) { urgent.append(path) }
    } else if isQueued.insert(path).inserted {
      others.append(path)
    }
  }

  /// Takes the check of an open file from the agenda before its turn.
  ///
  /// - Returns: Whether it was waiting to be checked.
  mutating func takeCheck(_ path: String) -> Bool {
    guard let index = urgent.firstIndex(of: path) else { return false }
    urgent.remove(at: index)
    return true
  }

  /// Returns whether an open file waits to be checked, or its scenarios to be run.
  func isWaiting(_ path: String) -> Bool { urgent.contains(path) || running.contains(path) }

  /// Schedules the scenarios of a file.
  mutating func run(_ path: String) { if !running.contains(path) { running.append(path) } }

  /// Has folders searched.
  mutating func search(_ folders: [String]) { self.folders += folders }

  /// Removes the work on a file from the agenda.
  mutating func forget(_ path: String) {
    urgent.removeAll { $0 == path }
    running.removeAll { $0 == path }
  }

  /// Removes the checks of files that aren't open, and the searches of folders, from the agenda.
  ///
  /// - Parameter isGone: Whether a path is no longer needed.
  mutating func forget(where isGone: (String) -> Bool) {
    others.removeAll(where: isGone)
    isQueued = isQueued.filter { !isGone($0) }
    if others.isEmpty { done = 0 }
    folders.removeAll(where: isGone)
  }

  /// The next unit of work. That of ``Item/run(path:)`` remains until ``finishRun(_:)``.
  ///
  /// - Parameter runs: Whether it may be a scenario.
  mutating func next(runs: Bool = true) -> Item? {
    if !urgent.isEmpty { return .check(path: urgent.removeFirst()) }
    if runs, let path = running.first { return .run(path: path) }
    if let path = others.popLast() {
      isQueued.remove(path)
      done = others.isEmpty ? 0 : done + 1
      return .check(path: path)
    }
    return folders.isEmpty ? nil : .search(folder: folders.removeFirst())
  }

  /// Notes that all scenarios of a file have run.
  mutating func finishRun(_ path: String) { running.removeAll { $0 == path } }
}
