/// How much of a text is read before it is refused.
///
/// The limits are checked while the events come, so that a hostile text is refused before it costs time or
/// memory.
public struct YAMLLimits: Hashable, Sendable {
  /// The size of one document in bytes of UTF-8; a file may hold many.
  ///
  /// The default is 16 MiB.
  public var documentBytes: Int
  /// How deep lists and maps may lie in each other, aliases followed.
  ///
  /// The default is 128.
  public var depth: Int
  /// The number of keys, values and items of one document, counted as often as aliases use them.
  ///
  /// The default is one million.
  public var nodes: Int
  /// The number of errors in one document after which reading stops.
  ///
  /// The default is one thousand.
  public var errors: Int

  /// Sets limits; those not given are the defaults.
  public init(
    documentBytes: Int = 16 << 20, depth: Int = 128, nodes: Int = 1_000_000, errors: Int = 1_000
  ) {
    self.documentBytes = documentBytes
    self.depth = depth
    self.nodes = nodes
    self.errors = errors
  }

  /// The defaults.
  public static let standard = YAMLLimits()
}
