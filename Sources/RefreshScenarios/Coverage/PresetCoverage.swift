import RefreshEngine

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
