// Names of others, which need no words here.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

// Tests are built for debugging, where modules let them look inside.
#if DEBUG
import UIKit

@testable import RefreshEngine

/// A scene in which an app's code sets up components, and what happens to them then.
///
/// Whatever the code sets on a component acts on the simulation at once, before it is attached and after that.
public final class AppWorld: @unchecked Sendable {
  /// The scene that components are made in.
  nonisolated(unsafe) public static var current = empty
  /// A scene for components that are never attached.
  public static var empty: AppWorld { AppWorld(ScrollScene(), app: AppProgram()) }

  public private(set) var simulation: Simulation
  private let answers: [AppProgram.Hook: [Command]]
  private let content: SceneContent
  /// What app commands wait for, by the number of their timers.
  private var waiting: [ArraySlice<Command>] = []
  /// The components that an app's code made, by their numbers in the simulation.
  var made: [Int: MJRefreshComponent] = [:]
  private(set) var attached: [ComponentRole: MJRefreshComponent] = [:]
  /// The parts that the preset's components have, which an app's code makes views of.
  public var outlines: [ComponentRole: [AppPartOutline]] = [:]
  /// The animations that views were set in.
  public internal(set) var animations: [ComponentRole: [(part: String, duration: Interval)]] = [:]
  /// Whether components are being told what has happened to them.
  var isFollowing = false
  /// How many of the events components know.
  var seenEvents = 0

  /// A scene without components and content.
  ///
  /// - Parameters:
  ///   - scene: The scene; its language and texts are the system's.
  ///   - app: What the app does when it is called.
  public init(_ scene: ScrollScene, app: AppProgram) {
    var bare = scene
    if !scene.content.beforeComponents { bare.content = SceneContent(width: 0, rowHeight: scene.content.rowHeight) }
    content = scene.content
    answers = Dictionary(app.entries.map { ($0.hook, $0.commands) }) { first, _ in first }
    simulation = Simulation(scene: bare)
    simulation.isRecording = true
    simulation.app = { [unowned self] simulation, call in
      // The simulation is this world's own for as long as it is changed.
      self.simulation = simulation
      self.answer(call)
      simulation = self.simulation
    }
  }

  /// Changes the simulation; what the app does meanwhile changes it, too.
  public func act(_ body: (inout Simulation) -> Void) {
    var changing = simulation
    body(&changing)
    simulation = changing
    follow()
  }

  /// The content is there, and the run loop turns for the first time.
  public func begin() {
    act {
      if !content.beforeComponents { $0.show(content) }
      $0.turn()
    }
  }

  /// Carries out a command; a language is changed as an app does it.
  public func perform(_ command: Command) {
    switch command {
    case .language(let tag): setLanguage(tag)
    case .attach(let blueprint):
      attached[blueprint.kind.role] = nil
      act { $0.perform(command) }
    default: act { $0.perform(command) }
    }
  }

  // MARK: What an app's code does

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
    // What is set before the component shows moves nothing.
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

  // MARK: What calls an app

  private func answer(_ call: AppCall) {
    if case .callback(let role, .refreshing) = call, let component = attached[role] {
      MainActor.assumeIsolated { component.refreshingBlock() }
    } else if case .timer(let number) = call {
      carryOut(waiting[Int(number)])
    } else if let hook = call.hook {
      carryOut(hook)
    }
  }

  /// What the app does at a place where it is called.
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
