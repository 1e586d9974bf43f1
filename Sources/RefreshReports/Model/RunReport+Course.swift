import RefreshEngine
import RefreshScenarios

extension RunReport.Course {
  /// How a failure came about; nil if nothing was recorded up to it.
  ///
  /// - Parameters:
  ///   - recording: what could be seen while the scenario ran.
  ///   - step: the number of the step that failed.
  init?(_ recording: Recording, upTo step: Int) {
    let all = recording.moments.prefix { $0.step <= step }
    guard !all.isEmpty else { return nil }
    let offsets = all.map { (x: $0.number(.scroll(.offsetX)), y: $0.number(.scroll(.offsetY))) }
    let movesSideways = offsets.contains { $0.x != offsets[0].x } && !offsets.contains { $0.y != offsets[0].y }
    axis = movesSideways ? .x : .y
    let offset = movesSideways ? ScrollLeaf.offsetX : .offsetY
    let insets: [ScrollLeaf] = movesSideways ? [.insetLeft, .insetRight] : [.insetTop, .insetBottom]
    let shown = Array(all.suffix(RunReport.Course.mostMoments))
    moments = shown.map {
      Moment(step: $0.step, time: $0.time.seconds, offset: $0.number(.scroll(offset)))
    }
    lanes =
      insets.compactMap { leaf in
        // An inset that stays as it is says nothing about what went wrong.
        Lane(leaf.path, shown.map { $0.number(.scroll(leaf)).shortestText }, ifChanged: true)
      }
      + ComponentRole.allCases.compactMap { role in
        Lane(role.rawValue, shown.map { $0.text(.component(role, .state)) }, ifChanged: false)
      }
  }
}

extension RunReport.Course.Lane {
  /// A lane of the values at all moments; nil if there is nothing to be shown.
  fileprivate init?(_ name: String, _ values: [String], ifChanged: Bool) {
    self.name = name
    for (index, value) in values.enumerated() where changes.last?.value != value {
      changes.append(Change(moment: index, value: value))
    }
    if changes.count < 2, ifChanged || changes.first?.value.isEmpty ?? true { return nil }
  }
}

extension Recording.Moment {
  /// A text that can be observed; empty where there is none.
  fileprivate func text(_ observable: ObservablePath) -> String {
    if case .text(let text) = self[observable] { text } else { "" }
  }
}
