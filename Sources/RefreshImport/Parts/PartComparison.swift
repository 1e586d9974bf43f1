import RefreshEngine
import RefreshFiles
import RefreshPresets
import RefreshText

/// Comparison of parts by meaning: a frame may be given by its edges or its centre, and a default may be omitted.
enum PartComparison {
  /// Returns whether a key of a part has the same meaning in two components.
  ///
  /// - Parameter key: The key with dots: `parts.ring.end`. The result is `false` for any other key.
  static func isSame(
    _ key: String, _ component: ComponentGraph.Component, _ other: ComponentGraph.Component
  ) -> Bool {
    let words = key.split(separator: ".").map(String.init)
    guard words.count > 2, words[0] == "parts",
      let part = component.settings.parts.first(where: { $0.name.text == words[1] }),
      let otherPart = other.settings.parts.first(where: { $0.name.text == words[1] }), part.kind == otherPart.kind
    else { return false }
    let path = words[2...].joined(separator: ".")
    guard let property = part.kind.properties.first(where: { $0.row.path == path }) else {
      return ["animate", "kind", "images"].contains(words[2]) ? false : part.place.isSame(as: otherPart.place)
    }
    return meaning(of: property, part, component) == meaning(of: property, otherPart, other)
  }

  private static func meaning(
    of property: PartProperty, _ part: PartSettings, _ component: ComponentGraph.Component
  ) -> [String] {
    let rule = part.rules.first { $0.property == property }?.rule ?? PartRule()
    let images = component.images.parts[part.name]?.images ?? []
    func text(_ value: PartValue) -> String {
      // One image has files in several scales.
      if case .image(let index) = value, let path = images[safe: Int(index)] {
        return ImageSearch.base(FilePath.name(of: path))
      }
      return "\(value)"
    }
    let plain = rule.ramp.isEmpty ? [text(rule.plain ?? property.initial(for: part.kind))] : []
    let states = rule.states.map { entry in
      if case .value(let value) = entry.value { "\(entry.state) \(text(value))" } else { "\(entry)" }
    }
    return plain + rule.ramp.map { "\($0.percent) \(text($0.value))" } + states.ordered()
  }
}

extension PartPlace {
  /// Returns whether two places are equal to within a millionth of a point.
  fileprivate func isSame(as other: PartPlace) -> Bool {
    zip(lengths, other.lengths).allSatisfy { $0.isSame(as: $1) }
  }

  /// The centre and the size in each direction.
  private var lengths: [Length] { [horizontal.lines, vertical.lines].flatMap { [$0.center, $0.size] } }
}

extension PartPlace.Length {
  fileprivate func isSame(as other: PartPlace.Length) -> Bool {
    abs(points - other.points) < 1e-6 && abs(fraction - other.fraction) < 1e-6
  }
}
