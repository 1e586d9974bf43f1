import RefreshEngine

/// An app's answer to one call, which may continue after waits.
package struct AppAnswer: Equatable, Sendable {
  /// The call that is answered.
  let hook: AppProgram.Hook
  /// The number of the call, from 1.
  let number: Int

  /// The component in whose answer the call was made, for a call of the scroll view; nil if it was made in none.
  let outer: ComponentRole?

  /// The component that called; nil for the scroll view.
  var role: ComponentRole? { if case .callback(let role, _) = hook { role } else { nil } }
  /// The component that called, or in whose answer the scroll view called.
  var cause: ComponentRole? { role ?? outer }
  /// Whether a component has asked for content.
  var isLoad: Bool { if case .callback(_, .refreshing) = hook { true } else { false } }
}
