#if canImport(Glibc)
import Glibc

/// The notices that Linux gives of changed folders, inotify(7).
final class ChangeNotices {
  /// Can be read from once there is a notice; -1 where there never is.
  let descriptor = inotify_init1(Int32(IN_NONBLOCK | IN_CLOEXEC))
  /// Whether a notice comes of every change.
  private(set) var areComplete = false
  private var watched: [String: Int32] = [:]

  deinit { if descriptor >= 0 { close(descriptor) } }

  /// Says what is to be looked at from now on; of folders that are there already notices go on.
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

  /// Takes note of all notices so far.
  func forget() {
    var bytes = [UInt8](repeating: 0, count: 1 << 14)
    while read(descriptor, &bytes, bytes.count) > 0 {}
  }
}
#elseif canImport(Darwin)
import Darwin

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

  /// Says what is to be looked at from now on. A folder's notices are of names alone, so that files are watched too.
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
        data: 0,
        udata: nil)
      if kevent(descriptor, &event, 1, nil, 0, nil) < 0 { areComplete = false }
    }
  }

  /// Takes note of all notices so far.
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
