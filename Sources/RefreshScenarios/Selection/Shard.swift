/// One of several parts of a run that are run apart: `2/5`.
public struct Shard: Hashable, Sendable, CustomStringConvertible {
  /// Which of them, from 1.
  public package(set) var index: Int
  /// How many there are, at least 1.
  public package(set) var count: Int

  /// The only one of one.
  package static let whole = Shard(1, of: 1)!

  /// The greatest number of shards.
  public static let greatestCount = 1_000_000

  /// Makes a shard.
  ///
  /// - Parameters:
  ///   - index: Which, from 1.
  ///   - count: How many there are.
  /// - Returns: Nil if there is no such shard.
  public init?(_ index: Int, of count: Int) {
    guard (1...Shard.greatestCount).contains(count), (1...count).contains(index) else { return nil }
    (self.index, self.count) = (index, count)
  }

  /// Reads `I/N`.
  ///
  /// - Returns: Nil if it reads otherwise, or there is no such shard.
  public init?(_ text: String) {
    let parts = text.split(separator: "/", omittingEmptySubsequences: false)
    guard parts.count == 2, let index = Shard.number(parts[0]), let count = Shard.number(parts[1]) else {
      return nil
    }
    self.init(index, of: count)
  }

  /// A number without sign.
  ///
  /// - Returns: Nil if a text is anything else.
  public static func number(_ text: some StringProtocol) -> Int? {
    guard !text.isEmpty, text.utf8.allSatisfy({ UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 }) else { return nil }
    return Int(text)
  }

  /// Whether what stands at a position of the whole, from 0, belongs to it: one after the other goes to one shard after the
  /// other, so that the largest has at most one more than the smallest.
  public func contains(_ position: Int) -> Bool { position % count == index - 1 }

  /// `2/5`.
  public var description: String { "\(index)/\(count)" }
}
