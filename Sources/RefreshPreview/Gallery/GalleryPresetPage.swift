import RefreshDiagnostics
import RefreshEngine
import RefreshFiles
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
        <p class="small"><code>\(path.xmlText)</code></p>
        </header>
        <main class="preset">
        <aside>
        \(GalleryDocument.phone(entry, page: "preview.html"))
        <p class="small"><a href="preview.html">All of the preview</a>: states, events, time, recording</p>
        </aside>
        <div class="sections">
        \(films)\(frames)\(titles)\(differences)
        </div>
        </main>
        <footer class="foot">Made by <code>refreshcfg gallery</code>.</footer>
        """)
  }

  /// The path of the file; what lies above it on somebody's machine is nobody else's business.
  private var path: String { entry.path.hasPrefix("/") ? FilePath.name(of: entry.path) : entry.path }

  private var films: String {
    entry.tour.legs.map { role, recording in
      section(
        "The \(role.rawValue)’s states",
        scrolled(
          GalleryDocument.picture(Picture.film(of: recording), label: "The states of the \(role.rawValue)")))
    }.joined()
  }

  // MARK: - Frames

  private var frames: String {
    guard !entry.images.isEmpty else { return "" }
    let figures = entry.images.map { image in
      let name = image.state.map { "\(image.role.rawValue), \($0.name)" } ?? "\(image.role.rawValue), arrow"
      let size = "\(image.size.width.shortestText)×\(image.size.height.shortestText) pt"
      let frames = counted(Int(image.count), "frame")
      return """
        <figure><div class="frames">\(pictures(image))</div>
        <figcaption><b>\(name)</b> \(frames) of \(size)\(image.files.isEmpty ? ", drawn by the app" : "")</figcaption></figure>
        """
    }
    return section("Frames", figures.joined(separator: "\n"))
  }

  /// So many frames are shown at most, from the first to the last.
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
      let head = table.states.map { "<th scope=\"col\">\($0)</th>" }.joined()
      let rows = table.rows.map { row in
        let cells = row.titles.map { "<td\($0.isOwn ? " class=\"own\"" : "")>\($0.text.xmlText)</td>" }.joined()
        return "<tr lang=\"\(row.language.xmlText)\"><th scope=\"row\">\(row.language.xmlText)</th>\(cells)</tr>"
      }
      return section(
        "The \(table.role.rawValue)’s titles",
        self.table("<td></td>\(head)", rows)
          + "<p class=\"small\"><span class=\"own\">Marked</span> is what the preset says; all else is MJRefresh’s.</p>"
      )
    }.joined()
  }

  private var differences: String {
    let differences = entry.differences
    guard !differences.isEmpty else {
      return section("Keys", "<p>Everything is as it is without being said.</p>")
    }
    let rows = differences.map { difference in
      "<tr><th scope=\"row\"><code>\(difference.name.xmlText)</code></th><td class=\"own\">\(difference.value.xmlText)</td>"
        + "<td>\((difference.usual ?? "–").xmlText)</td></tr>"
    }
    let head = ["key", "here", "usually"].map { "<th scope=\"col\">\($0)</th>" }.joined()
    return section("Keys that differ from the defaults", table(head, rows))
  }

  private func table(_ head: String, _ rows: [String]) -> String {
    scrolled("<table><thead><tr>\(head)</tr></thead><tbody>\(rows.joined())</tbody></table>")
  }

  private func section(_ title: String, _ content: String) -> String {
    "<section><h2>\(title.xmlText)</h2>\n\(content)</section>\n"
  }

  /// Content that may be wider than the page.
  private func scrolled(_ content: String) -> String { "<div class=\"scrolled\" tabindex=\"0\">\(content)</div>" }
}
