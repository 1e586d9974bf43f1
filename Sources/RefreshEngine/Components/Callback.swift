/// The calls that a component makes to the app.
public enum Callback: UInt8, Sendable, CaseIterable {
  /// `refreshingBlock`, or the target's action.
  case refreshing
  /// `beginRefreshingCompletionBlock`.
  case beginRefreshingCompletion
  /// `endRefreshingAnimationBeginAction`.
  case endRefreshingAnimationBegin
  /// `endRefreshingCompletionBlock`.
  case endRefreshingCompletion

  /// The name in scenarios, events and traces.
  public var name: String {
    switch self {
    case .refreshing: "refreshing"
    case .beginRefreshingCompletion: "beginRefreshingCompletion"
    case .endRefreshingAnimationBegin: "endRefreshingAnimationBegin"
    case .endRefreshingCompletion: "endRefreshingCompletion"
    }
  }
}
