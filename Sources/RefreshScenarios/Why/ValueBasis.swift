import RefreshEngine
import RefreshLaws

/// The values and rules from which the value of an observable follows.
struct ValueBasis: Sendable {
  /// The rules of `Documentation/engine-rules.md`.
  var sections: String
  /// The observables that decide it.
  var values: [ObservablePath] = []
  /// The keys of the component that decide it, by their dotted names.
  var keys: [String] = []

  /// Makes the basis of an observable.
  ///
  /// - Parameters:
  ///   - observable: The observable.
  ///   - kind: The type of its component; nil for the scroll view and the time.
  init(of observable: ObservablePath, _ kind: ComponentKind?) {
    switch observable {
    case .time: self.init(sections: "S1.1")
    case .scroll(let leaf): self = ValueBasis.first(of: ValueBasis.scroll, in: leaf.path)
    case .component(let role, let leaf):
      let row = ValueBasis.first(of: ValueBasis.component, in: leaf.path)
      let values = row.values(role).compactMap { name in
        ObservablePath.named(name) ?? ObservablePath.named("\(role.rawValue).\(name)")
      }
      self.init(sections: row.sections(kind?.family ?? .header), values: values, keys: row.keys)
    case .part(let role, let name, let leaf):
      let own = "parts.\(name.text)"
      let isFrame =
        switch leaf {
        case .frameX, .frameY, .frameWidth, .frameHeight: true
        case .property, .image, .animating: false
        }
      let values = isFrame ? ["frame.width", "frame.height"] : ["state", "pullingPercent"]
      self.init(
        sections: isFrame ? "S11.4" : "S11.1, S11.2",
        values: values.compactMap { ObservablePath.named("\(role.rawValue).\($0)") },
        keys: isFrame
          ? ["left", "right", "centerX", "width", "top", "bottom", "centerY", "height"].map { "\(own).\($0)" }
          : ["\(own).\(leaf.path)"])
    }
  }

  private init(sections: String, values: [ObservablePath] = [], keys: [String] = []) {
    (self.sections, self.values, self.keys) = (sections, values, keys)
  }

  /// Returns the row whose name is the path or the beginning of it.
  private static func first<Row>(of rows: KeyValuePairs<String, Row>, in path: String) -> Row {
    rows.first { path == $0.key || path.hasPrefix($0.key + ".") }.map(\.value) ?? rows[rows.endIndex - 1].value
  }

  /// The bases of the scroll view's observables.
  private static let scroll: KeyValuePairs<String, ValueBasis> = [
    "offset": ValueBasis(sections: "S2.4, S2.6"),
    "inset": ValueBasis(sections: "S2.1"),
    "contentInset": ValueBasis(sections: "S2.1"),
    "content": ValueBasis(sections: "S2.17", values: [.scroll(.rows)]),
    "rows": ValueBasis(sections: "S2.17"),
    "viewport": ValueBasis(sections: "S2.12"),
    "decelerating": ValueBasis(sections: "S3.4, S3.5", values: [.scroll(.dragging)]),
    "window": ValueBasis(sections: "S1.6"),
    "dragging": ValueBasis(sections: "S2.9, S2.10, S2.11"),
  ]

  /// The basis of a component's observable.
  private struct Row {
    let sections: @Sendable (Family) -> String
    var values: @Sendable (ComponentRole) -> [String] = { _ in [] }
    var keys: [String] = []

    init(
      _ header: String, _ autoFooter: String, _ backFooter: String, _ trailer: String, values: [String] = [],
      keys: [String] = [], ofHeader: [String]? = nil, ofTrailer: [String]? = nil
    ) {
      sections = { family in
        switch family {
        case .header: header
        case .autoFooter: autoFooter
        case .backFooter: backFooter
        case .trailer: trailer
        }
      }
      self.values = { role in
        switch role {
        case .header: ofHeader ?? values
        case .footer: values
        case .trailer: ofTrailer ?? values
        }
      }
      self.keys = keys
    }

    init(_ sections: String, values: [String] = [], keys: [String] = []) {
      self.init(sections, sections, sections, sections, values: values, keys: keys)
    }
  }

  /// The bases of a component's observables.
  private static let component: KeyValuePairs<String, Row> = [
    "type": Row("S4.1", keys: ["type"]),
    "pullingPercent": Row(
      "S5.4, S5.5", "S4.8", "S6.17, S6.20", "S7.3", values: ["state", "scroll.offset.y", "frame.height"],
      ofTrailer: ["state", "scroll.offset.x", "frame.width"]),
    "frame.height": Row("S5.1, S5.24", "S6.2, S5.24", "S6.2, S5.24", "S7.1", keys: ["height", "images"]),
    "frame.width": Row(
      "S4.5, S2.12", "S4.5, S2.12", "S4.5, S2.12", "S7.1", values: ["scroll.viewport.width"], keys: ["width"],
      ofTrailer: []),
    "frame.y": Row(
      "S5.1", "S6.4", "S6.16", "S7.1", values: ["scroll.content.height", "scroll.viewport.height"],
      keys: ["height", "ignoredInset"], ofHeader: [], ofTrailer: []),
    "frame.x": Row("S4.5", "S4.5", "S4.5", "S7.2", ofTrailer: ["scroll.content.width", "scroll.viewport.width"]),
    "alpha": Row("S4.11, S4.12", values: ["state", "pullingPercent"], keys: ["automaticallyChangeAlpha"]),
    "hidden": Row("S4.7", "S4.7, S6.11", "S4.7", "S4.7", keys: ["hidden"]),
    "originalInset": Row("S5.2", "S4.5", "S6.18", "S7.3", values: ["state"]),
    "stateLabel.text": Row(
      "S5.13, S5.18", "S5.13, S6.13", "S5.13, S5.18", "S5.13, S7.5", keys: ["refreshingTitleHidden"]),
    "stateLabel.hidden": Row("S2.14", keys: ["stateLabel.hidden"]),
    "stateLabel": Row(
      "S5.19", "S6.2", "S6.2", "S7.6, S7.7", values: ["frame.width", "frame.height"],
      keys: ["stateLabel.hidden", "lastUpdatedTimeLabel.hidden"]),
    "lastUpdatedTimeLabel.text": Row(
      "S5.14, S5.15", values: ["lastUpdatedTime"], keys: ["lastUpdatedTimeKey", "lastUpdatedTimeText"]),
    "lastUpdatedTimeLabel.hidden": Row("S2.14", keys: ["lastUpdatedTimeLabel.hidden"]),
    "lastUpdatedTimeLabel": Row(
      "S5.19", values: ["frame.width", "frame.height"], keys: ["stateLabel.hidden", "lastUpdatedTimeLabel.hidden"]),
    "lastUpdatedTime": Row("S5.8, S5.18", values: ["state"], keys: ["lastUpdatedTimeKey"]),
    "arrow.center": Row(
      "S5.22", "S5.22", "S5.22", "S7.9", values: ["stateLabel.frame.width"],
      keys: ["labelLeftInset", "stateLabel.hidden"]),
    "arrow": Row("S5.20, S5.21", "S5.20", "S6.24", "S7.8", values: ["state"]),
    "loading.center": Row(
      "S5.22", "S6.14", "S5.22", "S7.9", values: ["stateLabel.frame.width"],
      keys: ["labelLeftInset", "stateLabel.hidden"]),
    "loading": Row("S5.20, S5.21", "S6.14", "S6.24", "S7.8", values: ["state"]),
    "gif.frame": Row("S5.27", values: ["stateLabel.frame.width"], keys: ["labelLeftInset", "stateLabel.hidden"]),
    "gif.contentMode": Row("S5.27", keys: ["stateLabel.hidden", "lastUpdatedTimeLabel.hidden"]),
    "gif.duration": Row("S5.24", values: ["state"], keys: ["images"]),
    "gif": Row(
      "S5.25, S5.26", "S6.15", "S5.25, S6.25", "S5.25", values: ["state", "pullingPercent"], keys: ["images"]),
    "insetDelta": Row("S5.8", values: ["state"]),
    "leftTriggerTimes": Row("S6.8", values: ["triggeredByDrag"], keys: ["autoTriggerTimes"]),
    "triggeredByDrag": Row("S6.6, S6.8"),
    "state": Row("S4.4"),
  ]
}

extension Family {
  /// The rules by which a component makes room for a refresh, moves the content there, and gives the room back.
  var roomSections: String {
    switch self {
    case .header: "S5.7, S5.8"
    case .autoFooter: "S6.3, S6.10"
    case .backFooter: "S6.21, S6.22"
    case .trailer: "S7.3"
    }
  }
}
