/// How fast a view that was let go slows down: UIScrollView.DecelerationRate.
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
