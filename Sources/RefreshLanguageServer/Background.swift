import Dispatch
import RefreshFiles

#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

/// A thread that does one unit of work at a time.
final class Background {
  /// A unit of work that is done.
  final class Finished: Sendable {
    let unit: WorkUnit
    let outcome: WorkUnit.Outcome

    init(_ unit: WorkUnit) { (self.unit, outcome) = (unit, unit.perform()) }
  }

  /// The descriptor from which something can be read as soon as a unit is done: the address of a ``Finished``.
  let descriptor: Int32
  /// Whether a unit was started that ``take()`` hasn't returned.
  private(set) var isWorking = false
  private let end: Int32
  private let queue = DispatchQueue(label: "work")

  /// Makes a thread; fails if there is no descriptor left.
  init?() {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { return nil }
    (descriptor, end) = (ends[0], ends[1])
  }

  /// Starts a unit of work.
  func start(_ unit: WorkUnit) {
    isWorking = true
    queue.async { [end] in
      let address = UInt(bitPattern: Unmanaged.passRetained(Finished(unit)).toOpaque())
      try? OutputFile.write(withUnsafeBytes(of: address, Array.init), to: end)
    }
  }

  /// Returns the unit that is done.
  func take() -> Finished? {
    var address: UInt = 0
    guard read(descriptor, &address, MemoryLayout<UInt>.size) == MemoryLayout<UInt>.size,
      let pointer = UnsafeRawPointer(bitPattern: address)
    else { return nil }
    isWorking = false
    return Unmanaged<Finished>.fromOpaque(pointer).takeRetainedValue()
  }
}
