import RefreshEngine
import RefreshPresets
import RefreshScenarios

/// What is left of what has happened, in a list that rests and in which nothing refreshes.
extension Monitor {
  /// Compares all that can be observed with a fresh list of the same scene.
  ///
  /// What has a more specific problem is left to that.
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
        // What else is different is of the same cause.
        break
      }
    }
  }

  /// A list of the same content and components in the same world, in which nothing has happened but that the app has said
  /// that there is no more data.
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

  /// An observable that is compared.
  private struct Observable {
    let leaf: ComponentLeaf
    /// The part that has to be seen.
    let part: ComponentPart
    let isGeometry: Bool
  }

  /// What is compared of the scroll view; where it stands is judged where it rests.
  private static let scrollObservables = ["dragging", "decelerating", "pan"].compactMap { name in
    ObservablePath.observables["scroll." + name]
  }

  /// What is compared of each type. The rest is memory that a component may have (counts, what a drag may still do, the pulling percent
  /// and what follows it), or is judged where it stands.
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
          // A trailer's label and arrow settle in their second layout only.
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
  /// Whether a part of it can be seen.
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
