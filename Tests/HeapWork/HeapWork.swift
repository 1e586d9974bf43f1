import AllocationCounter

#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif

/// The work of a body, counted by what it takes from the heap.
///
/// It is the same on a fast and on a slow machine, and beside any other tests. What works long without taking anything is not
/// seen; such work is counted where it is done.
public struct HeapWork: Sendable {
  /// The blocks that were taken, given back or not.
  public let blocks: Int
  /// The bytes of these blocks.
  public let bytes: Int

  /// Whether it is counted on this system; where it is not, no work is done.
  public static let isCounted = allocation_counter_works()

  /// Does something, and counts what its thread takes.
  public init(of body: () throws -> Void) rethrows {
    let before = thread_allocations()
    try body()
    let after = thread_allocations()
    (blocks, bytes) = (Int(after.blocks - before.blocks), Int(after.bytes - before.bytes))
  }

  /// The power of the size with which work grows: 1 in proportion to it, 2 with its square.
  ///
  /// Blocks and bytes are looked at, and the worse of the two counts.
  ///
  /// - Parameters:
  ///   - sizes: A size, and one several times as large.
  ///   - body: Does the work of a size.
  public static func growth(from sizes: (small: Int, large: Int), _ body: (_ size: Int) throws -> Void) rethrows
    -> Double
  {
    guard isCounted else { return 0 }
    // What is made at the first time and kept is no work of either.
    try body(sizes.small)
    let small = try HeapWork { try body(sizes.small) }
    let large = try HeapWork { try body(sizes.large) }
    let factor = max(
      Double(large.blocks) / Double(max(small.blocks, 1)), Double(large.bytes) / Double(max(small.bytes, 1)))
    return log(factor) / log(Double(sizes.large) / Double(sizes.small))
  }
}
