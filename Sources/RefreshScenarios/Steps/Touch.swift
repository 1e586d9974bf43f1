import RefreshEngine

/// `touch`: a finger goes down.
enum Touch {
  static let kind = StepKind(
    word: .touch, "touch", "A finger touches the list: the pan begins, and the scroll view is being dragged."
  ) { if case .touch = $0 { true } else { false } }
}
