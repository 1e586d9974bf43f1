import RefreshEngine
import RefreshLaws

extension Owner {
  /// Decides who has to act on a problem, from runs that show it. The museum and `explore` both do, each with its own runs.
  ///
  /// - Parameters:
  ///   - shape: The problem; `nil` for what holds by design.
  ///   - level: The lowest level at which it shows.
  ///   - isAvoidedByDefaults: Whether none of the runs shows it with default settings.
  ///   - isAvoidedByApp: Whether none of the runs shows it with an app that does nothing wrong.
  package init(
    of shape: Problem.Shape?, at level: Level, isAvoidedByDefaults: @autoclosure () -> Bool,
    isAvoidedByApp: @autoclosure () -> Bool
  ) {
    // Other runs than these show that the library does it without the app.
    let isLibrarys = shape.map(Problem.Shape.ofLibrary.contains) ?? false
    self.init(
      isAvoidedByDefaults: !isLibrarys && shape?.law.law.isOfApp != true && isAvoidedByDefaults(),
      isAvoidedByApp: level == .anything && !isLibrarys || isAvoidedByApp())
    // A condition that fails with default settings and a correct app, too, is too strict; only the suite can change it.
    if self == .library, shape?.law == .suiteCondition { self = .preset }
  }
}

extension Problem.Shape {
  /// The problems that components with default settings show in the examples of laws, with an app that does nothing that it
  /// must not do. What an app of a suite owes its users isn't among them.
  package static let ofLibrary: Set<Problem.Shape> = {
    var shapes: Set<Problem.Shape> = []
    for id in LawID.problems where !id.law.isOfApp {
      for example in [id.law.sick].compactMap(\.self) + id.law.furtherSick {
        let problems = example.scenario?.trialByDefault(of: id).problems ?? []
        shapes.formUnion(problems.filter { $0.level < .anything }.map(\.shape))
      }
    }
    return shapes
  }()
}

extension Scenario {
  /// Carries out all steps with components in their default settings, while a law looks at them.
  fileprivate func trialByDefault(of law: LawID) -> Trial {
    var world = World(self, isThorough: true)
    world.components = world.components.map(\.byDefault)
    var trial = Trial(world, laws: LawSet([law]))
    trial.play(steps)
    trial.end()
    return trial
  }
}
