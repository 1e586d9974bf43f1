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
