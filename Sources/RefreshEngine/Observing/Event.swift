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

  /// The text: the form's words with the fields between them.
  public var text: String {
    let words = form.words
    var text = words[0]
    for (field, word) in zip(fields, words.dropFirst()) { text += field + word }
    return text
  }
}
