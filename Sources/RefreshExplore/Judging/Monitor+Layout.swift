import RefreshEngine
import RefreshPresets
import RefreshScenarios

/// Judging the positions of labels, arrow, spinner and frames in their component.
extension Monitor {
  /// Judges the layout of a component that has entered another state, or whose layout may have changed.
  func judgeLayout(_ role: ComponentRole, _ index: Int, in simulation: inout Simulation) {
    guard isThorough else { return }
    let state = simulation.components[index].state
    let bit: UInt32 = 1 << UInt32(role.rank * 8 + Int(state.rawValue))
    // Before anything has happened, there is no problem that would not also show at a later rest.
    guard laidOut & bit == 0, acts > 2, simulation.scroll.isInWindow, !isReset else { return }
    laidOut |= bit
    if simulation.components[index].hasLabels { judgeLabels(role, index, in: &simulation) }
    switch simulation.components[index].presentation {
    case .none, .labels: break
    case .arrowAndSpinner: judgeArrowPlace(role, index, in: &simulation)
    case .frames: judgeFramesPlace(role, index, in: &simulation)
    }
  }

  private func judgeLabels(_ role: ComponentRole, _ index: Int, in simulation: inout Simulation) {
    let (family, size) = (simulation.components[index].family, simulation.components[index].frame.size)
    var title = Rect(origin: .zero, size: size)
    let isHidden = simulation.components[index].settings.stateLabel.hidden
    switch family {
    case .autoFooter, .backFooter: break
    // Labels are not laid out while their title is hidden.
    case .header, .trailer: guard !isHidden else { return }
    }
    if family == .header, !simulation.components[index].settings.lastUpdatedTimeLabel.hidden {
      title.size.height /= 2
      let time = Rect(x: 0, y: title.size.height, width: size.width, height: title.size.height)
      judge(Place.timeLabel, of: role, index, stands: time, in: &simulation)
    }
    if family == .trailer {
      var middle = size.width / 2
      if simulation.components[index].presentation == .arrowAndSpinner, !simulation.components[index].arrow.isHidden
      {
        middle += simulation.components[index].settings.arrow.image.width / 2
      }
      title.size.width = simulation.components[index].settings.stateLabel.fontSize.rounded(.up)
      title.origin.x = middle - title.size.width / 2
    }
    judge(Place.stateLabel, of: role, index, stands: title, in: &simulation)
  }

  private func judgeArrowPlace(_ role: ComponentRole, _ index: Int, in simulation: inout Simulation) {
    let family = simulation.components[index].family
    var middle = simulation.components[index].frame.size.middle
    let isAlone =
      family == .autoFooter
      ? simulation.components[index].settings.refreshingTitleHidden
      : simulation.components[index].settings.stateLabel.hidden
    if !isAlone {
      if family == .trailer {
        middle.x = 5 + simulation.components[index].settings.arrow.image.width / 2
      } else {
        middle.x -= halfText(index, in: &simulation)
      }
    }
    if family != .autoFooter { judge(Place.arrow, of: role, index, isAt: middle, in: &simulation) }
    if family != .trailer { judge(Place.spinner, of: role, index, isAt: middle, in: &simulation) }
  }

  private func judgeFramesPlace(_ role: ComponentRole, _ index: Int, in simulation: inout Simulation) {
    let isTitleHidden = simulation.components[index].settings.stateLabel.hidden
    let isAlone =
      switch simulation.components[index].family {
      case .header: isTitleHidden && simulation.components[index].settings.lastUpdatedTimeLabel.hidden
      case .autoFooter: simulation.components[index].settings.refreshingTitleHidden
      case .backFooter, .trailer: isTitleHidden
      }
    var size = simulation.components[index].frame.size
    if !isAlone { size.width = size.width / 2 - halfText(index, in: &simulation) }
    judge(Place.frames, of: role, index, stands: Rect(origin: .zero, size: size), in: &simulation)
    let mode = ObservablePath.component(role, Place.mode)
    let healthy = ObservedValue.text(isAlone ? "center" : "right")
    guard simulation[mode] != healthy else { return }
    raise(
      .misplaced, role, simulation.components[index].family, cause: "frames in their view",
      observed: [(mode.path, healthy)],
      "the \(simulation.components[index].family.noun)'s frames lie wrongly in their view")
  }

  /// Returns half the width of the widest visible text, plus the gap before it.
  private func halfText(_ index: Int, in simulation: inout Simulation) -> Double {
    func width(_ text: String, _ size: Double) -> Double { text.isEmpty ? 0 : run.scene.measurer.width(text, size) }
    var widest = width(
      simulation.components[index].labels.state.text, simulation.components[index].settings.stateLabel.fontSize)
    if simulation.components[index].family == .header,
      !simulation.components[index].settings.lastUpdatedTimeLabel.hidden
    {
      let time = simulation.components[index].labels.lastUpdatedTime.text
      widest = max(widest, width(time, simulation.components[index].settings.lastUpdatedTimeLabel.fontSize))
    }
    return widest / 2 + simulation.components[index].settings.labelLeftInset
  }

  // MARK: Comparing

  /// The observables of a position and size.
  private enum Place {
    static let stateLabel = frame("stateLabel")
    static let timeLabel = frame("lastUpdatedTimeLabel")
    static let frames = frame("gif")
    static let arrow = leaves("arrow.center.x", "arrow.center.y")
    static let spinner = leaves("loading.center.x", "loading.center.y")
    static let mode = leaves("gif.contentMode")[0]

    private static func frame(_ name: String) -> [ComponentLeaf] {
      leaves("\(name).frame.x", "\(name).frame.y", "\(name).frame.width", "\(name).frame.height")
    }

    private static func leaves(_ paths: String...) -> [ComponentLeaf] {
      paths.compactMap { path in ComponentLeaf.allCases.first { $0.path == path } }
    }
  }

  private func judge(
    _ leaves: [ComponentLeaf], of role: ComponentRole, _ index: Int, stands frame: Rect,
    in simulation: inout Simulation
  ) {
    judge(leaves[0], of: role, index, is: frame.origin.x, in: &simulation)
    judge(leaves[1], of: role, index, is: frame.origin.y, in: &simulation)
    judge(leaves[2], of: role, index, is: frame.size.width, in: &simulation)
    judge(leaves[3], of: role, index, is: frame.size.height, in: &simulation)
  }

  private func judge(
    _ leaves: [ComponentLeaf], of role: ComponentRole, _ index: Int, isAt middle: Point,
    in simulation: inout Simulation
  ) {
    judge(leaves[0], of: role, index, is: middle.x, in: &simulation)
    judge(leaves[1], of: role, index, is: middle.y, in: &simulation)
  }

  private func judge(
    _ leaf: ComponentLeaf, of role: ComponentRole, _ index: Int, is expected: Double,
    in simulation: inout Simulation
  ) {
    let path = ObservablePath.component(role, leaf)
    guard case .number(let found) = simulation[path], abs(found - expected) > 0.01 else { return }
    let family = simulation.components[index].family
    raise(
      .misplaced, role, family, cause: leaf.path, observed: [(path.path, .number(expected))],
      "in the \(family.noun) `\(leaf.path)` is \(length(found)), and was to be \(length(expected))")
  }
}

extension Size {
  /// The centre of a rectangle of this size at the origin.
  fileprivate var middle: Point { Point(x: width / 2, y: height / 2) }
}
