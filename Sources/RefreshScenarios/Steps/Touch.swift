/// `touch`: a finger goes down.
struct Touch: Step {
  func run(on stage: inout Stage) { stage.simulation.touch() }

  static let kind = StepKind(
    word: Touch(), "touch", "A finger goes down: the pan begins, and the scroll view is being dragged.")
}
