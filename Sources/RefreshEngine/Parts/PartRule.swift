/// The value of a part's property as a function of only the component's state and pulling percent.
///
/// The entry for the current state applies if there is one; otherwise the ramp if there is one; otherwise the
/// default.
public struct PartRule: Equatable, Sendable {
  /// The value if neither the state nor the ramp has one; nil for the kind's own default.
  public var plain: PartValue?
  /// The values for states.
  public var states: [State] = []
  /// The values over the pulling percent, in increasing order; either none or at least two.
  public var ramp: [Stop] = []

  /// The value of one state.
  public struct State: Equatable, Sendable {
    /// The state.
    public let state: RefreshState
    /// The value in this state.
    public let value: Entry
    /// Makes the value of a state.
    public init(_ state: RefreshState, _ value: Entry) { (self.state, self.value) = (state, value) }
  }

  /// A value, or numbers that repeat from the time when the state was entered.
  public enum Entry: Equatable, Sendable {
    case value(PartValue)
    case repeating(Repetition)
  }

  /// A number that moves repeatedly from one value to another: a `CABasicAnimation`.
  public struct Repetition: Equatable, Sendable {
    /// The time from one value to the other; more than 0.
    public let every: Interval
    /// The first value.
    public let from: Double
    /// The other value.
    public let to: Double
    /// Whether it also moves back, in the same time (`autoreverses`).
    public let yoyo: Bool
    /// Makes a repeating number. By default it jumps back.
    public init(every: Interval, from: Double, to: Double, yoyo: Bool = false) {
      (self.every, self.from, self.to, self.yoyo) = (every, from, to, yoyo)
    }
  }

  /// A value at a pulling percent.
  public struct Stop: Equatable, Sendable {
    /// The pulling percent, as a fraction.
    public let percent: Double
    /// The value at this percent.
    public let value: PartValue
    /// Makes a value at a pulling percent, as a fraction.
    public init(_ percent: Double, _ value: PartValue) { (self.percent, self.value) = (percent, value) }
  }

  /// Makes a rule with a constant value.
  public init(_ plain: PartValue? = nil) { self.plain = plain }
}
