import RefreshEngine
import RefreshPresets
import RefreshReports
import RefreshScenarios
import RefreshText

/// Something that a page plays: a preset in a scene of its own, or a scenario.
package struct PreviewScene: Sendable {
  /// The preset's or the scenario's name.
  package let name: String
  /// The name of the scenario's suite; nil for a preset.
  var suite: String?
  /// The values of the parameters that stand in the steps of a scenario; nil if there are none.
  var example: String?
  /// The world before anything happens; of a scenario too, whose steps stand in ``steps``.
  let world: Replay
  /// The steps of a scenario; nil for a preset, with which the user does what they like.
  var steps: [Step]?
  /// The file of a scenario that is recorded in it.
  let file: FileForm
  /// The images of the components.
  let images: [PreviewImage]
  /// The parts of the components, each component's in the order of drawing.
  var parts: [PreviewPart] = []

  /// A step of a scenario: as it is written, as it is done, and how it failed.
  struct Step: Sendable {
    /// Its number, as reports and pictures have it; 0 is the setting up.
    let number: Int
    /// The step as it is written.
    let text: String
    /// The line of the file that it stands in, from 1.
    let line: Int
    /// The commands that it stands for. A wait for something is a wait for the time that it took.
    let commands: [Command]
    /// Whether it was run; those behind one that failed were not, and nothing is known of what they would do.
    let isRun: Bool
    /// The messages of its failures; empty if the step passed or was not run.
    let failures: [String]

    fileprivate var json: JSONValue {
      [
        "number": .number(number),
        "text": .string(text),
        "line": .number(line),
        "commands": .array(commands.map { .string($0.encoded().base64) }),
        "isRun": .bool(isRun),
        "failures": .strings(failures),
      ]
    }
  }

  /// The languages to choose from, each once: those that have texts of their own, the scene's, and those that it has texts,
  /// titles or labels in.
  var languages: [String] {
    let titles = world.components.flatMap { component in
      let labels = component.settings.parts.flatMap { $0.rules.flatMap(\.rule.texts) }
      return (RefreshState.allCases.compactMap { component.settings.titles[$0] } + labels)
        .flatMap { $0.versions.map(\.language) }
    }
    let own = world.scene.texts.tables.map(\.language) + titles
    var seen: Set<String> = []
    return (BuiltInLanguage.allCases.map(\.rawValue) + own + [world.scene.shownLanguage]).filter {
      seen.insert($0).inserted
    }
  }

  var json: JSONValue {
    [
      "name": .string(name),
      "suite": .string(orNull: suite),
      "example": .string(orNull: example),
      "world": .string(world.encoded().base64),
      "file": file.json,
      "roles": .array(world.components.map { .string($0.kind.role.rawValue) }),
      "language": .string(world.scene.shownLanguage),
      "languages": .strings(languages),
      "steps": steps.map { .array($0.map(\.json)) } ?? .null,
      "images": .array(images.map(\.json)),
      "parts": .array(parts.map(\.json)),
    ]
  }
}

/// The frames of a component or a part in a state, a component's arrow, or a part's images.
package struct PreviewImage: Sendable {
  /// The place of its component.
  let role: ComponentRole
  /// The state whose frames they are; nil for the arrow and for images.
  let state: RefreshState?
  /// The number of frames or images.
  let count: Int32
  /// The size in points, of several that of the first.
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

  /// Files as addresses that carry them; none where one of them can't be read any more.
  static func addresses(of paths: [String]) -> [String] {
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
