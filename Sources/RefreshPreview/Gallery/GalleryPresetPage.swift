import RefreshEngine
import RefreshPresets
import RefreshReports
import RefreshText

/// The page of a preset in a gallery.
struct GalleryPresetPage {
  let entry: GalleryEntry
  /// The gallery's title.
  let site: String

  /// The document.
  var html: String {
    let name = entry.preset.name
    return GalleryDocument.html(
      title: "\(name) · \(site)",
      body: """
        <header class="top">
        <p class="back"><a href="../../index.html">\(site.xmlText)</a></p>
        <h1>\(name.xmlText)</h1>
        <p class="lead">\((entry.preset.description ?? "").xmlText)</p>
        <p class="small"><code>\(entry.path.xmlText)</code></p>
        </header>
        <main class="preset">
        <aside>
        \(GalleryDocument.phone(entry, in: ""))
        <p class="small"><a href="preview.html">Full preview</a>: states, events, time, recording</p>
        </aside>
        <div class="sections">
        \(films)\(frames)\(titles)\(texts)\(differences)
        </div>
        </main>
        <footer class="foot">Made by <code>refreshcfg gallery</code>.</footer>
        """)
  }

  private var films: String {
    entry.tour.legs.map { role, _ in
      section(
        "The \(role.rawValue)’s states",
        scrolled(GalleryDocument.picture("\(role.rawValue).svg", label: "The states of the \(role.rawValue)")))
    }.joined()
  }

  // MARK: - Frames

  private var frames: String {
    let images = entry.images
    guard !images.isEmpty else { return "" }
    let figures = images.map { name, image in
      let size = "\(image.size.width.shortestText)×\(image.size.height.shortestText) pt"
      let frames = counted(Int(image.count), image.state == nil ? "image" : "frame")
      return """
        <figure><div class="frames">\(pictures(image))</div>
        <figcaption><b>\(name.xmlText)</b> \(frames) of \(size)\(image.files.isEmpty ? ", drawn by the app" : "")</figcaption></figure>
        """
    }
    return section("Images", figures.joined(separator: "\n"))
  }

  /// The greatest number of frames that are shown, from the first to the last.
  private static let mostFrames = 12

  private func pictures(_ image: PreviewImage) -> String {
    let all = image.files.isEmpty ? Int(image.count) : image.files.count
    let shown = min(all, GalleryPresetPage.mostFrames)
    return (0..<shown).map { index in
      let frame = shown == 1 ? 0 : index * (all - 1) / (shown - 1)
      return image.files.isEmpty
        ? "<span class=\"stand\">\(frame + 1)</span>"
        : "<img src=\"\(image.files[frame])\" alt=\"\" loading=\"lazy\">"
    }.joined()
  }

  // MARK: - Tables

  private var titles: String {
    TitleTable.all(of: entry.preset).map { table in
      let head = table.rows[0].titles.map { "<th scope=\"col\">\($0.name)</th>" }.joined()
      let rows = table.rows.map { row in
        let cells = row.titles.map { title in
          let isMissing = row.missing.contains(title.name)
          let style = isMissing ? " class=\"missing\"" : title.isDefault ? "" : " class=\"own\""
          return "<td\(style)>\(title.text.xmlText)\(isMissing ? "<small>not translated</small>" : "")</td>"
        }.joined()
        return "<tr lang=\"\(row.language.xmlText)\"><th scope=\"row\">\(row.language.xmlText)</th>\(cells)</tr>"
      }
      return section(
        "The \(table.role.rawValue)’s titles",
        self.table("<td></td>\(head)", rows)
          + "<p class=\"small\"><span class=\"own\">Marked</span> titles are set by the preset; those without a translation are shown in another language, and the others are MJRefresh’s.</p>"
      )
    }.joined()
  }

  private var texts: String {
    PartTextTable.all(of: entry.preset).map { table in
      let head = ["text"] + table.languages
      let rows = table.rows.map { row in
        let cells = zip(table.languages, row.texts).map { language, text in
          text.map { "<td class=\"own\" lang=\"\(language.xmlText)\">\($0.xmlText)</td>" }
            ?? "<td class=\"missing\">\(row.shown(in: language).xmlText)<small>not translated</small></td>"
        }.joined()
        return "<tr><th scope=\"row\"><code>\(row.path.xmlText)</code></th>\(cells)</tr>"
      }
      return section(
        "The texts of the \(table.role.rawValue)’s parts",
        self.table(head.map { "<th scope=\"col\">\($0.xmlText)</th>" }.joined(), rows))
    }.joined()
  }

  private var differences: String {
    let differences = entry.preset.differences
    guard !differences.isEmpty else { return section("Keys", "<p>Every key has its default value.</p>") }
    let rows = differences.map { name, value in
      "<tr><th scope=\"row\"><code>\(name.xmlText)</code></th><td class=\"own\">\(value.text.xmlText)</td>"
        + "<td>\(usual(value).xmlText)</td></tr>"
    }
    let head = ["key", "value", "default"].map { "<th scope=\"col\">\($0)</th>" }.joined()
    return section("Keys that differ from the defaults", table(head, rows, style: "keys"))
  }

  /// Returns the value that counts where nothing is written, or a dash for none.
  private func usual(_ value: ComponentGraph.Outline.Value) -> String {
    guard let usual = value.usual, !usual.isEmpty else { return "–" }
    return usual
  }

  private func table(_ head: String, _ rows: [String], style: String = "") -> String {
    let name = style.isEmpty ? "" : " class=\"\(style)\""
    return scrolled("<table\(name)><thead><tr>\(head)</tr></thead><tbody>\(rows.joined())</tbody></table>")
  }

  private func section(_ title: String, _ content: String) -> String {
    "<section><h2>\(title.xmlText)</h2>\n\(content)</section>\n"
  }

  /// Returns a container for content that may be wider than the page.
  private func scrolled(_ content: String) -> String { "<div class=\"scrolled\" tabindex=\"0\">\(content)</div>" }
}

/// The titles of a component in all languages.
struct TitleTable {
  /// The titles in one language.
  struct Row: Equatable {
    /// A BCP-47 tag.
    let language: String
    /// The title of each state, by the name of the state.
    let titles: [ComponentGraph.Outline.Value]
    /// The states whose title the preset has in other languages, but not in this one.
    let missing: Set<String>
  }

  /// The component.
  let role: ComponentRole
  /// The rows: the preset's own language first, then MJRefresh's languages, then those that only the preset has.
  let rows: [Row]

  /// Returns the tables of all components that show titles.
  static func all(of preset: Preset) -> [TitleTable] {
    let languages = languages(of: preset)
    return preset.components.filter { $0.kind.has(.stateLabel) }.compactMap { component in
      let rows = languages.map { language in
        Row(
          language: language, titles: preset.graph.titles(of: component, language),
          missing: missing(in: component, language))
      }
      return rows.first?.titles.isEmpty ?? true ? nil : TitleTable(role: component.kind.role, rows: rows)
    }
  }

  private static func missing(in component: ComponentGraph.Component, _ language: String) -> Set<String> {
    let states = RefreshState.allCases.filter { state in
      component.settings.titles[state].map { !$0.versions.isEmpty && $0.version(for: language) == nil } ?? false
    }
    return Set(states.map(\.name))
  }

  /// Returns the languages of a preset's titles, one for each version.
  static func versions(of preset: Preset) -> [String] {
    preset.components.flatMap { component in
      RefreshState.allCases.compactMap { component.settings.titles[$0] }.flatMap(\.versions).map(\.language)
    }
  }

  private static func languages(of preset: Preset) -> [String] {
    let all =
      [preset.language].compactMap(\.self) + BuiltInLanguage.allCases.map(\.rawValue)
      + preset.texts.tables.map(\.language) + versions(of: preset)
    var seen: Set<String> = []
    return all.filter { seen.insert($0).inserted }
  }
}
