import RefreshDiagnostics
import RefreshEngine
import RefreshPresets
import RefreshText

/// The keys of a `scene`.
enum SceneKeys {
  /// All keys.
  static let all = KeySet<SceneDraft>([
    Key(
      "viewport", .screen, default: "[375, 667]", examples: ["[375, 667]", "iPhone 15"],
      """
      The scroll view's width and height in points, or a device whose screen it fills; the device's safe area applies at edges \
      for which the scene has no `safeArea`. A scene's own `safeArea` doesn't change when the screen rotates.
      """, store: { $0.set($1) }, from: { $0.screen }),
    Key(
      "safeArea",
      members: edges("The screen's part of the inset", { .safeArea($0, $1) }) {
        if case .safeArea(let edge, let inset) = $0 { (edge, inset) } else { nil }
      },
      mjrefresh: "safeAreaInsets", examples: ["{ top: 88, bottom: 34 }"],
      "The insets that the screen adds to the content inset, as on iOS 11 and later, in points."),
    Key(
      "contentInset",
      members: edges("The content inset", { .contentInset($0, $1) }) {
        if case .contentInset(let edge, let inset) = $0 { (edge, inset) } else { nil }
      },
      mjrefresh: "contentInset", examples: ["{ top: 20 }"], "The scroll view's own content inset in points."),
    Key(
      "content", members: content, examples: ["{ height: 1200 }", "{ rows: 20, rowHeight: 60 }"],
      "The size of the content, or the rows that determine it."),
    field(
      "scrollView", .choice(of: ScrollViewKind.self), \.scrollView,
      "The class of the scroll view; MJRefresh counts rows only in tables and collections."),
    Key("paging", .boolean, default: "false", mjrefresh: "pagingEnabled", "Whether the scroll view stops at pages.")
    {
      $0.set(.paging($1))
    } from: {
      $0.last { if case .paging(let isOn) = $0 { isOn } else { nil } }
    },
    field("window", .boolean, \.window, "Whether the scroll view is on screen at the start."),
    field(
      "language", .language, \.language, "The phone's language, which applies if the preset doesn't specify one."),
    field("now", .dateTime, \.now, "The date and time at the start, on the virtual clock."),
    field("timeZone", .timeZone(), \.timeZone, "The time zone."),
    Key(
      "defaults", .storedTimes, examples: ["{ MJRefreshHeaderLastUpdatedTimeKey: 2026-02-28T21:00:00+08:00 }"],
      "The last-updated times that are stored at the start, by key."
    ) { draft, times in
      for time in times {
        draft.scene.storedTimes.removeAll { $0.key == time.key }
        draft.scene.storedTimes.append(time)
      }
    } from: {
      $0.scene.storedTimes.isEmpty ? nil : $0.scene.storedTimes
    },
    field(
      "physics", .choice(of: PhysicsKind.self), \.physics,
      "Whether the scroll view bounces and decelerates as in UIKit, or moves only when a step moves it."),
    field(
      "decelerationRate", .choice(of: DecelerationRate.self), \.decelerationRate, mjrefresh: "decelerationRate",
      "How fast the scroll view decelerates."),
  ])

  /// Returns the place of a scene's key that is written next to `scene`, or nil for other names.
  static func misplaced(_ name: String) -> MisplacedKey? {
    guard let key = all.keys.map(\.name).first(where: { isSameName($0, name) }) else { return nil }
    return MisplacedKey(
      help: "`\(key)` belongs one level deeper, under `scene`", form: .inside(["scene"], as: key))
  }

  /// Declares a key for a part of the scene that can't change later; its default is that of the scene.
  private static func field<Value: Equatable & Sendable>(
    _ name: String, _ type: ValueType<Value>, _ path: WritableKeyPath<ScrollScene, Value> & Sendable,
    mjrefresh: String? = nil, _ summary: String
  ) -> Key<SceneDraft> {
    let usual = ScrollScene()[keyPath: path]
    return Key(name, type, default: type.written(usual)?.flow, mjrefresh: mjrefresh, summary) {
      $0.scene[keyPath: path] = $1
    } from: {
      $0.scene[keyPath: path] == usual ? nil : $0.scene[keyPath: path]
    }
  }

  /// The keys that a `set` step can't change, with what to use instead.
  static let fixed = [
    "viewport": "use a `rotate` step",
    "window": "use a `window` step",
    "language": "use a `language` step",
    "content.beforeComponents": "it only affects the start of a scenario",
    "scrollView": "it is fixed from the start",
    "now": "use a `wait` step to let time pass",
    "timeZone": "it is constant",
    "defaults": "a refresh stores them",
    "physics": "it is constant",
    "decelerationRate": "it is constant",
  ]

  /// The keys that a `set` step can change.
  static let settable = KeySet<SceneDraft>(
    all.keys.filter { fixed[$0.name] == nil }.map { key in
      guard let members = key.members else { return key }
      return Key(
        key.name, members: KeySet(members.keys.filter { fixed["\(key.name).\($0.name)"] == nil }),
        mjrefresh: key.description.mjrefresh, examples: key.description.examples, key.description.summary)
    })

  /// The edges in the order in which they are written.
  static let edges = [InsetEdge.top, .left, .bottom, .right]

  private static func edges(
    _ what: String, _ property: @escaping @Sendable (InsetEdge, Double) -> SceneProperty,
    from inset: @escaping @Sendable (SceneProperty) -> (edge: InsetEdge, inset: Double)?
  ) -> KeySet<SceneDraft> {
    KeySet(
      edges.map { edge in
        Key(edge.rawValue, .length, default: "0", "\(what) at this edge, in points.") {
          $0.set(property(edge, $1))
        } from: { draft in
          draft.last { inset($0).flatMap { $0.edge == edge ? $0.inset : nil } }
        }
      })
  }

  private static let content = KeySet<SceneDraft>([
    Key(
      "width", .lengthFromZero, default: "the viewport's", "The width of the content, in points.",
      store: { $0.set(.contentWidth($1)) },
      from: { $0.last { if case .contentWidth(let width) = $0 { width } else { nil } } }),
    Key(
      "height", .lengthFromZero, default: "0", "The height of the content, in points.",
      store: { $0.set(.contentHeight($1)) },
      from: { $0.last { if case .contentHeight(let height) = $0 { height } else { nil } } }),
    Key(
      "rows", .integer(), default: "0", "The number of rows.", store: { $0.set(.rows($1)) },
      from: { $0.last { if case .rows(let rows) = $0 { rows } else { nil } } }),
    Key(
      "rowHeight", .positiveLength, default: "44", "The height of a row, in points.",
      store: { $0.set(.rowHeight($1)) },
      from: { $0.last { if case .rowHeight(let height) = $0 { height } else { nil } } }),
    Key(
      "beforeComponents", .boolean, default: "false",
      """
      Whether the content exists before the components are attached. By default it arrives after them, as in an app \
      that attaches in `viewDidLoad`: a table or collection reloads, and a plain view's content size is set once.
      """, store: { $0.scene.content.beforeComponents = $1 },
      from: { $0.scene.content.beforeComponents ? true : nil }),
  ])
}

extension ValueType where Value == [StoredTime] {
  /// A map of keys and times.
  static var storedTimes: Self {
    let time = ValueType<Int64>.dateTime
    let shape = ValueShape.map(keys: TextShape("keys", examples: [StoredTime.defaultKey]), values: time.shape)
    return ValueType(shape) { node, name, diagnostics in
      guard node.kind == .mapping else { return diagnostics.refuse(.wrongKind(of: node, as: name, shape)) }
      return node.entries.compactMap { entry in
        guard let key = entry.key.scalar else { return nil }
        return time.decode(entry.value, as: key, into: &diagnostics).map { StoredTime(key: key, time: $0) }
      }
    } write: { times in
      .map(times.compactMap { stored in time.written(stored.time).map { YAMLValue.Member(stored.key, $0) } })
    }
  }
}

extension SceneDraft {
  /// Returns the last value to which a property was set.
  fileprivate func last<Value>(_ value: (SceneProperty) -> Value?) -> Value? { changes.lazy.compactMap(value).last }
}
