import RefreshEngine
import RefreshScenarios
import RefreshText

/// Words over a timeline, each for as long as it holds: the states of a component with its calls, or an observable
/// that is not a number.
struct ValueLane {
  /// The name: `header`, `header.parts.hint.text`.
  let name: String
  /// The values, in order, with gaps while there is no value.
  private(set) var stretches: [Stretch] = []
  /// The component's calls, in order.
  private(set) var calls: [Call] = []

  /// A value from one moment to another.
  struct Stretch {
    let value: String
    /// The class with which it is drawn.
    let style: String
    let x: Double
    var endX: Double
    /// The time at which it began, in seconds.
    let time: Double

    /// Whether the value is a colour, which is drawn instead of its name.
    var isColor: Bool { style == ValueLane.color }
    /// Whether the value has room in its stretch.
    var isWritten: Bool { endX - x > Double(DisplayWidth.of(value)) * 6.6 + 10 }
  }

  /// Calls of the app at one moment, in order.
  struct Call {
    /// The name of the call: `refreshing()`.
    var name: String
    let x: Double
    /// The time of the call, in seconds.
    let time: Double
  }

  /// A text below a lane.
  struct Note {
    let text: String
    /// The position of what it is about.
    let mark: Double
    /// The time in seconds.
    let time: Double
    let isCall: Bool

    /// The width of the text in the picture.
    var width: Double { Double(DisplayWidth.of(text)) * 5.8 }
  }

  /// Creates the lane of a component's states and calls, or `nil` if it was never attached.
  init?(_ role: ComponentRole, of moments: [Recording.Moment], on axis: StepAxis) {
    self.init(role.rawValue, of: moments, on: axis) { moment in
      moment.state(of: role).map { ($0.name, $0.name) }
    }
    for (moment, x) in zip(moments, axis.positions) { noteCalls(of: role, in: moment, at: x) }
  }

  /// Creates the lane of an observable's values, or `nil` if it never had one.
  init?(_ observable: ObservablePath, of moments: [Recording.Moment], on axis: StepAxis) {
    self.init(observable.path, of: moments, on: axis) { moment in
      switch moment[observable] {
      case .text(let text): (text, ValueLane.isColor(text) ? ValueLane.color : "idle")
      case .bool(let isTrue): (isTrue ? "true" : "false", isTrue ? "refreshing" : "idle")
      case .number, .absent, nil: nil
      }
    }
  }

  private static let color = "color"

  /// Returns whether a text is the value of an observable colour: `#RRGGBB` or `#RRGGBBAA`.
  private static func isColor(_ text: String) -> Bool {
    text.first == "#" && [7, 9].contains(text.utf8.count) && text.dropFirst().allSatisfy(\.isHexDigit)
  }

  private init?(
    _ name: String, of moments: [Recording.Moment], on axis: StepAxis,
    _ value: (Recording.Moment) -> (value: String, style: String)?
  ) {
    self.name = name
    var isThere = false
    for (index, moment) in moments.enumerated() {
      let x = index == 0 ? axis.bands[0].x : axis.positions[index]
      if isThere { stretches[stretches.count - 1].endX = x }
      guard let (value, style) = value(moment) else {
        isThere = false
        continue
      }
      if !isThere || stretches.last?.value != value {
        stretches.append(Stretch(value: value, style: style, x: x, endX: x, time: moment.time.seconds))
      }
      isThere = true
    }
    if isThere { stretches[stretches.count - 1].endX = axis.endX }
    if stretches.isEmpty { return nil }
  }

  private mutating func noteCalls(of role: ComponentRole, in moment: Recording.Moment, at x: Double) {
    for event in moment.events {
      guard case .call(role, let callback) = event.kind else { continue }
      let name = "\(callback.name)()"
      if let last = calls.last, last.x == x {
        calls[calls.count - 1].name += ", " + name
      } else {
        calls.append(Call(name: name, x: x, time: event.time.seconds))
      }
    }
  }

  /// The texts below the lane, in the order of their marks: calls, and values that have no room in their stretch.
  var notes: [Note] {
    let values = stretches.filter { !$0.isColor && !$0.isWritten && $0.endX > $0.x }.map {
      Note(text: $0.value, mark: ($0.x + $0.endX) / 2, time: $0.time, isCall: false)
    }
    let calls = calls.map { Note(text: $0.name, mark: $0.x, time: $0.time, isCall: true) }
    // Texts can't be read where a value changes faster than they are wide; the colours of such stretches can.
    return ((values.count > ValueLane.mostNotes ? [] : values) + calls).ordered(on: \.mark)
  }

  /// The greatest number of values that are written below a lane.
  private static let mostNotes = 40
}
