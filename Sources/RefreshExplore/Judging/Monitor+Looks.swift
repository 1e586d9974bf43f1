import RefreshEngine
import RefreshPresets
import RefreshScenarios

/// Judging the look of a component at rest.
extension Monitor {
  func judgeLooks(_ role: ComponentRole, _ index: Int, in simulation: inout Simulation) {
    let family = simulation.components[index].family
    let state = simulation.components[index].state
    // The app is responsible for what it sets during a refresh.
    guard !isReset else { return }
    judgeOpacity(role, family, index, state, in: &simulation)
    judgeParts(role, index, in: &simulation)
    if simulation.components[index].hasLabels { judgeTitle(role, family, index, state, in: &simulation) }
    switch simulation.components[index].presentation {
    case .none, .labels: break
    case .arrowAndSpinner:
      if family != .trailer { judgeSpinner(role, family, index, state, in: &simulation) }
      if family != .autoFooter { judgeArrow(role, family, index, state, in: &simulation) }
    case .frames: judgeFrames(role, family, index, state, in: &simulation)
    }
  }

  private func judgeOpacity(
    _ role: ComponentRole, _ family: Family, _ index: Int, _ state: RefreshState, in simulation: inout Simulation
  ) {
    let alpha = simulation.components[index].alpha
    judgeFollowing(role, family, index, state, in: &simulation)
    guard alpha != 1 else { return }
    let follows = simulation.components[index].settings.automaticallyChangeAlpha
    guard !follows || state == .refreshing || !(0...1 ~= alpha) else { return }
    raise(
      .wrongOpacity, role, family, cause: state.name, observed: [("\(role.rawValue).alpha", .number(1))],
      "the \(family.noun) rests in `\(state.name)` with an opacity of \(alpha.shortestText)")
  }

  /// Judges the opacity of a component whose refresh has ended and whose room is released: it is invisible except
  /// for what a later offset shows.
  func judgeFading(_ role: ComponentRole, in simulation: inout Simulation) {
    guard records[role.rank].offsetAtEnd != nil, !isReset, !records[role.rank].isReplaced,
      records[role.rank].state == .idle || records[role.rank].state == .noMoreData,
      let index = simulation.component(role)?.index, !simulation.components[index].isHidden,
      simulation.components[index].settings.automaticallyChangeAlpha,
      simulation.now < records[role.rank].left + records[role.rank].said.slow
    else { return }
    let (family, alpha) = (simulation.components[index].family, simulation.components[index].alpha)
    let percent = simulation.components[index].pullingPercent
    let expected = percent < 1 ? max(percent, 0) : 0
    guard family != .autoFooter, abs(alpha - expected) > 0.001 else { return }
    raise(
      .wrongOpacity, role, family, cause: "end", observed: [("\(role.rawValue).alpha", .number(expected))],
      "the \(family.noun) has ended \(milliseconds(simulation.now - records[role.rank].left)) ago and has an opacity of \(alpha.shortestText)"
    )
  }

  /// Judges what follows the pulling percentage of a pulled component.
  func judgePulled(_ role: ComponentRole, _ index: Int, wasIdle: Bool, in simulation: inout Simulation) {
    guard !isReset else { return }
    let (family, state) = (simulation.components[index].family, simulation.components[index].state)
    judgeFollowing(role, family, index, state, in: &simulation)
    judgeParts(role, index, in: &simulation)
    if state == .pulling, family != .autoFooter, simulation.components[index].presentation == .arrowAndSpinner,
      !records[role.rank].isHurried
    {
      let turned = family == .header ? -180.0 : family == .trailer ? 180 : 0
      let rotation = simulation.components[index].arrow.rotation * 180 / .pi
      if abs(rotation - turned) > 0.01 {
        raise(
          .wrongIndicator, role, family, cause: "not turned",
          observed: [("\(role.rawValue).arrow.rotation", .number(turned))],
          "the \(family.noun) is pulled far enough, and its arrow is turned to \(rotation.rounded().shortestText)°")
      }
    }
    guard family != .autoFooter, simulation.components[index].presentation == .frames, state == .idle, wasIdle,
      let count = simulation.components[index].settings.images[.idle]?.count
    else { return }
    if simulation.components[index].gif.isAnimating {
      raise(
        .neverStops, role, family, cause: "pulled frames",
        observed: [("\(role.rawValue).gif.animating", .bool(false))],
        "the \(family.noun) is pulled, and its frames play on")
    }
    let percent = simulation.components[index].pullingPercent
    let frame = Double(min(max(Int32(percent * Double(count)), 0), count - 1))
    let path = "\(role.rawValue).gif.image"
    guard let observable = ObservablePath.observables[path], simulation[observable] != .number(frame) else {
      return
    }
    raise(
      .wrongIndicator, role, family, cause: "frame", observed: [(path, .number(frame))],
      "the \(family.noun) is pulled by \(percent.shortestText) and does not show frame \(frame.shortestText) of \(count)"
    )
  }

  /// Judges the opacity, which follows the pulling percentage.
  private func judgeFollowing(
    _ role: ComponentRole, _ family: Family, _ index: Int, _ state: RefreshState, in simulation: inout Simulation
  ) {
    guard simulation.components[index].settings.automaticallyChangeAlpha, state != .refreshing,
      state != .willRefresh
    else { return }
    let alpha = simulation.components[index].alpha
    let percent = min(max(simulation.components[index].pullingPercent, 0), 1)
    guard abs(alpha - percent) > 0.001 else { return }
    raise(
      .wrongOpacity, role, family, cause: "percent", observed: [("\(role.rawValue).alpha", .number(percent))],
      "the \(family.noun)'s opacity is \(alpha.shortestText), and is to follow its pulling percent of \(percent.shortestText)"
    )
  }

  private func judgeTitle(
    _ role: ComponentRole, _ family: Family, _ index: Int, _ state: RefreshState, in simulation: inout Simulation
  ) {
    let isSilent =
      family == .autoFooter && state == .refreshing && simulation.components[index].settings.refreshingTitleHidden
    let own = simulation.components[index].settings.titles[state]
    let general = family.titleKey(for: state).map { simulation.texts.text($0, in: simulation.language) } ?? ""
    let title = isSilent ? "" : own?.text(in: simulation.language) ?? general
    let text = simulation.components[index].labels.state.text
    // If a change of language replaces the app's own title, that is reported as lost words.
    guard text != title, text != general || own?.text == nil || !hasChangedLanguage else { return }
    raise(
      .wrongTitle, role, family, cause: state.name, observed: [("\(role.rawValue).stateLabel.text", .text(title))],
      "the \(family.noun) rests in `\(state.name)` with the title \"\(text)\"")
  }

  private func judgeSpinner(
    _ role: ComponentRole, _ family: Family, _ index: Int, _ state: RefreshState, in simulation: inout Simulation
  ) {
    let spinner = simulation.components[index].loading
    let name = role.rawValue
    if state == .refreshing, !spinner.isAnimating || spinner.alpha < 0.01 {
      // A back footer that refreshes again while its spinner fades is a different problem from a spinner that never
      // shows.
      let isAgain = records[role.rank].isHurried
      raise(
        .wrongIndicator, role, family, cause: isAgain ? "no spinner" : "never a spinner",
        observed: [("\(name).loading.animating", .bool(true)), ("\(name).loading.alpha", .number(1))],
        "the \(family.noun) refreshes without a spinner")
    } else if state != .refreshing, spinner.isAnimating {
      raise(
        .neverStops, role, family, cause: "spinner", observed: [("\(name).loading.animating", .bool(false))],
        "the \(family.noun)'s spinner turns while it rests in `\(state.name)`")
    }
  }

  private func judgeArrow(
    _ role: ComponentRole, _ family: Family, _ index: Int, _ state: RefreshState, in simulation: inout Simulation
  ) {
    guard !simulation.components[index].settings.arrow.hidden else { return }
    let arrow = simulation.components[index].arrow
    // A trailer's arrow is always visible; that of a footer with no more data is hidden.
    let isHidden = family != .trailer && (state == .refreshing || state == .noMoreData)
    if arrow.isHidden != isHidden, state != .willRefresh {
      raise(
        .wrongIndicator, role, family, cause: isHidden ? "arrow" : "no arrow",
        observed: [("\(role.rawValue).arrow.hidden", .bool(isHidden))],
        "the \(family.noun) rests in `\(state.name)` \(isHidden ? "with" : "without") its arrow")
    } else if state == .idle {
      let rest = family == .backFooter ? 0.000001 - Double.pi : 0
      guard abs(arrow.rotation - rest) > 0.001 else { return }
      raise(
        .wrongIndicator, role, family, cause: "turned",
        observed: [("\(role.rawValue).arrow.rotation", .number(rest * 180 / .pi))],
        "the \(family.noun) rests with its arrow turned to \((arrow.rotation * 180 / .pi).rounded().shortestText)°")
    }
  }

  private func judgeFrames(
    _ role: ComponentRole, _ family: Family, _ index: Int, _ state: RefreshState, in simulation: inout Simulation
  ) {
    let frames = simulation.components[index].gif
    let name = role.rawValue
    let sequence = simulation.components[index].settings.images[state]
    let isSeen =
      switch family {
      case .header, .trailer: true
      case .autoFooter: state == .refreshing && sequence != nil
      case .backFooter: state != .noMoreData
      }
    if frames.isHidden == isSeen, state == .idle || state == .noMoreData {
      raise(
        .wrongIndicator, role, family, cause: isSeen ? "hidden frames" : "frames",
        observed: [("\(name).gif.hidden", .bool(!isSeen))],
        "the \(family.noun) rests in `\(state.name)` \(isSeen ? "without" : "with") its frames")
    }
    if state == .refreshing, let sequence, sequence.count > 1, frames.isAnimating,
      ObservablePath.observables["\(name).gif.duration"].map({ simulation[$0] })
        != .number(sequence.duration.seconds)
    {
      raise(
        .wrongIndicator, role, family, cause: "duration",
        observed: [("\(name).gif.duration", .number(sequence.duration.seconds))],
        "the \(family.noun)'s frames do not take the \(milliseconds(sequence.duration)) that they are given")
    }
    if state == .refreshing, sequence?.count == 1,
      frames.isHidden || frames.isAnimating || simulation[.component(role, .gifImage)] != .number(0)
    {
      raise(
        .wrongIndicator, role, family, cause: "one frame",
        observed: [("\(name).gif.image", .number(0)), ("\(name).gif.hidden", .bool(false))],
        "the \(family.noun) refreshes without showing its only frame")
    }
    if state == .refreshing {
      let count = simulation.components[index].settings.images[.refreshing]?.count ?? 0
      guard count > 1, frames.isHidden || !frames.isAnimating else { return }
      raise(
        .wrongIndicator, role, family, cause: "no frames",
        observed: [("\(name).gif.animating", .bool(true)), ("\(name).gif.hidden", .bool(false))],
        "the \(family.noun) refreshes without playing its frames")
    } else if state == .idle || state == .noMoreData, frames.isAnimating, !frames.isHidden {
      raise(
        .neverStops, role, family, cause: "frames", observed: [("\(name).gif.animating", .bool(false))],
        "the \(family.noun)'s frames play on while it rests in `\(state.name)`")
    }
  }
}
