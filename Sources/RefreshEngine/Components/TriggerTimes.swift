/// How often an auto footer may be triggered by one drag.
public enum TriggerTimes: Equatable, Sendable {
  /// So many times, not negative.
  case times(Int32)
  /// Without end; MJRefresh's −1.
  case unlimited
}
