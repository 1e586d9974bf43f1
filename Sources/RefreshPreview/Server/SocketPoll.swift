#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

/// Waits for one of many open files, poll(2).
struct SocketPoll {
  /// What is asked of a file.
  struct Interest {
    let descriptor: Int32
    let reads: Bool
    let writes: Bool
  }

  /// What became of it.
  struct Readiness {
    let reads: Bool
    let writes: Bool
  }

  /// Waits until something is ready, or for a time.
  ///
  /// - Parameters:
  ///   - interests: the files; one of -1 is never ready.
  ///   - time: for how long; nil for as long as it takes.
  /// - Returns: what is ready, in the same order. A file whose other side is gone is ready for all that was asked.
  static func wait(_ interests: [Interest], atMost time: Duration?) -> [Readiness] {
    var descriptors = interests.map { interest in
      pollfd(
        fd: interest.descriptor, events: Int16((interest.reads ? POLLIN : 0) | (interest.writes ? POLLOUT : 0)),
        revents: 0)
    }
    // A millisecond more than what is left, so that it is over afterwards.
    let milliseconds = time.map { Int32(max(0, min($0 / .milliseconds(1), 1e9))) + 1 } ?? -1
    guard poll(&descriptors, nfds_t(descriptors.count), milliseconds) > 0 else {
      return interests.map { _ in Readiness(reads: false, writes: false) }
    }
    return zip(interests, descriptors).map { interest, descriptor in
      let events = Int32(descriptor.revents)
      let isGone = events & Int32(POLLHUP | POLLERR | POLLNVAL) != 0
      return Readiness(
        reads: events & Int32(POLLIN) != 0 || (isGone && interest.reads),
        writes: events & Int32(POLLOUT) != 0 || (isGone && interest.writes))
    }
  }
}
