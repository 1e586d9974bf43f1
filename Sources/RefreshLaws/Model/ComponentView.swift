import RefreshEngine

/// A component as laws see it: the parts that are cheap to copy.
package struct ComponentView: Sendable {
  /// The place among the simulation's components.
  let index: Int
  package let role: ComponentRole
  package let kind: ComponentKind
  package let family: Family
  package let presentation: Presentation
  package let axis: ScrollAxis
  package let state: RefreshState
  package let frame: Rect
  package let alpha: Double
  package let isHidden: Bool
  package let pullingPercent: Double
  package let hasLabels: Bool
  package let arrow: Arrow
  package let loading: Spinner
  package let gif: FrameView

  /// The height, for a trailer the width, in points.
  package var extent: Double { frame.size[axis] }
  /// The family in sentences.
  var noun: String { family.noun }

  /// Sees the component at a place of the scroll view. It takes lists and no simulation, which would be copied.
  init?(at role: ComponentRole, among components: [Component], attached: [ComponentID]) {
    // This runs for each event and each law, and reading a component from its array copies it.
    let view = components.withUnsafeBufferPointer { components -> ComponentView? in
      guard let first = components.baseAddress,
        let id = attached.first(where: { first[$0.index].family.role == role })
      else { return nil }
      return ComponentView(first[id.index], at: id.index)
    }
    guard let view else { return nil }
    self = view
  }

  init(_ component: borrowing Component, at index: Int) {
    self.index = index
    (kind, family, presentation, axis) = (component.kind, component.family, component.presentation, component.axis)
    role = family.role
    (state, frame, alpha, isHidden) = (component.state, component.frame, component.alpha, component.isHidden)
    (pullingPercent, hasLabels) = (component.pullingPercent, component.hasLabels)
    (arrow, loading, gif) = (component.arrow, component.loading, component.gif)
  }
}

extension Simulation {
  /// The component at a place of the scroll view, as laws see it.
  @inline(__always) func view(of role: ComponentRole) -> ComponentView? {
    ComponentView(at: role, among: components, attached: attached)
  }

  /// Returns the vertical distance of a component from the screen, in points, positive below it; nil if a part of it is visible, or
  /// if it isn't there.
  package func distanceFromScreen(of role: ComponentRole) -> Double? {
    guard let frame = view(of: role)?.frame else { return nil }
    let (top, bottom) = (scroll.offset.y, scroll.offset.y + scroll.viewport.height)
    let end = frame.origin.y + frame.size.height
    if frame.origin.y >= bottom { return frame.origin.y - bottom }
    return end <= top ? end - top : nil
  }
}

extension Family {
  /// The family in sentences: `back footer`.
  package var noun: String {
    switch self {
    case .header: "header"
    case .autoFooter: "auto footer"
    case .backFooter: "back footer"
    case .trailer: "trailer"
    }
  }
}
