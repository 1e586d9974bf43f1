import RefreshEngine

/// What runs have seen of presets, of all that can be seen of them.
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
    for preset in other.presets {
      if let index = presets.firstIndex(where: { $0.path == preset.path && $0.name == preset.name }) {
        presets[index].formUnion(preset)
      } else {
        presets.append(preset)
      }
    }
  }
}

/// What runs have seen of a preset, or of the components that a suite has without one.
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
    for component in other.components {
      if let index = components.firstIndex(where: { $0.role == component.role && $0.kind == component.kind }) {
        components[index].formUnion(component)
      } else {
        components.append(component)
      }
    }
    var indexes: [[String]: Int] = [:]
    for (index, key) in keys.enumerated() { indexes[key.identity] = index }
    for key in other.keys {
      if let index = indexes[key.identity] {
        keys[index].seen = keys[index].seen || key.seen
      } else {
        keys.append(key)
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

  /// What tells it from others.
  var identity: [String] { [path, String(line), name] }
}
