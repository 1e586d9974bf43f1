import RefreshEngine
import RefreshLaws
import RefreshPresets

/// The response of a component to a finger and to its app, measured by running the engine instead of being derived
/// from its keys.
struct GestureMeasure: Equatable, Sendable {
  /// The visible length of the component, in points, at which it triggers; negative if it triggers before it is
  /// visible. `nil` if it never triggers.
  let trigger: Double?
  /// The time from the trigger, and from letting go where the component needs that, to the call of the app. `nil`
  /// if the app is never called.
  let callback: Interval?
  /// The points by which the content inset is larger during a refresh than at rest. `nil` if the component never
  /// refreshes.
  let room: Double?
  /// The time from the app's `endRefreshing` to the callback of its end. `nil` if there is no such callback.
  let end: Interval?

  /// The size of the screen on which components are measured, in points.
  static let viewport = Size(width: 375, height: 667)
  /// The length of the content in screens, in both directions.
  private static let screens = 3.0

  /// Measures a component.
  ///
  /// - Parameters:
  ///   - kind: The type of the component in the graph.
  ///   - graph: All components.
  init(of kind: ComponentKind, in graph: ComponentGraph) {
    let rest = GestureMeasure.simulation(of: graph)
    trigger = GestureMeasure.trigger(of: kind, in: rest)
    var simulation = rest
    if let trigger {
      simulation = GestureMeasure.pulled(rest, kind, by: trigger + 1)
    } else {
      simulation.step(.beginRefreshing(kind.role))
    }
    let start = simulation.now
    simulation.step([.release(velocity: .zero), .settled])
    callback = GestureMeasure.time(of: .refreshing, at: kind.role, since: start, in: &simulation)
    let isRefreshing = simulation[.component(kind.role, .state)] == .text(RefreshState.refreshing.name)
    guard isRefreshing else {
      (room, end) = (nil, nil)
      return
    }
    let edge: ObservablePath =
      switch kind.family {
      case .header: .scroll(.insetTop)
      case .autoFooter, .backFooter: .scroll(.insetBottom)
      case .trailer: .scroll(.insetRight)
      }
    room = simulation.number(edge) - rest.number(edge)
    let ending = simulation.now
    simulation.step([.endRefreshing(kind.role), .settled])
    end = GestureMeasure.time(of: .endRefreshingCompletion, at: kind.role, since: ending, in: &simulation)
  }

  /// Returns the state of the components before anything happens.
  static func rest(of graph: ComponentGraph) -> Recording.Moment {
    Recording.Moment(step: 0, simulation: simulation(of: graph), events: [])
  }

  private static func simulation(of graph: ComponentGraph) -> Simulation {
    var scene = ScrollScene()
    scene.viewport = viewport
    scene.content = SceneContent(width: screens * viewport.width, height: screens * viewport.height)
    scene.physics = .none
    scene.texts = graph.texts
    scene.languageCode = graph.language
    var simulation = Simulation(scene: scene, components: graph.components.map(\.blueprint), isRecording: true)
    _ = simulation.takeEvents()
    return simulation
  }

  /// Returns the smallest pull that triggers, found by bisection between a pull that triggers and one that does
  /// not.
  private static func trigger(of kind: ComponentKind, in rest: Simulation) -> Double? {
    var (least, most) =
      kind.family == .autoFooter
      ? (-(screens - 1) * viewport.height + 1, viewport.height) : (0, 4 * viewport.height)
    func triggers(_ amount: Double) -> Bool {
      let state = pulled(rest, kind, by: amount)[.component(kind.role, .state)]
      return state == .text((kind.family == .autoFooter ? RefreshState.refreshing : .pulling).name)
    }
    guard triggers(most) else { return nil }
    guard !triggers(least) else { return least }
    // A thousandth of a point is the precision of expectations; 50 halvings suffice for any screen.
    for _ in 0..<50 where most - least > 0.0005 {
      let middle = (least + most) / 2
      if triggers(middle) { most = middle } else { least = middle }
    }
    return (most * 1000).rounded(.down) / 1000
  }

  /// Returns the simulation after a finger has pulled a component by an amount, in points.
  private static func pulled(_ rest: Simulation, _ kind: ComponentKind, by amount: Double) -> Simulation {
    var simulation = rest
    simulation.step(.pull(kind.role, .points(amount)))
    return simulation
  }

  /// Returns the time of the first call of a callback.
  private static func time(
    of callback: Callback, at role: ComponentRole, since start: Instant, in simulation: inout Simulation
  ) -> Interval? {
    simulation.takeEvents().first { $0.kind == .call(role, callback) }.map { $0.time - start }
  }

  /// Returns the differences in words: `triggers 22 pt earlier: pulled by 54 pt instead of 76 pt`.
  ///
  /// - Parameters:
  ///   - old: The measure before the change.
  ///   - family: The component's family after it.
  func differences(from old: GestureMeasure, of family: Family) -> [String] {
    let comesIntoView = family == .autoFooter
    let cause = comesIntoView ? "triggering" : "letting go"
    return [
      difference(
        trigger, old.trigger, "triggers", ("earlier", "later"), points, comesIntoView ? inView : pulled,
        never: comesIntoView ? "never triggers by coming into view" : "never triggers by a pull"),
      difference(
        callback?.seconds, old.callback?.seconds, beyond: 0, "calls back", ("earlier", "later"), time,
        { "\(time($0)) after \(cause)" }, never: "never calls back"),
      difference(room, old.room, "makes room for", ("less", "more"), points, points, never: "doesn't refresh"),
      difference(
        end?.seconds, old.end?.seconds, beyond: 0, "comes to rest", ("earlier", "later"), time,
        { "\(time($0)) after endRefreshing" }, never: "never comes to rest"),
    ].compactMap { $0 }
  }

  private func pulled(_ length: Double) -> String { "pulled by \(points(length))" }

  private func inView(_ length: Double) -> String {
    length < 0 ? "\(points(-length)) before it comes into view" : "with \(points(length)) of it in view"
  }

  private func time(_ seconds: Double) -> String { milliseconds(Interval(seconds: seconds)) }

  /// Returns the difference of two lengths or times in words. The default precision is the tolerance of
  /// expectations.
  private func difference(
    _ new: Double?, _ old: Double?, beyond precision: Double = NumberMatcher.tolerance, _ verb: String,
    _ words: (less: String, more: String), _ text: (Double) -> String, _ phrase: (Double) -> String, never: String
  ) -> String? {
    switch (new, old) {
    case (nil, nil): return nil
    case (nil, _?): return never
    case (let new?, nil): return "now \(verb), \(phrase(new))"
    case (let new?, let old?):
      // Differences that rounding removes would read as none.
      guard abs(new - old) > precision, phrase(new) != phrase(old) else { return nil }
      return "\(verb) \(text(abs(new - old))) \(new < old ? words.less : words.more): "
        + "\(phrase(new)) instead of \((new < 0) == (old < 0) ? text(abs(old)) : phrase(old))"
    }
  }
}
