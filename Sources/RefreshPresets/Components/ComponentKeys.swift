import RefreshEngine

/// The keys of all components, one row each.
public enum ComponentKeys {
  /// All rows, in the order of reference pages, except `type`, which determines the others.
  public static let all: [ComponentKey] = [
    ComponentKey(
      "height", [.type(.header), .footer], .positiveLength, { $1(&$0.$height) }, mjrefresh: "mj_h", turn: .extent,
      "The height of the component, in points."),
    ComponentKey(
      "width", [.type(.trailer)], .positiveLength, { $1(&$0.$height) }, mjrefresh: "mj_w", form: .layout,
      turn: .extent,
      """
      The width of the component, in points. MJRefresh resets it to 60 at each layout, so that an app needs a subclass \
      to keep another width; `export` writes it.
      """),
    ComponentKey(
      "hidden", [.component], .boolean, { $1(&$0.$hidden) }, turn: .visibility,
      "Whether the component is hidden."),
    ComponentKey(
      "automaticallyChangeAlpha", [.component], .boolean, { $1(&$0.$automaticallyChangeAlpha) }, turn: .alpha,
      "Whether the component fades in while it is pulled."),
    ComponentKey(
      "fastAnimationDuration", [.component], .duration, { $1(&$0.$fastAnimationDuration) }, turn: .animation,
      "The duration of the animation that begins a refresh or rotates the arrow."),
    ComponentKey(
      "slowAnimationDuration", [.component], .duration, { $1(&$0.$slowAnimationDuration) }, turn: .animation,
      "The duration of the animation that ends a refresh."),
    ComponentKey(
      "animationDisabled", [.component], .boolean, { $1(&$0.$animationDisabled) },
      mjrefresh: "setAnimationDisabled", form: .call, turn: .animation,
      supersedes: ["fastAnimationDuration", "slowAnimationDuration"],
      "Whether both durations are 0, regardless of their values."),
    ComponentKey(
      "ignoredInset", [.type(.header), .footer, .type(.trailer)], .length, { $1(&$0.$ignoredInset) },
      mjrefresh: [
        .type(.header): "ignoredScrollViewContentInsetTop", .footer: "ignoredScrollViewContentInsetBottom",
        .type(.trailer): "ignoredScrollViewContentInsetRight",
      ],
      "The part of the scroll view's inset that is ignored when the component is placed, in points: a header is placed this much higher."
    ),
    ComponentKey(
      "lastUpdatedTimeKey", [.type(.header)], .nonEmptyText(), { $1(&$0.$lastUpdatedTimeKey) }, turn: .time,
      examples: ["feed"],
      "The name under which the time of the last refresh is stored; headers with the same name share the time."),
    ComponentKey(
      "collectionViewAnimationBug", [.type(.header)], .boolean, { $1(&$0.$collectionViewAnimationBug) },
      mjrefresh: "isCollectionViewAnimationBug", turn: .animation,
      "Whether the component moves the bounds instead of the inset, for collection views that jump."),
    ComponentKey(
      "titles", stateClasses, states: .title, shown: \.family.titleStates, mjrefresh: "setTitle:forState:",
      form: .titles, turn: .title,
      examples: ["{ idle: Pull down, pulling: { en: Let go, zh-Hans: 松开 } }", "{ idle: { key: feed.pull } }"],
      "The titles of the states.", stateSummary: "The text shown in the state",
      store: { draft, state, title in
        switch title {
        case .text(let text): draft.settings.titles[state] = text
        case .key(let key): draft.titleKeys.append((state, key))
        }
      }, from: { $0.titles[$1].map { .text($0) } }),
    ComponentKey(
      "stateLabel", stateClasses,
      members: labelKeys(of: \.stateLabel),
      examples: ["{ hidden: true }"], "The label that shows the state's text."),
    ComponentKey(
      "lastUpdatedTimeLabel", [.type(.stateHeader)],
      members: labelKeys(of: \.lastUpdatedTimeLabel), examples: ["{ hidden: true }"],
      "The label that shows the time of the last refresh."),
    ComponentKey(
      "lastUpdatedTimeText", [.type(.stateHeader)],
      ValueType<LocalizedTemplate>.localizedTemplate.map(Optional.some, back: { $0 }),
      { $1(&$0.$lastUpdatedTimeText) }, turn: .wording,
      examples: ["Updated {date:yyyy-MM-dd HH:mm}", "{ en: 'Updated {relative}', de: 'Stand {relative}' }"],
      "The template for the text with the time of the last refresh."),
    ComponentKey(
      "labelLeftInset", [.type(.stateHeader), .type(.autoStateFooter), .type(.backStateFooter)], .length,
      { $1(&$0.$labelLeftInset) }, turn: .inset,
      "The distance between the text and the arrow, spinner or frames, in points."),
    ComponentKey(
      "arrow", types(with: .arrow),
      members: [
        ComponentKey.Member(
          "hidden", .boolean, { $1(&$0.arrow.$hidden) }, mjrefresh: "hidden", turn: .view,
          "Whether the arrow is hidden until the state changes."),
        ComponentKey.Member(
          Key("image", .image(), mjrefresh: "image", examples: ["arrow@2x.png"], "The image of the arrow.") {
            $0.arrowImage = $1
          }, form: .image, turn: .picture),
      ], mjrefresh: "arrowView", examples: ["{ hidden: true }"],
      "The arrow that turns when the component is pulled far enough."),
    ComponentKey(
      "loading", types(with: .loading),
      members: [
        ComponentKey.Member(
          "style", .choice(of: ActivityIndicatorStyle.self), { $1(&$0.loading.$style) },
          mjrefresh: "activityIndicatorViewStyle", swift: "style", turn: .view, "The style of the spinner.")
      ], mjrefresh: "loadingView", examples: ["{ style: large }"], "The spinner that spins while refreshing."),
    ComponentKey(
      "images", types(with: .gif), states: .frames,
      shown: \.imageStates, mjrefresh: "setImages:duration:forState:", form: .frames, turn: .frames,
      examples: [
        "{ idle: { count: 60, size: [60, 60] } }", "{ idle: 'frames/{1..60}@2x.png', refreshing: loading.gif }",
        "{ refreshing: { frames: 'frames/{1..8}@2x.png', duration: 0.6s } }",
      ],
      "The frames of the states.", stateSummary: "The frames shown in the state",
      store: { $0.frames.append((state: $1, source: $2)) }, from: { $0.images[$1].map { .drawn($0) } }),
    ComponentKey(
      "automaticallyRefresh", [.type(.autoFooter)], .boolean, { $1(&$0.$automaticallyRefresh) },
      "Whether the footer refreshes when it comes into view."),
    ComponentKey(
      "triggerPercent", [.type(.autoFooter)], .fraction, { $1(&$0.$triggerPercent) },
      mjrefresh: "triggerAutomaticallyRefreshPercent", examples: ["50%", "-1"],
      "The visible part of the footer at which it refreshes; if negative, the distance before the footer is visible, in footer heights."
    ),
    ComponentKey(
      "autoTriggerTimes", [.type(.autoFooter)], .triggerTimes, { $1(&$0.$autoTriggerTimes) },
      examples: ["3", "unlimited"], "The number of times that one drag can make the footer refresh."),
    ComponentKey(
      "refreshingTitleHidden", [.type(.autoStateFooter)], .boolean, { $1(&$0.$refreshingTitleHidden) },
      turn: .inset,
      "Whether the footer shows no text while it refreshes."),
    ComponentKey(
      "parts", [.component], PartReader.shape,
      examples: ["{ ring: { kind: ring, center: [50%, 24], size: [28, 28], end: { pull: { 30%: 0, 100%: 1 } } } }"],
      "Additional views of the component by name, as a subclass would add them."
    ) { node, _, draft, diagnostics in
      guard let parts = PartReader.parts(node, into: &diagnostics) else { return false }
      draft.parts = parts
      return true
    } write: { draft in
      let parts = draft.settings.parts.compactMap(\.written)
      return parts.isEmpty ? nil : .map(parts)
    },
  ]

  /// The classes that introduce titles and their label. There are several, because they have no common ancestor
  /// with titles.
  private static let stateClasses: [ComponentClass] = ComponentKind.allCases
    .filter { $0.presentation == .labels }.map { .type($0) }

  /// Returns the classes of the types that have a part.
  private static func types(with part: ComponentPart) -> [ComponentClass] {
    ComponentKind.allCases.filter { $0.has(part) }.map { .type($0) }
  }

  /// Returns the keys of a label.
  private static func labelKeys(
    of label: WritableKeyPath<ComponentSettings, LabelSettings> & Sendable
  ) -> [ComponentKey.Member] {
    [
      ComponentKey.Member(
        "hidden", .boolean, { $1(&$0[keyPath: label].$hidden) }, mjrefresh: "hidden", turn: .label,
        "Whether the label is hidden."),
      ComponentKey.Member(
        "textColor", .color, { $1(&$0[keyPath: label].$textColor) }, mjrefresh: "textColor", turn: .label,
        "The colour of the text."),
      ComponentKey.Member(
        "fontSize", .positiveLength, { $1(&$0[keyPath: label].$fontSize) }, mjrefresh: "font", form: .boldFont,
        turn: .label, "The size of the text, in points."),
    ]
  }
}
