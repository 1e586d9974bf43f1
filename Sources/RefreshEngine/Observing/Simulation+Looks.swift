extension Simulation {
  /// Returns the looks of a component, or nil if there is none.
  public func looks(of role: ComponentRole) -> Looks? {
    component(role).map { c in
      Looks(
        kind: self[c].kind, state: self[c].state, frame: self[c].frame,
        alpha: self[c].isHidden ? 0 : self[c].alpha, labels: labels(of: c), arrow: arrow(of: c),
        spinner: spinner(of: c), image: image(of: c), parts: partLooks(of: c))
    }
  }

  /// The height of a content row in points, for drawing.
  public var rowHeight: Double { scroll.rowHeight }

  /// The part of the inset on each side that comes from the screen, in points, for drawing.
  public var safeArea: Insets { scroll.safeArea }

  private func labels(of c: ComponentID) -> [Looks.Text] {
    guard self[c].hasLabels else { return [] }
    let labels = self[c].labels
    let settings = self[c].settings
    var all = [(labels.state, settings.stateLabel)]
    if self[c].family == .header { all.append((labels.lastUpdatedTime, settings.lastUpdatedTimeLabel)) }
    return all.filter { !$1.hidden && !$0.text.isEmpty }.map {
      Looks.Text(text: $0.text, frame: $0.frame, color: $1.textColor, fontSize: $1.fontSize)
    }
  }

  private func arrow(of c: ComponentID) -> Looks.Arrow? {
    guard self[c].kind.has(.arrow), !self[c].arrow.isHidden else { return nil }
    return Looks.Arrow(
      frame: self[c].arrow.frame, rotation: self[c].arrow.rotation * 180 / .pi,
      color: self[c].settings.stateLabel.textColor)
  }

  private func spinner(of c: ComponentID) -> Looks.Spinner? {
    guard self[c].kind.has(.loading), self[c].loading.isAnimating else { return nil }
    let spinner = self[c].loading
    return Looks.Spinner(center: spinner.center, style: self[c].settings.loading.style, alpha: spinner.alpha)
  }

  /// Returns the frame that the image view shows. The start of a playing animation isn't recorded, so the cycle is
  /// assumed to have begun with the simulation.
  private func image(of c: ComponentID) -> Looks.Image? {
    let gif = self[c].gif
    let sequences = self[c].settings.images
    let shown = gif.shownState
    guard self[c].presentation == .frames, !gif.isHidden, let sequence = sequences[shown] else { return nil }
    var index = min(gif.image ?? -1, sequence.count - 1)
    if gif.isAnimating {
      let duration = FrameSequence.cycle(of: sequence.count, lasting: gif.animationDuration).nanoseconds
      index = Int32(now.nanoseconds % duration * Int64(sequence.count) / duration)
    }
    guard index >= 0 else { return nil }
    let box = gif.frame
    var frame = Rect(origin: box.origin, size: sequence.size)
    switch gif.contentMode {
    case .scaleToFill: frame = box
    case .center: frame.center = box.center
    case .right:
      frame.center = box.center
      frame.origin.x = box.origin.x + box.size.width - sequence.size.width
    }
    return Looks.Image(state: shown, index: index, count: sequence.count, frame: frame)
  }
}
