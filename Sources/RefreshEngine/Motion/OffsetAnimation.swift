/// `-setContentOffset:animated:`: the content moves to an offset, slowly at first and at last.
struct OffsetAnimation: Motion {
  let from: Double
  let to: Double

  /// UIKit calls its duration constant and does not give it; this is the default of `UIView`'s animations.
  var duration: Double { 0.25 }

  /// A cubic that begins and ends at rest.
  func position(at time: Double) -> Double {
    let t = time / duration
    return from + (to - from) * (t * t * (3 - 2 * t))
  }

  func velocity(at time: Double) -> Double {
    let t = time / duration
    return (to - from) * 6 * t * (1 - t) / duration
  }
}
