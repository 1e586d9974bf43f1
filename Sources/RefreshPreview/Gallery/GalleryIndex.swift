import RefreshDiagnostics
import RefreshPresets
import RefreshText

/// The first page of a gallery: all presets, each on a phone that can be started.
struct GalleryIndex {
  let title: String
  let entries: [GalleryEntry]
  let scenarios: GallerySite.Scenarios?

  /// The document.
  var html: String {
    GalleryDocument.html(
      title: title,
      body: """
        <header class="top">
        <h1>\(title.xmlText)</h1>
        <p class="lead">\(counted(entries.count, "preset")), each on a phone to be pulled.</p>
        \(verdict)
        </header>
        <main class="cards">
        \(entries.map(card).joined(separator: "\n"))
        </main>
        <footer class="foot">Made by <code>refreshcfg gallery</code>. Every phone runs the engine that the tests run.</footer>
        """)
  }

  private var verdict: String {
    guard let scenarios else { return "" }
    let all = counted(scenarios.count, "scenario")
    let (style, words) =
      scenarios.failed == 0
      ? ("verdict", "\(all), none failed") : ("verdict bad", "\(scenarios.failed) of \(all) failed")
    return "<p><a class=\"\(style)\" href=\"scenarios/index.html\">\(words)</a></p>"
  }

  private func card(_ entry: GalleryEntry) -> String {
    let folder = "presets/\(GalleryIndex.urlPath(entry.folder))"
    let types = entry.preset.components.map { "<li>\($0.kind.rawValue)</li>" }.joined()
    let changed = entry.differences.count
    let changes =
      changed == 0 ? "all defaults" : "\(counted(changed, "key")) \(changed == 1 ? "differs" : "differ")"
    return """
      <article class="card">
      \(GalleryDocument.phone(entry, page: "\(folder)/preview.html"))
      <div class="text">
      <h2><a href="\(folder)/index.html">\(entry.preset.name.xmlText)</a></h2>
      <p>\((entry.preset.description ?? "").xmlText)</p>
      <ul class="types">\(types)</ul>
      <p class="small">\(changes)</p>
      </div>
      </article>
      """
  }

  /// A name as it stands in the path of a URL (RFC 3986, section 2.3): all but letters, digits and `-._~` by their bytes.
  private static func urlPath(_ name: String) -> String {
    name.utf8.map { byte in
      switch byte {
      case 48...57, 65...90, 97...122, 45, 46, 95, 126: String(Unicode.Scalar(byte))
      default: (byte < 16 ? "%0" : "%") + String(byte, radix: 16, uppercase: true)
      }
    }.joined()
  }
}
