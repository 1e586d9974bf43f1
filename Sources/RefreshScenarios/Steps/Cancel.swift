import RefreshEngine

/// `cancel`: the system takes the finger away.
enum Cancel {
  static let kind = StepKind(
    word: .cancel, "cancel", "The pan is cancelled, as by an alert or another gesture."
  ) { if case .cancel = $0 { true } else { false } }
}
