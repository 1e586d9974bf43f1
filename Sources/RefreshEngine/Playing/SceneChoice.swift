/// A player's choices for a world before it begins; nil keeps what the world has.
public struct SceneChoice: Equatable, Sendable {
  /// The scroll view's size in points.
  public var viewport: Size?
  /// The screen's share of the inset.
  public var safeArea: Insets?
  /// The content.
  public var content: SceneContent?
  /// The phone's, a BCP-47 tag; it counts where the app assigns none.
  public var language: String?
  /// The app's answer to calls.
  public var app: AppAnswer?

  /// An app that answers each refreshing component after some time.
  public struct AppAnswer: Equatable, Sendable {
    /// The time that the app takes; nil for one that never answers.
    public var delay: Interval?
    /// The number of rows that it loads for a footer, not negative.
    public var rows: Int32

    /// Makes an answer.
    public init(delay: Interval?, rows: Int32) {
      self.delay = delay
      self.rows = rows
    }

    /// The app as a program: it waits, loads rows for what brings more, and ends refreshing.
    public var program: AppProgram {
      guard let delay else { return AppProgram() }
      return AppProgram(
        ComponentRole.allCases.map { role in
          let loads: [Command] = role == .footer && rows > 0 ? [.loadRows(rows)] : []
          return AppProgram.Entry(
            hook: .callback(role, .refreshing), commands: [.wait(delay)] + loads + [.endRefreshing(role)])
        })
    }
  }

  /// Chooses nothing.
  public init() {}

  /// A world with what was chosen, before any step.
  public func applied(to world: Replay) -> Replay {
    var scene = world.scene
    if let viewport { scene.viewport = viewport }
    if let safeArea { scene.safeArea = safeArea }
    if let content { scene.content = content }
    if let language { scene.language = language }
    return Replay(
      name: world.name, line: world.line, scene: scene, components: world.components,
      app: app?.program ?? world.app, steps: [])
  }
}
