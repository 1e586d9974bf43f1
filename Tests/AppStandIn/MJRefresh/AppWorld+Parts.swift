// The API of other libraries, which needs no documentation here.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

// Tests are built for debugging, in which case internal declarations of modules are accessible.
#if DEBUG
import UIKit

@testable import RefreshEngine

/// A part that an app's code creates, before the properties of its views are known.
///
/// The values and places come from the views. The frames and the duration of an animation come from the preset; a
/// check shows whether the views agree.
public struct AppPartOutline: Sendable {
  let settings: PartSettings
  let images: [String]

  /// Keeps what the views do not report.
  public init(_ part: PartSettings, images: [String]) {
    let nowhere = PartPlace.Span(center: PartPlace.Length(), size: PartPlace.Length())
    var settings = PartSettings(
      name: part.name, kind: part.kind, place: PartPlace(horizontal: nowhere, vertical: nowhere))
    (settings.images, settings.frames, settings.animate) = (part.images, part.frames, part.animate)
    (self.settings, self.images) = (settings, images)
  }
}

extension AppWorld {
  /// Adds the parts of the preset to a component.
  @MainActor func addParts(to component: MJRefreshComponent) {
    let parts = outlines[component.role, default: []]
    guard !parts.isEmpty else { return }
    act { $0[component.id].settings.parts = parts.map(\.settings) }
  }

  /// Applies a change that a view reports.
  @MainActor func hear(_ change: UIView.PartChange, ofPart index: Int, of component: MJRefreshComponent) {
    // A component that is only created for a test has no parts.
    guard simulation[component.id].settings.parts.indices.contains(index) else { return }
    var part = simulation[component.id].settings.parts[index]
    switch change {
    case .place(let center, let size):
      func span(_ center: CGFloat, _ size: CGFloat) -> PartPlace.Span {
        PartPlace.Span(center: PartPlace.Length(points: center), size: PartPlace.Length(points: size))
      }
      part.place = PartPlace(horizontal: span(center.x, size.width), vertical: span(center.y, size.height))
    case .value(let property, let value):
      // A bar is drawn as a stroke, too.
      part.set(property == .end && part.kind == .bar ? .value : property) { $0.plain = value }
    case .repetition(let keyPath, let repetition):
      guard let property = PartProperty(keyPath: keyPath, of: part.kind) else { return }
      let state = simulation[component.id].state
      part.set(property) { rule in
        rule.states =
          repetition.map { repetition in
            let degrees = property == .rotation
            return [
              PartRule.State(
                state,
                .repeating(
                  PartRule.Repetition(
                    every: repetition.every,
                    from: degrees ? CGAffineTransform.degrees(of: repetition.from) : repetition.from,
                    to: degrees ? CGAffineTransform.degrees(of: repetition.to) : repetition.to,
                    yoyo: repetition.yoyo)))
            ]
          } ?? []
      }
    case .animation(let seconds):
      animations[component.role, default: []].append((part.name.text, Interval(seconds: seconds)))
      return
    }
    act { $0[component.id].settings.parts[index] = part }
  }

  /// Shows an image, given by its name.
  @MainActor func show(imageNamed name: String?, inPart index: Int, of component: MJRefreshComponent) {
    guard let outline = outlines[component.role]?[index], outline.settings.kind == .image else { return }
    let number = name.flatMap { outline.images.firstIndex(of: $0) }
    act { simulation in
      simulation[component.id].settings.parts[index].set(.image) {
        $0.plain = number.map { .image(Int32($0)) } ?? .absent
      }
    }
  }

  /// Reports to components what has happened to them: states, the pulling percentage, a new size.
  func follow() {
    guard !isFollowing else { return }
    isFollowing = true
    defer { isFollowing = false }
    if simulation.events.count < seenEvents { seenEvents = 0 }
    let events = simulation.events[seenEvents...]
    seenEvents = simulation.events.count
    for component in made.values {
      MainActor.assumeIsolated { component.follow(simulation, events) }
    }
  }

  /// The parts whose views are elsewhere than in the engine, hidden or shown otherwise, or play other frames.
  @MainActor public var wrongViews: [String] {
    made.values.filter { simulation.attached.contains($0.id) }.flatMap { component in
      component.subviews.indices.compactMap { index in
        let (view, part) = (component.subviews[index], simulation[component.id].settings.parts[index])
        let role = component.role
        func observed(_ leaf: PartLeaf) -> ObservedValue { simulation[.part(role, part.name, leaf)] }
        guard observed(.property(.hidden)) == .bool(view.isHidden) else { return part.name.text + " hidden" }
        let frame = CGRect(simulation.frame(of: part, in: component.id))
        guard view.frame.isClose(to: frame) else { return "\(part.name.text) \(view.frame), not \(frame)" }
        guard part.kind == .frames, let view = view as? UIImageView else { return nil }
        let isRight =
          observed(.animating) == .bool(view.isAnimating)
          && (view.isAnimating ? view.animationImages : view.image.map { [$0] }) != nil
          && (!view.isAnimating || view.animationDuration == part.duration(in: simulation[component.id].state))
        return isRight ? nil : part.name.text + " frames"
      }
    }
  }
}

extension PartSettings {
  /// The duration of the frames of a state, in seconds.
  fileprivate func duration(in state: RefreshState) -> TimeInterval? {
    frames.first { $0.state == state }?.sequence.duration.seconds
  }
}

extension MJRefreshComponent {
  fileprivate func follow(_ simulation: Simulation, _ events: ArraySlice<Event>) {
    guard !subviews.isEmpty, simulation.attached.contains(id) else { return }
    let percent = simulation[id].pullingPercent
    if pullingPercent != percent { pullingPercent = percent }
    for event in events {
      if case .state(role, _, let new) = event.kind { state = MJRefreshState(rawValue: new.rawValue)! }
    }
    guard let placed = simulation[id].partsSize else { return }
    let size = CGSize(width: placed.width, height: placed.height)
    guard size != laidOutSize else { return }
    laidOutSize = size
    if !isPlacing { placeSubviews() }
  }
}

extension UIView {
  fileprivate var frame: CGRect {
    let size = bounds.size
    return CGRect(
      x: center.x - size.width / 2, y: center.y - size.height / 2, width: size.width, height: size.height)
  }
}

extension CGRect {
  fileprivate func isClose(to other: CGRect) -> Bool {
    abs(minX - other.minX) + abs(minY - other.minY) + abs(width - other.width) + abs(height - other.height) < 1e-6
  }
}

extension PartSettings {
  fileprivate mutating func set(_ property: PartProperty, _ change: (inout PartRule) -> Void) {
    guard property.exists(for: kind) else { return }
    if let index = rules.firstIndex(where: { $0.property == property }) { return change(&rules[index].rule) }
    var rule = PartRule()
    change(&rule)
    rules.append(Rule(property, rule))
  }
}

extension PartProperty {
  /// Creates the property that an animation of a layer changes.
  fileprivate init?(keyPath: String, of kind: PartKind) {
    let all: [String: PartProperty] = [
      "opacity": .alpha, "transform.rotation.z": .rotation, "transform.scale": .scale,
      "transform.translation.x": .moveX, "transform.translation.y": .moveY, "strokeStart": .start,
      "strokeEnd": kind == .bar ? .value : .end, "cornerRadius": .cornerRadius, "borderWidth": .borderWidth,
    ]
    guard let property = all[keyPath] else { return nil }
    self = property
  }
}
#endif
