#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
import RefreshFiles
#endif

/// Waits until something in some folders may have changed: by the system's notices where it gives them, else by waking up
/// now and then.
///
/// It says that, not what; the watcher compares ``FileStamps``. So nothing depends on how an editor saves.
final class ChangeSignal {
  /// Why a wait is over.
  enum Reason {
    /// Something may have changed.
    case change
    /// The time is over.
    case timeout
    /// Somebody pressed Ctrl-C.
    case interruption
  }

  /// How often to wake up where the system gives no notices, in milliseconds.
  static let pollingInterval: Int32 = 50
  /// How long it has to be quiet after a notice, in milliseconds: editors write, rename and remove in one go.
  static let quietTime: Int32 = 8
  /// How long to wait for that at most, in milliseconds.
  static let longestUnrest: Int32 = 48

  private let interruption: Int32
  private let notices: ChangeNotices

  /// Waits for nothing yet.
  ///
  /// - Parameter interruption: an open file that can be read from once the wait has to end; -1 for none.
  init(interruption: Int32) {
    self.interruption = interruption
    notices = ChangeNotices()
  }

  /// Says what is to be looked at from now on.
  ///
  /// - Parameters:
  ///   - folders: folders, whose own entries count.
  ///   - files: files in them.
  func watch(folders: Set<String>, files: Set<String>) { notices.watch(folders: folders, files: files) }

  /// Waits.
  ///
  /// - Parameter milliseconds: for how long; -1 for as long as it takes.
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
        _ = signal(number, SIG_DFL)
        var byte: UInt8 = 0
        _ = write(Interruption.writeEnd, &byte, 1)
      }
    }
    return ends[0]
  }()

  /// Written once, before there is a handler that reads it.
  nonisolated(unsafe) private static var writeEnd: Int32 = -1
}
