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
        <h1>\(title.htmlText)</h1>
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
    let words =
      scenarios.failed == 0
      ? "\(counted(scenarios.count, "scenario")), none failed"
      : "\(scenarios.failed) of \(counted(scenarios.count, "scenario")) failed"
    return
      "<p><a class=\"verdict\(scenarios.failed == 0 ? "" : " bad")\" href=\"scenarios/index.html\">\(words)</a></p>"
  }

  private func card(_ entry: GalleryEntry) -> String {
    let folder = "presets/\(entry.folder.urlPath)"
    let types = entry.preset.components.map { "<li>\($0.kind.rawValue)</li>" }.joined()
    let changes =
      entry.differences.isEmpty
      ? "all defaults"
      : "\(counted(entry.differences.count, "key")) \(entry.differences.count == 1 ? "differs" : "differ")"
    return """
      <article class="card">
      \(GalleryDocument.phone(entry, page: "\(folder)/preview.html"))
      <div class="text">
      <h2><a href="\(folder)/index.html">\(entry.preset.name.htmlText)</a></h2>
      <p>\((entry.preset.description ?? "").htmlText)</p>
      <ul class="types">\(types)</ul>
      <p class="small">\(changes)</p>
      </div>
      </article>
      """
  }

}
