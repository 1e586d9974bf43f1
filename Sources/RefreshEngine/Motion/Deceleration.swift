/// The motion of a view that was released within its edges and slows down.
///
/// x(t) = x₀ + v₀(r^(1000 t) − 1)/(1000·ln r) and v(t) = v₀·r^(1000 t), where r is the rate per millisecond.
/// "Designing Fluid Interfaces" (Apple, WWDC 2018, session 803) shows where such a motion ends; Ilya Lobanov
/// derives the formulas over time in "Deceleration mechanics of UIScrollView" (2019). The functions also follow the
/// curve beyond its duration; ``ScrollMotion`` ends it.
struct Deceleration: Motion {
  /// The starting position x₀.
  let start: Double
  /// The initial velocity v₀.
  let startVelocity: Double
  /// The rate at which the velocity decays.
  let rate: DecelerationRate

  /// The position that the curve approaches: the total distance is −v₀/(1000·ln r).
  var rest: Double { start - startVelocity / rate.decay }

  /// The time at which half a point remains, or 0 if less remains at the start.
  var duration: Double {
    let travel = (startVelocity / rate.decay).magnitude
    guard travel > Tolerance.distance else { return 0 }
    return Numerics.logarithm(Tolerance.distance / travel) / rate.decay
  }

  func position(at time: Double) -> Double {
    start + startVelocity * (Numerics.exponential(rate.decay * time) - 1) / rate.decay
  }

  func velocity(at time: Double) -> Double { startVelocity * Numerics.exponential(rate.decay * time) }

  /// Returns the time at which the curve reaches `position`, or nil if it never does.
  func time(at position: Double) -> Double? {
    guard position != start else { return 0 }
    // The fraction of the velocity that remains there; the same fraction of the distance remains.
    let share = velocity(passing: position) / startVelocity
    guard share > 0, share <= 1 else { return nil }
    return Numerics.logarithm(share) / rate.decay
  }

  /// Returns the velocity at `position`, which must be on the curve. The velocity decreases linearly with the
  /// distance.
  func velocity(passing position: Double) -> Double { startVelocity + rate.decay * (position - start) }
}

/// The rate at which a released view slows down: `UIScrollView.DecelerationRate`.
public enum DecelerationRate: String, Sendable, CaseIterable {
  /// UIScrollView's default. 0.998 of the velocity remains after a millisecond.
  case normal
  /// A rate that stops the view about five times as soon. 0.99 of the velocity remains after a millisecond.
  case fast

  /// The fraction of the velocity that remains after a millisecond; UIKit's raw value.
  public var perMillisecond: Double {
    switch self {
    case .normal: 0.998
    case .fast: 0.99
    }
  }

  /// The exponent λ of the velocity's decay, per second, 1000·ln r: v(t) = v₀·r^(1000 t) = v₀·e^(λt).
  ///
  /// Always negative. A literal, because every formula uses it.
  var decay: Double {
    switch self {
    case .normal: -2.002002670673077
    case .fast: -10.05033585350145
    }
  }
}
