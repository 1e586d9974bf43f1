import RefreshPresets
import RefreshReports

/// A static site of presets and of what came of their scenarios; its pages work from a folder as from a server.
package struct GallerySite {
  /// A file of the site.
  package struct File: Equatable, Sendable {
    /// The path below the site's folder.
    package let path: String
    /// What is in it.
    package let text: String
  }

  /// The scenarios of a site.
  package struct Scenarios: Sendable {
    /// How many failed.
    package let failed: Int
    /// How many there are.
    package let count: Int
    /// The page that shows them.
    package let page: String

    init(failed: Int, count: Int, page: String) {
      self.failed = failed
      self.count = count
      self.page = page
    }

    /// Makes it of a report, and of its page.
    package init(_ report: RunReport, page: String) {
      self.init(failed: report.totals.failed, count: report.totals.scenarios, page: page)
    }
  }

  /// All files.
  package let files: [File]

  /// Makes a site.
  ///
  /// - Parameters:
  ///   - title: what it is called.
  ///   - presets: the presets with the paths of their files.
  ///   - scenarios: what came of the scenarios; nil if there are none.
  ///   - allowsOutside: whether presets may name files outside of their projects.
  package init(
    title: String, presets: [(preset: Preset, path: String)], scenarios: Scenarios?, allowsOutside: Bool
  ) {
    var taken: Set<String> = []
    let entries = presets.map { preset, path in
      // Some file systems know no difference between small and capital letters.
      var (folder, number) = (preset.name, 2)
      while !taken.insert(folder.lowercased()).inserted {
        folder = "\(preset.name)-\(number)"
        number += 1
      }
      return GalleryEntry(preset, path: path, folder: folder, allowsOutside: allowsOutside)
    }
    var files = [
      File(path: "index.html", text: GalleryIndex(title: title, entries: entries, scenarios: scenarios).html)
    ]
    for entry in entries {
      let folder = "presets/\(entry.folder)"
      files.append(File(path: "\(folder)/index.html", text: GalleryPresetPage(entry, site: title).html))
      files.append(File(path: "\(folder)/preview.html", text: PreviewPage.html(feed: entry.feed)))
    }
    if let scenarios { files.append(File(path: "scenarios/index.html", text: scenarios.page)) }
    self.files = files
  }
}
