/// How the events of a kind are written: words with fields between them. Each kind of event has a form.
public enum EventForm: String, Sendable, CaseIterable {
  case state
  case call
  case inset
  case reloadData
  case animation
  case partAnimation

  /// A variable piece of an event.
  public struct Field: Sendable {
    /// The name by which a page refers to it.
    public let name: String
    /// What it holds.
    public let value: Value
    /// A text that it may have.
    public let example: String
  }

  /// What a field holds.
  public enum Value: Sendable {
    /// A component, by its role.
    case role
    /// A component's state.
    case state
    /// A call to the app.
    case callback
    /// An edge of an inset.
    case edge
    /// A length in points, which may be negative.
    case points
    /// A number of rows, 0 or more.
    case rows
    /// A component's animation.
    case animation
    /// A part that a preset adds and that has an animation time.
    case part
    /// A duration in seconds, 0 or more.
    case seconds
  }

  /// The words before each field and after the last; there is one more than there are fields.
  public var words: [String] {
    switch self {
    case .state: ["", ": ", " -> ", ""]
    case .call: ["", ": ", "()"]
    case .inset: ["scroll: inset.", " ", " -> ", ""]
    case .reloadData: ["scroll: reloadData(", ")"]
    case .animation, .partAnimation: ["animation: ", ".", " ", "s"]
    }
  }

  /// The fields, in the order in which they are written.
  public var fields: [Field] {
    switch self {
    case .state: [role, Field("from", .state, "idle"), Field("to", .state, "pulling")]
    case .call: [role, Field("callback", .callback, "refreshing")]
    case .inset: [Field("edge", .edge, "top"), Field("from", .points, "88"), Field("to", .points, "142")]
    case .reloadData: [Field("rows", .rows, "40")]
    case .animation: [role, Field("name", .animation, "end"), duration]
    case .partAnimation: [role, Field("name", .part, "ring"), duration]
    }
  }

  private var role: Field { Field("role", .role, "header") }
  private var duration: Field { Field("duration", .seconds, "0.4") }

  /// Whether a recorded scenario expects such events. Insets and animations change with every detail of a preset.
  public var isExpected: Bool {
    switch self {
    case .state, .call, .reloadData: true
    case .inset, .animation, .partAnimation: false
    }
  }

  /// An event of this form.
  public var example: EventLine { EventLine(self, fields: fields.map { $0.example }) }
}

extension EventForm.Field {
  fileprivate init(_ name: String, _ value: EventForm.Value, _ example: String) {
    self.init(name: name, value: value, example: example)
  }
}
