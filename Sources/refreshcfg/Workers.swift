import Dispatch

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// Does work on all processors.
enum Workers {
  /// How many processors work at a time; at least 1.
  static var processorCount: Int { ProcessInfo.processInfo.activeProcessorCount }

  /// Makes something of each item, several at a time; which are done side by side shows nowhere in what comes out.
  ///
  /// - Parameters:
  ///   - items: the items.
  ///   - work: makes something of an item, on any thread.
  /// - Returns: what was made of the items, in their order.
  static func map<Item: Sendable, Result: Sendable>(
    _ items: [Item], _ work: @Sendable (Item) -> Result
  ) -> [Result] {
    guard items.count > 1 else { return items.map(work) }
    return [Result](unsafeUninitializedCapacity: items.count) { buffer, count in
      // Each call writes a place of its own, and nobody reads before all are done.
      nonisolated(unsafe) let places = buffer
      DispatchQueue.concurrentPerform(iterations: items.count) { index in
        places.initializeElement(at: index, to: work(items[index]))
      }
      count = items.count
    }
  }

  /// Cuts a list into pieces of about the same length, or fewer if it is short.
  ///
  /// There are a few for each processor, so that one that got the costly items keeps nobody waiting for long.
  ///
  /// - Parameters:
  ///   - items: the list.
  ///   - least: how many items are worth a thread. The default is 32.
  /// - Returns: the pieces, in order; one piece if the list is empty.
  static func pieces<Item>(of items: [Item], least: Int = 32) -> [ArraySlice<Item>] {
    let count = max(1, min(processorCount == 1 ? 1 : processorCount * 4, items.count / least))
    return (0..<count).map { items[items.count * $0 / count..<items.count * ($0 + 1) / count] }
  }
}
