import RefreshDiagnostics
import RefreshFiles
import RefreshYAML

/// A preset whose bases are being merged.
struct OpenedPreset {
  let path: String
  let root: Node
  /// The presets that it extends and that aren't merged yet.
  var names: ArraySlice<Located<String>> = []
  /// The extended presets merged so far.
  var below: Node?
  var extended: ExtendedPreset
  var isTooDeep = false

  init(_ root: Node, at path: String, _ diagnostics: Diagnostics = Diagnostics()) {
    self.root = root
    self.path = path
    extended = ExtendedPreset(root: root, longestRow: [path], diagnostics: diagnostics)
    guard let value = root["extends"] else { return }
    guard let all = Extension.type.decode(value, as: "extends", into: &extended.diagnostics) else {
      extended.isPartial = true
      return
    }
    guard all.count > 1 else {
      names = all[...]
      return
    }
    var first: [String: Span] = [:]
    for name in all {
      if let other = first[name.path] {
        extended.diagnostics.add(.extendedTwice(name, at: other))
      } else {
        first[name.path] = name.span
        names.append(name)
      }
    }
  }

  /// The merged preset, when all that it extends has been merged.
  var finished: ExtendedPreset {
    var result = extended
    if let below { result.root = root.laid(over: below, without: ["extends"]) }
    return result
  }

  /// Merges a base over the previous ones.
  mutating func lay(_ base: ExtendedPreset) {
    // Diagnostics of a base that several presets extend are added once.
    if !base.diagnostics.isEmpty {
      let known = Set(extended.diagnostics.all)
      for diagnostic in base.diagnostics.all where !known.contains(diagnostic) {
        extended.diagnostics.add(diagnostic)
      }
    }
    extended.links.merge(base.links) { own, _ in own }
    extended.isPartial = extended.isPartial || base.isPartial
    if base.longestRow.count >= extended.longestRow.count { extended.longestRow = [self.path] + base.longestRow }
    below = below.map { base.root.laid(over: $0, without: ["extends"]) } ?? base.root
  }
}
