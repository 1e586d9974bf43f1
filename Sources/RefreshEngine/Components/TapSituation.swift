/// The values from which a tap on a footer's label decides.
public struct TapSituation: Sendable {
  /// Whether the component's label responds to taps: an auto footer's does.
  let responds: Bool
  let isHidden: Bool
  let alpha: Double
  let isLabelHidden: Bool
  let isInWindow: Bool
  let state: RefreshState

  /// Decides by `tap`.
  @inline(__always)
  func holds<W: Witness>(before witness: inout W) -> Bool {
    // UIView's hit test ignores views whose alpha is below 0.01.
    witness.sees(.respondsToTaps, responds, []) && witness.sees(.shown, !isHidden, [])
      && witness.sees(.opaque, alpha > 0.01, [alpha]) && witness.sees(.labelShown, !isLabelHidden, [])
      && witness.sees(.inWindow, isInWindow, [])
      && witness.sees(.state(.idle), state == .idle, [Double(state.rawValue)])
  }
}
