import RefreshEngine

/// Constants of MJRefresh and of the languages.
extension Interpreter {
  /// Returns the value of a constant of MJRefresh or of the languages.
  static func constant(_ name: String) -> Value? {
    let defaults = ComponentSettings()
    return switch name {
    case "true", "YES", "@YES", "TRUE": .flag(true)
    case "false", "NO", "@NO", "FALSE": .flag(false)
    case "nil", "NULL", "Nil": .nothing
    case "MJRefreshLabelLeftInset": .real(defaults.labelLeftInset)
    case "MJRefreshHeaderHeight": .real(Family.header.extent)
    case "MJRefreshFooterHeight": .real(Family.backFooter.extent)
    case "MJRefreshTrailWidth": .real(Family.trailer.extent)
    case "M_PI": .real(.pi)
    case "M_PI_2": .real(.pi / 2)
    case "MJRefreshFastAnimationDuration": .real(defaults.fastAnimationDuration.seconds)
    case "MJRefreshSlowAnimationDuration": .real(defaults.slowAnimationDuration.seconds)
    case "MJRefreshHeaderLastUpdatedTimeKey": .text(name)
    default: state(name)
    }
  }

  /// Returns the number of a state in C: `MJRefreshStateIdle`.
  private static func state(_ name: String) -> Value? {
    guard name.hasPrefix("MJRefreshState") else { return nil }
    return Value.path(name).state.map { .number(Number(Int($0.rawValue))) }
  }
}
