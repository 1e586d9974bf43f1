import RefreshPresets
import RefreshReports
import RefreshText

/// A static site of presets and the results of their scenarios; its pages work from a folder as from a server.
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
    /// The number of all.
    package let count: Int
    /// The page that shows them.
    let page: String
  }

  /// All files.
  package let files: [File]

  /// Makes a site.
  ///
  /// - Parameters:
  ///   - title: The site's title.
  ///   - presets: The presets with the paths of their files.
  ///   - scenarios: The results of the scenarios; nil if there are none.
  package init(title: String, presets: [(preset: Preset, path: String)], scenarios: Scenarios?) {
    var taken: Set<String> = []
    let entries = presets.map { preset, path in
      // Some file systems know no difference between small and capital letters.
      var (folder, number) = (preset.name, 2)
      while !taken.insert(folder.lowercased()).inserted {
        folder = "\(preset.name)-\(number)"
        number += 1
      }
      return GalleryEntry(
        preset: preset, path: path, folder: folder, feed: PreviewFeed(preset, path: path), tour: PresetTour(preset))
    }
    let index = GalleryIndex(title: title, entries: entries, scenarios: scenarios).html
    let pages = entries.flatMap { entry in
      [
        File(path: "presets/\(entry.folder)/index.html", text: GalleryPresetPage(entry: entry, site: title).html),
        File(path: "presets/\(entry.folder)/preview.html", text: PreviewPage.html(feed: entry.feed)),
      ]
    }
    let report = scenarios.map { [File(path: "scenarios/index.html", text: $0.page)] } ?? []
    files = [File(path: "index.html", text: index)] + pages + report
  }
}

extension GallerySite.Scenarios {
  /// The results that a report counts, and its page.
  package init(_ report: RunReport, page: String) {
    self.init(failed: report.totals.failed, count: report.totals.scenarios, page: page)
  }
}

/// A preset in a gallery.
struct GalleryEntry {
  let preset: Preset
  /// The path of the preset's file.
  let path: String
  /// The name of its folder, as no other entry has it.
  let folder: String
  /// The content of the page on which the preset is dragged.
  let feed: PreviewFeed
  /// The recordings that its pictures are made of.
  let tour: PresetTour

  /// The frames and arrows that come from files or that an app draws.
  var images: [PreviewImage] { feed.scenes.flatMap(\.images) }
  /// The keys whose values are not the defaults.
  var differences: [KeyDifference] { KeyDifference.all(of: preset) }
}
