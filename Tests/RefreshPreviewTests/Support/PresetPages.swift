import Foundation
import RefreshDiagnostics
import RefreshEngine
import RefreshPresets
import RefreshScenarios
import SuiteTexts

@testable import RefreshPreview

/// Pages of everything that can be previewed: the presets and suites of the project, and presets with any number of parts.
enum PresetPages {
  /// A page in a folder.
  struct Page: Encodable {
    /// The path in the folder.
    let page: String
    /// How many parts of each component show when it is opened; nil where that is not known.
    let parts: Int?

    func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: CodingKeys.self)
      try container.encode(page, forKey: .page)
      try container.encode(parts, forKey: .parts)
    }

    private enum CodingKeys: CodingKey { case page, parts }
  }

  /// Numbers of parts around those for which there is room at first, and at which memory grows.
  private static let counts = [0, 1, 2, 7, 8, 9, 15, 16, 17, 31, 33, 40, 47, 60]

  /// Writes all pages, a gallery, and `pages.json`, the list of them.
  static func write(to folder: URL) throws {
    var pages: [Page] = []
    func add(_ feed: PreviewFeed, _ name: String, parts: Int? = nil) throws {
      let page = "\(name.replacing("/", with: "-")).html"
      try PreviewPage.html(feed: feed).write(
        to: folder.appendingPathComponent(page), atomically: true, encoding: .utf8)
      pages.append(Page(page: page, parts: parts))
    }
    let configs = URL(fileURLWithPath: Configs.folder)
    let paths = try FileManager.default.subpathsOfDirectory(atPath: configs.path).sorted()
    var shown: [(preset: Preset, path: String)] = []
    for path in paths where path.hasSuffix(".preset.yaml") {
      guard let preset = preset(at: configs.appendingPathComponent(path).path), !preset.components.isEmpty else {
        continue
      }
      try add(PreviewFeed(preset, path: path), path)
      if path.hasPrefix("presets/diy") || path.contains("classic") { shown.append((preset, path)) }
    }
    for path in paths where path.hasPrefix("museum/") && path.hasSuffix(".scenarios.yaml") {
      try add(suites(at: configs.appendingPathComponent(path).path), path)
    }
    for kind in PartKind.allCases.map(Optional.some) + [nil] {
      for count in kind == nil ? counts : [9, 40] {
        let name = "\(kind?.rawValue ?? "all")-\(count)"
        let file = configs.appendingPathComponent("presets/\(name).preset.yaml").path
        let preset = preset(
          SourceFile(path: file, text: "name: \(name)\n" + components(withParts: count, of: kind)))
        try add(PreviewFeed(preset, path: file), name, parts: count)
        if let preset, count == 40 { shown.append((preset, file)) }
      }
    }
    for file in GallerySite(title: "Gallery", presets: shown, scenarios: nil).files {
      let url = folder.appendingPathComponent("gallery/\(file.path)")
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try file.text.write(to: url, atomically: true, encoding: .utf8)
    }
    try JSONEncoder().encode(pages).write(to: folder.appendingPathComponent("pages.json"))
  }

  /// A header, a footer and a trailer with so many parts, all of which show.
  ///
  /// - Parameter kind: The kind of the parts; nil for each kind in turn.
  static func components(withParts count: Int, of kind: PartKind?) -> String {
    let kinds = PartKind.allCases
    let parts = (0..<count).map { index in
      let kind = kind ?? kinds[index % kinds.count]
      let place = "left: \(index % 12 * 30), width: 24, top: \(index / 12 * 20), height: 18"
      return "    p\(index): { kind: \(kind.rawValue), \(place)\(own(of: kind)) }"
    }
    let map = parts.isEmpty ? "  parts: {}" : "  parts:\n" + parts.joined(separator: "\n")
    return [("header", "header"), ("footer", "autoFooter"), ("trailer", "trailer")].map { role, type in
      "\(role):\n  type: \(type)\n\(role == "trailer" ? "" : "  height: 110\n")\(map)\n"
    }.joined()
  }

  /// What a kind needs besides a place, so that it shows.
  private static func own(of kind: PartKind) -> String {
    switch kind {
    case .label: ", text: { en: Text, ko: 글 }"
    case .image: ", image: ../images/mark@2x.png"
    case .frames: ", images: { idle: { count: 4, size: [18, 18] }, refreshing: { count: 2, size: [18, 18] } }"
    case .spinner: ", animating: true"
    case .ring, .bar, .box: ", color: { pull: { 0%: \"#FF0000\", 100%: \"#0000FF\" } }"
    case .switch: ", on: { state: { refreshing: true } }"
    }
  }

  private static func preset(at path: String) -> Preset? {
    (try? String(contentsOfFile: path, encoding: .utf8)).flatMap { preset(SourceFile(path: path, text: $0)) }
  }

  private static func preset(_ file: SourceFile) -> Preset? {
    var diagnostics = Diagnostics()
    return Preset.load(file, into: &diagnostics)
  }

  private static func suites(at path: String) throws -> PreviewFeed {
    Samples.suites(try String(contentsOfFile: path, encoding: .utf8), path: path)
  }
}
