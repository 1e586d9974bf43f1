import RefreshText

/// The files of the images of all scenes of a feed, each once: the scenarios of a suite mostly show the same components.
struct SharedFiles {
  /// The data URIs, in the order in which scenes first use them.
  private(set) var all: [String] = []
  private var numbers: [String: Int] = [:]

  /// Collects the files of scenes.
  init(of scenes: [PreviewScene]) {
    for scene in scenes {
      let parts = scene.parts.flatMap { [$0.images].compactMap(\.self) + $0.frames }
      for file in (scene.images + parts).flatMap(\.files) where numbers[file] == nil {
        numbers[file] = all.count
        all.append(file)
      }
    }
  }

  /// Returns the numbers of files, from 0.
  func numbers(of files: [String]) -> JSONValue { .array(files.compactMap { numbers[$0].map { .number($0) } }) }
}
