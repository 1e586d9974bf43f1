import RefreshEngine
import RefreshFiles
import RefreshPresets
import RefreshReports
import RefreshScenarios
import RefreshText

/// The frames of a component in a state, or its arrow.
package struct PreviewImage: Sendable {
  /// The place of its component.
  let role: ComponentRole
  /// The state whose frames they are; nil for the arrow.
  let state: RefreshState?
  /// The number of frames.
  let count: Int32
  /// The size in points.
  let size: Size
  /// The files as addresses that carry them, in order; one where a file holds all frames, none where there are no files.
  let files: [String]

  /// The images of all components of a scenario.
  ///
  /// Where one file of a state can't be read any more, all of that state are left out.
  static func all(of setup: Setup) -> [PreviewImage] {
    setup.components.flatMap { component in
      let role = component.kind.role
      let files = setup.images[role] ?? ImageFiles()
      let arrow = component.settings.arrow.$image.map { size in
        PreviewImage(
          role: role, state: nil, count: 1, size: size, files: addresses(of: [files.arrow].compactMap(\.self)))
      }
      let frames = RefreshState.allCases.compactMap { state in
        component.settings.images[state].map { sequence in
          PreviewImage(
            role: role, state: state, count: sequence.count, size: sequence.size,
            files: addresses(of: files.frames[state] ?? []))
        }
      }
      return [arrow].compactMap(\.self) + frames
    }
  }

  /// 32 MB; a page that carries more would not open any more.
  private static let greatestFile = 32 << 20

  private static func addresses(of paths: [String]) -> [String] {
    let addresses = paths.compactMap { DataURI.image($0, limit: greatestFile) }
    return addresses.count == paths.count ? addresses : []
  }

  var json: JSONValue {
    [
      "role": .string(role.rawValue),
      "state": .string(orNull: state?.name),
      "count": .number(count),
      "width": .number(size.width.shortestText),
      "height": .number(size.height.shortestText),
      "files": .strings(files),
    ]
  }
}
