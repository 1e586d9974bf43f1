/// The coverage of presets by runs.
public struct Coverage: Sendable {
  /// The presets, in the order in which suites name them.
  public private(set) var presets: [PresetCoverage]

  /// Creates a coverage from the coverages of presets. The default is none.
  public init(presets: [PresetCoverage] = []) { self.presets = presets }

  /// The share of the goals of all components that were reached.
  public var share: CoverageShare { presets.reduce(CoverageShare()) { $0 + $1.share } }

  /// The share of the keys that made a difference.
  public var keyShare: CoverageShare { presets.reduce(CoverageShare()) { $0 + $1.keyShare } }

  /// Adds the coverage of other runs.
  public mutating func formUnion(_ other: Coverage) {
    presets.merge(other.presets, by: { [$0.path, $0.name] }) { $0.formUnion($1) }
  }
}

/// The coverage of a preset, or of the components that a suite declares itself.
public struct PresetCoverage: Sendable {
  /// The name of the preset, or of the suite if the components are its own.
  public let name: String
  /// The path of the file.
  public let path: String
  /// The components, in the order in which they are attached.
  public internal(set) var components: [ComponentCoverage]
  /// The keys in the order of the preset, with those that it inherits; overridden keys come last.
  public internal(set) var keys: [KeyCoverage]

  /// The share of the keys that made a difference.
  public var keyShare: CoverageShare { CoverageShare(seen: keys.count(where: \.seen), count: keys.count) }

  /// The share of the goals of all components that were reached.
  public var share: CoverageShare { components.reduce(CoverageShare()) { $0 + $1.share } }

  /// Adds the coverage of the preset by other runs.
  mutating func formUnion(_ other: PresetCoverage) {
    components.merge(other.components, by: { [$0.role.rawValue, $0.kind.rawValue] }) { $0.formUnion($1) }
    keys.merge(other.keys, by: { [$0.path, String($0.line), $0.name] }) { $0.seen = $0.seen || $1.seen }
  }
}

extension Array {
  /// Merges the elements of another list into the elements with the same identity, and appends those without a
  /// counterpart.
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

/// Whether a key of a preset, or a key that it inherits, has made a difference in some run.
public struct KeyCoverage: Sendable, Hashable {
  /// The path of the file that contains the key.
  public let path: String
  /// The line, from 1.
  public let line: Int
  /// The key's name with dots: `header.titles.idle`.
  public let name: String
  /// Whether the key changed the result of a run.
  public internal(set) var seen: Bool
}
