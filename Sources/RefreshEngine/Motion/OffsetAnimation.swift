/// `-setContentOffset:animated:`: an animation to an offset, with ease-in and ease-out.
struct OffsetAnimation: Motion {
  let from: Double
  let to: Double

  /// UIKit documents the duration as constant without giving it; this is the default of `UIView`'s animations.
  var duration: Double { 0.25 }

  /// Returns the value of a cubic that begins and ends at rest.
  func position(at time: Double) -> Double {
    let t = time / duration
    return from + (to - from) * (t * t * (3 - 2 * t))
  }

  func velocity(at time: Double) -> Double {
    let t = time / duration
    return (to - from) * 6 * t * (1 - t) / duration
  }
}
