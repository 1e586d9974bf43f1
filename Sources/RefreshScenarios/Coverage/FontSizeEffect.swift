import RefreshEngine

/// The effect of a label's font size on what can be observed.
enum FontSizeEffect {
  /// Returns whether two components of a type, which differ in a font size, differ in what can be observed: in any state, and in any of
  /// some languages. A size moves what is next to the label: arrows, spinners, frames, and a trailer's label itself.
  static func moves(
    _ component: ComponentBlueprint, from other: ComponentBlueprint, in languages: [String], with texts: Texts
  ) -> Bool {
    (languages.isEmpty ? [ScrollScene().language] : languages).contains { language in
      var scene = ScrollScene()
      (scene.language, scene.texts) = (language, texts)
      scene.content = SceneContent(width: 3 * scene.viewport.width, height: 3 * scene.viewport.height)
      var lists = [component, other].map { Simulation(scene: scene, components: [$0]) }
      return lists[0].differs(from: lists[1])
        || tour(of: component.kind.role).contains { command in
          for index in lists.indices { lists[index].step(command) }
          return lists[0].differs(from: lists[1])
        }
    }
  }

  /// The commands that bring a component into each of its states.
  private static func tour(of role: ComponentRole) -> [Command] {
    let rest = Command.settled
    return [
      .pull(role, .fraction(1.2)), .release(velocity: nil), rest, .endRefreshing(role), rest,
      .beginRefreshing(role),
      rest, .endRefreshingWithNoMoreData(role), rest,
    ]
  }
}

extension Simulation {
  /// Returns whether an observable has another value in another list with the same components.
  fileprivate func differs(from other: Simulation) -> Bool { paths.contains { self[$0] != other[$0] } }
}
