import RefreshEngine

/// The keys of all components, one row each.
public enum ComponentKeys {
  /// All rows, in the order of reference pages. `type`, which decides about the others, is not among them.
  public static let all: [ComponentKey] = [
    ComponentKey(
      "height", [.header, .footer], .positiveLength, default: [.header: "54", .footer: "44"], mjrefresh: "mj_h",
      "How high the component is, in points."
    ) { .height($0) },
    ComponentKey(
      "hidden", [.component], .boolean, default: "false", mjrefresh: "hidden", "Whether the component is hidden."
    ) { .hidden($0) },
    ComponentKey(
      "automaticallyChangeAlpha", [.component], .boolean, default: "false", mjrefresh: "automaticallyChangeAlpha",
      "Whether the component fades in as it is pulled."
    ) { .automaticallyChangeAlpha($0) },
    ComponentKey(
      "fastAnimationDuration", [.component], .duration, default: "0.25s", mjrefresh: "fastAnimationDuration",
      "How long it takes to go into refreshing and to turn the arrow."
    ) { .fastAnimationDuration($0) },
    ComponentKey(
      "slowAnimationDuration", [.component], .duration, default: "0.4s", mjrefresh: "slowAnimationDuration",
      "How long it takes to go back from refreshing."
    ) { .slowAnimationDuration($0) },
    ComponentKey(
      "animationDisabled", [.component], .boolean, default: "false", mjrefresh: "setAnimationDisabled",
      "Whether both durations are 0, whatever else is said of them."
    ) { .animationDisabled($0) },
    ComponentKey(
      "ignoredInset", [.header, .footer, .trailer], .length, default: "0",
      mjrefresh: [
        .header: "ignoredScrollViewContentInsetTop", .footer: "ignoredScrollViewContentInsetBottom",
        .trailer: "ignoredScrollViewContentInsetRight",
      ], "How much of the scroll view's inset the component lies over, in points."
    ) { .ignoredInset($0) },
    ComponentKey(
      "lastUpdatedTimeKey", [.header], .nonEmptyText(), default: "MJRefreshHeaderLastUpdatedTimeKey",
      mjrefresh: "lastUpdatedTimeKey", examples: ["feed"],
      "The name under which the time of the last refresh is stored; headers with one name share the time."
    ) { .lastUpdatedTimeKey($0) },
    ComponentKey(
      "collectionViewAnimationBug", [.header], .boolean, default: "false",
      mjrefresh: "isCollectionViewAnimationBug",
      "Whether the component moves the bounds instead of the inset, for collection views that jump."
    ) { .collectionViewAnimationBug($0) },
    ComponentKey(
      "titles", stateClasses, states: .localizedText, shown: \.titleStates, mjrefresh: "setTitle:forState:",
      examples: ["{ idle: Pull down, pulling: { en: Let go, zh-Hans: 松开 } }"],
      "The texts of the states.", stateSummary: "The text shown in the state"
    ) { .title($0, $1) },
    ComponentKey(
      "stateLabel", stateClasses,
      members: labelKeys(
        hidden: { .stateLabelHidden($0) }, textColor: { .stateLabelTextColor($0) },
        fontSize: { .stateLabelFontSize($0) }),
      mjrefresh: "stateLabel", examples: ["{ hidden: true }"], "The label that shows the state's text."),
    ComponentKey(
      "lastUpdatedTimeLabel", [.stateHeader],
      members: labelKeys(
        hidden: { .lastUpdatedTimeLabelHidden($0) }, textColor: { .lastUpdatedTimeLabelTextColor($0) },
        fontSize: { .lastUpdatedTimeLabelFontSize($0) }),
      mjrefresh: "lastUpdatedTimeLabel", examples: ["{ hidden: true }"],
      "The label that shows the time of the last refresh."),
    ComponentKey(
      "lastUpdatedTimeText", [.stateHeader], .localizedTemplate, mjrefresh: "lastUpdatedTimeText",
      examples: ["Updated {date:yyyy-MM-dd HH:mm}", "{ en: 'Updated {relative}', de: 'Stand {relative}' }"],
      "How the time of the last refresh is worded."
    ) { .lastUpdatedTimeText($0) },
    ComponentKey(
      "labelLeftInset", [.stateHeader, .autoStateFooter, .backStateFooter], .length,
      default: [
        .stateHeader: "25", .autoStateFooter: "25", .backStateFooter: "25", .gifHeader: "20", .autoGifFooter: "20",
        .backGifFooter: "20",
      ], mjrefresh: "labelLeftInset", "The distance of arrow, spinner or frames from the text, in points."
    ) { .labelLeftInset($0) },
    ComponentKey(
      "arrow", [.normalHeader, .backNormalFooter, .normalTrailer],
      members: [
        Key("hidden", .boolean, default: "false", "Whether the arrow is hidden until the state changes.") {
          $0.properties.append(.arrowHidden($1))
        },
        Key("image", .image, mjrefresh: "image", examples: ["arrow@2x.png"], "The picture of the arrow.") {
          $0.arrowImage = $1
        },
      ], mjrefresh: "arrowView", examples: ["{ hidden: true }"], "The arrow that turns as the component is pulled."),
    ComponentKey(
      "loading", [.normalHeader, .autoNormalFooter, .backNormalFooter],
      members: [
        Key(
          "style", .choice(of: ActivityIndicatorStyle.self), default: "medium",
          mjrefresh: "activityIndicatorViewStyle", "How the spinner looks."
        ) { $0.properties.append(.loadingStyle($1)) }
      ], mjrefresh: "loadingView", examples: ["{ style: large }"], "The spinner that turns while refreshing."),
    ComponentKey(
      "images", [.gifHeader, .autoGifFooter, .backGifFooter], states: .frames, shown: \.imageStates,
      mjrefresh: "setImages:duration:forState:",
      examples: [
        "{ idle: { count: 60, size: [60, 60] } }", "{ idle: 'frames/{1..60}@2x.png', refreshing: loading.gif }",
      ],
      "The frames of the states.", stateSummary: "The frames shown in the state",
      store: { $0.frames.append((state: $1, source: $2)) }),
    ComponentKey(
      "automaticallyRefresh", [.autoFooter], .boolean, default: "true", mjrefresh: "automaticallyRefresh",
      "Whether the footer refreshes when it comes into view."
    ) { .automaticallyRefresh($0) },
    ComponentKey(
      "triggerPercent", [.autoFooter], .fraction, default: "1.0", mjrefresh: "triggerAutomaticallyRefreshPercent",
      examples: ["50%", "-1"], "How much of the footer must show to refresh; negative: so much before it shows."
    ) { .triggerPercent($0) },
    ComponentKey(
      "autoTriggerTimes", [.autoFooter], .triggerTimes, default: "1", mjrefresh: "autoTriggerTimes",
      examples: ["3", "unlimited"], "How often one drag may make the footer refresh."
    ) { .autoTriggerTimes($0) },
    ComponentKey(
      "refreshingTitleHidden", [.autoStateFooter], .boolean, default: "false", mjrefresh: "refreshingTitleHidden",
      "Whether the footer shows no text while it refreshes."
    ) { .refreshingTitleHidden($0) },
  ]

  /// The classes that introduce titles and their label; those of footers and trailers have no common ancestor with them.
  private static let stateClasses: [ComponentClass] = [
    .stateHeader, .autoStateFooter, .backStateFooter, .stateTrailer,
  ]

  /// The keys of a label.
  private static func labelKeys(
    hidden: @escaping @Sendable (Bool) -> ComponentProperty,
    textColor: @escaping @Sendable (RGBAColor) -> ComponentProperty,
    fontSize: @escaping @Sendable (Double) -> ComponentProperty
  ) -> [Key<ComponentDraft>] {
    [
      Key("hidden", .boolean, default: "false", mjrefresh: "hidden", "Whether the label is hidden.") {
        $0.properties.append(hidden($1))
      },
      Key("textColor", .color, default: "\"#5A5A5A\"", mjrefresh: "textColor", "The colour of the text.") {
        $0.properties.append(textColor($1))
      },
      Key("fontSize", .positiveLength, default: "14", mjrefresh: "font", "The size of the text, in points.") {
        $0.properties.append(fontSize($1))
      },
    ]
  }
}
