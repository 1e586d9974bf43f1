import RefreshEngine

/// An app's answer to one call, which may continue after waits.
package struct AppAnswer: Equatable, Sendable {
  /// The call that is answered.
  let hook: AppProgram.Hook
  /// The number of the call, from 1.
  let number: Int

  /// The component that called; nil for the scroll view.
  var role: ComponentRole? { if case .callback(let role, _) = hook { role } else { nil } }
  /// Whether a component has asked for content.
  var isLoad: Bool { if case .callback(_, .refreshing) = hook { true } else { false } }
}
