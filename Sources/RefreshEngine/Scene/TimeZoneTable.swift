/// The offset of a location's clocks from UTC, and its changes. The loader reads it from a time-zone database.
public struct TimeZoneTable: Equatable, Sendable {
  /// A change of the clocks.
  public struct Transition: Equatable, Sendable {
    /// The time of the change, in seconds since 1970-01-01T00:00:00Z.
    public let time: Int64
    /// The offset from UTC from this time on, in seconds; positive east of Greenwich.
    public let offset: Int32

    /// Makes a transition.
    public init(time: Int64, offset: Int32) {
      self.time = time
      self.offset = offset
    }
  }

  /// The offset before the first transition, in seconds.
  public let offset: Int32
  /// The transitions in the order of time.
  public let transitions: [Transition]

  /// Makes a table.
  ///
  /// - Parameters:
  ///   - offset: The offset from UTC before the first transition, in seconds; positive east of Greenwich.
  ///   - transitions: The transitions, in the order of time. The default is none.
  public init(offset: Int32, transitions: [Transition] = []) {
    self.offset = offset
    self.transitions = transitions
  }

  /// UTC.
  public static let utc = TimeZoneTable(offset: 0)

  /// Returns the offset from UTC at a time, in seconds.
  public func offset(at time: Int64) -> Int32 {
    var (low, high) = (0, transitions.count)
    while low < high {
      let middle = (low + high) / 2
      if transitions[middle].time <= time { low = middle + 1 } else { high = middle }
    }
    return low == 0 ? offset : transitions[low - 1].offset
  }
}
