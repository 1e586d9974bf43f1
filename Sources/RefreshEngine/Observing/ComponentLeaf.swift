/// An observable of a component, in the order of traces.
public struct ComponentLeaf: Hashable, Sendable, CaseIterable {
  let index: Int

  /// All leaves.
  public static let allCases = declarations.indices.map { ComponentLeaf(index: $0) }

  /// The declaration.
  var row: ObservableRow { ComponentLeaf.declarations[index] }
  /// The way to read the value.
  var reading: ObservableRow.Reading { ComponentLeaf.declarations[index].reading }
  /// The name after `header.`, `footer.` or `trailer.`.
  public var path: String { row.facts.path }
  /// The part of the component that it is about.
  package var part: ComponentPart { ComponentLeaf.declarations[index].part }
  /// Returns whether components of a type have the observable.
  public func exists(for kind: ComponentKind) -> Bool { kind.has(part) }

  /// The declarations, in the order of traces.
  private static let declarations: [ObservableRow] = {
    var rows = [
      ObservableRow(
        "type", .name({ ComponentKind.allCases.map { $0.rawValue } }, { $0[$1].kind.rawValue }), "The type.",
        listed: .always),
      ObservableRow(
        "state", .name({ RefreshState.allCases.map { $0.name } }, { $0[$1].state.name }), "The state.",
        listed: .always),
      ObservableRow("refreshing", .bool { $0[$1].isRefreshing }, "Whether the component refreshes or is about to."),
      ObservableRow(
        "pullingPercent", .fraction { $0[$1].pullingPercent },
        "The part of the component that a pull shows, as a fraction of its height (a trailer's width); for auto footers, 0 or 1.",
        listed: .unless(.number(0))),
    ]
    rows += frame(
      "frame", "The component's frame in the scroll view, in points.", .component, listed: [".y", ".height"]
    ) {
      $0[$1].frame
    }
    rows += [
      ObservableRow(
        "alpha", .fraction { $0[$1].alpha }, in: .part, "The opacity, 0 to 1.", listed: .unless(.number(1))),
      ObservableRow(
        "hidden", .bool { $0[$1].isHidden }, "Whether the component is hidden.", listed: .unless(.bool(false))),
    ]
    rows += InsetEdge.allCases.map { edge in
      ObservableRow(
        "originalInset." + edge.rawValue, .number { $0[$1].originalInset[edge] },
        "The scroll view's inset without the component's part, in points.")
    }
    rows += Callback.allCases.map { callback in
      ObservableRow(
        "calls." + callback.name, .number { Double($0[$1].calls[callback]) }, in: .count, callback.summary,
        listed: .unless(.number(0)))
    }
    rows += label(
      "stateLabel", .stateLabel, { $0[$1].labels.state }, isHidden: { $0[$1].settings.stateLabel.hidden })
    rows += label(
      "lastUpdatedTimeLabel", .lastUpdatedTimeLabel, { $0[$1].labels.lastUpdatedTime },
      isHidden: { $0[$1].settings.lastUpdatedTimeLabel.hidden })
    rows += [
      ObservableRow(
        "lastUpdatedTime", .date { $0.storedTime(under: $0[$1].settings.lastUpdatedTimeKey) },
        "The time of the last refresh in UTC; null if there was none.", of: .lastUpdatedTimeLabel),
      ObservableRow(
        "arrow.rotation", .number { $0[$1].arrow.rotation * 180 / .pi }, in: .turn,
        "The arrow's rotation, −180 to 180 degrees.", of: .arrow, listed: .unless(.number(0))),
      ObservableRow(
        "arrow.hidden", .bool { $0[$1].arrow.isHidden }, "Whether the arrow is hidden.", of: .arrow,
        listed: .unless(.bool(false))),
    ]
    rows += center("arrow", "The centre of the arrow in the component, in points.", .arrow) {
      $0[$1].arrow.frame.center
    }
    rows += [
      ObservableRow(
        "loading.animating", .bool { $0[$1].loading.isAnimating }, "Whether the spinner spins.", of: .loading,
        listed: .unless(.bool(false))),
      ObservableRow(
        "loading.alpha", .fraction { $0[$1].loading.alpha }, in: .part, "The spinner's opacity, 0 to 1.",
        of: .loading),
    ]
    rows += center("loading", "The centre of the spinner in the component, in points.", .loading) {
      $0[$1].loading.center
    }
    rows += [
      ObservableRow(
        "gif.image", .optionalNumber { $0[$1].gif.image.map { Double($0) } }, in: .count,
        "The index of the visible frame, from 0; null before the first one shows.", of: .gif,
        listed: .unless(.absent)),
      ObservableRow(
        "gif.animating", .bool { $0[$1].gif.isAnimating }, "Whether the frames play.", of: .gif,
        listed: .unless(.bool(false))),
      ObservableRow(
        "gif.duration", .seconds { $0[$1].gif.animationDuration.seconds }, in: .size,
        "The duration of one round of the frames, in seconds.", of: .gif),
      ObservableRow("gif.hidden", .bool { $0[$1].gif.isHidden }, "Whether the frames are hidden.", of: .gif),
    ]
    rows += frame("gif.frame", "The frame of the image view in the component, in points.", .gif) {
      $0[$1].gif.frame
    }
    rows += [
      ObservableRow(
        "gif.contentMode",
        .name({ FrameView.ContentMode.allCases.map { $0.rawValue } }, { $0[$1].gif.contentMode.rawValue }),
        "The content mode of the image view.", of: .gif),
      ObservableRow(
        "insetDelta", .number { $0[$1].header.insetDelta },
        "The change of the top inset when the refresh ends, in points; MJRefresh's `insetTDelta`.", of: .header,
        listed: .unless(.number(0))),
      ObservableRow(
        "leftTriggerTimes", .count { TriggerTimes(count: $0[$1].auto.leftTriggerTimes) }, in: .count,
        "The number of times that this drag can still make the footer refresh.",
        of: .autoFooter, listed: .always),
      ObservableRow(
        "triggeredByDrag", .bool { $0[$1].auto.triggeredByDrag }, "Whether a drag triggered the footer.",
        of: .autoFooter,
        listed: .unless(.bool(false))),
    ]
    return rows
  }()

  /// Returns the four rows of a frame.
  private static func frame(
    _ path: String, _ summary: Summary, _ part: ComponentPart, listed: [String] = [],
    _ frame: @escaping @Sendable (Simulation, ComponentID) -> Rect
  ) -> [ObservableRow] {
    func row(_ name: String, in range: ObservableRange = .any, _ reading: ObservableRow.Reading) -> ObservableRow {
      ObservableRow(
        path + name, reading, in: range, summary, of: part,
        listed: listed.contains { $0.hasSameBytes(as: name) } ? .always : .never)
    }
    return [
      row(".x", .number { frame($0, $1).origin.x }), row(".y", .number { frame($0, $1).origin.y }),
      row(".width", in: .size, .number { frame($0, $1).size.width }),
      row(".height", in: .size, .number { frame($0, $1).size.height }),
    ]
  }

  /// Returns the two rows of a centre.
  private static func center(
    _ path: String, _ summary: Summary, _ part: ComponentPart,
    _ center: @escaping @Sendable (Simulation, ComponentID) -> Point
  ) -> [ObservableRow] {
    [
      ObservableRow(path + ".center.x", .number { center($0, $1).x }, summary, of: part),
      ObservableRow(path + ".center.y", .number { center($0, $1).y }, summary, of: part),
    ]
  }

  /// Returns the rows of a label.
  private static func label(
    _ path: String, _ part: ComponentPart, _ label: @escaping @Sendable (Simulation, ComponentID) -> Label,
    isHidden: @escaping @Sendable (Simulation, ComponentID) -> Bool
  ) -> [ObservableRow] {
    let isState = part == .stateLabel
    return [
      ObservableRow(
        path + ".text", .text { label($0, $1).text }, "The text of the label.", of: part,
        listed: isState ? .always : .never),
      ObservableRow(
        path + ".hidden", .bool(isHidden), "Whether the label is hidden.", of: part,
        listed: isState ? .unless(.bool(false)) : .never),
    ] + frame(path + ".frame", "The label's frame in the component, in points.", part) { label($0, $1).frame }
  }
}

extension ComponentLeaf {
  /// Makes the leaf of a path, which must exist.
  private init(_ path: String) {
    index = ComponentLeaf.declarations.firstIndex { $0.facts.path.hasSameBytes(as: path) } ?? 0
    assert(self.path.hasSameBytes(as: path), "an observable has the path")
  }

  /// `type`.
  public static let type = ComponentLeaf("type")
  /// `state`.
  public static let state = ComponentLeaf("state")
  /// `refreshing`.
  public static let refreshing = ComponentLeaf("refreshing")
  /// `pullingPercent`.
  public static let pullingPercent = ComponentLeaf("pullingPercent")
  /// `frame.y`.
  public static let frameY = ComponentLeaf("frame.y")
  /// `frame.height`.
  public static let frameHeight = ComponentLeaf("frame.height")
  /// `alpha`.
  public static let alpha = ComponentLeaf("alpha")
  /// `calls.refreshing`.
  public static let callsRefreshing = ComponentLeaf("calls.refreshing")
  /// `stateLabel.text`.
  public static let stateLabelText = ComponentLeaf("stateLabel.text")
  /// `stateLabel.hidden`.
  public static let stateLabelHidden = ComponentLeaf("stateLabel.hidden")
  /// `lastUpdatedTime`.
  public static let lastUpdatedTime = ComponentLeaf("lastUpdatedTime")
  /// `arrow.center.x`.
  public static let arrowCenterX = ComponentLeaf("arrow.center.x")
  /// `arrow.rotation`.
  public static let arrowRotation = ComponentLeaf("arrow.rotation")
  /// `loading.alpha`.
  public static let loadingAlpha = ComponentLeaf("loading.alpha")
  /// `gif.image`.
  public static let gifImage = ComponentLeaf("gif.image")
  /// `gif.animating`.
  public static let gifAnimating = ComponentLeaf("gif.animating")
  /// `gif.duration`.
  public static let gifDuration = ComponentLeaf("gif.duration")
  /// `gif.hidden`.
  public static let gifHidden = ComponentLeaf("gif.hidden")
  /// `gif.frame.width`.
  public static let gifFrameWidth = ComponentLeaf("gif.frame.width")
  /// `triggeredByDrag`.
  public static let triggeredByDrag = ComponentLeaf("triggeredByDrag")
  /// `leftTriggerTimes`.
  public static let leftTriggerTimes = ComponentLeaf("leftTriggerTimes")
  /// `hidden`.
  public static let hidden = ComponentLeaf("hidden")
}

extension Callback {
  fileprivate var summary: Summary {
    switch self {
    case .refreshing: "The number of calls to the refreshing block."
    case .beginRefreshingCompletion: "The number of calls to `beginRefreshingCompletionBlock`."
    case .endRefreshingAnimationBegin: "The number of calls to `endRefreshingAnimationBeginAction`."
    case .endRefreshingCompletion: "The number of calls to `endRefreshingCompletionBlock`."
    }
  }
}
