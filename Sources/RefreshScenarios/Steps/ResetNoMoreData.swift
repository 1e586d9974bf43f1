import RefreshEngine
import RefreshPresets

/// `resetNoMoreData`: the app tells a footer that there is more data again.
enum ResetNoMoreData {
  static let kind = StepKind(
    "resetNoMoreData", of: .footer, example: "footer", Command.resetNoMoreData, "The app calls `resetNoMoreData`.")
}
