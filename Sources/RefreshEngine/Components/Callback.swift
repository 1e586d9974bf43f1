/// A component's calls to the app.
public enum Callback: String, Sendable, CaseIterable {
  /// `refreshingBlock`, or the target's action.
  case refreshing
  /// `beginRefreshingCompletionBlock`.
  case beginRefreshingCompletion
  /// `endRefreshingAnimationBeginAction`.
  case endRefreshingAnimationBegin
  /// `endRefreshingCompletionBlock`.
  case endRefreshingCompletion

  /// The name in scenarios, events and traces.
  public var name: String { rawValue }

  /// The place among all cases.
  package var place: Int {
    switch self {
    case .refreshing: 0
    case .beginRefreshingCompletion: 1
    case .endRefreshingAnimationBegin: 2
    case .endRefreshingCompletion: 3
    }
  }
}

/// The number of calls that a component has made, by callback.
package struct CallCounts: Sendable {
  private var counts = SIMD4<Int32>.zero

  package internal(set) subscript(callback: Callback) -> Int32 {
    get { counts[callback.place] }
    set { counts[callback.place] = newValue }
  }
}
