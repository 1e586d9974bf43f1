import RefreshEngine
import RefreshFiles
import RefreshPresets
import RefreshReports
import RefreshText

/// A static site of presets and the results of their scenarios; its pages work from a folder and on a server.
package struct GallerySite {
  /// A file of the site.
  package struct File: Equatable, Sendable {
    /// The path below the site's folder.
    package let path: String
    /// The content.
    package let text: String
  }

  /// The results of the scenarios.
  package struct Scenarios: Sendable {
    /// The number of those that failed.
    package let failed: Int
    /// The number of all scenarios.
    package let count: Int
    /// The page that shows them.
    let page: String
  }

  private let title: String
  private let scenarios: Scenarios?
  /// The presets with the paths of their files, and the names of their folders.
  private let presets: [(preset: Preset, path: String, folder: String)]

  /// Creates a site.
  ///
  /// - Parameters:
  ///   - title: The site's title.
  ///   - presets: The presets with the paths of their files.
  ///   - scenarios: The results of the scenarios; `nil` if there are none.
  package init(title: String, presets: [(preset: Preset, path: String)], scenarios: Scenarios?) {
    (self.title, self.scenarios) = (title, scenarios)
    var taken: Set<FileIdentity> = []
    var numbers: [FileIdentity: Int] = [:]
    self.presets = presets.map { preset, path in
      let name = FileIdentity(preset.name)
      var folder = preset.name
      while !taken.insert(FileIdentity(folder)).inserted {
        let number = numbers[name, default: 1] + 1
        numbers[name] = number
        folder = "\(preset.name)-\(number)"
      }
      return (preset, path, folder)
    }
  }

  /// The paths of all files.
  package var paths: [String] {
    SharedPageFiles.files.map { Self.path(ofShared: $0.name) }
      + presets.flatMap { Self.paths(of: $0.preset, in: $0.folder) }
      + (scenarios == nil ? [] : [Self.scenariosPath]) + [Self.indexPath]
  }

  /// Makes the files, one after the other: what a preset's pages need is forgotten before the next.
  package func make<Failure: Error>(_ put: (File) throws(Failure) -> Void) throws(Failure) {
    for file in SharedPageFiles.files { try put(File(path: Self.path(ofShared: file.name), text: file.text)) }
    let shared = SharedPageFiles(path: "../../\(SharedPageFiles.folder)/")
    var cards: [String] = []
    var (types, features): (Set<ComponentKind>, Set<GalleryFeature>) = ([], [])
    for (preset, fullPath, folder) in presets {
      // An absolute path is private, so only the name of the file is shown.
      let path = fullPath.hasPrefix("/") ? FilePath.name(of: fullPath) : fullPath
      let entry = GalleryEntry(
        preset: preset, path: path, folder: folder, feed: PreviewFeed(preset, path: path), tour: PresetTour(preset))
      let pages = [
        GalleryPresetPage(entry: entry, site: title).html, PreviewPage.html(feed: entry.feed, sharing: shared),
      ]
      let films = entry.tour.legs.map { Picture.film(of: $0.recording, within: GallerySite.filmWidth) }
      let pictures = [entry.tour.poster].compactMap(\.self) + films
      for (path, text) in zip(Self.paths(of: preset, in: folder), pages + pictures) {
        try put(File(path: path, text: text))
      }
      cards.append(GalleryIndex.card(entry))
      types.formUnion(preset.components.map(\.kind))
      features.formUnion(entry.features)
    }
    if let scenarios { try put(File(path: Self.scenariosPath, text: scenarios.page)) }
    let index = GalleryIndex(
      title: title, cards: cards, types: ComponentKind.allCases.filter(types.contains).map(\.rawValue),
      features: GalleryFeature.allCases.filter(features.contains).map(\.rawValue), scenarios: scenarios)
    try put(File(path: Self.indexPath, text: index.html))
  }

  /// The width of films, which have to be legible beside the phone of a preset's page, in points.
  private static let filmWidth = 940.0
  private static let indexPath = "index.html"
  private static let scenariosPath = "scenarios/index.html"

  private static func path(ofShared name: String) -> String { "\(SharedPageFiles.folder)/\(name)" }

  /// The paths of a preset's page, its preview, its poster, and the films of its components.
  private static func paths(of preset: Preset, in folder: String) -> [String] {
    let films = preset.components.map { "\($0.kind.role.rawValue).svg" }
    let pictures = (films.isEmpty ? [] : [GalleryEntry.posterName]) + films
    return (["index.html", "preview.html"] + pictures).map { "presets/\(folder)/\($0)" }
  }
}

extension GallerySite.Scenarios {
  /// Creates the results from a report and the path of its page.
  package init(_ report: RunReport, page: String) {
    self.init(failed: report.totals.failed, count: report.totals.scenarios, page: page)
  }
}

/// A preset in a gallery.
struct GalleryEntry {
  let preset: Preset
  /// The path of the preset's file, as it is shown.
  let path: String
  /// The name of its folder, which is unique.
  let folder: String
  /// The content of the page on which the preset can be tried.
  let feed: PreviewFeed
  /// The recordings from which its pictures are made.
  let tour: PresetTour

  /// The name of the picture that represents the preset, in its folder.
  static let posterName = "poster.svg"

  /// The images of frames, arrows and parts that come from files or are drawn by an app, with the names of their
  /// owners.
  var images: [(owner: String, image: PreviewImage)] {
    feed.scenes.flatMap { scene in
      scene.images.map { ("\($0.role.rawValue), \($0.state?.name ?? "arrow")", $0) }
        + scene.parts.flatMap { part in
          let name = "\(part.role.rawValue), \(part.name)"
          return [part.images].compactMap(\.self).map { (name, $0) }
            + part.frames.map { ("\(name), \($0.state?.name ?? "")", $0) }
        }
    }
  }
}

extension GalleryEntry {
  /// The preset's features, in order.
  var features: [GalleryFeature] { GalleryFeature.allCases.filter { $0.holds(for: self) } }
}

extension Preset {
  /// The keys whose values differ from the defaults, by their names in scenarios, in the order of the reference:
  /// `header.titles.idle`.
  var differences: [(name: String, value: ComponentGraph.Outline.Value)] {
    graph.outline().root.parts.flatMap(\.flattened)
      .filter { !$0.value.isDefault && $0.value.usual != $0.value.text }
  }
}

/// The first page of a gallery: all presets, each in a phone that can be started.
struct GalleryIndex {
  let title: String
  /// The elements of the presets.
  let cards: [String]
  /// The presets' types, each once, and their features.
  let types, features: [String]
  let scenarios: GallerySite.Scenarios?

  /// The document.
  var html: String {
    GalleryDocument.html(
      title: title,
      body: """
        <header class="top">
        <h1>\(title.xmlText)</h1>
        <p class="lead">\(counted(cards.count, "preset")), each on a phone that you can pull.</p>
        \(verdict)
        <form class="filter" role="search" hidden>
        <input type="search" name="q" placeholder="Search presets" aria-label="Search presets">
        \(GalleryIndex.menu("type", "All types", types))
        \(GalleryIndex.menu("feature", "All features", features))
        <span id="shown" class="small" role="status"></span>
        </form>
        </header>
        <main class="cards">
        \(cards.joined(separator: "\n"))
        </main>
        <p id="none" class="lead" hidden>No preset matches.</p>
        <footer class="foot">Made by <code>refreshcfg gallery</code>. Every phone runs the same engine as the tests.</footer>
        """)
  }

  private static func menu(_ name: String, _ all: String, _ values: [String]) -> String {
    let options = values.map { "<option>\($0.xmlText)</option>" }.joined()
    return "<select name=\"\(name)\" aria-label=\"\(all)\"><option value=\"\">\(all)</option>\(options)</select>"
  }

  private var verdict: String {
    guard let scenarios else { return "" }
    let all = counted(scenarios.count, "scenario")
    let (style, words) =
      scenarios.failed == 0
      ? ("verdict", "\(all), none failed") : ("verdict bad", "\(scenarios.failed) of \(all) failed")
    return "<p><a class=\"\(style)\" href=\"scenarios/index.html\">\(words)</a></p>"
  }

  /// The element of a preset, with its phone.
  static func card(_ entry: GalleryEntry) -> String {
    let folder = "presets/\(GalleryIndex.urlPath(entry.folder))"
    let types = entry.preset.components.map(\.kind.rawValue)
    let tags = types.map { "<li>\($0)</li>" } + entry.features.map { "<li class=\"feature\">\($0.rawValue)</li>" }
    let changed = entry.preset.differences.count
    let changes =
      changed == 0
      ? "all defaults" : "\(counted(changed, "key")) \(changed == 1 ? "differs" : "differ") from the defaults"
    return """
      <article class="card" data-types="\(types.joined(separator: "\n"))" data-features="\(entry.features.map(\.rawValue).joined(separator: "\n"))">
      \(GalleryDocument.phone(entry, in: "\(folder)/"))
      <div class="text">
      <h2><a href="\(folder)/index.html">\(entry.preset.name.xmlText)</a></h2>
      <p>\((entry.preset.description ?? "").xmlText)</p>
      <ul class="types">\(tags.joined())</ul>
      <p class="small">\(changes)</p>
      </div>
      </article>
      """
  }

  /// Returns a name for the path of a URL (RFC 3986, section 2.3): everything but letters, digits and `-._~` is
  /// percent-encoded.
  private static func urlPath(_ name: String) -> String {
    name.utf8.map { byte in
      switch byte {
      case 48...57, 65...90, 97...122, 45, 46, 95, 126: String(Unicode.Scalar(byte))
      default: (byte < 16 ? "%0" : "%") + String(byte, radix: 16, uppercase: true)
      }
    }.joined()
  }
}
