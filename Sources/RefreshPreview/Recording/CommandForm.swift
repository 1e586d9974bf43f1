import RefreshEngine
import RefreshScenarios
import RefreshText

/// A command that a page performs and records: its bytes and the text of its step, with gaps for its values.
struct CommandForm: Sendable {
  /// The name by which a page refers to it; forms with the same name differ in their gaps.
  let name: String
  let bytes: ByteForm
  /// The text; `nil` if no step performs the command, or it is recorded as another one.
  let text: String?
  private let holds: Bool
  private let isInLog: Bool

  /// Creates the form of a command whose values are samples.
  init(_ name: String, _ command: Command, isRecorded: Bool = true) {
    self.init(name, command, text: isRecorded ? StepCatalogue.written(command)?.form : nil)
  }

  /// Creates the form of a command with a text that has other gaps.
  private init(_ name: String, _ command: Command, text: String?) {
    (self.name, self.text) = (name, text)
    bytes = ByteForm(command.encoded())
    holds = command.holds
    isInLog = command.isInLog
  }

  /// Returns the forms of all commands that a finger, the buttons and the clock of a page give.
  ///
  /// - Parameter languages: The languages that can be chosen.
  static func all(languages: [String]) -> [CommandForm] {
    common + languages.map { CommandForm("language \($0)", .language($0)) }
  }

  private static let common: [CommandForm] = {
    let (x, y) = (Gap.x.number, Gap.y.number)
    let fixed: [(String, Command)] = [
      ("touch", .touch),
      ("drag", .drag(to: Destination(x: x, y: y))), ("drag", .drag(to: Destination(x: x))),
      ("drag", .drag(to: Destination(y: y))),
      ("release", .release(velocity: Point(x: x, y: y))), ("release", .release(velocity: nil)),
      ("cancel", .cancel), ("tap", .tap(.footer)),
      ("wait", .wait(Gap.seconds.interval)), ("settle", .settled),
      ("scroll", .scroll(to: Destination(x: x, y: y), animated: false)),
      ("scroll", .scroll(to: Destination(y: y), animated: false)),
      ("load", .loadRows(Gap.rows.whole)), ("loadAbove", .loadRowsAbove(Gap.rows.whole)),
      ("noMoreData", .endRefreshingWithNoMoreData(.footer)), ("resetNoMoreData", .resetNoMoreData(.footer)),
      ("enterWindow", .window(true)), ("leaveWindow", .window(false)),
      ("rotate", .rotate(to: Size(width: Gap.width.number, height: Gap.height.number))),
    ]
    var shown = ComponentSettings()
    shown.hidden = false
    let ofRoles = ComponentRole.allCases.flatMap { role in
      [
        ("pull \(role.rawValue)", Command.pull(role, .points(Gap.points.number))),
        ("begin \(role.rawValue)", .beginRefreshing(role)), ("end \(role.rawValue)", .endRefreshing(role)),
        ("show \(role.rawValue)", .set(role, shown)),
      ]
    }
    let ends = InsetEdge.allCases.map { ("scroll \($0.rawValue)", Command.scrollToEnd($0, animated: true)) }
    // A finger on the page moves by swipes that take no time; they are recorded as drags.
    let move = CommandForm("move", .swipe(by: Point(x: x, y: y), .zero), isRecorded: false)
    // A step of a scenario that pulls by a share of a height; suggestions change it.
    let percents = ComponentRole.allCases.map { role in
      CommandForm(
        "pull percent \(role.rawValue)", .pull(role, .fraction(Gap.points.number)),
        text: StepCatalogue.written(.pull(role, .fraction(Gap.percent.number / 100)))?.form)
    }
    // A held moment is reached by a share of the component's height, and the height can change with every save.
    let shares = ComponentRole.allCases.map { role in
      CommandForm(
        "pull share \(role.rawValue)", .pull(role, .fraction(Gap.points.number)), isRecorded: false)
    }
    return (fixed + ofRoles + ends).map { CommandForm($0, $1) } + [move] + shares + percents
  }()

  var json: JSONValue {
    [
      "name": .string(name), "bytes": bytes.json, "text": .string(orNull: text), "holds": .bool(holds),
      "isInLog": .bool(isInLog),
    ]
  }
}

extension Command {
  /// The command with the facts that a page needs to play it: how its time passes, whether it holds the content, and
  /// its text if the log shows it.
  var json: JSONValue {
    var object: JSONValue.Object = ["bytes": .string(encoded().base64), "holds": .bool(holds)]
    if let time = traits.time {
      // Both ways of waiting are steps with the same name.
      let isSettling = if case .settle = self { true } else { false }
      object["takes"] = .string(isSettling ? "settle" : stepKind.name)
      object["nanoseconds"] = .number(time.nanoseconds)
    }
    if isInLog {
      object["isInLog"] = true
      object["text"] = .string(text)
    }
    object["form"] = form
    return .object(object)
  }

  /// The form of a command that moves the content, with its values; nil for one that suggestions don't change.
  private var form: JSONValue? {
    func form(_ name: String, _ values: [(String, Double?)]) -> JSONValue {
      let said = values.compactMap { name, value in value.map { (name, JSONValue.number($0.shortestText)) } }
      return ["name": .string(name), "values": .object(JSONValue.Object(said))]
    }
    return switch self {
    case .pull(let role, .points(let points)): form("pull \(role.rawValue)", [("points", points)])
    case .pull(let role, .fraction(let part)): form("pull percent \(role.rawValue)", [("points", part)])
    case .drag(let goal): form("drag", [("x", goal.x), ("y", goal.y)])
    case .scroll(let goal, animated: false) where goal.y != nil: form("scroll", [("x", goal.x), ("y", goal.y)])
    case .release(let velocity?): form("release", [("x", velocity.x), ("y", velocity.y)])
    default: nil
    }
  }

  /// Whether a finger begins to hold the content.
  fileprivate var holds: Bool { [.finger(.down), .finger(.move)].contains(traits.actor) }
}
