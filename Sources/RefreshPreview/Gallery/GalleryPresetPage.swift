import RefreshEngine
import RefreshFiles
import RefreshPresets

/// The page of a preset in a gallery.
struct GalleryPresetPage {
  private let entry: GalleryEntry
  private let site: String

  /// Makes a page.
  ///
  /// - Parameters:
  ///   - entry: the preset.
  ///   - site: what the gallery is called.
  init(_ entry: GalleryEntry, site: String) {
    self.entry = entry
    self.site = site
  }

  /// The document.
  var html: String {
    let name = entry.preset.name
    return GalleryDocument.html(
      title: "\(name) · \(site)",
      body: """
        <header class="top">
        <p class="back"><a href="../../index.html">\(site.htmlText)</a></p>
        <h1>\(name.htmlText)</h1>
        <p class="lead">\((entry.preset.description ?? "").htmlText)</p>
        <p class="small"><code>\(path.htmlText)</code></p>
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
    entry.films.map { role, picture in
      section(
        "The \(role.rawValue)’s states",
        scrolled(GalleryDocument.picture(picture, label: "The states of the \(role.rawValue)")))
    }.joined()
  }

  // MARK: - Frames

  private var frames: String {
    guard !entry.images.isEmpty else { return "" }
    let figures = entry.images.map { image in
      let name = image.state.map { "\(image.role.rawValue), \($0.name)" } ?? "\(image.role.rawValue), arrow"
      let size = "\(image.size.width.shortestText)×\(image.size.height.shortestText) pt"
      let frames = GalleryIndex.count(Int(image.count), "frame")
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
    let most = GalleryPresetPage.mostFrames
    if image.files.isEmpty {
      let count = min(Int(image.count), most)
      return (0..<count).map { index in
        let number = count == 1 ? 1 : index * (Int(image.count) - 1) / (count - 1) + 1
        return "<span class=\"stand\">\(number)</span>"
      }.joined()
    }
    let count = min(image.files.count, most)
    return (0..<count).map { index in
      let file = image.files[count == 1 ? 0 : index * (image.files.count - 1) / (count - 1)]
      return "<img src=\"\(PreviewImage.address(of: file))\" alt=\"\" loading=\"lazy\">"
    }.joined()
  }

  // MARK: - Tables

  private var titles: String {
    entry.titles.map { table in
      let head = table.states.map { "<th scope=\"col\">\($0)</th>" }.joined()
      let rows = table.rows.map { row in
        let cells = row.titles.map { "<td\($0.isOwn ? " class=\"own\"" : "")>\($0.text.htmlText)</td>" }.joined()
        return "<tr lang=\"\(row.language.htmlText)\"><th scope=\"row\">\(row.language.htmlText)</th>\(cells)</tr>"
      }
      return section(
        "The \(table.role.rawValue)’s titles",
        scrolled("<table><thead><tr><td></td>\(head)</tr></thead><tbody>\(rows.joined())</tbody></table>")
          + "<p class=\"small\"><span class=\"own\">Marked</span> is what the preset says; all else is MJRefresh’s.</p>"
      )
    }.joined()
  }

  private var differences: String {
    guard !entry.differences.isEmpty else {
      return section("Keys", "<p>Everything is as it is without being said.</p>")
    }
    let rows = entry.differences.map { difference in
      "<tr><th scope=\"row\"><code>\(difference.name.htmlText)</code></th><td class=\"own\">\(difference.value.htmlText)</td>"
        + "<td>\((difference.usual ?? "–").htmlText)</td></tr>"
    }
    let head = "<tr><th scope=\"col\">key</th><th scope=\"col\">here</th><th scope=\"col\">usually</th></tr>"
    return section(
      "Keys that differ from the defaults",
      scrolled("<table><thead>\(head)</thead><tbody>\(rows.joined())</tbody></table>"))
  }

  private func section(_ title: String, _ content: String) -> String {
    "<section><h2>\(title.htmlText)</h2>\n\(content)</section>\n"
  }

  /// What may be wider than the page.
  private func scrolled(_ content: String) -> String { "<div class=\"scrolled\" tabindex=\"0\">\(content)</div>" }
}
