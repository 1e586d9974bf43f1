// The API of other libraries, which needs no documentation here.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

// Tests are built for debugging, in which case internal declarations of modules are accessible.
#if DEBUG
import UIKit

@testable import RefreshEngine

/// A scene in which an app's code sets up components, and what happens to them afterwards.
///
/// Everything that the code sets on a component affects the simulation immediately, before it is attached and
/// afterwards.
public final class AppWorld: @unchecked Sendable {
  /// The scene in which components are created.
  nonisolated(unsafe) public static var current = empty
  /// A scene for components that are never attached.
  public static var empty: AppWorld { AppWorld(ScrollScene(), app: AppProgram()) }

  public private(set) var simulation: Simulation
  private let answers: [AppProgram.Hook: [Command]]
  private let content: SceneContent
  /// The commands that follow waits of the app, by the number of the timer.
  private var waiting: [ArraySlice<Command>] = []
  /// The components that an app's code has created, by their numbers in the simulation.
  var made: [Int: MJRefreshComponent] = [:]
  private(set) var attached: [ComponentRole: MJRefreshComponent] = [:]
  /// The parts of the preset's components, for which an app's code creates views.
  public var outlines: [ComponentRole: [AppPartOutline]] = [:]
  /// The animations in which properties of views were set.
  public internal(set) var animations: [ComponentRole: [(part: String, duration: Interval)]] = [:]
  /// Whether components are being informed of what has happened to them.
  var isFollowing = false
  /// The number of events of which components were informed.
  var seenEvents = 0

  /// Creates a scene without components and content.
  ///
  /// - Parameters:
  ///   - scene: The scene; its language and texts become the system's.
  ///   - app: The app's commands for each call.
  public init(_ scene: ScrollScene, app: AppProgram) {
    var bare = scene
    if !scene.content.beforeComponents { bare.content = SceneContent(width: 0, rowHeight: scene.content.rowHeight) }
    content = scene.content
    answers = Dictionary(app.entries.map { ($0.hook, $0.commands) }) { first, _ in first }
    simulation = Simulation(scene: bare)
    simulation.isRecording = true
    simulation.app = { [unowned self] simulation, call in
      // Stores the simulation in this world while the app is called, so that the app's code acts on it.
      self.simulation = simulation
      self.answer(call)
      simulation = self.simulation
    }
  }

  /// Changes the simulation, including what the app does in the meantime.
  public func act(_ body: (inout Simulation) -> Void) {
    var changing = simulation
    body(&changing)
    simulation = changing
    follow()
  }

  /// Sets the content, and turns the run loop for the first time.
  public func begin() {
    act {
      if !content.beforeComponents { $0.show(content) }
      $0.turn()
    }
  }

  /// Performs a command; a language is changed in the way apps do it.
  public func perform(_ command: Command) {
    switch command {
    case .language(let tag): setLanguage(tag)
    case .attach(let blueprint):
      attached[blueprint.kind.role] = nil
      act { $0.perform(command) }
    default: act { $0.perform(command) }
    }
  }

  // MARK: Actions of an app's code

  func make(_ kind: ComponentKind) -> ComponentID {
    var id: ComponentID?
    act {
      let c = $0.makeComponent(kind)
      $0.resetTitles(of: c)
      id = c
    }
    return id!
  }

  @MainActor func attach(_ component: MJRefreshComponent, to view: UIScrollView, as role: ComponentRole) {
    component.willMove(toSuperview: view)
    // The engine has the width of a trailer whose class keeps one as a property.
    if role == .trailer, component.mj_w != simulation.scroll.viewport.width {
      component.apply { $0.height = component.mj_w }
    }
    made[component.id.index] = component
    attached[role] = component
    // Settings made before the component is visible are not animated.
    animations[role] = nil
    act {
      $0.detach(role)
      $0.moveToScrollView(component.id)
    }
  }

  func setLanguage(_ tag: String) {
    var hasChanged = false
    act { hasChanged = $0.assignLanguage(tag) }
    guard hasChanged else { return }
    for id in simulation.attached {
      guard let component = made[id.index] else {
        act { $0.languageDidChange(for: id) }
        continue
      }
      MainActor.assumeIsolated { component.i18nDidChange() }
    }
  }

  // MARK: Calls of the app

  private func answer(_ call: AppCall) {
    if case .callback(let role, .refreshing) = call, let component = attached[role] {
      MainActor.assumeIsolated { component.refreshingBlock() }
    } else if case .timer(let number) = call {
      carryOut(waiting[Int(number)])
    } else if let hook = call.hook {
      carryOut(hook)
    }
  }

  /// Performs the app's commands at a hook.
  public func carryOut(_ hook: AppProgram.Hook) { carryOut(answers[hook, default: []][...]) }

  private func carryOut(_ commands: ArraySlice<Command>) {
    for (index, command) in zip(commands.indices, commands) {
      switch command {
      case .wait(let interval):
        waiting.append(commands[(index + 1)...])
        let number = Int32(waiting.count - 1)
        act { $0.schedule(timer: number, after: interval) }
        return
      case .settle, .swipe: break
      default: perform(command)
      }
    }
  }
}
#endif
