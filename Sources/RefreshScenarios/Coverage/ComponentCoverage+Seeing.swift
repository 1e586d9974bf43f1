import RefreshEngine
import RefreshPresets

extension ComponentCoverage {
  /// Notes what a recording shows of the component; one of another type in its place is not it.
  ///
  /// - Parameters:
  ///   - recording: of a scenario that the component is part of.
  ///   - blueprint: what is set on the component.
  mutating func see(_ recording: Recording, of blueprint: ComponentBlueprint) {
    see(.state(.idle))
    var before: Recording.Moment?
    for moment in recording.moments {
      if moment.simulation.kind(of: role) == kind {
        let step = moment.step > 0 ? recording.scenario.steps[moment.step - 1].name : nil
        for event in moment.events { see(event.kind, in: step, between: before, and: moment) }
        expect(blueprint.titleGoals(in: moment.simulation.language))
        seeLooks(of: moment)
      }
      before = moment
    }
  }

  private mutating func see(
    _ event: Event.Kind, in step: String?, between old: Recording.Moment?, and new: Recording.Moment
  ) {
    switch event {
    case .state(role, let from, let to):
      see(.state(to))
      see(CoverageGoal(.transitions, StateTransition(from: from, to: to).name))
      guard to == .refreshing || to == .willRefresh else { return }
      let trigger = RefreshTrigger(of: kind.family, at: role, from: from, in: step, between: old, and: new)
      see(CoverageGoal(.triggers, trigger.rawValue))
    case .call(role, let callback): see(.callback(callback))
    default: break
    }
  }

  /// The title and the frame that can be seen at a moment.
  private mutating func seeLooks(of moment: Recording.Moment) {
    func value(_ leaf: ComponentLeaf) -> ObservedValue? { moment[.component(role, leaf)] }
    guard case .text(let name) = value(.state), value(.hidden) == .bool(false),
      let state = RefreshState.allCases.first(where: { $0.name == name })
    else { return }
    if case .text(let title) = value(.stateLabelText), !title.isEmpty, value(.stateLabelHidden) == .bool(false) {
      see(.title(state, in: moment.simulation.language))
    }
    guard kind.presentation == .frames, value(.gifHidden) == .bool(false) else { return }
    if state != .idle {
      if value(.gifAnimating) == .bool(true) || value(.gifImage) == .number(0) { see(.frames(of: state)) }
    } else if case .number(let index) = value(.gifImage), value(.gifAnimating) == .bool(false) {
      see(.frame(Int32(index), of: .idle))
    }
  }
}
