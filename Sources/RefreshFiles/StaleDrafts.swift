#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

/// The drafts of runs that were killed before they could remove them.
///
/// A run holds a lock on each draft for as long as it needs it; the system takes the lock away with the run, however that
/// ends. A draft that is not locked, and was not made just now, belongs to no run.
enum StaleDrafts {
  /// The time in seconds for which a draft may lack a lock, because it may have been made just now: a minute.
  static let grace = 60

  /// The folders that were searched; once per run is enough.
  private static let seen = Locked<Set<String>>([])

  /// Removes the stale drafts in a folder, if this run has not done so yet.
  ///
  /// - Parameter folder: The path of the folder; empty for the one that the program runs in.
  static func removeOnce(in folder: String) {
    let path = FolderSearch.realPath(folder) ?? folder
    if seen.withValue({ $0.insert(path).inserted }) { remove(in: path, before: time(nil) - grace) }
  }

  /// Removes the drafts in a folder that belong to no run.
  ///
  /// - Parameter limit: Drafts that were changed later stay, in seconds since 1970.
  static func remove(in folder: String, before limit: Int) {
    for name in FolderSearch.names(in: folder, includingHidden: true) where isDraft(name) {
      let path = FilePath.open(folder) + name
      guard let status = FolderSearch.status(of: path, followingLinks: false), modified(status) <= limit,
        [S_IFREG, S_IFDIR].contains(status.st_mode & S_IFMT), let lock = DraftLock(path)
      else { continue }
      if status.st_mode & S_IFMT == S_IFREG { unlink(path) } else { removeFolder(path) }
      lock.release()
    }
  }

  /// Whether a name is one that ``OutputFile/draftName(for:)`` gives.
  static func isDraft(_ name: String) -> Bool {
    guard name.hasPrefix(".refreshcfg-"), name.hasSuffix(".tmp") else { return false }
    let middle = name.utf8.dropFirst(".refreshcfg-".utf8.count).dropLast(".tmp".utf8.count)
    return (1...13).contains(middle.count)
      && middle.allSatisfy { (48...57).contains($0) || (97...122).contains($0) }
  }

  /// Removes a draft of a folder. What was exchanged for it has a list of its files; anything else in it stays.
  private static func removeFolder(_ path: String) {
    let start = FilePath.open(path)
    let files = FolderSearch.files(below: path, includingHidden: true)
    let list = files.first { $0.hasPrefix(start + ".refreshcfg-") && !$0.dropFirst(start.count).contains("/") }
    let own = list.flatMap { FileList(at: $0) }.map { Set($0.digests.keys.map { start + $0 }) }
    let others = own.map { own in files.filter { !own.contains($0) } } ?? []
    // As long as the folder contains other files, the list says which files are the tool's.
    for file in files where !others.contains(file) && (others.isEmpty || file != list) { unlink(file) }
    for folder in FolderSearch.folders(below: path).reversed() { rmdir(folder) }
  }

  private static func modified(_ status: stat) -> Int {
    #if canImport(Darwin)
    status.st_mtimespec.tv_sec
    #else
    status.st_mtim.tv_sec
    #endif
  }
}

/// The lock on a draft; the end of the program releases it, too.
struct DraftLock {
  private let descriptor: Int32

  /// Locks a file or a folder; nil if there is none, or another has locked it.
  init?(_ path: String) {
    descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NOFOLLOW)
    guard descriptor >= 0 else { return nil }
    guard flock(descriptor, LOCK_EX | LOCK_NB) == 0 else {
      close(descriptor)
      return nil
    }
  }

  /// Releases the lock.
  func release() { close(descriptor) }
}
