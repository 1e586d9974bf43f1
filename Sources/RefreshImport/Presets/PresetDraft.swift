import RefreshDiagnostics
import RefreshEngine
import RefreshExport
import RefreshFiles
import RefreshPresets
import RefreshText

/// The text of a preset that is being assembled.
struct PresetDraft {
  /// A value with its location in the code.
  struct Line {
    /// The key with dots.
    let key: String
    let value: String
    let place: Span
    /// The component that it belongs to.
    let component: FoundComponent?

    /// The words of its key.
    var words: [String] { key.split(separator: ".").map { String($0).replacing("\u{1}", with: ".") } }

    /// A sort key that keeps the values of one map together, and parts in drawing order.
    fileprivate var order: String {
      var words = words
      guard words.count > 1 else { return "1" }
      if let index = words[safe: 2].flatMap({ component?.partPlaces[$0] }), words[1] == "parts" {
        words[2] = String(1_000_000 + index)
        // The kind of a part comes first; percents ascend.
        if words[safe: 3] == "kind" { words[3] = "" }
        words = words.map { $0.hasSuffix("%") ? Self.sortable($0) : $0 }
      } else if words[1] == "lastUpdatedTimeText" || words[1] == "titles" && words.count > 3 {
        // The order of languages is that in which they have been brought.
        words = Array(words.prefix(words[1] == "titles" ? 3 : 2))
      }
      return "2" + words.joined(separator: "\u{1}")
    }

    /// A percentage as a text that sorts like the number.
    private static func sortable(_ percent: String) -> String {
      let bits = (Double(percent.dropLast()) ?? 0).bitPattern
      // The greater a negative number, the smaller its bits.
      return hexadecimal(bits >> 63 == 1 ? ~bits : bits | 1 << 63, digits: 16)
    }
  }

  private let group: PresetGroup
  /// The absolute path of the future preset.
  private let path: String
  private var lines: [Line] = []
  private var remarks: [FoundComponent.Remark]
  private var assets: String?
  /// The path of the table in which titles are looked up.
  private var table: String?

  /// Assembles a preset from code.
  ///
  /// - Parameters:
  ///   - group: The components.
  ///   - path: The absolute path of the future preset.
  ///   - images: The images of the app.
  ///   - texts: The texts of the app.
  ///   - remarks: The remarks on code around them that can't be read.
  init(
    _ group: PresetGroup, path: String, images: ImageSearch, _ texts: TextTables,
    _ remarks: [FoundComponent.Remark]
  ) {
    (self.group, self.path, self.remarks) = (group, path, remarks)
    for component in group.components {
      let role = component.kind.role.rawValue
      lines.append(
        Line(key: "\(role).type", value: component.kind.rawValue, place: component.place, component: nil))
      self.remarks += component.remarks.map { $0.prefixed(by: role) }
      for (key, setting, place) in component.orderedSettings {
        guard let value = text(of: setting, "\(role).\(key)", place, images, texts) else { continue }
        lines.append(Line(key: "\(role).\(key)", value: value, place: place, component: component))
      }
      // A part without its image isn't a part.
      for name in component.parts where component.settings["parts.\(name).kind"]?.value == .plain("image") {
        let path = "\(role).parts.\(name)"
        if !lines.contains(where: { $0.key.hasPrefix("\(path).image") }) {
          lines.removeAll { $0.key.hasPrefix("\(path).") }
          // That an image can't be found has been noted.
          guard !component.settings.keys.contains(where: { $0.hasPrefix("parts.\(name).image") }) else { continue }
          self.remarks.append(
            .init(
              text: "what the image `\(name)` shows can't be read",
              place: component.settings["parts.\(name).kind"]?.place ?? group.place, key: path))
        }
      }
    }
  }

  /// Adds a setting of the whole app.
  mutating func configure(_ key: String, _ value: String, at place: Span) {
    lines.append(Line(key: key, value: value, place: place, component: nil))
  }

  private func relative(_ target: String) -> String { FilePath.relative(target, to: path) }

  // MARK: Values

  /// Returns a value in the form of presets, or `nil` if it isn't known, which is noted.
  ///
  /// - Parameter key: The key with its role.
  private mutating func text(
    of setting: FoundComponent.Setting, _ key: String, _ place: Span, _ images: ImageSearch, _ texts: TextTables
  ) -> String? {
    switch setting {
    case .plain(let text): return text
    case .text(let text): return text.jsonLiteral
    case .key(let name):
      switch texts.find(name) {
      case .text(let table, let name): return title(name, in: table, key, place)
      case .unread(let reason):
        remarks.append(.init(text: "`\(Self.short(key))` is \(reason)", place: place, key: key))
        return nil
      }
    case .image(let name): return paths([name], key, place, images)
    case .gif(let name, let scale, let duration):
      let suffix = (scale == 1 ? "" : "@\(scale)x") + ".gif"
      return timed(paths([name], key, place, images, endingIn: suffix), duration)
    case .frames(let names, let duration): return timed(paths(names, key, place, images), duration)
    }
  }

  /// Returns a title that is looked up. A preset has one table, so the texts of another one are written out.
  private mutating func title(_ name: String, in table: TextTable, _ key: String, _ place: Span) -> String {
    let (text, words) = (table.text(for: name), key.split(separator: "."))
    if words.count == 3, words[1] == "titles", self.table ?? table.path == table.path {
      if self.table == nil {
        lines.append(
          Line(key: "strings.table", value: relative(table.path).jsonLiteral, place: place, component: nil))
      }
      self.table = table.path
      return "{ key: \(name.jsonLiteral) }"
    }
    // The title of one language.
    if words.count == 4, words[1] == "titles" { return (text.text(in: String(words[3])) ?? name).jsonLiteral }
    let versions = text.versions
    let all = versions.map { "\($0.language.jsonLiteral): \($0.text.jsonLiteral)" }
    return all.count == 1 ? versions[0].text.jsonLiteral : "{ \(all.joined(separator: ", ")) }"
  }

  /// Returns a key without its role, as messages name it.
  private static func short(_ key: String) -> Substring { key.drop { $0 != "." }.dropFirst() }

  private func timed(_ frames: String?, _ duration: Double?) -> String? {
    guard let frames, let duration else { return frames }
    return "{ frames: \(frames), duration: \(duration.shortestText)s }"
  }

  /// Returns images in the form of presets.
  private mutating func paths(
    _ names: [String], _ key: String, _ place: Span, _ images: ImageSearch, endingIn suffix: String = ""
  ) -> String? {
    var found = names
    switch images.find(names, endingIn: suffix) {
    case .catalog(let catalog):
      guard assets == nil || assets == catalog else {
        remarks.append(.init(text: "`\(Self.short(key))` is from a second asset catalog", place: place, key: key))
        return nil
      }
      if assets == nil {
        lines.append(Line(key: "assets", value: relative(catalog).jsonLiteral, place: place, component: nil))
      }
      assets = catalog
    case .files(let paths): found = paths.map(relative)
    case .missing(let name):
      remarks.append(
        .init(
          text: "`\(Self.short(key))`: there is no image `\(name)` in the folders that were read", place: place,
          key: key))
      return nil
    }
    if let numbers = NumberedNames(found) {
      func padded(_ number: Int) -> String {
        let text = String(number)
        return String(repeating: "0", count: max(0, numbers.digits - text.count)) + text
      }
      return "\(numbers.prefix){\(padded(numbers.first))..\(padded(numbers.last))}\(numbers.suffix)".jsonLiteral
    }
    return found.count == 1 ? found[0].jsonLiteral : "[\(found.map(\.jsonLiteral).joined(separator: ", "))]"
  }

  // MARK: The file

  /// The text, with one value per line, and the index of the value on each line.
  private var text: (text: String, origins: [Int: Int]) {
    var (text, number, open): (String, Int, [String]) = ("name: \(group.name)\n", 1, [])
    var origins: [Int: Int] = [:]
    // Keys of the same map are together.
    for index in lines.indices.ordered(on: { lines[$0].order }) {
      let words = lines[index].words
      let common = zip(open, words.dropLast()).prefix { $0 == $1 }.count
      for depth in common..<words.count - 1 {
        text += String(repeating: "  ", count: depth) + "\(words[depth]):\n"
        number += 1
      }
      open = words.dropLast()
      text += String(repeating: "  ", count: words.count - 1) + "\(words[words.count - 1]): \(lines[index].value)\n"
      number += 1
      origins[number] = index
    }
    return (text, origins)
  }

  /// Writes the keys that the code sets to something that can't be read.
  private mutating func noteUnknown() {
    lines.removeAll { $0.key == Self.unknown }
    let names = Set(ComponentKeys.all.map(\.name))
    var keys = Set(group.components.filter(\.isIncomplete).map(\.kind.role.rawValue))
    for key in remarks.filter({ $0.weight == .unread }).compactMap(\.key) {
      let words = key.split(separator: ".")
      let isOfComponent = words.first.map { ComponentRole(rawValue: String($0)) != nil } ?? false
      if isOfComponent, words.count < 2 || names.contains(String(words[1])) {
        keys.insert(words.prefix(3).joined(separator: "."))
      }
    }
    guard !keys.isEmpty else { return }
    let text = "[\(keys.ordered().joined(separator: ", "))]"
    lines.append(Line(key: Self.unknown, value: text, place: group.place, component: nil))
  }

  private static let unknown = "unknown"

  /// Returns the preset without invalid values, or `nil` if nothing is left.
  mutating func finish() -> ImportedPreset? {
    // Each iteration removes at least one line.
    while !lines.isEmpty {
      noteUnknown()
      let (text, origins) = text
      var (library, found) = (PresetLibrary(allowsOutside: true), Diagnostics())
      let preset = library.load(SourceFile(path: path, text: text), into: &found)
      let errors = found.all.filter { $0.severity == .error }
      guard !errors.isEmpty else {
        guard let preset else { return nil }
        return print(preset, origins.filter { lines[$0.value].key != Self.unknown }.mapValues { lines[$0].place })
      }
      var wrong: Set<Int> = []
      let last = origins.keys.max() ?? 0
      for error in errors {
        // An error of a map removes the first of its lines.
        let line = error.span.startPosition.line
        guard let index = (line...).prefix(while: { $0 <= last }).lazy.compactMap({ origins[$0] }).first else {
          return nil
        }
        if wrong.insert(index).inserted, lines[index].key != Self.unknown {
          remarks.append(.init(text: error.message, place: lines[index].place, key: lines[index].key))
        }
      }
      // Unknown keys are written again.
      guard wrong.contains(where: { lines[$0].key != Self.unknown }) else { return nil }
      // A part without its kind isn't a part.
      let parts = wrong.map { lines[$0].key }.filter { $0.contains(".parts.") && $0.hasSuffix(".kind") }
      lines = lines.indices.filter { index in
        !wrong.contains(index) && !parts.contains { lines[index].key.hasPrefix($0.dropLast("kind".count)) }
      }.map { lines[$0] }
      guard lines.contains(where: { $0.key.hasSuffix(".type") }) else { return nil }
    }
    return nil
  }

  /// A key with dots, and the keys of the maps that contain it.
  private static func keysAround(_ key: String) -> [String] {
    let words = key.split(separator: ".")
    return words.indices.map { words[...$0].joined(separator: ".") }
  }

  private func print(_ preset: Preset, _ origins: [Int: Span]) -> ImportedPreset {
    let body = PresetPrinter { value in origins[value.span.startPosition.line].map(\.fileAndLine) }.print(preset)
    var head = "# Read from \(VisibleText.of(FilePath.name(of: group.place.file.path)))"
    head += (group.subject.isEmpty ? "" : ": " + group.subject) + "\n"
    let sorted = remarks.ordered { ($0.place.file.path, $0.place.start) < ($1.place.file.path, $1.place.start) }
    for component in group.components where component.isIncomplete {
      let (at, role) = (VisibleText.of(component.place.fileAndLine), component.kind.role.rawValue)
      head += "# \(Preset.unreadMark), \(at): "
      head += "the code of the \(role) is too long or too deeply nested to be read completely\n"
    }
    // Several components may have the same remark.
    var written: Set<String> = []
    for comment in sorted.map(\.comment) where written.insert(comment).inserted { head += comment }
    let unread = remarks.filter { $0.weight == .unread }.compactMap(\.key)
    // A remark on a whole component has only its role as a key.
    let incomplete =
      group.components.filter(\.isIncomplete).map(\.kind.role.rawValue)
      + unread.filter { ComponentRole(rawValue: $0) != nil }
    return ImportedPreset(
      name: group.name, subject: group.subject, place: group.place, text: head + body, preset: preset,
      remarks: sorted, origins: origins, incompleteRoles: Set(incomplete),
      unreadKeys: Set(unread.flatMap(Self.keysAround)))
  }
}
