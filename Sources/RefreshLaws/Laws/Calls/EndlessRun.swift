import RefreshEngine
import RefreshText

/// An endless loop, of the run loop or of the app's answers.
struct EndlessRun: Law {
  static let name = "fault"
  static let summary = "the run loop comes to an end"
  static let occasions: Occasion.Kinds = [.fault, .endlessCalls]

  init(_ world: World) {}

  func check(_ occasion: Occasion, in run: borrowing RunView, _ breaches: inout Breaches) {
    switch occasion {
    case .fault(.endlessLoop):
      breaches.report(nil, nil, observed: [], "more than \(Simulation.maximumBlocksPerTurn) blocks run in one turn")
    case .fault(.endlessRecursion(let call)):
      breaches.report(
        nil, nil, observed: [],
        "the app's answers call each other without end\(call.hook.map { ", at last in `\($0.name)`" } ?? "")")
    case .fault(.tooManyRows):
      breaches.report(
        nil, nil, observed: [], "more than \(grouped(Int(Simulation.maximumRows))) rows are loaded")
    case .endlessCalls:
      breaches.report(nil, nil, observed: [], "the app is called without end at one instant")
    default: break
    }
  }
}
