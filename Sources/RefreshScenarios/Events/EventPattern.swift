import RefreshDiagnostics
import RefreshEngine

/// One line of an `expectEvents` step, with its place.
public struct EventPattern: Sendable {
  /// What it stands for.
  public let kind: Kind
  /// As it is written: `header: idle -> pulling`.
  public let text: String
  /// Where it stands.
  public let span: Span

  /// What a line stands for.
  public enum Kind: Equatable, Sendable {
    /// `…`: any number of events, also none.
    case anyNumber
    /// Exactly this event.
    case event(Event.Kind)
  }

  /// Whether it stands for this event alone.
  func matches(_ event: Event) -> Bool {
    switch kind {
    case .anyNumber: false
    case .event(let expected): event.kind.isNear(expected)
    }
  }
}

extension Event.Kind {
  /// Whether it is the same event, its numbers within ``NumberMatcher/tolerance``.
  func isNear(_ other: Event.Kind) -> Bool {
    switch (self, other) {
    case (.inset(let edge, let from, let to), .inset(let otherEdge, let otherFrom, let otherTo)):
      edge == otherEdge && NumberMatcher.equal(otherFrom).matches(from) && NumberMatcher.equal(otherTo).matches(to)
    case (.animation(let role, let name, let duration), .animation(let otherRole, let otherName, let other)):
      role == otherRole && name == otherName && NumberMatcher.equal(other.seconds).matches(duration.seconds)
    default: self == other
    }
  }
}
