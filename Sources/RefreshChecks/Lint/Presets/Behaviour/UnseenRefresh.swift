import RefreshEngine
import RefreshLaws
import RefreshPresets

extension LintRule {
  /// A component on which nothing shows that it refreshes, tried in the engine: it draws nothing that it didn't
  /// draw before, and nothing moves.
  ///
  /// A state without frames keeps those of the state before (`-[MJRefreshGifHeader setState:]`), and
  /// `refreshingTitleHidden` removes the only text. A component that draws nothing at all is drawn by the app. A trailer doesn't
  /// load anything, and the library itself gives it one title for `pulling` and `refreshing`.
  static let unseenRefresh = LintRule(
    "unseen-refresh", "a component that doesn't show that it refreshes",
    asks: ["height", "titles", "stateLabel", "images", "refreshingTitleHidden", "parts"],
    .component { component, warn in
      guard !component.settings.hidden, !component.kind.has(.loading), !component.isDrawnByApp,
        component.kind.family != .trailer, !component.playsPulling,
        let (before, during) = pictures(of: component), !during.contains(where: \.moves)
      else { return }
      // A state without frames keeps the image.
      let hasFrames = component.settings.images[.refreshing] != nil
      let shown = during.map { Shown($0, image: hasFrames ? $0.image : before.image) }
      guard shown.allSatisfy({ $0 == shown[0] }), shown[0].isWithin(Shown(before, image: before.image)) else {
        return
      }
      let word = component.word
      warn(
        shown[0].isEmpty
          ? "the \(word) shows nothing in the state `refreshing`"
          : "nothing shows that the \(word) refreshes: in the state `refreshing` nothing is new, and nothing moves",
        at: component.valuePlace(of: "type"),
        help: component.kind.presentation == .frames
          ? "specify several `images` for `refreshing`"
          : component.kind.has(.stateLabel)
            ? "show a title for `refreshing`, or add a part that moves, such as a `spinner`"
            : "add a part that moves while it refreshes, such as a `spinner`")
    })

  /// Returns the looks just before a refresh, and at several times of it; nil if it doesn't begin.
  private static func pictures(of component: ComponentGraph.Component) -> (before: Looks, during: [Looks])? {
    let role = component.kind.role
    var simulation = Surroundings(Surroundings.viewports[0]).simulation(of: component)
    if component.kind.family != .autoFooter { simulation.step(.pull(role, .fraction(1.5))) }
    guard let before = simulation.looks(of: role) else { return nil }
    simulation.step(before.state == .pulling ? .release(velocity: nil) : .beginRefreshing(role))
    var during: [Looks] = []
    for wait in [0.6, 0.13, 0.29] {
      simulation.step(.wait(Interval(seconds: wait)))
      guard let looks = simulation.looks(of: role), looks.state == .refreshing else { return nil }
      during.append(looks)
    }
    return (before, during)
  }
}

extension ComponentGraph.Component {
  /// Whether the preset draws nothing, so that the app has to.
  fileprivate var isDrawnByApp: Bool { kind.presentation == .plain && settings.parts.isEmpty }

  /// Whether the frames of `pulling` play on while the component refreshes, because it has no others for that.
  fileprivate var playsPulling: Bool {
    kind.family != .autoFooter && settings.images[.refreshing] == nil && (settings.images[.pulling]?.count ?? 0) > 1
  }
}

/// What a user sees of a component, apart from where it is.
private struct Shown: Equatable {
  let texts: [Looks.Text]
  let image: Looks.Image?
  let parts: [PartLooks]

  init(_ looks: Looks, image: Looks.Image?) {
    (texts, self.image) = (looks.labels, image)
    parts = looks.parts.filter { $0.opacity > 0 && ($0.kind != .label || !$0.text.isEmpty) }
  }

  /// Whether all that shows was shown before.
  func isWithin(_ before: Shown) -> Bool {
    texts.allSatisfy(before.texts.contains) && (image == nil || image == before.image)
      && parts.allSatisfy(before.parts.contains)
  }

  var isEmpty: Bool { texts.isEmpty && image == nil && parts.isEmpty }
}

extension Looks {
  /// Whether a spinner spins.
  fileprivate var moves: Bool {
    parts.contains { $0.kind == .spinner && $0.opacity > 0 && $0.holds(.animating) }
  }
}
