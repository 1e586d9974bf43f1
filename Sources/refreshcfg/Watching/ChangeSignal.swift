import RefreshFiles

#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

/// Waits until something in some folders may have changed: by the system's notices where it gives them, else by waking up
/// now and then.
///
/// It signals that something changed, not what; the watcher compares ``FileStamps``. So nothing depends on how an editor saves.
struct ChangeSignal {
  /// The reason why a wait is over.
  enum Reason {
    /// Something may have changed.
    case change
    /// The time is over.
    case timeout
    /// Ctrl-C was pressed.
    case interruption
  }

  /// The time between two looks where the system gives no notices, in milliseconds.
  static let pollingInterval: Int32 = 50
  /// The quiet time that ends a change, in milliseconds: editors write, rename and remove in one go.
  static let quietTime: Int32 = 8
  /// The longest wait for that, in milliseconds.
  static let longestUnrest: Int32 = 48

  /// An open file that can be read from once the wait has to end; -1 for none.
  let interruption: Int32
  private let notices = ChangeNotices()

  /// Sets the folders and files to watch.
  ///
  /// - Parameters:
  ///   - folders: Folders, whose own entries count.
  ///   - files: Files in them.
  func watch(folders: Set<String>, files: Set<String>) { notices.watch(folders: folders, files: files) }

  /// Waits.
  ///
  /// - Parameter milliseconds: The longest wait; -1 for as long as it takes.
  func wait(atMost milliseconds: Int32 = -1) -> Reason {
    let longest = notices.areComplete ? milliseconds : ChangeSignal.pollingInterval
    let first = look(longest)
    guard first == .change else { return first == .timeout && !notices.areComplete ? .change : first }
    for _ in 0..<ChangeSignal.longestUnrest / ChangeSignal.quietTime {
      let next = look(ChangeSignal.quietTime)
      if next == .interruption { return next }
      if next == .timeout { break }
    }
    return .change
  }

  private func look(_ milliseconds: Int32) -> Reason {
    var descriptors = [
      pollfd(fd: notices.descriptor, events: Int16(POLLIN), revents: 0),
      pollfd(fd: interruption, events: Int16(POLLIN), revents: 0),
    ]
    while poll(&descriptors, nfds_t(descriptors.count), milliseconds) < 0 {
      guard errno == EINTR else { return .timeout }
    }
    if descriptors[1].revents != 0 { return .interruption }
    guard descriptors[0].revents != 0 else { return .timeout }
    notices.forget()
    return .change
  }
}

/// Ctrl-C, for a loop that is to end well.
enum Interruption {
  /// The end of a pipe that can be read from once somebody has interrupted the program. The first time it is asked for,
  /// Ctrl-C and the request to end cease to end the program; the second of them ends it all the same.
  static let descriptor: Int32 = {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { return -1 }
    writeEnd = ends[1]
    for number in [SIGINT, SIGTERM] {
      _ = signal(number) { number in
        // Only what POSIX calls async-signal-safe may be done here.
        _ = signal(number, UnfinishedFiles.end)
        var byte: UInt8 = 0
        _ = write(Interruption.writeEnd, &byte, 1)
      }
    }
    return ends[0]
  }()

  /// Written once, before there is a handler that reads it.
  nonisolated(unsafe) private static var writeEnd: Int32 = -1
}

#if canImport(Glibc)
/// The notices that Linux gives of changed folders, inotify(7).
final class ChangeNotices {
  /// Can be read from once there is a notice; -1 where there never is.
  let descriptor = inotify_init1(Int32(IN_NONBLOCK | IN_CLOEXEC))
  /// Whether a notice comes of every change.
  private(set) var areComplete = false
  private var watched: [String: Int32] = [:]

  deinit { if descriptor >= 0 { close(descriptor) } }

  /// Sets the folders to watch; the notices of folders that are watched already go on.
  func watch(folders: Set<String>, files: Set<String>) {
    guard descriptor >= 0 else { return }
    for (folder, number) in watched where !folders.contains(folder) {
      inotify_rm_watch(descriptor, number)
      watched[folder] = nil
    }
    areComplete = true
    let events =
      IN_CLOSE_WRITE | IN_CREATE | IN_DELETE | IN_MOVED_FROM | IN_MOVED_TO | IN_DELETE_SELF | IN_MOVE_SELF
    for folder in folders {
      // The same folder keeps its number; one that has taken the place of another gets a new one.
      let number = inotify_add_watch(descriptor, folder, UInt32(events))
      // There is a limit to how many a user may watch.
      if number < 0 { areComplete = areComplete && errno == ENOENT } else { watched[folder] = number }
    }
  }

  /// Discards all notices so far.
  func forget() {
    var bytes = [UInt8](repeating: 0, count: 1 << 14)
    while read(descriptor, &bytes, bytes.count) > 0 {}
  }
}
#elseif canImport(Darwin)
/// The notices that macOS gives of changed files and folders, kqueue(2).
final class ChangeNotices {
  /// Can be read from once there is a notice; -1 where there never is.
  let descriptor = kqueue()
  /// Whether a notice comes of every change.
  private(set) var areComplete = false
  private var open: [Int32] = []

  deinit {
    for file in open { close(file) }
    if descriptor >= 0 { close(descriptor) }
  }

  /// Sets the folders and files to watch. A folder's notices are of names alone, so that files are watched too.
  func watch(folders: Set<String>, files: Set<String>) {
    guard descriptor >= 0 else { return }
    for file in open { close(file) }
    open = []
    areComplete = true
    for path in folders.union(files) {
      let file = Darwin.open(path, O_EVTONLY | O_CLOEXEC)
      guard file >= 0 else {
        // There is a limit to how many files may be open.
        if errno != ENOENT { areComplete = false }
        continue
      }
      open.append(file)
      let notes = NOTE_WRITE | NOTE_EXTEND | NOTE_DELETE | NOTE_RENAME | NOTE_REVOKE
      var event = kevent(
        ident: UInt(file), filter: Int16(EVFILT_VNODE), flags: UInt16(EV_ADD | EV_CLEAR), fflags: UInt32(notes),
        data: 0, udata: nil)
      if kevent(descriptor, &event, 1, nil, 0, nil) < 0 { areComplete = false }
    }
  }

  /// Discards all notices so far.
  func forget() {
    var events = [kevent](repeating: kevent(), count: 64)
    var now = timespec()
    while kevent(descriptor, nil, 0, &events, Int32(events.count), &now) > 0 {}
  }
}
#else

/// No notices: the system is asked now and then.
final class ChangeNotices {
  let descriptor: Int32 = -1
  let areComplete = false

  func watch(folders: Set<String>, files: Set<String>) {}
  func forget() {}
}
#endif
