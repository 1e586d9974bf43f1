/// What a property of a part is, as a function of the component's state and pulling percent, and of nothing else.
///
/// The entry of the current state counts, if there is one; else the ramp, if there is one; else the default.
public struct PartRule: Equatable, Sendable {
  /// The value that counts where neither state nor ramp has one; nil for the kind's own.
  public var plain: PartValue?
  /// The values of states.
  public var states: [State] = []
  /// The values over the pulling percent, rising; none, or at least two.
  public var ramp: [Stop] = []

  /// The value of one state.
  public struct State: Equatable, Sendable {
    /// The state.
    public let state: RefreshState
    /// The value in it.
    public let value: Entry
    /// The value of a state.
    public init(_ state: RefreshState, _ value: Entry) { (self.state, self.value) = (state, value) }
  }

  /// A value, or numbers that repeat from the moment in which the state was entered.
  public enum Entry: Equatable, Sendable {
    case value(PartValue)
    case repeating(Repetition)
  }

  /// A number that goes from one value to another, again and again: a `CABasicAnimation`.
  public struct Repetition: Equatable, Sendable {
    /// The time from one value to the other, more than 0.
    public let every: Interval
    /// The first value.
    public let from: Double
    /// The other value.
    public let to: Double
    /// Whether it goes back the same way, in the same time (`autoreverses`).
    public let yoyo: Bool
    /// A number that repeats. The default is that it jumps back.
    public init(every: Interval, from: Double, to: Double, yoyo: Bool = false) {
      (self.every, self.from, self.to, self.yoyo) = (every, from, to, yoyo)
    }
  }

  /// A value at a pulling percent.
  public struct Stop: Equatable, Sendable {
    /// The pulling percent, as a fraction.
    public let percent: Double
    /// The value there.
    public let value: PartValue
    /// A value at a pulling percent, as a fraction.
    public init(_ percent: Double, _ value: PartValue) { (self.percent, self.value) = (percent, value) }
  }

  /// A value that is always the same.
  public init(_ plain: PartValue? = nil) { self.plain = plain }
}
