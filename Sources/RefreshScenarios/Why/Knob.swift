import RefreshEngine
import RefreshLaws

/// A key of a component that decides whether something happens, and that suggestions change.
package enum Knob: String, Sendable, CaseIterable {
  /// The height, which a pull must pass.
  case height
  /// The part of an auto footer that must show.
  case triggerPercent
  /// Whether an auto footer refreshes when it comes into view.
  case automaticallyRefresh
  /// The number of times that one drag may trigger an auto footer.
  case autoTriggerTimes
  /// Whether the component is hidden.
  case hidden
  /// Whether its label is hidden.
  case labelHidden = "stateLabel.hidden"

  /// The values that a search may try, from the one that suits most; nil for a key with only one such value.
  package var range: ClosedRange<Int>? {
    switch self {
    // A component that is lower can't be seen.
    case .height: 20...200
    case .triggerPercent: 0...200
    case .autoTriggerTimes: 1...20
    case .automaticallyRefresh, .hidden, .labelHidden: nil
    }
  }

  /// Whether lower values suit more.
  package var isLess: Bool { self != .autoTriggerTimes }

  /// Sets the key.
  ///
  /// - Parameters:
  ///   - settings: The settings.
  ///   - value: The value: points, a fraction or a count. A key with only one value ignores it.
  package func set(_ settings: inout ComponentSettings, to value: Double) {
    switch self {
    case .height: settings.height = value
    case .triggerPercent: settings.triggerPercent = value
    case .automaticallyRefresh: settings.automaticallyRefresh = true
    case .autoTriggerTimes: settings.autoTriggerTimes = .times(Int32(value))
    case .hidden: settings.hidden = false
    case .labelHidden: settings.stateLabel.hidden = false
    }
  }

  /// Returns the change in words: `triggerPercent ≤ 73%`.
  ///
  /// - Parameter value: The value as readers see it: points, percent or a count.
  package func text(_ value: String) -> String {
    switch self {
    case .height: "height ≤ \(value)"
    case .triggerPercent: "triggerPercent ≤ \(value)%"
    case .automaticallyRefresh: "automaticallyRefresh: true"
    case .autoTriggerTimes: "autoTriggerTimes: \(value)"
    case .hidden, .labelHidden: "\(rawValue): false"
    }
  }
}
