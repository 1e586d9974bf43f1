import RefreshDiagnostics
import RefreshEngine
import RefreshFiles
import RefreshText

extension PresetImages {
  /// One image; nil if it can't be used, which is diagnosed.
  func image(_ name: Located<String>, into diagnostics: inout Diagnostics) -> Image? {
    frames([name.value], of: name, into: &diagnostics)?.first?.image
  }

  /// Returns the frames of a state and the paths of their files, or nil if any can't be used, which is
  /// diagnosed.
  func sequence(
    _ files: FrameSource.Files, for state: RefreshState, into diagnostics: inout Diagnostics
  ) -> (sequence: FrameSequence, paths: [String])? {
    var all: [(frame: Frame, place: Span)]? = []
    var count = 0
    for name in files.names {
      guard let names = names(of: name, into: &diagnostics) else {
        all = nil
        continue
      }
      count += names.count
      guard count <= ImageHeader.greatestFrameCount else {
        return diagnostics.refuse(
          .tooManyFrames,
          "`\(state.name)` has more than \(ImageHeader.greatestFrameCount) frames", at: name.span)
      }
      let found = frames(names, of: name, into: &diagnostics)
      all = found.flatMap { found in all.map { $0 + found.map { ($0, name.span) } } }
    }
    guard let all, let (first, place) = all.first else { return nil }
    let size = first.image.size
    if all.count == 1, first.image.header.frames > 1 {
      let header = first.image.header
      return (
        FrameSequence(count: Int32(header.frames), size: size, duration: files.duration ?? header.duration),
        [first.image.path]
      )
    }
    if let (other, otherPlace) = all.first(where: { $0.frame.image.size != size }) {
      diagnostics.add(
        .mixedSizes,
        "the frames of `\(state.name)` differ in size: \(quoted(first.name)) has \(text(size)), "
          + "\(quoted(other.name)) \(text(other.image.size))", at: otherPlace,
        labels: otherPlace == place ? [] : [Diagnostic.Label("the first frame", at: place)],
        help: "the first frame's size is used for all frames")
    }
    let sequence = FrameSequence(count: Int32(all.count), size: size, duration: files.duration)
    return (sequence, all.map(\.frame.image.path))
  }

  private func names(of name: Located<String>, into diagnostics: inout Diagnostics) -> [String]? {
    do {
      return try lookups.names(of: name.value)
    } catch {
      return diagnostics.refuse(
        error.countsTooMany ? .tooManyFrames : .badRange, error.message, at: name.span(ofText: error.range),
        help: error.help)
    }
  }

  /// Returns the frames of one name, or nil if any can't be used, which is diagnosed once.
  private func frames(_ names: [String], of name: Located<String>, into diagnostics: inout Diagnostics) -> [Frame]?
  {
    // The image for a name in a catalog depends on the preset.
    guard !isAsset(name.value) else { return lookUp(names, of: name, into: &diagnostics) }
    return lookups.frames(names, of: name, in: files) { lookUp(names, of: name, into: &diagnostics) }
  }

  private func lookUp(_ names: [String], of name: Located<String>, into diagnostics: inout Diagnostics) -> [Frame]?
  {
    var frames: [Frame] = []
    var missing: [String] = []
    for text in names {
      switch find(text, at: name.span, into: &diagnostics) {
      case .found(let image): frames.append(Frame(name: text, image: image))
      case .missing: missing.append(text)
      case .unusable(let reason):
        return diagnostics.refuse(.badImage, "\(quoted(text)) \(reason)", at: name.span)
      case .diagnosed: return nil
      }
    }
    guard let first = missing.first else { return frames }
    if let paths = paths(in: first, from: name.span.file) {
      return diagnostics.refuse(
        .missingFile, message(missing, of: names.count), at: name.span,
        help: "these are \(paths.count) paths: write each as a separate item, with `- ` before it")
    }
    let meant = self.names(meantBy: first, from: name.span.file)
    let folder = meant.isEmpty ? self.folder(meantBy: first, from: name.span.file) : nil
    let right =
      folder.map { name.value.replacing($0.missing, with: $0.right, maxReplacements: 1) }
      ?? (meant.count == 1 && names.count == 1 ? FilePath.folder(of: first) + meant[0] : nil)
    return diagnostics.refuse(
      .missingFile, message(missing, of: names.count), at: name.span,
      help: folder.map { "there is a folder `\($0.right)`" }
        ?? (meant.isEmpty ? advice(forAsset: first) : "did you mean \(joined(meant.map { "`\($0)`" }))?"),
      fix: name.fix(right.map { Correction($0, isSafe: false) }))
  }

  private func message(_ missing: [String], of count: Int) -> String {
    let what = isAsset(missing[0]) ? "image set" : "file"
    guard count > 1 else { return "there is no \(what) \(quoted(missing[0]))" }
    let names = missing.prefix(3).map(quoted).joined(separator: ", ") + (missing.count > 3 ? ", …" : "")
    return missing.count == count
      ? "none of these \(count) \(what)s is there: \(names)"
      : "of these \(count) \(what)s \(missing.count) are missing: \(names)"
  }

  private func text(_ size: Size) -> String {
    "\(Size(width: size.width.rounded(decimals: 2), height: size.height.rounded(decimals: 2)).text) pt"
  }
}

extension ComponentDraft {
  /// Looks up the images that were named, and applies the results.
  mutating func lookUpImages(in images: PresetImages, into diagnostics: inout Diagnostics) {
    for (state, source) in frames {
      switch source {
      case .drawn(let drawn): settings.images[state] = drawn
      case .files(let files):
        guard let found = images.sequence(files, for: state, into: &diagnostics) else {
          continue
        }
        settings.images[state] = found.sequence
        self.files.frames[state] = found.paths
      }
    }
    frames = []
    if let arrowImage, let found = images.image(arrowImage, into: &diagnostics) {
      settings.arrow.image = found.size
      files.arrow = found.path
    }
    arrowImage = nil
    guard !parts.isEmpty else { return }
    // Parts of the type itself come first; one of a preset takes the place of the one with its name.
    let own = settings.parts.count
    var all = settings.parts
    for source in parts {
      let (part, files) = source.draft.settings(
        kind: source.kind, place: source.place, images: images, into: &diagnostics)
      if let index = all.prefix(own).firstIndex(where: { $0.name == part.name }) {
        all[index] = part
      } else {
        all.append(part)
      }
      self.files.parts[part.name] = files
    }
    // All together, because the settings keep an index of their parts.
    settings.parts = all
    parts = []
  }
}
