import RefreshEngine
import RefreshLaws

/// The effect of a pull, and the reason why a movement of a finger, or its end, moves nothing.
extension Inquiry {
  /// Returns the distance behind a pulling percent where its edge or the height may surprise:
  /// `; that is 40 of 80 pt, pulled from offset.y −20; top inset: 20 pt safe area`; empty elsewhere.
  func pull(on observable: ObservablePath) -> String {
    guard let role = observable.role, dependsOnPull(observable), let component = component(role),
      let state = simulation.state(of: role), state == .idle || state == .pulling
    else { return "" }
    let (extent, percent) = (component.extent, component.pullingPercent)
    let axis = role.axis
    let offset = simulation.number(.scroll(axis == .vertical ? .offsetY : .offsetX))
    let pulled = percent * extent
    guard pulled > 0 else { return "" }
    let edge = role == .header ? offset + pulled : offset - pulled
    let inset = simulation.number(.scroll(.insetTop))
    // The percent isn't that of the offset if the offset has changed since.
    let isEdge = role != .header || abs(edge + inset) < NumberMatcher.tolerance
    let frames = tallestFrames(of: role).first
    guard isEdge, frames != nil || role == .header && inset != 0 else { return "" }
    let name = axis == .vertical ? "height" : "width"
    let height = "\(extent.readableText) pt" + (frames.map { " (the \(name) of its frames of `\($0.name)`)" } ?? "")
    let sum = role == .header ? topInset.map { "; top inset: \($0)" } ?? "" : ""
    return "; that is \(pulled.readableText) of \(height), pulled from offset.\(axis == .vertical ? "y" : "x") "
      + edge.readableText + sum
  }

  /// Returns that an auto footer isn't pulled, or that a header isn't pulled yet, although the content moved: `; offset.y −27 is still 32 pt short of the top, −59 pt;
  /// top inset: 59 pt safe area`; empty elsewhere.
  func missingPull(on observable: ObservablePath) -> String {
    if kind(of: observable)?.family == .autoFooter, observable.isPercent {
      return "; an auto footer isn't pulled: its percent is 0, or 1 once it refreshes"
    }
    let (inset, offset) = (simulation.number(.scroll(.insetTop)), simulation.number(.scroll(.offsetY)))
    let distance = offset + inset
    guard observable.role == .header, dependsOnPull(observable), inset > 0, simulation.state(of: .header) == .idle,
      distance > 0.005, simulation.scroll.isDragging, let terms = topInset
    else { return "" }
    return "; offset.y \(offset.readableText) is still \(distance.readableText) pt short of the top, "
      + "\((-inset).readableText) pt; top inset: \(terms)"
  }

  /// Returns the edge from which a header that didn't get far enough is pulled, if an inset moves it; empty elsewhere.
  func edge(of attempt: Attempt?) -> String {
    guard let attempt, attempt.role == .header, attempt.missing.contains(where: { $0.condition == .headerPast }),
      simulation.number(.scroll(.insetTop)) != 0
    else { return "" }
    return topInset.map { "; top inset: \($0)" } ?? ""
  }

  /// The terms of the top inset; nil if nothing adds to it.
  var topInset: String? { terms(of: .top) }

  /// The terms of the inset before the content, at its top or left: `59 pt safe area`; nil if they aren't known.
  func terms(of edge: InsetEdge) -> String? {
    whyInset(edge, .scroll(edge == .top ? .insetTop : .insetLeft)).terms
  }

  /// Returns that the last movement of a finger couldn't move the content: `; no finger moves …`; empty if it did.
  func immobility(for observable: ObservablePath) -> (words: String, owner: Responsibility)? {
    guard dependsOnPull(observable) || observable.isOffset else { return nil }
    let axis: ScrollAxis = observable.role == .trailer || observable == .scroll(.offsetX) ? .horizontal : .vertical
    let last = entries.indices.last { entries[$0].kind.stepCommand?.grip == .move }
    guard let last, step(of: last) > 0 else { return nil }
    let hasMoved = entries[last...].contains { entry in
      if case .offset(let from, let to) = entry.kind { from[axis] != to[axis] } else { false }
    }
    return hasMoved ? nil : obstacle(along: axis)
  }

  /// Returns why no finger moves the content along an axis, and who is responsible; nil if one can.
  func obstacle(along axis: ScrollAxis) -> (words: String, owner: Responsibility)? {
    guard !simulation.canMove(along: axis) else { return nil }
    let isBlocked = axis == .vertical && simulation.kind(of: .trailer) != nil
    let words =
      "; no finger moves the content, which fits the screen and doesn't bounce"
      + (isBlocked ? " vertically: a trailer turns that off" : "")
    return (words, isBlocked ? .library : .scene)
  }

  /// Returns that the content is at its end, and where that is: `; that is the end: content 800 − viewport 667 (since rotate:
  /// [667, 375] (line 7))`; empty elsewhere.
  func end(along axis: ScrollAxis) -> String {
    let range = simulation.scroll.offsetRange(along: axis)
    guard range.lowerBound < range.upperBound,
      abs(simulation.scroll.offset[axis] - range.upperBound) < NumberMatcher.tolerance
    else { return "" }
    let (content, viewport) = (simulation.scroll.contentSize[axis], simulation.scroll.viewport[axis])
    let inset = range.upperBound - content + viewport
    let rotation = command(before: entries.endIndex) { if case .rotate = $0 { true } else { false } }
    return "; that is the end: content \(content.readableText) − viewport \(viewport.readableText)"
      + (rotation.map { " (since \(named($0)))" } ?? "")
      + (inset == 0 ? "" : " + \(axis == .vertical ? "bottom" : "right") inset \(inset.readableText)")
  }

  /// Returns that nothing moves the content back to its edge; empty if something does, or it isn't beyond it.
  func rest(of observable: ObservablePath) -> String {
    guard dependsOnPull(observable) || observable.isOffset, isLeftBeyondEdge else { return "" }
    return "; the content stays beyond its edge, because `physics: none` doesn't move it back after a release"
  }

  /// Whether the finger has left the content beyond an edge, and the scene has no physics that moves it back.
  var isLeftBeyondEdge: Bool {
    let wasReleased = entries.contains { $0.kind.stepCommand?.grip == .up }
    guard wasReleased, scenario.setup.scene.physics == .none, !simulation.scroll.isDragging else { return false }
    return [ScrollAxis.horizontal, .vertical].contains { axis in
      !simulation.scroll.offsetRange(along: axis).contains(simulation.scroll.offset[axis])
    }
  }

  /// Returns the component in a position; nil if there is none.
  func component(_ role: ComponentRole) -> Component? {
    simulation.component(role).map { simulation.components[$0.index] }
  }

  /// Whether the value of an observable follows from how far its component is pulled.
  func dependsOnPull(_ observable: ObservablePath) -> Bool {
    guard let role = observable.role, let kind = simulation.kind(of: role), kind.family != .autoFooter,
      simulation.state(of: role) != .refreshing
    else { return false }
    if case .component(_, .pullingPercent) = observable { return true }
    let basis = basis(of: observable)
    guard basis.values.contains(.component(role, .pullingPercent)) else { return false }
    // An alpha follows it only if its key says so.
    guard case .component(_, let leaf) = observable, leaf == .alpha else { return true }
    return component(role)?.settings.automaticallyChangeAlpha ?? false
  }
}

extension ObservablePath {
  fileprivate var isOffset: Bool { self == .scroll(.offsetX) || self == .scroll(.offsetY) }
}

extension ObservablePath {
  /// Whether it is the part of a component that a pull shows.
  fileprivate var isPercent: Bool { if case .component(_, .pullingPercent) = self { true } else { false } }
}
