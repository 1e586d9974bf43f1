import RefreshDiagnostics
import RefreshEngine
import RefreshYAML

/// A value somewhere in the map of a preset, with the names that lead to it.
struct PresetLeaf {
  /// The names, the outermost first: `header`, `titles`, `idle`.
  let path: [String]
  /// Where its key stands.
  let place: Span
  /// Its value.
  let value: Node
  /// Whether another file's value has taken its place, so that it does not count.
  var isReplaced = false

  /// The name with dots: `header.titles.idle`.
  var name: String { path.joined(separator: ".") }

  /// The values in a map, and in the maps in it, in their order; what was replaced comes behind its replacement.
  static func all(in map: Node, below path: [String] = []) -> [PresetLeaf] {
    map.entries.flatMap { entry -> [PresetLeaf] in
      guard let name = entry.key.scalar else { return [] }
      let path = path + [name]
      let replaced = entry.replaced.map {
        [PresetLeaf(path: path, place: $0.beginning, value: $0, isReplaced: true)]
      }
      guard entry.value.kind == .mapping, !entry.value.entries.isEmpty else {
        return [PresetLeaf(path: path, place: entry.key.span, value: entry.value)] + (replaced ?? [])
      }
      return all(in: entry.value, below: path) + (replaced ?? [])
    }
  }
}

extension PresetLeaf {
  /// Whether it says what the preset is called and made of, which no run can show.
  var isDescription: Bool { path.count == 1 && ["name", "description", "extends"].contains(path[0]) }

  /// Whether nothing that can be observed depends on it, so that it counts as soon as its component was there: what a
  /// component is, and what only its looks depend on.
  ///
  /// A font's size moves arrows, spinners, frames and a trailer's label, but no label by itself.
  func isUnobservable(of kind: ComponentKind) -> Bool {
    switch path.dropFirst() {
    case ["type"], ["loading", "style"]: true
    case let rest where rest.last == "textColor": true
    case let rest where rest.last == "fontSize": kind.presentation == .labels && kind.family != .trailer
    default: false
    }
  }
}
