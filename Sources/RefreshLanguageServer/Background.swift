import Dispatch
import RefreshFiles

#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

/// A queue that does one unit of work at a time.
final class Background {
  /// A unit of work that is done.
  struct Finished: Sendable {
    let unit: WorkUnit
    let outcome: WorkUnit.Outcome
  }

  /// The place in which the queue leaves what is done.
  private final class Tray: Sendable {
    /// Only blocks of the queue use it, one at a time.
    nonisolated(unsafe) var finished: Finished?
  }

  /// The descriptor from which a byte can be read as soon as a unit is done.
  let descriptor: Int32
  private let end: Int32
  private let queue = DispatchQueue(label: "work")
  private let tray = Tray()

  /// Makes a queue; fails if there is no descriptor left.
  init?() {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { return nil }
    (descriptor, end) = (ends[0], ends[1])
  }

  /// Starts a unit of work.
  func start(_ unit: WorkUnit) {
    queue.async { [tray, end] in
      tray.finished = Finished(unit: unit, outcome: unit.perform())
      try? OutputFile.write([0], to: end)
    }
  }

  /// Returns the unit that is done, once ``descriptor`` can be read.
  func take() -> Finished? {
    var byte: UInt8 = 0
    guard read(descriptor, &byte, 1) == 1 else { return nil }
    return queue.sync { [tray] in
      defer { tray.finished = nil }
      return tray.finished
    }
  }
}
