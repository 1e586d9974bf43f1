import RefreshEngine

/// `cancel`: the system cancels the touch.
enum Cancel {
  static let kind = StepKind(
    word: .cancel, "cancel", "The pan is cancelled, for example by an alert or another gesture."
  ) { if case .cancel = $0 { true } else { false } }
}
