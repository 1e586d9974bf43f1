import Dispatch
import RefreshFiles

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// Parallel work on all processors.
enum Workers {
  /// The number of processors to use, at least 1.
  static var processorCount: Int { ProcessInfo.processInfo.activeProcessorCount }

  /// The number of file descriptors without which nothing is started: a few for each processor, and some for the
  /// threads themselves, because the program crashes if they get none.
  static var neededFiles: Int { 8 + 2 * processorCount }

  /// Maps items in parallel; the result is the same as if they were mapped one after the other. What the work looks up is logged
  /// where the caller logs.
  ///
  /// - Parameters:
  ///   - items: The items.
  ///   - work: Returns the result of an item, on any thread.
  /// - Returns: The results, in the order of the items.
  static func map<Item: Sendable, Result: Sendable>(
    _ items: [Item], _ work: @Sendable (Item) -> Result
  ) -> [Result] {
    guard items.count > 1 else { return items.map(work) }
    let log = LookupLog.current
    return [Result](unsafeUninitializedCapacity: items.count) { buffer, count in
      // Each call writes to its own element, and nothing reads them before all calls are done.
      nonisolated(unsafe) let places = buffer
      DispatchQueue.concurrentPerform(iterations: items.count) { index in
        let result = log?.during { work(items[index]) } ?? work(items[index])
        places.initializeElement(at: index, to: result)
      }
      count = items.count
    }
  }

  /// Maps items on a limited number of threads.
  ///
  /// - Parameters:
  ///   - items: The items, which are started in this order.
  ///   - jobs: The number of threads, at least 1.
  ///   - work: Returns the result of an item, on any thread.
  /// - Returns: The results, in the order of the items.
  static func map<Item: Sendable, Result: Sendable>(
    _ items: [Item], atMost jobs: Int, _ work: @escaping @Sendable (Item) -> Result
  ) -> [Result] {
    var items = items.makeIterator()
    return map({ items.next() }, atMost: jobs, work: work)
  }

  /// Maps items that are produced one after the other, while earlier ones are being mapped.
  ///
  /// - Parameters:
  ///   - next: Returns the next item, or `nil` after the last one.
  ///   - jobs: The greatest number of items in progress, at least 1. The default provides some in advance for
  ///     processors that have finished.
  ///   - work: Returns the result of an item, on any thread.
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
    // Only the queue writes to it, and nothing reads it before all items are done.
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

  /// Splits a list into pieces of about the same length; a short list gives fewer pieces.
  ///
  /// There are several pieces per processor, so that the one with the most expensive items does not delay the
  /// others for long.
  ///
  /// - Parameters:
  ///   - items: The list.
  ///   - least: The smallest number of items for which a thread pays off. The default is 32.
  /// - Returns: The pieces, in order; one piece if the list is empty.
  static func pieces<Item>(of items: [Item], least: Int = 32) -> [ArraySlice<Item>] {
    let count = max(1, min(processorCount == 1 ? 1 : processorCount * 4, items.count / least))
    return (0..<count).map { items[items.count * $0 / count..<items.count * ($0 + 1) / count] }
  }
}
