/// Whether a key of a preset, or what it extends, has made a difference to some run.
public struct KeyCoverage: Sendable, Hashable {
  /// The path of the file that the key stands in.
  public let path: String
  /// The line, from 1.
  public let line: Int
  /// The key's name with dots: `header.titles.idle`.
  public let name: String
  /// Whether a run came out differently because of it.
  public internal(set) var seen: Bool

  /// What tells it from others.
  var identity: [String] { [path, String(line), name] }
}
