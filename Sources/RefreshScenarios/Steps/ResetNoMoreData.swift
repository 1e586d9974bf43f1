import RefreshEngine
import RefreshPresets

/// `resetNoMoreData`: there is more data for a footer again.
enum ResetNoMoreData {
  static let kind = StepKind(
    "resetNoMoreData", of: .footer, example: "footer", Command.resetNoMoreData, "The app calls `resetNoMoreData`.")
}
