import RefreshEngine

/// An app's answer to one call, which may go on after waits.
package struct AppAnswer: Equatable, Sendable {
  /// What was called.
  let hook: AppProgram.Hook
  /// Which of the calls it was, from 1.
  let number: Int

  /// The component that called; nil for the scroll view.
  var role: ComponentRole? { if case .callback(let role, _) = hook { role } else { nil } }
  /// Whether a component has asked for content.
  var isLoad: Bool { if case .callback(_, .refreshing) = hook { true } else { false } }
}
