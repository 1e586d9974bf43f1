import Dispatch

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// Work on all processors.
enum Workers {
  /// The number of processors that work at a time, at least 1.
  static var processorCount: Int { ProcessInfo.processInfo.activeProcessorCount }

  /// The number of files without which nothing is begun: a few for each processor, and for threads themselves, which end
  /// the program by a crash where they get none.
  static var neededFiles: Int { 8 + 2 * processorCount }

  /// Maps items, several at a time; the result is the same as if they were mapped one after the other.
  ///
  /// - Parameters:
  ///   - items: The items.
  ///   - work: Makes the result of an item, on any thread.
  /// - Returns: The results, in the order of the items.
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

  /// Maps items on at most so many threads, which take them one after the other.
  ///
  /// - Parameters:
  ///   - items: The items; those that come first are begun first.
  ///   - jobs: The number of threads, at least 1.
  ///   - work: Makes the result of an item, on any thread.
  static func map<Item: Sendable, Result: Sendable>(
    _ items: [Item], atMost jobs: Int, _ work: @Sendable (Item) -> Result
  ) -> [Result] {
    let queue = DispatchQueue(label: "items")
    nonisolated(unsafe) var count = 0
    let results = map(Array(0..<min(jobs, items.count))) { _ in
      var results: [(Int, Result)] = []
      while true {
        let index = queue.sync {
          defer { count += 1 }
          return count
        }
        guard index < items.count else { return results }
        results.append((index, work(items[index])))
      }
    }
    return results.joined().sorted { $0.0 < $1.0 }.map(\.1)
  }

  /// Cuts a list into pieces of about the same length, or fewer if it is short.
  ///
  /// There are a few for each processor, so that one that got the costly items keeps nobody waiting for long.
  ///
  /// - Parameters:
  ///   - items: The list.
  ///   - least: The number of items that are worth a thread. The default is 32.
  /// - Returns: The pieces, in order; one piece if the list is empty.
  static func pieces<Item>(of items: [Item], least: Int = 32) -> [ArraySlice<Item>] {
    let count = max(1, min(processorCount == 1 ? 1 : processorCount * 4, items.count / least))
    return (0..<count).map { items[items.count * $0 / count..<items.count * ($0 + 1) / count] }
  }
}
