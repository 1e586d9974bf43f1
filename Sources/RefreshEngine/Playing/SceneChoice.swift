/// A player's choices for a world before it begins; nil keeps the world's value.
public struct SceneChoice: Equatable, Sendable {
  /// The scroll view's size in points.
  public var viewport: Size?
  /// The part of the inset that comes from the screen.
  public var safeArea: Insets?
  /// The content.
  public var content: SceneContent?
  /// The phone's, a BCP-47 tag; it counts where the app assigns none.
  public var language: String?
  /// The app's answers to calls.
  public var app: AppAnswer?

  /// An app that answers each refreshing component after a delay.
  public struct AppAnswer: Equatable, Sendable {
    /// The app's delay, or nil if it never answers.
    public var delay: Interval?
    /// The number of rows that it loads for a footer, 0 or more.
    public var rows: Int32

    /// Makes an answer.
    public init(delay: Interval?, rows: Int32) {
      self.delay = delay
      self.rows = rows
    }

    /// The app as a program: it waits, loads rows for a footer, and ends refreshing.
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

  /// Makes a choice that changes nothing.
  public init() {}

  /// Returns a world with these choices, without any steps.
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
