/// One observable value, resolved from its path once and then read without a lookup.
public enum ObservablePath: Hashable, Sendable {
  /// Virtual time in seconds.
  case time
  /// An observable of the scroll view.
  case scroll(ScrollLeaf)
  /// An observable of the component in a position on the scroll view.
  case component(ComponentRole, ComponentLeaf)
  /// An observable of a part that a preset adds to a component.
  case part(ComponentRole, PartName, PartLeaf)

  /// All observables except those of presets' parts, in the order of traces. ``Simulation/paths`` includes the
  /// parts.
  public static let all: [ObservablePath] =
    [.time] + ScrollLeaf.allCases.map { .scroll($0) }
    + ComponentRole.allCases.flatMap { role in ComponentLeaf.allCases.map { .component(role, $0) } }

  /// The path in scenarios and traces, such as `header.stateLabel.text`.
  public var path: String {
    switch self {
    case .time: name
    case .scroll: "scroll." + name
    case .component(let role, _), .part(let role, _, _): role.rawValue + "." + name
    }
  }

  /// The path after `scroll.` or the role.
  var name: String {
    if case .part(_, let part, _) = self { "parts." + part.text + "." + facts.path } else { facts.path }
  }

  /// The type of the value.
  public var type: ObservableType {
    // A header never has a footer's type.
    if case .component(let role, .type) = self { return .name(ComponentKind.all(of: role).map { $0.rawValue }) }
    return facts.type
  }

  /// The range of its numbers.
  public var range: ObservableRange { facts.range }

  /// A sentence that describes the observable.
  public var summary: String { facts.summary.text }

  /// When a summary of the state includes it.
  public var listed: Listing { facts.listed }

  /// The condition under which a summary of the state includes an observable.
  public enum Listing: Equatable, Sendable {
    /// Always.
    case always
    /// Unless it has this value.
    case unless(ObservedValue)
    /// Never.
    case never
  }

  var facts: ObservableRow.Facts {
    switch self {
    case .time:
      ObservableRow.Facts(
        path: "time", type: .number(.seconds), range: .size,
        summary: "The virtual time since the scenario began, in seconds.")
    case .scroll(let leaf): leaf.row.facts
    case .component(_, let leaf): leaf.row.facts
    case .part(_, _, let leaf): leaf.facts
    }
  }
}

/// The value of an observable.
public enum ObservedValue: Equatable, Sendable {
  /// A number: points, seconds, degrees or a count.
  case number(Double)
  /// True or false.
  case bool(Bool)
  /// A text, a state or a name.
  case text(String)
  /// Nothing: no component, no frame shown yet or no time stored.
  case absent

  /// Returns the observed form of a wall-clock time: in UTC, formatted as in RFC 3339.
  ///
  /// - Parameter secondsSince1970: Seconds since 1970-01-01T00:00:00Z.
  public static func timeText(_ secondsSince1970: Int64) -> String {
    CivilTime(secondsSince1970: secondsSince1970).utcText
  }
}

extension Simulation {
  /// The current value of an observable, or ``ObservedValue/absent`` if there is no such component.
  public subscript(observable: ObservablePath) -> ObservedValue {
    switch observable {
    case .time: .number(now.seconds)
    case .scroll(let leaf): leaf.reading.value(in: self, ComponentID(index: 0))
    case .component(_, let leaf): source(of: observable).map { leaf.reading.value(in: self, $0) } ?? .absent
    case .part(let role, let name, let leaf): value(of: leaf, of: name, at: role) ?? .absent
    }
  }

  /// Returns whether an observable has a value now: its component must be attached and its type must have such a
  /// part.
  public func has(_ observable: ObservablePath) -> Bool {
    guard case .part(let role, let name, let leaf) = observable else { return source(of: observable) != nil }
    return value(of: leaf, of: name, at: role) != nil
  }

  /// Returns the component that an observable is read from, or nil if none has it. For the scroll view, returns
  /// any ID.
  private func source(of observable: ObservablePath) -> ComponentID? {
    guard case .component(let role, let leaf) = observable else { return ComponentID(index: 0) }
    guard let c = component(role), leaf.exists(for: self[c].kind) else { return nil }
    return c
  }
}
