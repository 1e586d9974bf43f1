import RefreshEngine
import RefreshScenarios
import RefreshText

/// A step that can be recorded on a page: the bytes of its command and its text, with gaps for its numbers.
struct StepForm: Sendable {
  /// A byte, or a number that a page reads at this position.
  enum Item: Equatable, Sendable {
    case byte(UInt8)
    case gap(Gap)
  }

  let bytes: [Item]
  let text: String

  /// Creates the form of a command whose numbers are samples, and fails if no step performs the command.
  init?(_ command: Command) {
    guard let written = StepCatalogue.written(command) else { return nil }
    text = written.form
    var items: [Item] = []
    var rest = command.encoded()[...]
    while let byte = rest.first {
      let gap = Gap.allCases.first { rest.starts(with: $0.bytes) }
      items.append(gap.map { .gap($0) } ?? .byte(byte))
      rest = rest.dropFirst(gap?.bytes.count ?? 1)
    }
    bytes = items
  }

  /// Returns the forms of everything that a finger, the buttons and the clock of a page do.
  ///
  /// - Parameter languages: The languages that can be chosen.
  static func all(languages: [String]) -> [StepForm] {
    common + languages.compactMap { StepForm(.language($0)) }
  }

  private static let common: [StepForm] = {
    let (x, y) = (Gap.x.number, Gap.y.number)
    var commands: [Command] = [
      .touch, .drag(to: Destination(x: x)), .drag(to: Destination(y: y)), .drag(to: Destination(x: x, y: y)),
      .release(velocity: nil), .release(velocity: Point(x: x, y: y)), .cancel, .tap(.footer),
      .wait(Gap.seconds.interval), .settle(atMost: Interval(seconds: 60)),
      .scroll(to: Destination(x: x, y: y), animated: false),
      .loadRows(Gap.rows.whole), .loadRowsAbove(Gap.rows.whole),
      .endRefreshingWithNoMoreData(.footer), .resetNoMoreData(.footer), .window(true), .window(false),
      .rotate(to: Size(width: Gap.width.number, height: Gap.height.number)),
    ]
    for role in ComponentRole.allCases {
      commands += [.pull(role, .points(Gap.points.number)), .beginRefreshing(role), .endRefreshing(role)]
    }
    commands += InsetEdge.allCases.map { .scrollToEnd($0, animated: true) }
    return commands.compactMap(StepForm.init)
  }()

  var json: JSONValue {
    let items = bytes.map { item -> JSONValue in
      switch item {
      case .byte(let byte): .number(byte)
      case .gap(let gap): .string(gap.rawValue)
      }
    }
    return ["bytes": .array(items), "text": .string(text)]
  }
}
