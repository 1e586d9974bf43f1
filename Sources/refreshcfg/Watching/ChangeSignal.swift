import RefreshFiles

#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

/// Waits until something in some folders may have changed, either by the system's notifications if there are any,
/// or by polling.
///
/// It signals that something changed, but not what; the watcher compares ``FileStamps``. Therefore, nothing depends
/// on how an editor saves files.
struct ChangeSignal {
  /// The reason why a wait has ended.
  enum Reason {
    /// Something may have changed.
    case change
    /// The time has passed.
    case timeout
    /// Ctrl-C was pressed.
    case interruption
  }

  /// The polling interval if the system gives no notifications, in milliseconds.
  static let pollingInterval: Int32 = 50
  /// The quiet time that ends a change, in milliseconds: editors write, rename and remove files in quick
  /// succession.
  static let quietTime: Int32 = 8
  /// The longest wait for quiet, in milliseconds.
  static let longestUnrest: Int32 = 48

  /// A file descriptor that becomes readable when the wait has to end; -1 for none.
  let interruption: Int32
  private let notices = ChangeNotices()

  /// Sets the folders and files to watch.
  ///
  /// - Parameters:
  ///   - folders: The folders whose direct entries are watched.
  ///   - files: The files in them.
  func watch(folders: Set<String>, files: Set<String>) { notices.watch(folders: folders, files: files) }

  /// Waits for a change.
  ///
  /// - Parameter milliseconds: The longest wait; -1 for no limit.
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

/// Ctrl-C, for a loop that has to end cleanly.
enum Interruption {
  /// The end of a pipe that becomes readable when the program is interrupted. From the first access, SIGINT and
  /// SIGTERM no longer end the program; only a second signal of the same kind does.
  static let descriptor: Int32 = {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { return -1 }
    writeEnd = ends[1]
    for number in [SIGINT, SIGTERM] {
      _ = signal(number) { number in
        // Only functions that POSIX calls async-signal-safe are allowed here.
        _ = signal(number, UnfinishedFiles.end)
        var byte: UInt8 = 0
        _ = write(Interruption.writeEnd, &byte, 1)
      }
    }
    return ends[0]
  }()

  /// Whether the program has been interrupted.
  static var isRequested: Bool {
    var ends = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    return poll(&ends, 1, 0) > 0
  }

  /// This is written once, before a handler exists that reads it.
  nonisolated(unsafe) private static var writeEnd: Int32 = -1
}

#if canImport(Glibc)
/// Linux's notifications of changes in folders, inotify(7).
final class ChangeNotices {
  /// A file descriptor that becomes readable when there is a notification; -1 if there are none.
  let descriptor = inotify_init1(Int32(IN_NONBLOCK | IN_CLOEXEC))
  /// Whether there is a notification of every change.
  private(set) var areComplete = false
  private var watched: [String: Int32] = [:]

  deinit { if descriptor >= 0 { close(descriptor) } }

  /// Sets the folders to watch; those that are already watched stay watched.
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
      // The same folder keeps its number; one that has replaced another gets a new number.
      let number = inotify_add_watch(descriptor, folder, UInt32(events))
      // There is a limit on how many folders a user may watch.
      if number < 0 { areComplete = areComplete && errno == ENOENT } else { watched[folder] = number }
    }
  }

  /// Discards all notifications so far.
  func forget() {
    var bytes = [UInt8](repeating: 0, count: 1 << 14)
    while read(descriptor, &bytes, bytes.count) > 0 {}
  }
}
#elseif canImport(Darwin)
/// macOS's notifications of changes in files and folders, kqueue(2).
final class ChangeNotices {
  /// A file descriptor that becomes readable when there is a notification; -1 if there are none.
  let descriptor = kqueue()
  /// Whether there is a notification of every change.
  private(set) var areComplete = false
  private var open: [Int32] = []

  deinit {
    for file in open { close(file) }
    if descriptor >= 0 { close(descriptor) }
  }

  /// Sets the folders and files to watch. The notifications for a folder are only about names, so that files are
  /// watched, too.
  func watch(folders: Set<String>, files: Set<String>) {
    guard descriptor >= 0 else { return }
    for file in open { close(file) }
    open = []
    areComplete = true
    for path in folders.union(files) {
      let file = Darwin.open(path, O_EVTONLY | O_CLOEXEC)
      guard file >= 0 else {
        // There is a limit on how many files may be open.
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

  /// Discards all notifications so far.
  func forget() {
    var events = [kevent](repeating: kevent(), count: 64)
    var now = timespec()
    while kevent(descriptor, nil, 0, &events, Int32(events.count), &now) > 0 {}
  }
}
#else

/// No notifications: the caller has to poll.
final class ChangeNotices {
  let descriptor: Int32 = -1
  let areComplete = false

  func watch(folders: Set<String>, files: Set<String>) {}
  func forget() {}
}
#endif
