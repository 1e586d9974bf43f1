/// `cancel`: the system takes the finger away.
struct Cancel: Step {
  func run(on stage: inout Stage) { stage.simulation.cancel() }

  static let kind = StepKind(word: Cancel(), "cancel", "The pan is cancelled, as by an alert or another gesture.")
}
