#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

/// Files under temporary names and started programs, which are removed and killed if a signal ends this program.
package enum UnfinishedFiles {
  /// The paths in the order in which they are removed, terminated by nil.
  private typealias List = UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>

  /// The maximum number of lists, and of process groups, at a time. A signal doesn't clean up any beyond that.
  private static let count = 64
  // A signal may arrive at any time on any thread; its handler can't wait for a lock or use memory that may be
  // freed.
  nonisolated(unsafe) private static let lists = {
    let lists = UnsafeMutablePointer<List?>.allocate(capacity: count)
    lists.initialize(repeating: nil, count: count)
    return lists
  }()
  /// The process groups of programs that this one waits for; 0 where there is none.
  nonisolated(unsafe) private static let groups = {
    let groups = UnsafeMutablePointer<pid_t>.allocate(capacity: count)
    groups.initialize(repeating: 0, count: count)
    return groups
  }()
  /// Held while a place in one of them is taken or given back.
  private static let places = Locked(())

  /// Removes unfinished files before a signal from a user or the system ends the program, and makes exceeding the
  /// maximum file size an ordinary error.
  package static func watchSignals() {
    _ = (lists, groups, places)
    signal(SIGXFSZ, SIG_IGN)
    for number in [SIGHUP, SIGINT, SIGTERM] {
      // Keeps the signal ignored under `nohup` and similar programs.
      if unsafeBitCast(signal(number, end), to: Int.self) == 1 { signal(number, SIG_IGN) }
    }
  }

  /// The signal handler, which removes the files and ends the program in the signal's default way.
  // Only operations that POSIX calls async-signal-safe are allowed here.
  package static let end: @convention(c) (Int32) -> Void = { number in
    var next = 0
    while next < UnfinishedFiles.count {
      if UnfinishedFiles.groups[next] > 0 { kill(-UnfinishedFiles.groups[next], SIGKILL) }
      next += 1
    }
    next = 0
    while next < UnfinishedFiles.count {
      if var path = UnfinishedFiles.lists[next] {
        while let name = path.pointee {
          if unlink(name) != 0 { rmdir(name) }
          path += 1
        }
      }
      next += 1
    }
    signal(number, SIG_DFL)
    raise(number)
  }

  /// Does something while a program that this one has started runs in a process group. A signal that ends this program kills
  /// it.
  package static func during<Result>(_ group: pid_t, _ body: () -> Result) -> Result {
    let place = replaceFirst(0, by: group, in: groups)
    defer { if place { _ = replaceFirst(group, by: 0, in: groups) } }
    return body()
  }

  /// Does something while files and folders are unfinished.
  ///
  /// - Parameter paths: Their paths, each folder after its contents.
  static func during<Result, Failure: Error>(
    _ paths: [String], _ body: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    // They are never freed, because a handler may be reading them.
    let list = List.allocate(capacity: paths.count + 1)
    for (index, path) in paths.enumerated() { (list + index).initialize(to: strdup(path)) }
    (list + paths.count).initialize(to: nil)
    let place = replaceFirst(nil, by: list, in: lists)
    defer { if place { _ = replaceFirst(list, by: nil, in: lists) } }
    return try body()
  }

  /// Replaces the first occurrence of a value. Returns false if there is none.
  private static func replaceFirst<Value: Equatable>(
    _ old: Value, by new: Value, in values: UnsafeMutablePointer<Value>
  ) -> Bool {
    places.withValue { _ in
      guard let place = (0..<count).first(where: { values[$0] == old }) else { return false }
      values[place] = new
      return true
    }
  }
}
