/// A critically damped spring: the bounce at an edge, and the way to a page.
///
/// Relative to its target, x(t) = e^(−βt)(x₀ + (v₀ + βx₀)t): the fastest way home that does not swing. Mass 1, stiffness
/// 100 and a damping ratio of 1 follow Ilya Lobanov's "How UIScrollView works". The functions follow the curve beyond
/// its duration too; ``ScrollMotion`` ends it.
struct Spring: Motion {
  /// The damping β, in 1/s: the root of the stiffness 100 over the mass 1.
  static var damping: Double { 10 }

  /// The position where it comes to rest.
  let target: Double
  /// The start relative to the target: x₀.
  let displacement: Double
  /// The velocity v₀ with which it begins.
  let startVelocity: Double
  /// The time from which on it stays within half a point of the target, to less than a nanosecond, never too early.
  let duration: Double

  /// Makes the spring that takes over a view at `position`, moving with `velocity`.
  init(target: Double, position: Double, velocity: Double) {
    self.target = target
    displacement = position - target
    startVelocity = velocity
    duration = Self.settlingTime(displacement: position - target, velocity: velocity)
  }

  func position(at time: Double) -> Double {
    target + Self.displacement(at: time, from: displacement, drift)
  }

  func velocity(at time: Double) -> Double {
    Numerics.exponential(-Self.damping * time) * (startVelocity - Self.damping * drift * time)
  }

  /// The factor v₀ + βx₀ of the time.
  private var drift: Double {
    startVelocity + Self.damping * displacement
  }

  private static func displacement(at time: Double, from start: Double, _ drift: Double) -> Double {
    Numerics.exponential(-damping * time) * (start + drift * time)
  }

  /// Returns the first time after which the curve never leaves the tolerance again.
  ///
  /// The curve passes its target once at most, and turns once at most, later; from its turn on it only comes nearer.
  /// If it turns outside the tolerance, it is inside for good at some time after the turn, else at some time on its
  /// first way towards the target. There is no closed form of either; both are found by halving, which need not ask the
  /// curve but near the place where Newton's method finds the time.
  private static func settlingTime(displacement start: Double, velocity: Double) -> Double {
    let drift = velocity + damping * start
    func isOutside(_ time: Double) -> Bool {
      displacement(at: time, from: start, drift).magnitude > Tolerance.distance
    }

    // Without drift there is no turn: the quotient is infinite or not a number then, and nothing is outside there.
    let turn = velocity / (damping * drift)
    var outside = turn > 0 && isOutside(turn) ? turn : 0
    guard isOutside(outside) else { return 0 }

    var step = 0.125
    while isOutside(outside + step) {
      outside += step
      step *= 2
    }
    var inside = outside + step
    let guess = crossing(from: start, drift, between: outside, inside)
    let (before, after) = (guess - 0x1p-30, guess + 0x1p-30)
    let isSure = isOutside(before) && !isOutside(after)
    while inside - outside > 0x1p-31 {
      let middle = outside + (inside - outside) / 2
      if isSure && middle <= before || !(isSure && middle >= after) && isOutside(middle) {
        outside = middle
      } else {
        inside = middle
      }
    }
    return inside
  }

  /// Returns about the time at which the curve comes into the tolerance, between one before and one after it.
  private static func crossing(from start: Double, _ drift: Double, between low: Double, _ high: Double) -> Double {
    var (low, high) = (low, high)
    var guess = low + (high - low) / 2
    for _ in 0..<10 {
      let factor = Numerics.exponential(-damping * guess)
      let way = start + drift * guess
      let excess = factor * way.magnitude - Tolerance.distance
      if excess > 0 { low = guess } else { high = guess }
      let slope = factor * (way < 0 ? damping * way - drift : drift - damping * way)
      let next = guess - excess / slope
      if (next - guess).magnitude < 0x1p-32 { return next }
      guess = next > low && next < high ? next : low + (high - low) / 2
    }
    return guess
  }
}
