import RefreshEngine
import RefreshPresets

/// What the app does, and the screen.
extension StepKind {
  /// `load`: content arrives.
  static let load = StepKind(
    "load",
    .oneKey([
      Key<Command?>("rows", .integer(), examples: ["20"], "How many rows are appended.") { $0 = .loadRows($1) },
      Key<Command?>("height", .length(atLeast: 0), examples: ["300"], "How much the content grows, in points.") {
        $0 = .loadHeight($1)
      },
    ]),
    forApps: true, examples: ["{ rows: 20 }", "{ height: 300 }"],
    "Rows or height are appended to the content, and the scroll view reloads."
  ) { command, _ in Perform(command) }

  /// `attach`: the app puts components in the places of those that are there.
  static let attach = StepKind(
    "attach",
    .keys(
      KeySet<[SuiteDraft.Component]>(
        ComponentRole.allCases.map { role in
          Key(component: role, "The \(role.rawValue) that is attached.") { $0.append($1) }
        }), from: { [] }),
    forApps: true, examples: ["{ footer: { type: autoNormalFooter } }"],
    "The app attaches components; each takes the place of the one that is there."
  ) { drafts, builder in
    for draft in drafts {
      if let preset = draft.preset { builder.cast.attach(preset.kind) } else { builder.cast.attachAny(draft.role) }
    }
    let presets = drafts.compactMap(\.preset)
    return presets.count == drafts.count ? Perform(presets.map { .attach($0.blueprint) }) : nil
  }

  /// `beginRefreshing`: the app asks a component to refresh.
  static let beginRefreshing = StepKind(
    "beginRefreshing", ValueType<ComponentRole>.role.located, forApps: true, examples: ["header"],
    "The app calls `beginRefreshing`."
  ) { role, builder in
    builder.requireComponent(at: role) ? Perform(.beginRefreshing(role.value)) : nil
  }

  /// `endRefreshing`: the app says that a refresh is over.
  static let endRefreshing = StepKind(
    "endRefreshing",
    .by(
      scalar: ValueType<ComponentRole>.role.located.map { (role: $0, item: false) },
      map: .componentMap(
        of: .choice([(ValueShape.Word("noMoreData", "There is nothing more to load."), true)]),
        roles: [.footer], elsewhere: "only a footer can be told that there is no more data")),
    forApps: true, examples: ["header", "{ footer: noMoreData }"],
    "The app calls `endRefreshing`, or `endRefreshingWithNoMoreData`."
  ) { end, builder -> (any Step)? in
    guard builder.requireComponent(at: end.role) else { return nil }
    let role = end.role.value
    return Perform(end.item ? .endRefreshingWithNoMoreData(role) : .endRefreshing(role))
  }

  /// `resetNoMoreData`: the app tells a footer that there is more to load again.
  static let resetNoMoreData = StepKind(
    "resetNoMoreData", ValueType<ComponentRole>.footer.located, forApps: true, examples: ["footer"],
    "The app calls `resetNoMoreData`."
  ) { role, builder in
    builder.requireComponent(at: role) ? Perform(.resetNoMoreData(role.value)) : nil
  }

  /// `detach`: the app removes a component.
  static let detach = StepKind(
    "detach", ValueType<ComponentRole>.role.located, forApps: true, examples: ["footer"],
    "The app removes the component."
  ) { role, builder in
    builder.requireComponent(at: role) ? Perform(.detach(role.value)) : nil
  }

  /// `window`: the scroll view comes on screen or leaves it.
  static let changeWindow = StepKind(
    "window", .boolean, forApps: true, examples: ["false"], "The scroll view enters the window, or leaves it."
  ) { isInWindow, _ in Perform(.window(isInWindow)) }

  /// `rotate`: the viewport has another size.
  static let rotate = StepKind(
    "rotate", .size(), forApps: true, examples: ["[667, 375]"],
    "The screen turns: the viewport has another width and height."
  ) { viewport, _ in Perform(.rotate(to: viewport)) }

  /// `language`: the app changes its language.
  static let changeLanguage = StepKind(
    "language", .language, forApps: true, examples: ["ko"], "The app changes its language while it runs."
  ) { language, _ in Perform(.language(language)) }

  /// `scroll`: the app sets the content offset.
  static let scroll = StepKind(
    "scroll",
    .keys(
      KeySet<ScrollDraft>([
        Key(
          "to", .destination, isRequired: true, examples: ["300", "{ x: 40 }"],
          "The content offset; a number is its y, the other axis stays."
        ) { $0.destination = $1 },
        Key("animated", .boolean, default: "false", "Whether the app asks for an animation.") { $0.animated = $1 },
      ]), from: { ScrollDraft() }),
    forApps: true, examples: ["{ to: 300 }", "{ to: 300, animated: true }"],
    "The app sets the content offset, which is never brought into its range."
  ) { draft, _ in Perform(.scroll(to: draft.destination, animated: draft.animated)) }
}

/// The value of `scroll` as it is written.
private struct ScrollDraft: Sendable {
  var destination = Destination()
  var animated = false
}
