import RefreshEngine

/// Something that the past has left behind in a list that is at rest and not refreshing.
struct Memory: Law {
  static let name = "memory"
  static let summary = "at rest, a list is like a fresh list with the same scene"
  static let explanation = "Changes that a refresh doesn't undo add up from one refresh to the next."
  static let inquiry = LawInquiry(.value(.scroll(.insetTop)), sections: "S2.1")
  static let occasions: Set<Occasion.Kind> = [.rests, .ended]
  static let healthy = LawExample.refresh

  func check(_ occasion: Occasion, in run: borrowing RunView, _ breaches: inout Breaches) {
    switch occasion {
    case .rests(let component) where !component.isHidden: checkDrag(component, in: run, &breaches)
    // A breach of a more specific law explains the difference.
    case .ended where breaches.isEmpty: checkEnd(in: run, &breaches)
    default: break
    }
  }

  /// Checks the drag that began the refresh of an auto footer and should be over with it.
  private func checkDrag(_ component: ComponentView, in run: borrowing RunView, _ breaches: inout Breaches) {
    // With pages, it has ended some time before it reports this.
    guard component.family == .autoFooter, component.state == .idle || component.state == .noMoreData,
      run.ledger[.footer].causeAtEnd == run.ledger.causes, !run.ledger[.footer].isReplaced,
      !run.simulation.scroll.isPagingEnabled, run.simulation[.component(.footer, .triggeredByDrag)] == .bool(true)
    else { return }
    breaches.report(
      component, cause: "triggeredByDrag", observed: [("footer.triggeredByDrag", .bool(false))],
      "the auto footer still counts the drag that triggered its last refresh")
  }

  /// Compares all observables with those of a fresh list in the same scene.
  private func checkEnd(in run: borrowing RunView, _ breaches: inout Breaches) {
    guard run.simulation.scroll.isInWindow, !run.ledger.contains({ $0.state != .idle && $0.state != .noMoreData })
    else { return }
    let fresh = run.freshList
    for path in Self.scrollObservables where run.simulation[path] != fresh[path] {
      breaches.report(
        nil, nil, cause: path.path, observed: [(path.path, fresh[path])],
        "at rest, `\(path.path)` is \(path.type.text(of: run.simulation[path])), but "
          + "\(path.type.text(of: fresh[path])) in a fresh list")
    }
    for role in ComponentRole.allCases {
      guard let component = run.component(role), let other = fresh.component(role)?.index else { continue }
      let settings = run.settings(component)
      var hidden: Set<ComponentPart> = []
      if settings.stateLabel.hidden { hidden.insert(.stateLabel) }
      if settings.lastUpdatedTimeLabel.hidden { hidden.insert(.lastUpdatedTimeLabel) }
      // A time keeps its words over midnight, and what is placed next to them its place.
      let isWorded = run.time(of: component) == fresh.components[other].labels.lastUpdatedTime.text
      let twin = ComponentView(fresh.components[other], at: other)
      for observable in Self.observables[component.kind] ?? [] {
        let path = ObservablePath.component(role, observable.leaf)
        guard !observable.isGeometry || !run.ledger.isReset && isWorded,
          component.shows(observable.part, without: hidden) || twin.shows(observable.part, without: hidden)
        else { continue }
        let (found, healthy) = (run.simulation[path], fresh[path])
        guard found != healthy, !found.isClose(to: healthy) else { continue }
        let type = path.type
        breaches.report(
          component, cause: observable.leaf.path, observed: [(path.path, healthy)],
          "at rest, `\(path.path)` is \(type.text(of: found)), but \(type.text(of: healthy)) in a fresh list")
        // Further differences have the same cause.
        break
      }
    }
  }

  /// An observable to compare.
  private struct Observable {
    let leaf: ComponentLeaf
    /// The part that has to be visible.
    let part: ComponentPart
    let isGeometry: Bool
  }

  /// The observables of the scroll view that are compared; ``BeyondEdge`` judges where it rests.
  private static let scrollObservables = ["dragging", "decelerating", "pan"].compactMap { name in
    ObservablePath.observables["scroll." + name]
  }

  /// The observables of each type to compare. The others are a component's legitimate memory (counts, the loads
  /// left in a drag, the pulling percentage and what follows it), or are judged elsewhere.
  private static let observables: [ComponentKind: [Observable]] = {
    let remembered = [
      "type", "state", "refreshing", "pullingPercent", "alpha", "frame.", "originalInset.", "calls.",
      "lastUpdatedTime", "lastUpdatedTimeLabel.text", "insetDelta", "leftTriggerTimes", "triggeredByDrag",
      "gif.image", "gif.duration",
    ]
    var observables: [ComponentKind: [Observable]] = [:]
    for kind in ComponentKind.allCases {
      observables[kind] = ComponentLeaf.allCases.compactMap { leaf in
        let path = leaf.path
        let isGeometry = path.split(separator: ".").contains { ["frame", "center", "contentMode"].contains($0) }
        guard leaf.exists(for: kind),
          !remembered.contains(where: { $0 == path || $0.hasSuffix(".") && path.hasPrefix($0) }),
          // A trailer's label and arrow reach their position only in their second layout.
          kind.family != .trailer || !isGeometry
        else { return nil }
        let part: ComponentPart =
          switch path {
          // Whether a part is visible is compared even if it isn't.
          case "arrow.hidden", "loading.animating", "gif.hidden", "stateLabel.hidden",
            "lastUpdatedTimeLabel.hidden":
            .component
          default: leaf.part
          }
        return Observable(leaf: leaf, part: part, isGeometry: isGeometry)
      }
    }
    return observables
  }()
}

extension ComponentView {
  /// Returns whether a part of the component is visible.
  fileprivate func shows(_ part: ComponentPart, without hidden: Set<ComponentPart>) -> Bool {
    switch part {
    case .arrow: !arrow.isHidden
    case .loading: loading.isAnimating
    case .gif: !gif.isHidden
    case .stateLabel, .lastUpdatedTimeLabel: !hidden.contains(part)
    case .component, .header, .autoFooter: true
    }
  }
}

extension RunView {
  /// A list with the same content and components in the same world, in which nothing has happened except that the app
  /// has reported that there is no more data.
  fileprivate var freshList: Simulation {
    let scroll = simulation.scroll
    var scene = world.scene
    (scene.viewport, scene.safeArea, scene.contentInset) = (scroll.viewport, scroll.safeArea, ledger.ownInset)
    scene.content = SceneContent(width: scroll.contentSize.width, height: scroll.contentSize.height)
    scene.content.rows = scroll.rows
    (scene.paging, scene.window, scene.languageCode) = (scroll.isPagingEnabled, true, simulation.language)
    (scene.now, scene.storedTimes) = (simulation.wallClock, simulation.storedTimes)
    let components = ledger.blueprints.compactMap { blueprint in
      component(blueprint.kind.role).map { component in
        ComponentBlueprint(kind: blueprint.kind) { $0 = settings(component) }
      }
    }
    var fresh = Simulation(scene: scene, components: components)
    for role in ComponentRole.allCases where component(role)?.state == .noMoreData {
      fresh.endRefreshingWithNoMoreData(role)
      fresh.turn()
    }
    return fresh
  }
}
