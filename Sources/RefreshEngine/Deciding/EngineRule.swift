/// A rule by which the engine decides whether something happens.
public enum EngineRule: String, Sendable, CaseIterable {
  /// An idle component that is pulled past its threshold is pulling.
  case pull = "pull"
  /// A pulling component that is pulled less than its threshold is idle again.
  case pullBack = "pull.back"
  /// A pulling component refreshes once no finger holds it.
  case release = "release"
  /// An auto footer refreshes when enough of it shows.
  case autoTrigger = "auto-footer.trigger"
  /// An auto footer refreshes when the finger is lifted at the end of the content.
  case autoRelease = "auto-footer.release"
  /// An auto footer refreshes a limited number of times in one drag.
  case autoTimes = "auto-footer.times"
  /// A tap on an auto footer's label refreshes.
  case tap = "tap"
  /// `beginRefreshing` refreshes.
  case begin = "begin"
  /// `beginRefreshing` without a window waits for one.
  case beginOffScreen = "begin.off-screen"
  /// A component that is about to refresh does so once it is displayed.
  case appear = "begin.on-screen"
  /// A state is assigned: `endRefreshing` and others.
  case assign = "state.assign"
  /// A refreshing header makes room.
  case room = "header.room"
  /// A refreshing header with `collectionViewAnimationBug` makes room when its animation ends.
  case boundsRoom = "header.bounds"
  /// A hidden component isn't notified of offsets and pans.
  case notice = "hidden"

  /// The section of `Documentation/engine-rules.md` that states the rule.
  public var section: String {
    switch self {
    case .pull, .pullBack: "S5.4, S6.19"
    case .release: "S5.5, S6.19"
    case .autoTrigger: "S6.5, S6.6"
    case .autoRelease: "S6.7"
    case .autoTimes: "S6.8"
    case .tap: "S2.16, S6.12"
    case .begin: "S4.8"
    case .beginOffScreen, .appear: "S4.9"
    case .assign: "S4.3, S4.10"
    case .room: "S5.7"
    case .boundsRoom: "S5.9"
    case .notice: "S4.7"
    }
  }
}
