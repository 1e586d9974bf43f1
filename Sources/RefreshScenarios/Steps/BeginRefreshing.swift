import RefreshEngine
import RefreshPresets

/// `beginRefreshing`: the app asks a component to refresh.
enum BeginRefreshing {
  static let kind = StepKind(
    "beginRefreshing", example: "header", Command.beginRefreshing, "The app calls `beginRefreshing`.")
}
