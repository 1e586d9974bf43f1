/// How often an auto footer may be triggered by one drag.
public enum TriggerTimes: Equatable, Sendable {
  /// So many times, not negative.
  case times(Int32)
  /// Without end.
  case unlimited

  /// MJRefresh's number; −1 is without end, and counting down can reach it, too.
  var count: Int32 {
    switch self {
    case .times(let count): count
    case .unlimited: TriggerTimes.unlimitedCount
    }
  }

  static let unlimitedCount: Int32 = -1

  init(count: Int32) { self = count == TriggerTimes.unlimitedCount ? .unlimited : .times(count) }
}
