import RefreshEngine
import RefreshText

extension PresetReference {
  /// Adds the sections about parts.
  static func describeParts(on page: inout ReferencePage) {
    page.heading("Parts")
    page.paragraph(
      """
      `parts` adds views to those of the type, as a subclass would. Each part has a name that you choose and a `kind`. Parts are \
      drawn in the order in which they are written. The behaviour is that of the type. See [Parts](parts.md) for a step-by-step introduction.
      """)
    page.code(
      """
      header:
        type: header
        height: 60
        parts:
          ring:
            kind: ring
            center: [50%, 24]
            size: [28, 28]
            color: "#34C759"
            end: { pull: { 30%: 0, 100%: 1 }, state: { refreshing: 0.8 } }
            rotation: { state: { refreshing: { every: 1s, from: 0, to: 360 } } }
          hint:
            kind: label
            left: 0
            right: 0
            bottom: 4
            height: 16
            text: { state: { idle: Pull, pulling: Let go, refreshing: { en: Loading…, zh-Hans: 加载中… } } }
      """, language: "yaml")
    page.heading("Kinds", level: 3)
    let shared = PartProperty.allCases.filter(\.isShared)
    page.table(
      ["kind", "what it shows", "additional keys"],
      PartKind.allCases.map { kind in
        let own = PartKeys.set(of: kind).keys.map(\.name).filter { !common.contains($0) }
        return ["`\(kind.rawValue)`", kind.summary, own.map { "`\($0)`" }.joined(separator: ", ")]
      })
    page.heading("Place", level: 3)
    page.paragraph(
      """
      The place is specified by two of `left`, `right`, `centerX` and `width` and two of `top`, `bottom`, `centerY` and `height`; \
      `center` and `size` each specify one length in each direction. Numbers are points; percentages are of the component's width or height. A part \
      can be outside its component. If a preset specifies both lengths of a direction, they replace those of the presets that it \
      extends.
      """)
    let places = PartKeys.all.description.keys.filter { isPlace($0.name) }
    page.table(["key", "value", "meaning"], places.map { ["`\($0.name)`", $0.shape.rangedPhrase, $0.summary] })
    page.heading("Values", level: 3)
    page.paragraph(
      """
      A value is plain, or a map of `default`, `state` and `pull`. The entry for the current state applies if there is one; \
      otherwise the ramp of `pull`, otherwise `default`, otherwise the default of the kind. So what is shown depends only on the \
      state and the pulling percent.
      """)
    page.list([
      "`state` has values for states: `idle`, `pulling`, `refreshing`, `willRefresh`, `noMoreData`.",
      """
      `pull` is a ramp: two or more ascending pulling percents with their values. Numbers and colours are interpolated; for \
      texts, images and booleans, the nearest value at or below the percent applies. Beyond the ramp's ends, its first or last value applies.
      """,
      """
      Under a state, a number can repeat: `{ every: 1s, from: 0, to: 360 }` moves from one value to the other repeatedly, from \
      the moment the state was entered; with `yoyo: true`, it then moves back in the same way, in the same time.
      """,
    ])
    page.paragraph("A repetition has these keys:")
    page.keys(RepetitionDraft.keys.description.keys)
    page.heading("Keys of all kinds", level: 3)
    properties(shared, of: nil, on: &page)
    page.paragraph(
      """
      `animate` is a duration, `0s` by default: the time that drawn numbers and colours take to follow a change of state. \
      Observables have the new value immediately, like model layers in Core Animation.
      """)
    page.paragraph(
      """
      A switch that is on is green by default, `#34C759`. Images and frames have no tint, and a spinner has the colour of its \
      style, unless `color` is specified. See [pictures of all kinds](parts.md#the-kinds).
      """)
    for kind in PartKind.allCases {
      page.heading("`kind: \(kind.rawValue)`", level: 3)
      page.paragraph(kind.summary)
      let own = kind.properties.filter { !$0.isShared }
      if kind == .frames {
        page.paragraph(
          "`images` (required): \(PartKeys.set(of: kind)["images"]?.description.summary ?? "") It has the same forms as `images` of gif types."
        )
      }
      if !own.isEmpty { properties(own, of: kind, on: &page) }
      page.yaml(own.flatMap { property in property.examples.map { example(property, $0) } })
    }
  }

  /// Returns a value with its key. A key with a dot becomes a nested map.
  private static func example(_ property: PartProperty, _ value: String) -> String {
    let words = property.row.path.split(separator: ".")
    return words.count == 1 ? "\(words[0]): \(value)" : "\(words[0]): { \(words[1]): \(value) }"
  }

  /// The keys that have their own tables.
  private static var common: Set<String> {
    Set(PartProperty.allCases.filter(\.isShared).map(\.word)).union(["kind", "animate"])
      .union(PartKeys.all.keys.map(\.name).filter(isPlace))
  }

  private static func isPlace(_ name: String) -> Bool {
    PartLength.Name.allCases.contains { $0.rawValue == name || $0.pair == name }
  }

  private static func properties(_ properties: [PartProperty], of kind: PartKind?, on page: inout ReferencePage) {
    page.table(
      ["key", "value", "default", "follows state and pull", "meaning"],
      properties.map { property in
        let row = property.row
        let initial = property.text(of: property.initial(for: kind ?? .label))
        let value = ValueType<PartRuleDraft.Value>.value(of: property).shape.rangedPhrase
        return [
          "`\(row.path)`" + (property == .image ? " (required)" : ""), value, initial.map { "`\($0)`" } ?? "",
          row.follows ? "yes" : "no", row.summary,
        ]
      })
  }
}
