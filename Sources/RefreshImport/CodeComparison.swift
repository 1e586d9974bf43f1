import RefreshDiagnostics
import RefreshEngine
import RefreshFiles
import RefreshPresets
import RefreshText
import RefreshYAML

/// The differences between presets and code.
package struct CodeComparison: Sendable {
  /// The differences, each at its location in the preset, with a label at the location in the code.
  package private(set) var diagnostics = Diagnostics()

  /// Compares presets with those imported from code: with the one of the same name, or else with the only one that
  /// has the same types.
  package init(_ presets: [Preset], with found: Import) {
    var left = found.presets
    var unmatched: [Preset] = []
    func take(_ index: Int, for preset: Preset) { compare(preset, left.remove(at: index)) }
    for preset in presets {
      if let index = left.firstIndex(where: { $0.name == preset.name }) {
        take(index, for: preset)
      } else {
        unmatched.append(preset)
      }
    }
    let types = { (preset: Preset) in preset.components.map(\.kind) }
    for preset in unmatched {
      let fitting = left.indices.filter { types(left[$0].preset) == types(preset) }
      guard fitting.count == 1, unmatched.count(where: { types($0) == types(preset) }) == 1 else {
        let help =
          fitting.isEmpty
          ? "the code has \(joined(found.presets.map { "`\($0.name)`" }, by: "and"))"
          : "name it like one of \(joined(fitting.map { "`\(left[$0].name)`" }))"
        diagnostics.add(
          .differsFromCode, "no code that was read sets up a scroll view of this name or with these types alone",
          at: (preset.node["name"] ?? preset.node).beginning, help: found.presets.isEmpty ? nil : help)
        continue
      }
      take(fitting[0], for: preset)
    }
    for other in left {
      diagnostics.add(
        Diagnostic(
          .differsFromCode, "no preset is like `\(other.name)`, which is set up here", at: other.place,
          severity: .warning))
    }
  }

  private mutating func compare(_ preset: Preset, _ code: ImportedPreset) {
    for role in ComponentRole.allCases {
      switch (preset[role], code.preset[role]) {
      case (let own?, nil):
        add("the code makes no \(role.rawValue)", at: own.place, "it sets up the others here", code.place)
      case (nil, let other?):
        let place = code.origin(of: other.value(of: "type") ?? other.node) ?? code.place
        add(
          "the preset has no \(role.rawValue)", at: (preset.node["name"] ?? preset.node).beginning,
          "the code makes one here", place)
      case (let own?, let other?): compare(own, other, preset, code)
      case (nil, nil): break
      }
    }
    guard let language = code.preset.language, language != preset.language else { return }
    add(
      "`language` is \(preset.language.map { "`\($0)`" } ?? "not said") here, and `\(language)` in the code",
      at: (preset.node["language"] ?? preset.node["name"] ?? preset.node).beginning, "the code says it here",
      code.preset.node["language"].flatMap(code.origin) ?? code.place)
  }

  private mutating func compare(
    _ own: ComponentGraph.Component, _ other: ComponentGraph.Component, _ preset: Preset, _ code: ImportedPreset
  ) {
    let role = own.kind.role
    func place(_ key: String) -> Span {
      other.value(of: key).flatMap(code.origin) ?? other.value(of: "type").flatMap(code.origin) ?? code.place
    }
    guard own.kind == other.kind else {
      return add(
        "`\(role.rawValue).type` is `\(own.kind.rawValue)` here, and `\(other.kind.rawValue)` in the code",
        at: own.place(of: "type") ?? own.place, "the code makes it here", place("type"))
    }
    // Both use the same language, so that only declared texts are compared, not the defaults of a language.
    let language = preset.language ?? code.preset.language
    let (values, others) = (Self.values(of: preset, role, language), Self.values(of: code.preset, role, language))
    let names = values.map(\.name) + others.map(\.name).filter { name in !values.contains { $0.name == name } }
    for name in names where !code.unreadKeys.contains(where: { $0 == name || $0.hasPrefix(name + ".") }) {
      let (value, said) = (values.first { $0.name == name }?.value, others.first { $0.name == name }?.value)
      guard value.map(Self.plain) != said.map(Self.plain), !(value?.isDefault ?? true) || !(said?.isDefault ?? true)
      else { continue }
      let key = String(name.dropFirst(role.rawValue.count + 1))
      guard !PartComparison.isSame(key, own, other) else { continue }
      func text(_ value: ComponentGraph.Outline.Value?) -> String { value.map { "`\($0.text)`" } ?? "nothing" }
      add(
        "`\(name)` is \(text(value)) here, and \(text(said)) in the code", at: own.place(of: key) ?? own.place,
        said?.isDefault ?? true ? "the code makes it here and does not set it" : "the code says it here", place(key)
      )
    }
  }

  /// Returns a value in canonical spelling: `50%` as `0.5`, `250ms` as `0.25s`, and an image without its scale.
  private static func plain(_ value: ComponentGraph.Outline.Value) -> String {
    let text = value.text
    if value.name == "image" { return ImageSearch.base(FilePath.name(of: text)) }
    if text.hasPrefix("#") {
      return text.count == 9 && text.uppercased().hasSuffix("FF")
        ? String(text.uppercased().dropLast(2)) : text.uppercased()
    }
    for (unit, divisor) in [("%", 100.0), ("ms", 1000), ("s", 1), ("", 1)] where text.hasSuffix(unit) {
      if let number = Double(text.dropLast(unit.count)) { return (number / divisor).shortestText }
    }
    return text
  }

  private static func values(
    of preset: Preset, _ role: ComponentRole, _ language: String?
  ) -> [(name: String, value: ComponentGraph.Outline.Value)] {
    preset.graph.outline(language: language).root.parts.first { $0.name == role.rawValue }?.flattened ?? []
  }

  private mutating func add(_ message: String, at place: Span, _ label: String, _ code: Span) {
    diagnostics.add(.differsFromCode, message, at: place, labels: [Diagnostic.Label(label, at: code)])
  }
}
