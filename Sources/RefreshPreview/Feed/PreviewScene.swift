import RefreshEngine
import RefreshPresets
import RefreshReports
import RefreshScenarios
import RefreshText

/// A scene that a page plays: a preset or a scenario.
package struct PreviewScene: Sendable {
  /// The preset's or the scenario's name.
  package let name: String
  /// The name of the scenario's suite; `nil` for a preset.
  var suite: String?
  /// The values of the scenario's parameters; `nil` if it has none.
  var example: String?
  /// The world before anything happens, even for a scenario, whose steps are in ``steps``.
  let world: Replay
  /// The steps of a scenario; `nil` for a preset, which users operate freely.
  var steps: [Step]?
  /// The form of the file for a scenario that is recorded in the scene.
  let file: FileForm
  /// The images of the components.
  let images: [PreviewImage]
  /// The parts of the components; those of each component are in drawing order.
  var parts: [PreviewPart] = []

  /// The commands of a scenario's app, by the names of their hooks, as its file writes them.
  var app: [(hook: String, commands: [(text: String, line: Int)])] = []

  /// A step of a scenario: its text, its commands and its failures.
  struct Step: Sendable {
    /// Its number, as in reports and pictures; 0 is the setup.
    let number: Int
    /// The text of the step in the file.
    let text: String
    /// Its line in the file, from 1.
    let line: Int
    /// The commands of the step. A wait for a condition is replaced by a wait for the time that it took.
    let commands: [Command]
    /// Whether it ran; the steps after a failure did not, so their effects are unknown.
    let isRun: Bool
    /// The messages of its failures; empty if the step passed or did not run.
    let failures: [String]

    fileprivate var json: JSONValue {
      [
        "number": .number(number),
        "text": .string(text),
        "line": .number(line),
        "commands": .array(commands.map(\.json)),
        "isRun": .bool(isRun),
        "failures": .strings(failures),
      ]
    }
  }

  /// The languages that can be chosen, each once: the built-in ones, those of the scene's own texts and of the
  /// components' titles and labels, and that of the scene.
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

  /// The scene as JSON, in which files are numbers.
  func json(_ files: SharedFiles) -> JSONValue {
    [
      "name": .string(name),
      "suite": .string(orNull: suite),
      "example": .string(orNull: example),
      "world": .string(world.encoded().base64),
      "clock": .number(world.scene.timeOfDay),
      "file": file.json,
      "roles": .array(world.components.map { .string($0.kind.role.rawValue) }),
      "language": .string(world.scene.shownLanguage),
      "languages": .strings(languages),
      "steps": steps.map { .array($0.map(\.json)) } ?? .null,
      "images": .array(images.map { $0.json(files) }),
      "parts": .array(parts.map { $0.json(files) }),
      "app": appJSON,
    ]
  }

  private var appJSON: JSONValue {
    let rows = app.map { hook, commands -> (String, JSONValue) in
      let items = commands.map { command -> JSONValue in
        ["text": .string(command.text), "line": .number(command.line)]
      }
      return (hook, .array(items))
    }
    return .object(JSONValue.Object(rows))
  }
}

extension ScrollScene {
  /// The local time of day at the start, in seconds: the phone's clock shows it, as labels of the last update do.
  fileprivate var timeOfDay: Int {
    let day: Int64 = 86_400
    let local = (now + Int64(timeZone.offset(at: now))) % day
    return Int(local < 0 ? local + day : local)
  }
}

/// The frames of a component or a part in a state, the arrow of a component, or the images of a part.
package struct PreviewImage: Sendable {
  /// The role of its component.
  let role: ComponentRole
  /// The state to which the frames belong; `nil` for an arrow and for images.
  let state: RefreshState?
  /// The number of frames or images.
  let count: Int32
  /// The size in points; if there are several, that of the first.
  let size: Size
  /// The files as data URIs, in order; one if a file contains all frames, none if there are no files.
  let files: [String]

  /// Returns the images of all components of a setup.
  ///
  /// If any file of a state can no longer be read, all files of that state are omitted.
  static func all(of setup: Setup) -> [PreviewImage] {
    setup.components.flatMap { component in
      let role = component.kind.role
      let files = setup.images(of: role)
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

  /// The greatest size of a file, 32 MiB; a browser would not open a larger page.
  private static let greatestFile = 32 << 20

  /// Returns files as data URIs, or none if one of them can no longer be read.
  static func addresses(of paths: [String]) -> [String] {
    let addresses = paths.compactMap { DataURI.image($0, limit: greatestFile) }
    return addresses.count == paths.count ? addresses : []
  }

  func json(_ shared: SharedFiles) -> JSONValue {
    [
      "role": .string(role.rawValue),
      "state": .string(orNull: state?.name),
      "count": .number(count),
      "width": .number(size.width.shortestText),
      "height": .number(size.height.shortestText),
      "files": shared.numbers(of: files),
    ]
  }
}
