import RefreshEngine
import RefreshPresets

/// `resetNoMoreData`: the app tells a footer that there is more data again.
enum ResetNoMoreData {
  static let kind = StepKind(
    "resetNoMoreData", ValueType<ComponentRole>.footer.located, forApps: true, examples: ["footer"],
    "The app calls `resetNoMoreData`."
  ) { role, builder in
    builder.requireComponent(at: role) ? .resetNoMoreData(role.value) : nil
  } from: {
    if case .resetNoMoreData(let role) = $0 { Located(role) } else { nil }
  }
}
