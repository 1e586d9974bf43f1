/// An observable, declared once: its path, the type of its value with the way it is read, and a summary.
///
/// Traces, matchers, schema, reference, coverage and the page's frames all follow from the row.
struct ObservableRow: Sendable {
  /// The way a value is read, which is also its type. Of the scroll view's, the component is none.
  enum Reading: Sendable {
    /// Points, degrees, a count.
    case number(@Sendable (Simulation, ComponentID) -> Double)
    /// A number that may be missing.
    case optionalNumber(@Sendable (Simulation, ComponentID) -> Double?)
    /// A part of a whole.
    case fraction(@Sendable (Simulation, ComponentID) -> Double)
    case seconds(@Sendable (Simulation, ComponentID) -> Double)
    case bool(@Sendable (Simulation, ComponentID) -> Bool)
    case text(@Sendable (Simulation, ComponentID) -> String)
    /// One of some names.
    case name(@Sendable () -> [String], @Sendable (Simulation, ComponentID) -> String)
    case count(@Sendable (Simulation, ComponentID) -> TriggerTimes)
    /// Seconds since 1970-01-01T00:00:00Z.
    case date(@Sendable (Simulation, ComponentID) -> Int64?)
  }

  /// What is said of an observable.
  struct Facts: Sendable {
    /// The name behind `scroll.`, the role or the part.
    let path: String
    /// The type of the value, worked out once.
    let type: ObservableType
    /// The numbers that it can be.
    var range = ObservableRange.any
    /// A sentence for people.
    let summary: Summary
    /// Whether a summary of the state tells it.
    var told = ObservablePath.Telling.never
  }

  let facts: Facts
  let reading: Reading
  /// The part of a component that has it.
  let part: ComponentPart

  init(
    _ path: String, _ reading: Reading, in range: ObservableRange = .any, _ summary: Summary,
    of part: ComponentPart = .component, told: ObservablePath.Telling = .never
  ) {
    facts = Facts(path: path, type: reading.type, range: range, summary: summary, told: told)
    self.reading = reading
    self.part = part
  }
}

/// The numbers that an observable can be.
public enum ObservableRange: Equatable, Sendable {
  /// Any number.
  case any
  /// A part of a whole, from 0 to 1.
  case part
  /// A size or a time, 0 or more.
  case size
  /// A whole number, 0 or more.
  case count
  /// Degrees, from −180 to 180.
  case turn
}

/// The type of an observable's value, and so what it can be compared with.
public enum ObservableType: Equatable, Sendable {
  /// A number in a unit.
  case number(NumberUnit)
  /// True or false.
  case boolean
  /// Any text.
  case text
  /// One of a few names: of states, of types.
  case name([String])
  /// A colour as ``RGBAColor/text``.
  case color
  /// A whole number or `unlimited`.
  case countOrUnlimited
  /// A time of the wall clock, observed in UTC.
  case dateTime

  /// The unit of a number; it decides which units may be written behind it.
  public enum NumberUnit: Equatable, Sendable {
    /// Points, degrees, a count: a bare number.
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

  /// The value as a number of a frame (``FrameColumn``): NaN for nothing, infinity for `unlimited`, the index of a name, the
  /// fingerprint of a text.
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
