import RefreshDiagnostics
import RefreshEngine
import RefreshYAML

extension ComponentDraft {
  /// Looks up the images that were named, and sets what they are.
  mutating func lookUpImages(in images: PresetImages, into diagnostics: inout Diagnostics) {
    for (state, source) in frames {
      let sequence: FrameSequence?
      switch source {
      case .drawn(let drawn): sequence = drawn
      case .files(let files):
        sequence = FrameLookup(images: images).sequence(files, for: state, into: &diagnostics)
      }
      if let sequence { properties.append(.images(state, sequence)) }
    }
    frames = []
    if let arrowImage, let size = FrameLookup(images: images).size(of: arrowImage, into: &diagnostics) {
      properties.append(.arrowImage(size))
    }
    arrowImage = nil
  }
}
