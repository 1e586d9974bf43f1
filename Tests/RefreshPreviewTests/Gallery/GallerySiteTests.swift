import ExternalTools
import Foundation
import RefreshPresets
import RefreshReports
import SuiteTexts
import Testing

@testable import RefreshPreview

struct GallerySiteTests {
  private let place: TestFolder
  private var folder: URL { place.url }

  init() throws { place = try TestFolder() }

  /// Returns a site of presets, each in its own file.
  private func site(_ texts: [String], scenarios: GallerySite.Scenarios? = nil) throws -> GallerySite {
    let presets = try texts.enumerated().map { index, text in
      let path = folder.appendingPathComponent("\(index).preset.yaml").path
      try Data(text.utf8).write(to: URL(fileURLWithPath: path))
      return (try preset(text, path: path, allowsWarnings: false), path)
    }
    return GallerySite(title: "All & more", presets: presets, scenarios: scenarios)
  }

  private func text(_ path: String, of site: GallerySite) throws -> String {
    try #require(site.files.first { $0.path == path }?.text)
  }

  @Test func `each preset has a page and a preview, and a folder of its own`() throws {
    let header = "header: { type: header }\n"
    let site = try site(["name: feed\n" + header, "name: FEED\n" + header, "name: 列表\n" + header])
    #expect(
      site.paths == [
        "assets/preview.css", "assets/engine.js", "assets/preview.js", "presets/feed/index.html",
        "presets/feed/preview.html", "presets/feed/poster.svg", "presets/feed/header.svg",
        "presets/FEED-2/index.html",
        "presets/FEED-2/preview.html", "presets/FEED-2/poster.svg", "presets/FEED-2/header.svg",
        "presets/列表/index.html", "presets/列表/preview.html", "presets/列表/poster.svg", "presets/列表/header.svg",
        "index.html",
      ])
    #expect(site.files.map(\.path) == site.paths)
    let index = try text("index.html", of: site)
    #expect(
      index.contains("<h1>All &amp; more</h1>\n<p class=\"lead\">3 presets, each on a phone that you can pull.</p>")
    )
    #expect(index.contains("<h2><a href=\"presets/%E5%88%97%E8%A1%A8/index.html\">列表</a></h2>"))
    #expect(index.contains("data-page=\"presets/FEED-2/preview.html#device\""))
    #expect(index.contains("<img src=\"presets/FEED-2/poster.svg\" alt=\"FEED on a phone\" loading=\"lazy\">"))
    #expect(try text("presets/FEED-2/poster.svg", of: site).hasPrefix("<svg"))
    #expect(!index.contains("scenarios/index.html"))
    let preview = try text("presets/feed/preview.html", of: site)
    #expect(preview.contains("<title>feed · refreshcfg</title>"))
    #expect(preview.contains(#""text": "pull: { header: ${points} }""#), "nothing can be recorded on the page")
  }

  @Test func `a preset's page shows its states, frames, titles and keys`() throws {
    let site = try site([
      """
      name: runner
      description: Runs <fast>
      header: { type: gifHeader, titles: { idle: "<b>" }, images: { idle: { count: 30, size: [60, 50] } } }
      footer: { type: backNormalFooter }
      """
    ])
    let page = try text("presets/runner/index.html", of: site)
    #expect(page.contains("<p class=\"lead\">Runs &lt;fast&gt;</p>"))
    #expect(page.contains("alt=\"The states of the header\"") && page.contains("alt=\"The states of the footer\""))
    #expect(page.contains("<b>header, idle</b> 30 frames of 60×50 pt, drawn by the app"))
    #expect(page.components(separatedBy: "<span class=\"stand\">").count == 13)
    #expect(page.contains("<td class=\"own\">&lt;b&gt;</td>"))
    #expect(
      page.contains(
        "<code>header.images.idle</code></th><td class=\"own\">30 frames of 60×50 pt in 3s</td><td>none</td>"))
    // The page must not name any folder of the machine on which it was made.
    #expect(page.contains("<code>0.preset.yaml</code>") && !page.contains(folder.path))
  }

  @Test func `presets are found by their types and features`() throws {
    let site = try site([
      "name: plain\nheader: { type: header }\n",
      """
      name: rich
      header:
        type: normalHeader
        titles: { idle: { en: Pull, ko: 당기기 } }
        stateLabel: { textColor: "#FF0066" }
        parts: { dot: { kind: box, center: [50%, 50%], size: [8, 8] } }
      footer: { type: backGifFooter, images: { idle: { count: 2, size: [20, 20] } } }
      """,
    ])
    let index = try text("index.html", of: site)
    #expect(index.contains("<article class=\"card\" data-types=\"header\" data-features=\"\">"))
    #expect(
      index.contains(
        "data-types=\"normalHeader\nbackGifFooter\" data-features=\"parts\nframes\nown titles\ntranslations\ncolours\">"
      ))
    #expect(
      index.contains("<option>header</option><option>normalHeader</option><option>backGifFooter</option></select>"))
  }

  @Test func `titles that lack a language are marked`() throws {
    let site = try site([
      "name: a\nlanguage: ko\nheader: { type: stateHeader, titles: { idle: { en: Pull, fr: Tirer }, pulling: Go } }\n"
    ])
    let page = try text("presets/a/index.html", of: site)
    // Its own title is in two languages; another one is the same in all.
    #expect(page.components(separatedBy: "<small>not translated</small>").count == 6)
    #expect(page.contains("<th scope=\"row\">en</th><td class=\"own\">Pull</td><td class=\"own\">Go</td>"))
    #expect(page.contains("<td class=\"missing\">Pull<small>not translated</small></td><td class=\"own\">Go</td>"))
  }

  @Test func `texts of parts that lack a language are marked`() throws {
    let label = "kind: label, center: [50%, 50%], size: [99, 20]"
    let site = try site([
      """
      name: a
      header: { type: header, parts: { hint: { \(label), text: { default: { en: Pull, de: Ziehen }, state: { pulling: { en: Let go } } } }, plain: { \(label), text: Same } } }

      """
    ])
    let page = try text("presets/a/index.html", of: site)
    #expect(page.contains("<h2>The texts of the header’s parts</h2>"))
    #expect(page.contains("<td class=\"own\" lang=\"de\">Ziehen</td>"))
    #expect(page.contains("<td class=\"missing\">Let go<small>not translated</small></td>"))
    #expect(page.components(separatedBy: "<small>not translated</small>").count == 2)
    #expect(!page.contains(">plain.text"))
  }

  @Test func `previews share their style, their script and the engine`() throws {
    let site = try site(["name: feed\nheader: { type: header }\n"])
    let preview = try text("presets/feed/preview.html", of: site)
    #expect(preview.contains("<link rel=\"stylesheet\" href=\"../../assets/preview.css\">"))
    #expect(preview.contains("<script src=\"../../assets/engine.js\" defer></script>"))
    #expect(preview.contains("<script src=\"../../assets/preview.js\" defer></script>"))
    #expect(preview.contains("script-src 'self' file: 'wasm-unsafe-eval'; style-src 'self' file:"))
    #expect(preview.utf8.count < 60_000)
    #expect(try text("assets/engine.js", of: site).contains(PageFiles.engine))
    #expect(try text("assets/preview.js", of: site).contains(PageFiles.script))
    #expect(try text("assets/preview.css", of: site) == PageFiles.style)
  }

  @Test func `what came of the scenarios is on the first page and on its own`() throws {
    var scenarios = GallerySite.Scenarios(RunReport(), page: "<!doctype html>")
    #expect(scenarios.failed == 0 && scenarios.count == 0)
    scenarios = GallerySite.Scenarios(failed: 1, count: 4, page: "<!doctype html>")
    let site = try site(["name: feed\nheader: { type: header }\n"], scenarios: scenarios)
    #expect(try text("scenarios/index.html", of: site) == "<!doctype html>")
    #expect(
      try text("index.html", of: site).contains(
        "<a class=\"verdict bad\" href=\"scenarios/index.html\">1 of 4 scenarios failed</a>"))
  }

  @Test func `pages run and load only what is theirs`() throws {
    let site = try site(["name: feed\nheader: { type: header }\n"])
    for path in ["index.html", "presets/feed/index.html"] {
      let page = try text(path, of: site)
      #expect(page.contains("content=\"default-src 'none'; style-src 'sha256-"))
      #expect(!page.contains("http:") && !page.contains("https:"))
      // The policy would block a style or a script in an attribute.
      #expect(!page.contains(" style=") && !page.contains(" onclick="))
    }
  }
}
