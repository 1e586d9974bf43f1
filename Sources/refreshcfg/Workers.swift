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

  /// Maps items on at most so many threads.
  ///
  /// - Parameters:
  ///   - items: The items; those that come first are begun first.
  ///   - jobs: The number of threads, at least 1.
  ///   - work: Makes the result of an item, on any thread.
  /// - Returns: The results, in the order of the items.
  static func map<Item: Sendable, Result: Sendable>(
    _ items: [Item], atMost jobs: Int, _ work: @escaping @Sendable (Item) -> Result
  ) -> [Result] {
    var items = items.makeIterator()
    return map({ items.next() }, atMost: jobs, work: work)
  }

  /// Maps items that are made one after the other; the next are made while others are worked on.
  ///
  /// - Parameters:
  ///   - next: Makes the next item; nil behind the last.
  ///   - jobs: How many items are under way at a time, at least 1. The default leaves some for a processor that is done.
  ///   - work: Makes the result of an item, on any thread.
  /// - Returns: The results, in the order of the items.
  static func map<Item: Sendable, Result: Sendable>(
    _ next: () -> Item?, atMost jobs: Int = processorCount * 2, work: @escaping @Sendable (Item) -> Result
  ) -> [Result] {
    guard processorCount > 1, jobs > 1 else {
      var results: [Result] = []
      while let item = next() { results.append(work(item)) }
      return results
    }
    let room = DispatchSemaphore(value: jobs)
    let (group, storing) = (DispatchGroup(), DispatchQueue(label: "results"))
    // Only the queue writes it, and nobody reads before all are done.
    nonisolated(unsafe) var results: [Result?] = []
    var count = 0
    while let item = next() {
      let index = count
      count += 1
      room.wait()
      DispatchQueue.global().async(group: group) {
        let result = work(item)
        storing.sync {
          while results.count <= index { results.append(nil) }
          results[index] = result
        }
        room.signal()
      }
    }
    group.wait()
    return results.compactMap(\.self)
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
