/// How often a component has called back.
struct CallCounts: Sendable {
  private var refreshing: Int32 = 0
  private var beginRefreshingCompletion: Int32 = 0
  private var endRefreshingAnimationBegin: Int32 = 0
  private var endRefreshingCompletion: Int32 = 0

  /// The count of one call.
  subscript(callback: Callback) -> Int32 {
    get {
      switch callback {
      case .refreshing: refreshing
      case .beginRefreshingCompletion: beginRefreshingCompletion
      case .endRefreshingAnimationBegin: endRefreshingAnimationBegin
      case .endRefreshingCompletion: endRefreshingCompletion
      }
    }
    set {
      switch callback {
      case .refreshing: refreshing = newValue
      case .beginRefreshingCompletion: beginRefreshingCompletion = newValue
      case .endRefreshingAnimationBegin: endRefreshingAnimationBegin = newValue
      case .endRefreshingCompletion: endRefreshingCompletion = newValue
      }
    }
  }
}
