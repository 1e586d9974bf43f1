/// The declaration of an observable: its path, the type of its value, how it is read, and a summary.
///
/// Traces, matchers, the schema, the reference, coverage and the page's frames are all derived from it.
struct ObservableRow: Sendable {
  /// The way to read a value, which also determines its type. The scroll view's observables ignore the component.
  enum Reading: Sendable {
    /// Points, degrees or a count.
    case number(@Sendable (Simulation, ComponentID) -> Double)
    /// A number that may be missing.
    case optionalNumber(@Sendable (Simulation, ComponentID) -> Double?)
    /// A fraction of a whole.
    case fraction(@Sendable (Simulation, ComponentID) -> Double)
    case seconds(@Sendable (Simulation, ComponentID) -> Double)
    case bool(@Sendable (Simulation, ComponentID) -> Bool)
    case text(@Sendable (Simulation, ComponentID) -> String)
    /// One of a fixed set of names.
    case name(@Sendable () -> [String], @Sendable (Simulation, ComponentID) -> String)
    case count(@Sendable (Simulation, ComponentID) -> TriggerTimes)
    /// Seconds since 1970-01-01T00:00:00Z.
    case date(@Sendable (Simulation, ComponentID) -> Int64?)
  }

  /// The description of an observable.
  struct Facts: Sendable {
    /// The name after `scroll.`, the role or the part.
    let path: String
    /// The type of the value, computed once.
    let type: ObservableType
    /// The range of its numbers.
    var range = ObservableRange.any
    /// A sentence for readers.
    let summary: Summary
    /// When a summary of the state includes it.
    var listed = ObservablePath.Listing.never
  }

  let facts: Facts
  let reading: Reading
  /// The part of a component that the observable needs.
  let part: ComponentPart

  init(
    _ path: String, _ reading: Reading, in range: ObservableRange = .any, _ summary: Summary,
    of part: ComponentPart = .component, listed: ObservablePath.Listing = .never
  ) {
    facts = Facts(path: path, type: reading.type, range: range, summary: summary, listed: listed)
    self.reading = reading
    self.part = part
  }
}

/// The numbers that an observable can have.
public enum ObservableRange: Equatable, Sendable {
  /// Any number.
  case any
  /// A fraction, from 0 to 1.
  case part
  /// A size or a time, 0 or more.
  case size
  /// A whole number, 0 or more.
  case count
  /// Degrees, from −180 to 180.
  case turn
}

/// The type of an observable's value, which determines what it can be compared with.
public enum ObservableType: Equatable, Sendable {
  /// A number in a unit.
  case number(NumberUnit)
  /// True or false.
  case boolean
  /// Any text.
  case text
  /// One of a fixed set of names, such as states or types.
  case name([String])
  /// A colour as ``RGBAColor/text``.
  case color
  /// A whole number or `unlimited`.
  case countOrUnlimited
  /// A wall-clock time, observed in UTC.
  case dateTime

  /// The unit of a number, which determines the units that may be written after it.
  public enum NumberUnit: Equatable, Sendable {
    /// Points, degrees or a count: a plain number.
    case bare
    /// A fraction; `50%` is 0.5.
    case fraction
    /// Seconds; `250ms` is 0.25.
    case seconds
  }
}

extension ObservableRow.Reading {
  fileprivate var type: ObservableType {
    switch self {
    case .number, .optionalNumber: .number(.bare)
    case .fraction: .number(.fraction)
    case .seconds: .number(.seconds)
    case .bool: .boolean
    case .text: .text
    case .name(let names, _): .name(names())
    case .count: .countOrUnlimited
    case .date: .dateTime
    }
  }

  func value(in simulation: Simulation, _ c: ComponentID) -> ObservedValue {
    switch self {
    case .number(let read), .fraction(let read), .seconds(let read): .number(read(simulation, c))
    case .optionalNumber(let read): read(simulation, c).map { .number($0) } ?? .absent
    case .bool(let read): .bool(read(simulation, c))
    case .text(let read), .name(_, let read): .text(read(simulation, c))
    case .count(let read):
      switch read(simulation, c) {
      case .times(let times): .number(Double(times))
      case .unlimited: .text("unlimited")
      }
    case .date(let read): read(simulation, c).map { .text(ObservedValue.timeText($0)) } ?? .absent
    }
  }

  /// Returns the value as a number in a frame (``FrameColumn``): NaN for nothing, infinity for `unlimited`, the
  /// index of a name, the fingerprint of a text.
  func number(in simulation: Simulation, _ c: ComponentID) -> Double {
    switch self {
    case .number(let read), .fraction(let read), .seconds(let read): return read(simulation, c)
    case .optionalNumber(let read): return read(simulation, c) ?? .nan
    case .bool(let read): return read(simulation, c) ? 1 : 0
    case .text(let read): return Double(FrameColumn.fingerprint(of: read(simulation, c)))
    case .name(let names, let read):
      let name = read(simulation, c)
      return Double(names().firstIndex { $0.hasSameBytes(as: name) } ?? 0)
    case .count(let read):
      if case .times(let times) = read(simulation, c) { return Double(times) }
      return .infinity
    case .date(let read): return read(simulation, c).map { Double($0) } ?? .nan
    }
  }
}
