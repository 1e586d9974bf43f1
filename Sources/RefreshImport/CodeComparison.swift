import RefreshDiagnostics
import RefreshEngine
import RefreshFiles
import RefreshPresets
import RefreshText

/// The differences between presets and code.
package struct CodeComparison: Sendable {
  /// The differences, each at its location in the preset, with a label at the location in the code.
  package private(set) var diagnostics = Diagnostics()

  /// Compares presets with those imported from code: with the one of the same name, or else with the only one that
  /// has the same types.
  package init(_ presets: [Preset], with found: Import) {
    let indices = Dictionary(found.presets.indices.map { (found.presets[$0].name, $0) }) { first, _ in first }
    var (taken, unmatched): (Set<Int>, [Preset]) = ([], [])
    for preset in presets {
      guard let index = indices[preset.name] else {
        unmatched.append(preset)
        continue
      }
      guard taken.insert(index).inserted else {
        diagnostics.add(
          .differsFromCode, "another preset that is compared has the same name", at: preset.nameSpan,
          help: "give each preset its own name, or compare them one by one")
        continue
      }
      compare(preset, found.presets[index])
    }
    let types = { (preset: Preset) in preset.components.map(\.kind) }
    let left = Dictionary(grouping: found.presets.indices.filter { !taken.contains($0) }) {
      types(found.presets[$0].preset)
    }
    let unmatchedTypes = Dictionary(unmatched.map { (types($0), 1) }, uniquingKeysWith: +)
    for preset in unmatched {
      let fitting = left[types(preset)] ?? []
      guard fitting.count == 1, unmatchedTypes[types(preset)] == 1 else {
        let help =
          fitting.isEmpty
          ? "the code has \(joined(found.presets.prefix(20).map { "`\($0.name)`" }, by: "and"))"
          : "rename it to one of \(joined(fitting.prefix(20).map { "`\(found.presets[$0].name)`" }))"
        diagnostics.add(
          .differsFromCode,
          "the code doesn't set up a scroll view with this name, or a single one with these types",
          at: preset.nameSpan, help: found.presets.isEmpty ? nil : help)
        continue
      }
      taken.insert(fitting[0])
      compare(preset, found.presets[fitting[0]])
    }
    for (index, other) in found.presets.enumerated() where !taken.contains(index) {
      diagnostics.add(
        .differsFromCode, "there is no preset for `\(other.name)`, which is set up here", at: other.place)
    }
  }

  private mutating func compare(_ preset: Preset, _ code: ImportedPreset) {
    for role in ComponentRole.allCases {
      switch (preset[role], code.preset[role]) {
      // The component may be made in code that was not read.
      case (.some, nil) where !code.incompleteRoles.isEmpty: break
      case (let own?, nil):
        add(
          "the code doesn't make a \(role.rawValue)", at: own.place, "the other components are set up here",
          code.place)
      case (nil, let other?):
        let place = code.origin(of: other.value(of: "type") ?? other.written) ?? code.place
        add(
          "the preset doesn't have a \(role.rawValue)", at: preset.nameSpan,
          "the code makes one here", place)
      case (let own?, let other?): compare(own, other, preset, code)
      case (nil, nil): break
      }
    }
    guard let language = code.preset.language, language != preset.language else { return }
    add(
      "`language` is \(preset.language.map { "`\($0)`" } ?? "not specified") here, but `\(language)` in the code",
      at: preset.written["language"]?.beginning ?? preset.nameSpan, "the code sets it here",
      code.preset.written["language"].flatMap(code.origin) ?? code.place)
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
        "`\(role.rawValue).type` is `\(own.kind.rawValue)` here, but `\(other.kind.rawValue)` in the code",
        at: own.place(of: "type") ?? own.place, "the code makes it here", place("type"))
    }
    // Both use the same language, so that only declared texts are compared, not the defaults of a language.
    let language = preset.language ?? code.preset.language
    let (values, others) = (Self.values(of: preset, role, language), Self.values(of: code.preset, role, language))
    let byName = Dictionary(values.map { ($0.name, $0.value) }) { first, _ in first }
    let othersByName = Dictionary(others.map { ($0.name, $0.value) }) { first, _ in first }
    let names = values.map(\.name) + others.map(\.name).filter { byName[$0] == nil }
    for name in names where !code.isUnread(name) {
      let (value, said) = (byName[name], othersByName[name])
      let key = String(name.dropFirst(role.rawValue.count + 1))
      // Titles may differ in another language.
      let isTitle = key.hasPrefix("titles.")
      guard isTitle || value.map(Self.plain) != said.map(Self.plain),
        !(value?.isDefault ?? true) || !(said?.isDefault ?? true) || isTitle
      else { continue }
      guard !PartComparison.isSame(key, own, other), !TextComparison.isSame(key, own, other),
        !SettingComparison.isSame(key, own, other)
      else { continue }
      func text(_ value: ComponentGraph.Outline.Value?, _ component: ComponentGraph.Component) -> String {
        let written = isTitle ? component.value(of: key)?.text : nil
        return (written ?? value?.text).map { "`\($0)`" } ?? "nothing"
      }
      add(
        "`\(name)` is \(text(value, own)) here, but \(text(said, other)) in the code",
        at: own.place(of: key) ?? own.place,
        said?.isDefault ?? true ? "the code makes the component here and doesn't set it" : "the code sets it here",
        place(key)
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
    if value.usual.flatMap(ValueType<Bool>.meaning) != nil, let flag = ValueType<Bool>.meaning(of: text) {
      return "\(flag)"
    }
    for (unit, divisor) in [("%", 100.0), ("ms", 1000), ("s", 1), ("", 1)] where text.hasSuffix(unit) {
      guard let number = Double(text.dropLast(unit.count)) else { continue }
      // Durations are whole nanoseconds.
      return (unit.hasSuffix("s") ? (number / divisor).rounded(decimals: 9) : number / divisor).shortestText
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
