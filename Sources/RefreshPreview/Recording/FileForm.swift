import RefreshEngine
import RefreshFiles
import RefreshPresets
import RefreshScenarios
import RefreshText

/// The file of a scenario that is recorded in a scene, with gaps for the choices and actions there.
struct FileForm: Sendable {
  /// A piece of the file, of one or more lines.
  enum Piece: Equatable, Sendable {
    /// A fixed text.
    case text(String)
    /// Texts with gaps, of which the first one whose gaps all have values is used; if there is none, the piece is
    /// omitted.
    case forms([String])
  }

  /// The pieces, in order.
  let pieces: [Piece]

  /// Creates the file of a suite with one scenario.
  ///
  /// - Parameters:
  ///   - suite: The name of the suite.
  ///   - subject: The components that it tests. The default is those in `setting`.
  ///   - setting: The keys that declare the world of the suite.
  ///   - own: The keys that declare the world of the scenario alone, not indented. The default is none.
  private init(
    suite: String, of subject: WrittenSuite.Subject = .components([]), setting: [Piece], own: [String] = []
  ) {
    let texts = [[Gap.events.mark], []].map { events in
      let steps = [YAMLValue.scalar(Gap.steps.mark), StepCatalogue.written(expecting: events)]
      let suite = WrittenSuite(name: suite, subject: subject, scenario: Gap.name.mark, steps: steps)
      return suite.text.split(separator: "\n")
    }
    // The line after that of the list contains the scenario's name.
    let head = texts[0].prefix { $0 != "scenarios:" }
    func form(_ lines: ArraySlice<Substring>) -> String { Gap.marked(lines.joined(separator: "\n")) }
    pieces =
      head.map { .text(String($0)) } + setting + [.forms([form(texts[0][head.count..<head.count + 2])])]
      + own.map { .text($0.isEmpty ? "" : "    " + $0) } + [.forms(texts.map { form($0[(head.count + 2)...]) })]
  }

  /// Creates the file of a scenario in the world of another one.
  init(_ scenario: Scenario, of suite: Suite) {
    self.init(
      suite: suite.name, setting: suite.beginning.map { .text($0) },
      own: suite.beginning(of: scenario).flatMap {
        $0.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
      })
  }

  /// Creates the file of a scenario of a preset in a scene that can be chosen.
  init(_ preset: Preset, path: String, in scene: ScrollScene) {
    let roles = preset.components.map(\.kind.role)
    self.init(
      suite: preset.name, of: .preset(path: FilePath.name(of: path)),
      setting: [
        .forms(FileForm.scenes(like: scene, isWide: roles.contains(.trailer))), .forms(FileForm.apps(for: roles)),
      ])
  }

  /// Returns the scenes that can be chosen: on any device, with bars that enlarge or reduce the safe area, with or
  /// without content.
  private static func scenes(like scene: ScrollScene, isWide: Bool) -> [String] {
    let device = Screen(size: scene.viewport, name: Gap.device.mark)
    let (height, rowHeight) = (Gap.height.number, Gap.rowHeight.number)
    let contents =
      isWide
      ? [Gap.width.number, nil].map { SceneContent(width: $0, height: height, rowHeight: rowHeight) }
      : [Gap.rows.whole, 0].map { SceneContent(rows: $0, rowHeight: rowHeight) }
    let insets = [Insets(top: Gap.top.number, bottom: Gap.bottom.number), Insets(top: Gap.top.number), Insets.zero]
    return contents.flatMap { content in
      insets.map { safeArea in
        var scene = scene
        (scene.content, scene.safeArea) = (content, safeArea)
        let keys = scene.written(on: device)
        return YAMLValue.map([YAMLValue.Member("scene", .lines(.map(keys)))]).form
      }
    }
  }

  /// Returns the answers of the app that can be chosen, for components in these roles.
  private static func apps(for roles: [ComponentRole]) -> [String] {
    (roles.contains(.footer) ? [Gap.loaded.whole, 0] : [0]).map { rows in
      let answer = SceneChoice.AppAnswer(delay: Gap.delay.interval, rows: rows)
      let entries = answer.program.entries.filter { entry in
        roles.contains { entry.hook == .callback($0, .refreshing) }
      }
      return YAMLValue.map([YAMLValue.Member("app", .lines(AppProgram.Entry.written(entries)))]).form
    }
  }

  var json: JSONValue {
    .array(
      pieces.map { piece in
        switch piece {
        case .text(let text): .string(text)
        case .forms(let texts): .strings(texts)
        }
      })
  }
}
