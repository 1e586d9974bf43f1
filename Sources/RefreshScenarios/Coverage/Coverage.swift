/// The coverage of presets by runs.
public struct Coverage: Sendable {
  /// The presets, in the order in which suites name them.
  public private(set) var presets: [PresetCoverage]

  /// Makes it of what was seen of presets. The default is nothing.
  public init(presets: [PresetCoverage] = []) { self.presets = presets }

  /// How many goals of all components were reached, of how many.
  public var share: CoverageShare { presets.reduce(CoverageShare()) { $0 + $1.share } }

  /// How many keys made a difference, of how many.
  public var keyShare: CoverageShare { presets.reduce(CoverageShare()) { $0 + $1.keyShare } }

  /// Adds what other runs have seen.
  public mutating func formUnion(_ other: Coverage) {
    presets.merge(other.presets, by: { [$0.path, $0.name] }) { $0.formUnion($1) }
  }
}

/// The coverage of a preset, or of the components of a suite without one.
public struct PresetCoverage: Sendable {
  /// The name of the preset; of the suite, where the components are its own.
  public let name: String
  /// The path of the file.
  public let path: String
  /// The components, in the order in which they are attached.
  public internal(set) var components: [ComponentCoverage]
  /// The keys, in the order of the preset with what it extends; keys that another takes the place of come last.
  public internal(set) var keys: [KeyCoverage]

  /// How many keys made a difference, of how many.
  public var keyShare: CoverageShare { CoverageShare(seen: keys.count(where: \.seen), count: keys.count) }

  /// How many goals of all components were reached, of how many.
  public var share: CoverageShare { components.reduce(CoverageShare()) { $0 + $1.share } }

  /// Adds what other runs have seen of it.
  mutating func formUnion(_ other: PresetCoverage) {
    components.merge(other.components, by: { [$0.role.rawValue, $0.kind.rawValue] }) { $0.formUnion($1) }
    keys.merge(other.keys, by: { [$0.path, String($0.line), $0.name] }) { $0.seen = $0.seen || $1.seen }
  }
}

extension Array {
  /// Adds the elements of another list: each to the one of the same identity, or else at the end.
  fileprivate mutating func merge(
    _ other: [Element], by identity: (Element) -> [String], adding add: (inout Element, Element) -> Void
  ) {
    var indexes = Dictionary(enumerated().map { (identity($1), $0) }) { first, _ in first }
    for element in other {
      let index = indexes[identity(element), default: count]
      if index < count {
        add(&self[index], element)
      } else {
        indexes[identity(element)] = index
        append(element)
      }
    }
  }
}

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
}
