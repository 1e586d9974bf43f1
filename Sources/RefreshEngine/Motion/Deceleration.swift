/// A view that was let go within its edges and slows down by itself.
///
/// x(t) = x₀ + v₀(r^(1000 t) − 1)/(1000·ln r) and v(t) = v₀·r^(1000 t), with r the rate per millisecond. Apple shows
/// where such a motion ends in "Designing Fluid Interfaces" (WWDC 2018, session 803); Ilya Lobanov derives the formulas
/// of time in "Deceleration mechanics of UIScrollView" (2019). The functions follow the curve beyond its
/// duration too; ``ScrollMotion`` ends it.
struct Deceleration: Motion {
  /// The position x₀ where it begins.
  let start: Double
  /// The velocity v₀ with which it begins.
  let startVelocity: Double
  /// The rate at which the velocity decays.
  let rate: DecelerationRate

  /// The position that the curve comes ever nearer to: the total travel is −v₀/(1000·ln r).
  var rest: Double {
    start - startVelocity / rate.decay
  }

  /// The time at which half a point of the way is left, 0 if it is less from the start.
  var duration: Double {
    let travel = (startVelocity / rate.decay).magnitude
    guard travel > Tolerance.distance else { return 0 }
    return Numerics.logarithm(Tolerance.distance / travel) / rate.decay
  }

  func position(at time: Double) -> Double {
    start + startVelocity * (Numerics.exponential(rate.decay * time) - 1) / rate.decay
  }

  func velocity(at time: Double) -> Double {
    startVelocity * Numerics.exponential(rate.decay * time)
  }

  /// Returns when the curve comes to `position`, or nil if it never does.
  func time(at position: Double) -> Double? {
    guard position != start else { return 0 }
    // The part of the velocity that is left there; of the way, the same part is left.
    let share = velocity(passing: position) / startVelocity
    guard share > 0, share <= 1 else { return nil }
    return Numerics.logarithm(share) / rate.decay
  }

  /// Returns the velocity with which the curve passes `position`, which lies on its way: it falls evenly with the way.
  func velocity(passing position: Double) -> Double {
    startVelocity + rate.decay * (position - start)
  }
}

/// The rate at which a released view slows down: `UIScrollView.DecelerationRate`.
public enum DecelerationRate: String, Sendable, CaseIterable {
  /// UIScrollView's default; 0.998 of the velocity is left after a millisecond.
  case normal
  /// Stops about five times as soon; 0.99 of the velocity is left after a millisecond.
  case fast

  /// The part of the velocity that is left after a millisecond, UIKit's raw value.
  public var perMillisecond: Double {
    switch self {
    case .normal: 0.998
    case .fast: 0.99
    }
  }

  /// The exponent λ of the velocity's decay in seconds, 1000·ln r: v(t) = v₀·r^(1000 t) = v₀·e^(λt).
  ///
  /// Always negative. Written down, not computed, as it is in every formula.
  var decay: Double {
    switch self {
    case .normal: -2.002002670673077
    case .fast: -10.05033585350145
    }
  }
}
