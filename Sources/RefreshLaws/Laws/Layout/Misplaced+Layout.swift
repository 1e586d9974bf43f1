import RefreshEngine

/// Labels, arrow, spinner and frames in their component.
extension Misplaced {
  func checkLayout(of component: ComponentView, in run: borrowing RunView, _ breaches: inout Breaches) {
    let layout = Layout(
      component: component, settings: run.settings(component), widest: halfText(of: component, in: run))
    func check(_ leaf: ComponentLeaf, _ expected: Double) {
      let path = ObservablePath.component(component.role, leaf)
      guard case .number(let found) = run.simulation[path], abs(found - expected) > 0.01 else { return }
      breaches.report(
        component, cause: leaf.path, observed: [(path.path, .number(expected))],
        "in the \(component.noun) `\(leaf.path)` is \(length(found)), not \(length(expected))")
    }
    for (leaf, expected) in layout.places { check(leaf, expected) }
    guard let mode = layout.contentMode else { return }
    let path = ObservablePath.component(component.role, Leaves.contentMode)
    let healthy = ObservedValue.text(mode)
    guard run.simulation[path] != healthy else { return }
    breaches.report(
      component, cause: "frames in their view", observed: [(path.path, healthy)],
      "the \(component.noun)'s frames are misplaced in their view")
  }

  /// The spinner is in the middle of the height, where the arrow is, also one that takes the place of another.
  func checkSpinner(of component: ComponentView, in run: borrowing RunView, _ breaches: inout Breaches) {
    guard component.presentation == .arrowAndSpinner, component.family != .trailer, run.simulation.scroll.isInWindow
    else { return }
    func compare(_ leaf: ComponentLeaf, with healthy: ObservedValue) {
      let path = ObservablePath.component(component.role, leaf)
      let found = run.simulation[path]
      guard found != healthy, !found.isClose(to: healthy) else { return }
      breaches.report(
        component, cause: "spinner", observed: [(path.path, healthy)],
        "the \(component.noun)'s `\(leaf.path)` is \(path.type.text(of: found)), not \(path.type.text(of: healthy))"
      )
    }
    if component.family == .autoFooter {
      compare(Leaves.spinner.leaves[1], with: .number(component.frame.size.height / 2))
    } else {
      for (spinner, arrow) in zip(Leaves.spinner.leaves, Leaves.arrow.leaves) {
        compare(spinner, with: run.simulation[.component(component.role, arrow)])
      }
    }
  }

  /// Half of the widest text that shows, in points.
  private func halfText(of component: ComponentView, in run: borrowing RunView) -> Double {
    let settings = run.settings(component)
    func width(_ text: String, _ size: Double) -> Double {
      text.isEmpty ? 0 : run.world.scene.measurer.width(text, size)
    }
    var widest = width(run.title(of: component), settings.stateLabel.fontSize)
    if component.family == .header, !settings.lastUpdatedTimeLabel.hidden {
      widest = max(widest, width(run.time(of: component), settings.lastUpdatedTimeLabel.fontSize))
    }
    return widest / 2
  }
}

/// The places in a component, by the rules of MJRefresh's `placeSubviews`.
private struct Layout {
  let component: ComponentView
  let settings: ComponentSettings
  /// Half of the widest text that shows, in points.
  let widest: Double

  private var family: Family { component.family }
  private var size: Size { component.frame.size }
  /// The points from the middle of the component to arrow, spinner or frames.
  private var gap: Double { widest + (settings.$labelLeftInset ?? (component.presentation == .frames ? 20 : 25)) }
  /// The width of a trailer's arrow.
  private var arrowWidth: Double { settings.arrow.$image?.width ?? 20 }

  /// The observables of places with their values, in points.
  var places: [(ComponentLeaf, Double)] {
    let labels = component.hasLabels ? labels : []
    return switch component.presentation {
    case .plain, .labels: labels
    case .arrowAndSpinner: labels + arrowAndSpinner
    case .frames: labels + frames
    }
  }

  /// `gif.contentMode` of a component with frames; nil for others.
  var contentMode: String? {
    guard component.presentation == .frames else { return nil }
    return isAlone ? "center" : "right"
  }

  private var labels: [(ComponentLeaf, Double)] {
    // Labels that a hidden title leaves untouched have no place.
    if family == .header || family == .trailer, settings.stateLabel.hidden { return [] }
    var (title, places) = (Rect(origin: .zero, size: size), [(ComponentLeaf, Double)]())
    if family == .header, !settings.lastUpdatedTimeLabel.hidden {
      title.size.height /= 2
      let time = Rect(x: 0, y: title.size.height, width: size.width, height: title.size.height)
      places += Leaves.timeLabel.places(time)
    }
    if family == .trailer {
      var middle = size.width / 2
      if component.presentation == .arrowAndSpinner, !component.arrow.isHidden {
        middle += arrowWidth / 2
      }
      title.size.width = settings.stateLabel.fontSize.rounded(.up)
      title.origin.x = middle - title.size.width / 2
    }
    return places + Leaves.stateLabel.places(title)
  }

  private var arrowAndSpinner: [(ComponentLeaf, Double)] {
    var middle = Point(x: size.width / 2, y: size.height / 2)
    let isAlone = family == .autoFooter ? settings.refreshingTitleHidden : settings.stateLabel.hidden
    if !isAlone {
      if family == .trailer { middle.x = 5 + arrowWidth / 2 } else { middle.x -= gap }
    }
    return (family == .autoFooter ? [] : Leaves.arrow.places(middle))
      + (family == .trailer ? [] : Leaves.spinner.places(middle))
  }

  private var frames: [(ComponentLeaf, Double)] {
    let width = isAlone ? size.width : size.width / 2 - gap
    return Leaves.frames.places(Rect(x: 0, y: 0, width: width, height: size.height))
  }

  /// Whether frames have no text next to them.
  private var isAlone: Bool {
    switch family {
    case .header: settings.stateLabel.hidden && settings.lastUpdatedTimeLabel.hidden
    case .autoFooter: settings.refreshingTitleHidden
    case .backFooter, .trailer: settings.stateLabel.hidden
    }
  }
}

/// The observables of a frame, or of a centre.
private struct Leaves {
  static let stateLabel = Leaves(frameOf: "stateLabel")
  static let timeLabel = Leaves(frameOf: "lastUpdatedTimeLabel")
  static let frames = Leaves(frameOf: "gif")
  static let arrow = Leaves(centerOf: "arrow")
  static let spinner = Leaves(centerOf: "loading")
  static let contentMode = Leaves("gif.contentMode").leaves[0]

  let leaves: [ComponentLeaf]

  private init(_ paths: String...) {
    leaves = paths.compactMap { path in ComponentLeaf.allCases.first { $0.path == path } }
  }

  private init(frameOf name: String) {
    self.init("\(name).frame.x", "\(name).frame.y", "\(name).frame.width", "\(name).frame.height")
  }

  private init(centerOf name: String) { self.init("\(name).center.x", "\(name).center.y") }

  /// The values of a frame.
  func places(_ frame: Rect) -> [(ComponentLeaf, Double)] {
    Array(zip(leaves, [frame.origin.x, frame.origin.y, frame.size.width, frame.size.height]))
  }

  /// The values of a centre.
  func places(_ center: Point) -> [(ComponentLeaf, Double)] { Array(zip(leaves, [center.x, center.y])) }
}
