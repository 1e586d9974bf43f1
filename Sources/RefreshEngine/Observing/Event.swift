/// Something that happened during a run.
public struct Event: Equatable, Sendable {
  /// The time.
  public let time: Instant
  /// The kind.
  public let kind: Kind

  /// The kind.
  public enum Kind: Equatable, Sendable {
    /// A component changed its state.
    case state(ComponentRole, from: RefreshState, to: RefreshState)
    /// A component called the app.
    case call(ComponentRole, Callback)
    /// The scroll view's adjusted inset changed at an edge.
    case inset(InsetEdge, from: Double, to: Double)
    /// Content was loaded; the value is the new number of rows.
    case reloadData(Int32)
    /// A component's animation began.
    case animation(ComponentRole, AnimationName, Interval)
    /// The drawn values of a component's part began to change after a change of state.
    case partAnimation(ComponentRole, PartName, Interval)

    /// The event as its form and the texts of its fields, from which everything that writes or reads it follows.
    public var line: EventLine {
      switch self {
      case .state(let role, let from, let to): EventLine(.state, role.rawValue, from.name, to.name)
      case .call(let role, let callback): EventLine(.call, role.rawValue, callback.name)
      case .inset(let edge, let from, let to): EventLine(.inset, edge.rawValue, from.shortestText, to.shortestText)
      case .reloadData(let rows): EventLine(.reloadData, String(rows))
      case .animation(let role, let name, let duration):
        EventLine(.animation, role.rawValue, name.rawValue, duration.seconds.shortestText)
      case .partAnimation(let role, let name, let duration):
        EventLine(.partAnimation, role.rawValue, name.text, duration.seconds.shortestText)
      }
    }

    /// The form, and the event's place among its ``EventForm/variants``.
    package var variety: (form: EventForm, variant: Int) {
      let states = RefreshState.allCases.count
      return switch self {
      case .state(let role, let from, let to):
        (.state, (role.place * states + from.place) * states + to.place)
      case .call(let role, let callback): (.call, role.place * Callback.allCases.count + callback.place)
      case .inset(let edge, _, _): (.inset, place(of: edge))
      case .reloadData: (.reloadData, 0)
      case .animation(let role, let name, _):
        (.animation, role.place * AnimationName.allCases.count + place(of: name))
      case .partAnimation(let role, _, _): (.partAnimation, role.place)
      }
    }

    /// The place among all cases.
    private func place<Name: CaseIterable & Equatable>(of name: Name) -> Int where Name.AllCases == [Name] {
      Name.allCases.firstIndex(of: name) ?? 0
    }
  }

  /// The event as scenarios and traces write it, such as `header: idle -> pulling`.
  public var text: String { kind.line.text }
}

/// An event as its form and the texts of its fields.
public struct EventLine: Sendable {
  /// The form.
  public let form: EventForm
  /// The texts of the fields, in the order of ``EventForm/fields``.
  public let fields: [String]

  /// Makes a line of as many fields as its form has.
  public init(_ form: EventForm, fields: [String]) {
    self.form = form
    self.fields = fields
  }

  fileprivate init(_ form: EventForm, _ fields: String...) { self.init(form, fields: fields) }

  /// The texts of the fields that hold a kind of value, in order.
  public subscript(value: EventForm.Value) -> [String] {
    zip(form.fields, fields).filter { $0.0.value == value }.map { $0.1 }
  }

  /// The text: the form's words with the fields between them.
  public var text: String {
    let words = form.words
    var text = words[0]
    for (field, word) in zip(fields, words.dropFirst()) { text += field + word }
    return text
  }
}

/// The written form of a kind of event: words with fields between them.
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
    /// The kind of value that it holds.
    public let value: Value
    /// A text that it may have.
    public let example: String
  }

  /// A kind of value in a field.
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

    /// The number of values that events differ by; 1 for numbers and for names from presets.
    fileprivate var variants: Int {
      switch self {
      case .role: ComponentRole.allCases.count
      case .state: RefreshState.allCases.count
      case .callback: Callback.allCases.count
      case .edge: InsetEdge.allCases.count
      case .animation: AnimationName.allCases.count
      case .points, .rows, .part, .seconds: 1
      }
    }
  }

  /// The number of events of this form that differ in more than numbers and in names from presets.
  package var variants: Int { fields.reduce(1) { $0 * $1.value.variants } }

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

  /// The importance of the events.
  public var weight: Weight {
    switch self {
    case .state, .call, .reloadData: .main
    case .inset: .consequence
    case .animation, .partAnimation: .detail
    }
  }

  /// The importance of a kind of event.
  public enum Weight: Sendable {
    /// An action of a list; a recorded scenario expects it.
    case main
    /// A consequence of such an action. It changes with every detail of a preset.
    case consequence
    /// A detail of another event.
    case detail
  }

  /// An event of this form.
  public var example: EventLine { EventLine(self, fields: fields.map { $0.example }) }
}

extension EventForm.Field {
  fileprivate init(_ name: String, _ value: EventForm.Value, _ example: String) {
    self.init(name: name, value: value, example: example)
  }
}
