import RefreshDiagnostics
import RefreshEngine
import RefreshYAML

extension ComponentDraft {
  /// Looks up the images that were named, and sets what they are.
  mutating func lookUpImages(in images: PresetImages, into diagnostics: inout Diagnostics) {
    for (state, source) in frames {
      switch source {
      case .drawn(let drawn): settings.images[state] = drawn
      case .files(let files):
        guard let found = FrameLookup(images: images).sequence(files, for: state, into: &diagnostics) else {
          continue
        }
        settings.images[state] = found.sequence
        self.files.frames[state] = found.paths
      }
    }
    frames = []
    if let arrowImage, let found = FrameLookup(images: images).image(arrowImage, into: &diagnostics) {
      settings.arrow.image = found.size
      files.arrow = found.path
    }
    arrowImage = nil
  }
}
