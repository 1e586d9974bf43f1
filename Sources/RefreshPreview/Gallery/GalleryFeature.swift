import RefreshEngine
import RefreshPresets

/// A feature that a preset adds to its type, for the filter of a gallery.
enum GalleryFeature: String, CaseIterable {
  case parts
  case frames
  case arrow = "own arrow"
  case titles = "own titles"
  case translations
  case colors = "colours"
  case fading

  /// Returns whether a preset has the feature.
  func holds(for entry: GalleryEntry) -> Bool {
    let components = entry.preset.components
    func differs(_ isMeant: (String) -> Bool) -> Bool { entry.preset.differences.contains { isMeant($0.name) } }
    return switch self {
    case .parts: components.contains { !$0.settings.parts.isEmpty }
    case .frames: entry.images.contains { $0.image.state != nil }
    case .arrow: components.contains { $0.settings.arrow.$image != nil }
    case .titles: differs { $0.contains(".titles.") }
    case .translations:
      !TitleTable.versions(of: entry.preset).isEmpty || !entry.preset.texts.tables.isEmpty
        || components.contains(where: isTranslated)
    case .colors: differs { $0.hasSuffix("olor") }
    case .fading: differs { $0.hasSuffix(".automaticallyChangeAlpha") }
    }
  }

  /// Returns whether texts of parts, or the text of the last refresh, differ by language.
  private func isTranslated(_ component: ComponentGraph.Component) -> Bool {
    component.partTexts.contains { !$0.text.versions.isEmpty }
      || component.settings.lastUpdatedTimeText?.isLocalized ?? false
  }
}
