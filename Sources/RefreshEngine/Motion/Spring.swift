/// A critically damped spring: the bounce at an edge, and the motion to a page.
///
/// Relative to its target, x(t) = e^(−βt)(x₀ + (v₀ + βx₀)t), the fastest return that doesn't oscillate. Mass 1,
/// stiffness 100 and a damping ratio of 1 follow Ilya Lobanov's "How UIScrollView works". The functions also follow
/// the curve beyond its duration; ``ScrollMotion`` ends it.
struct Spring: Motion {
  /// The damping β, in 1/s: the square root of the stiffness 100 over the mass 1.
  static var damping: Double { 10 }

  /// The position at which it comes to rest.
  let target: Double
  /// The starting position relative to the target: x₀.
  let displacement: Double
  /// The initial velocity v₀.
  let startVelocity: Double
  /// The time after which the curve stays within half a point of the target; accurate to within a nanosecond, and
  /// never too early.
  let duration: Double

  /// Makes the spring that takes over a view at `position`, moving at `velocity`.
  init(target: Double, position: Double, velocity: Double) {
    self.target = target
    displacement = position - target
    startVelocity = velocity
    duration = Self.settlingTime(displacement: position - target, velocity: velocity)
  }

  func position(at time: Double) -> Double { target + Self.displacement(at: time, from: displacement, drift) }

  func velocity(at time: Double) -> Double {
    Numerics.exponential(-Self.damping * time) * (startVelocity - Self.damping * drift * time)
  }

  /// The coefficient v₀ + βx₀ of the time.
  private var drift: Double { startVelocity + Self.damping * displacement }

  private static func displacement(at time: Double, from start: Double, _ drift: Double) -> Double {
    Numerics.exponential(-damping * time) * (start + drift * time)
  }

  /// Returns the time after which the curve stays within the tolerance.
  ///
  /// The curve crosses its target at most once and then reverses at most once; after reversing it only approaches
  /// the target. If it reverses outside the tolerance, it finally enters it after the reversal; otherwise it does
  /// so on its first approach. There is no closed form for either time. Both are found by bisection, which
  /// evaluates the curve only near the estimate of Newton's method.
  private static func settlingTime(displacement start: Double, velocity: Double) -> Double {
    let drift = velocity + damping * start
    func isOutside(_ time: Double) -> Bool {
      displacement(at: time, from: start, drift).magnitude > Tolerance.distance
    }

    // Without drift there is no reversal: the quotient is infinite or NaN, and the curve isn't outside there.
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

  /// Returns an approximate time at which the curve enters the tolerance, between a time before and one after it.
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
