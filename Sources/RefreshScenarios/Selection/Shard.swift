/// One of the parts into which a run is split: `2/5`.
public struct Shard: Hashable, Sendable, CustomStringConvertible {
  /// The number of the shard, from 1.
  public package(set) var index: Int
  /// The number of shards, at least 1.
  public package(set) var count: Int

  /// The only shard of a run that is not split.
  package static let whole = Shard(1, of: 1)!

  /// The greatest number of shards.
  public static let greatestCount = 1_000_000

  /// Creates a shard.
  ///
  /// - Parameters:
  ///   - index: Its number, from 1.
  ///   - count: The number of shards.
  /// - Returns: The shard, or `nil` if there is no such shard.
  public init?(_ index: Int, of count: Int) {
    guard (1...Shard.greatestCount).contains(count), (1...count).contains(index) else { return nil }
    (self.index, self.count) = (index, count)
  }

  /// Reads `I/N`.
  ///
  /// - Returns: The shard, or `nil` if the text has another form or there is no such shard.
  public init?(_ text: String) {
    let parts = text.split(separator: "/", omittingEmptySubsequences: false)
    guard parts.count == 2, let index = Shard.number(parts[0]), let count = Shard.number(parts[1]) else {
      return nil
    }
    self.init(index, of: count)
  }

  /// Reads a number without a sign.
  ///
  /// - Returns: The number, or `nil` if the text is anything else.
  public static func number(_ text: some StringProtocol) -> Int? {
    guard !text.isEmpty, text.utf8.allSatisfy({ UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 }) else { return nil }
    return Int(text)
  }

  /// Returns whether the item at a position of the whole run, from 0, belongs to the shard. Items are dealt out in
  /// turn, so that the sizes of the shards differ by at most one.
  public func contains(_ position: Int) -> Bool { position % count == index - 1 }

  /// The shard as an option: `2/5`.
  public var description: String { "\(index)/\(count)" }
}
