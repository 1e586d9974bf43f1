import RefreshText

/// A page of the reference in Markdown, while it is being written.
package struct ReferencePage {
  /// The text so far.
  package private(set) var text: String

  /// Begins a page.
  ///
  /// - Parameters:
  ///   - title: The heading.
  ///   - lead: The introduction.
  package init(_ title: String, _ lead: String) {
    text = "# \(title)\n\n<!-- Generated from the declarations in the sources by `make generate`. -->\n\n\(lead)\n"
  }

  /// Adds a heading.
  package mutating func heading(_ text: String, level: Int = 2) {
    self.text += "\n" + String(repeating: "#", count: level) + " \(text)\n"
  }

  /// Adds a paragraph.
  package mutating func paragraph(_ text: String) { self.text += "\n\(text)\n" }

  /// Adds an example.
  package mutating func yaml(_ lines: [String]) {
    guard !lines.isEmpty else { return }
    code(lines.joined(separator: "\n"), language: "yaml")
  }

  /// Adds verbatim text, in a fence that is longer than any fence within it.
  package mutating func code(_ text: String, language: String) {
    self.text += "\n" + Markdown.fenced(text, language: language)
  }

  /// Adds a list.
  package mutating func list(_ items: [String]) { text += "\n" + items.map { "- \($0)\n" }.joined() }

  /// Adds a table. Empty columns are left out.
  package mutating func table(_ titles: [String], _ rows: [[String]]) {
    let columns = titles.indices.filter { column in rows.contains { !$0[column].isEmpty } }
    func line(_ cells: [String]) -> String {
      "| " + columns.map { cells[$0].replacing("|", with: "\\|") }.joined(separator: " | ") + " |\n"
    }
    text += "\n" + line(titles) + "|" + columns.map { _ in " --- |" }.joined() + "\n" + rows.map(line).joined()
  }

  /// Adds a table of keys, with dotted names for the keys of nested maps. Named maps that occur in several places,
  /// and maps whose keys are names, get separate tables after it.
  package mutating func keys(_ keys: [KeyDescription]) {
    table(
      ["key", "value", "default", "MJRefresh", "meaning"],
      keys.flatMap { ReferencePage.rows($0, under: "", depth: 0) })
    var seen: Set<String> = []
    for key in keys {
      if case .named(let name, let shape) = key.shape, seen.insert(name).inserted {
        for (index, form) in shape().forms.enumerated() {
          paragraph(index == 0 ? "A `\(name)` value that is a map has these keys:" : "or these:")
          self.keys(form)
        }
      }
      for form in key.shape.inner {
        paragraph("Each map in `\(key.name)` has these keys:")
        self.keys(form)
      }
    }
  }

  private static func rows(_ key: KeyDescription, under prefix: String, depth: Int) -> [[String]] {
    let name = prefix + key.name
    let row = [
      "`\(name)`" + (key.isRequired ? " (required)" : ""), key.shape.rangedPhrase,
      key.defaultText.map { key.defaultValue == nil ? $0 : "`\($0)`" } ?? "", key.mjrefresh.map { "`\($0)`" } ?? "",
      key.summary,
    ]
    guard depth < 3 else { return [row] }
    return [row] + key.shape.members.flatMap { rows($0, under: name + ".", depth: depth + 1) }
  }
}

extension ValueShape {
  /// The keys of each map that such a value can be.
  fileprivate var forms: [[KeyDescription]] {
    switch self {
    case .keys(let keys): [keys()]
    case .either(let shapes): shapes.flatMap(\.forms)
    default: []
    }
  }

  /// The keys of each map that is nested in such a map.
  fileprivate var inner: [[KeyDescription]] {
    switch self {
    case .map(_, let values): values.forms
    case .either(let shapes): shapes.flatMap(\.inner)
    default: []
    }
  }

  /// The keys of the map that is a key's value, if they are declared with it.
  package var members: [KeyDescription] {
    switch self {
    case .keys(let keys): keys()
    case .oneKey(let keys, let options, let words) where words.isEmpty: keys().map(\.optional) + options
    case .either(let shapes): shapes.flatMap(\.members)
    case .boolean, .integer, .number, .text, .choice, .list, .map, .names, .variants, .oneKey, .named, .anything: []
    }
  }
}
