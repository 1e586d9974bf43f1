import RefreshEngine
import RefreshPresets
import RefreshReports

/// A preset in a gallery, with all that its page shows.
package struct GalleryEntry {
  let preset: Preset
  let path: String
  /// The name of its folder, as no other entry has it.
  let folder: String
  /// The page on which it is dragged.
  let feed: PreviewFeed
  /// The phone as a picture, an SVG file.
  let poster: String?
  /// A film strip of each component that goes through its states, an SVG file.
  let films: [(role: ComponentRole, picture: String)]
  /// The titles in all languages.
  let titles: [TitleTable]
  /// The frames and arrows that come from files or that an app draws.
  let images: [PreviewImage]
  /// What is not as it is without being said.
  let differences: [KeyDifference]

  /// Makes an entry.
  ///
  /// - Parameters:
  ///   - preset: the preset.
  ///   - path: of its file.
  ///   - folder: the name of its folder.
  ///   - allowsOutside: whether presets may name files outside of their projects.
  init(_ preset: Preset, path: String, folder: String, allowsOutside: Bool) {
    self.preset = preset
    self.path = path
    self.folder = folder
    feed = PreviewFeed(preset, path: path)
    let tour = PresetTour(preset, path: path, allowsOutside: allowsOutside)
    poster = tour.poster
    films = tour.legs.map { ($0.role, Picture.film(of: $0.recording)) }
    titles = TitleTable.all(of: preset)
    images = feed.scenes.flatMap(\.images)
    differences = KeyDifference.all(of: preset)
  }
}
