import RefreshEngine
import RefreshPresets
import RefreshScenarios

/// Judging what the past has left behind in a list that is at rest and not refreshing.
extension Monitor {
  /// Compares all observables with those of a fresh list in the same scene.
  ///
  /// Differences that belong to a more specific problem are ignored.
  func judgeMemory(in simulation: inout Simulation) {
    guard isClean, simulation.scroll.isInWindow,
      !records.contains(where: { $0.state != .idle && $0.state != .noMoreData })
    else { return }
    let fresh = freshList(like: simulation)
    for path in Monitor.scrollObservables where simulation[path] != fresh[path] {
      raise(
        .memory, nil, nil, cause: path.path, observed: [(path.path, fresh[path])],
        "at rest `\(path.path)` is \(path.type.text(of: simulation[path])), and a fresh list has "
          + path.type.text(of: fresh[path]))
    }
    for role in ComponentRole.allCases {
      guard let index = simulation.component(role)?.index, let other = fresh.component(role)?.index else {
        continue
      }
      let (kind, family) = (simulation.components[index].kind, simulation.components[index].family)
      for observable in Monitor.observables[kind] ?? [] {
        let path = ObservablePath.component(role, observable.leaf)
        guard !observable.isGeometry || !isReset,
          simulation.components[index].shows(observable.part) || fresh.components[other].shows(observable.part)
        else {
          continue
        }
        let (found, healthy) = (simulation[path], fresh[path])
        guard found != healthy, !found.isClose(to: healthy) else { continue }
        let type = path.type
        raise(
          .memory, role, family, cause: observable.leaf.path, observed: [(path.path, healthy)],
          "at rest `\(path.path)` is \(type.text(of: found)), and a fresh list has \(type.text(of: healthy))")
        // Further differences have the same cause.
        break
      }
    }
  }

  /// Returns a list with the same content and components in the same world, in which nothing has happened except
  /// that the app has reported that there is no more data.
  private func freshList(like simulation: Simulation) -> Simulation {
    let scroll = simulation.scroll
    var scene = run.scene
    (scene.viewport, scene.safeArea, scene.contentInset) = (scroll.viewport, scroll.safeArea, ownInset)
    scene.content = SceneContent(width: scroll.contentSize.width, height: scroll.contentSize.height)
    scene.content.rows = scroll.rows
    (scene.paging, scene.window, scene.languageCode) = (scroll.isPagingEnabled, true, simulation.language)
    (scene.now, scene.storedTimes) = (simulation.wallClock, simulation.storedTimes)
    let components = blueprints.compactMap { blueprint in
      simulation.component(blueprint.kind.role).map { component in
        ComponentBlueprint(kind: blueprint.kind) { $0 = simulation.components[component.index].settings }
      }
    }
    var fresh = Simulation(scene: scene, components: components)
    for role in ComponentRole.allCases {
      guard let index = simulation.component(role)?.index, simulation.components[index].state == .noMoreData
      else { continue }
      fresh.endRefreshingWithNoMoreData(role)
      fresh.turn()
    }
    return fresh
  }

  /// An observable to compare.
  private struct Observable {
    let leaf: ComponentLeaf
    /// The part that has to be visible.
    let part: ComponentPart
    let isGeometry: Bool
  }

  /// The observables of the scroll view to compare; its offset is judged elsewhere.
  private static let scrollObservables = ["dragging", "decelerating", "pan"].compactMap { name in
    ObservablePath.observables["scroll." + name]
  }

  /// The observables of each type to compare. The others are a component's legitimate memory (counts, the loads
  /// left in a drag, the pulling percentage and what follows it), or are judged elsewhere.
  private static let observables: [ComponentKind: [Observable]] = {
    let remembered = [
      "type", "state", "refreshing", "pullingPercent", "alpha", "frame.", "originalInset.", "calls.",
      "lastUpdatedTime",
      "insetDelta", "leftTriggerTimes", "triggeredByDrag", "gif.image", "gif.duration",
    ]
    var observables: [ComponentKind: [Observable]] = [:]
    for kind in ComponentKind.allCases {
      observables[kind] = ComponentLeaf.allCases.compactMap { leaf in
        let path = leaf.path
        let isGeometry = path.contains("frame") || path.contains("center") || path.contains("contentMode")
        guard leaf.exists(for: kind),
          !remembered.contains(where: { $0 == path || $0.hasSuffix(".") && path.hasPrefix($0) }),
          // A trailer's label and arrow reach their position only in their second layout.
          kind.family != .trailer || !isGeometry
        else { return nil }
        let part: ComponentPart =
          switch path {
          case "arrow.hidden", "loading.animating", "gif.hidden": .component
          case _ where path.hasPrefix("arrow."): .arrow
          case _ where path.hasPrefix("loading."): .loading
          case _ where path.hasPrefix("gif."): .gif
          case _ where path.hasPrefix("lastUpdatedTimeLabel.") && !path.hasSuffix("hidden"): .lastUpdatedTimeLabel
          default: .component
          }
        return Observable(leaf: leaf, part: part, isGeometry: isGeometry)
      }
    }
    return observables
  }()
}

extension Component {
  /// Returns whether a part of the component is visible.
  fileprivate func shows(_ part: ComponentPart) -> Bool {
    switch part {
    case .arrow: !arrow.isHidden
    case .loading: loading.isAnimating
    case .gif: !gif.isHidden
    case .lastUpdatedTimeLabel: !settings.lastUpdatedTimeLabel.hidden
    default: true
    }
  }
}
