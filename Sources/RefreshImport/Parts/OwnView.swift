import RefreshDiagnostics
import RefreshEngine
import RefreshText

/// A view that a component's class adds, as a part.
final class OwnView {
  /// A value that code sets.
  private struct Entry {
    let key: String
    /// The states in which it is set; nil outside of them.
    let states: [RefreshState]?
    let value: FoundComponent.Setting
    /// The value at a pull of 100 %, if it follows the pull and ``value`` is the one at 0 %.
    let pulled: FoundComponent.Setting?
    /// The duration of the animation in which it is set; nil without one.
    let seconds: Double?
    let place: Span
  }

  let kind: PartKind
  let place: Span
  /// The name of the property or variable that holds it.
  var name: String?
  /// Its place, horizontally and vertically.
  var extents: [Extent]
  /// The messages about its code that can't be read.
  private(set) var unread: [(text: String, place: Span)] = []
  private var entries: [Entry] = []

  init(_ kind: PartKind, at place: Span) {
    (self.kind, self.place) = (kind, place)
    let size: [Double?] = kind == .switch ? [51, 31] : kind == .spinner ? [20, 20] : [nil, nil]
    extents = size.map { Extent(size: $0.map { PartLine(points: $0) }) }
    // UIKit's defaults, before code sets anything, differ from those of parts.
    switch kind {
    case .label:
      set("color", .text("#000000"), in: nil, at: place)
      set("fontSize", .plain("17"), in: nil, at: place)
      set("align", .plain("left"), in: nil, at: place)
    case .box: set("color", .text("#00000000"), in: nil, at: place)
    default: break
    }
  }

  func set(
    _ key: String, _ value: FoundComponent.Setting, pulled: FoundComponent.Setting? = nil,
    in states: [RefreshState]?, for seconds: Double? = nil, at place: Span
  ) {
    entries.removeAll { $0.key == key && ($0.states == states || states == nil) }
    entries.append(Entry(key: key, states: states, value: value, pulled: pulled, seconds: seconds, place: place))
  }

  /// Returns whether a property has been set.
  func sets(_ key: String) -> Bool { entries.contains { $0.key == key } }

  func note(_ text: String, at place: Span) { unread.append((text, place)) }

  /// Adds the view to a component as a part.
  func put(on component: FoundComponent, named name: String) {
    let path = "parts.\(name)"
    let place = PartRuleReading.place(
      extents.enumerated().map { ($1.center?.along($0), $1.size?.along($0)) })
    for (text, span) in unread { component.remark("`\(path)`: \(text)", at: span, key: path) }
    // Two keys for each direction, or one of each kind for both.
    guard place.count == 4 || place.first?.key == "center" else {
      return component.remark(
        "the place of the \(kind.rawValue) `\(name)` can't be read: add it, and write `parts: { \(scaffold(name)) }`",
        at: self.place, key: path)
    }
    component.addPart(name)
    component.set("\(path).kind", .plain(kind.rawValue), at: self.place)
    for (key, text) in place { component.set("\(path).\(key)", .plain(text), at: self.place) }
    for key in Set(entries.map(\.key)) { putValues(of: key, on: component, path) }
    putAnimation(on: component, path)
  }

  /// Sets the duration of the changes; a part has only one.
  private func putAnimation(on component: FoundComponent, _ path: String) {
    let continuous = PartProperty.allCases.filter { $0.row.type.isContinuous }.map(\.row.path)
    let changes = entries.filter { $0.states != nil && continuous.contains($0.key) }
    guard let first = changes.first(where: { $0.seconds != nil }), let seconds = first.seconds else { return }
    if let other = changes.first(where: { $0.seconds != seconds }) {
      component.remark(
        "`\(path).\(other.key)` isn't animated as in line \(first.place.startPosition.line), and parts have one `animate`",
        at: other.place, key: path)
    }
    component.set("\(path).animate", .plain(seconds.shortestText + "s"), at: first.place)
  }

  /// The part as far as it is known, without its place.
  private func scaffold(_ name: String) -> String {
    var rows: [(key: String, isMap: Bool, text: String)] = [("kind", false, kind.rawValue)]
    for entry in entries where entry.states == nil && entry.pulled == nil {
      let text: String
      switch entry.value {
      case .plain(let plain): text = plain
      case .text(let quoted), .image(let quoted): text = quoted.jsonLiteral
      case .frames, .gif, .key: continue
      }
      let words = entry.key.split(separator: ".").map(String.init)
      if words.count == 1 {
        rows.append((entry.key, false, text))
      } else if let index = rows.firstIndex(where: { $0.key == words[0] }) {
        rows[index].text += ", \(words[1]): \(text)"
      } else {
        rows.append((words[0], true, "\(words[1]): \(text)"))
      }
    }
    let members = rows.map { $0.isMap ? "\($0.key): { \($0.text) }" : "\($0.key): \($0.text)" }
    return "\(name): { \(members.joined(separator: ", ")) }"
  }

  private func putValues(of key: String, on component: FoundComponent, _ path: String) {
    let own = entries.filter { $0.key == key }
    let plain = own.last { $0.states == nil }
    var states: [RefreshState: Entry] = [:]
    for entry in own { for state in entry.states ?? [] { states[state] = entry } }
    if let plain, let pulled = plain.pulled {
      component.set("\(path).\(key).pull.\(FoundComponent.word("0%"))", plain.value, at: plain.place)
      component.set("\(path).\(key).pull.\(FoundComponent.word("100%"))", pulled, at: plain.place)
      return
    }
    let needed = component.kind.family.titleStates
    guard states.isEmpty || needed.allSatisfy({ states[$0] != nil }) else {
      // A view keeps the values that an earlier state has set.
      for entry in own where entry.states != nil {
        component.remark(
          "`\(path).\(key)` is not set in every state, so it depends on the state before", at: entry.place,
          key: "\(path).\(key)")
      }
      return
    }
    if states.isEmpty, let plain { return component.set("\(path).\(key)", plain.value, at: plain.place) }
    let values = needed.compactMap { states[$0]?.value }
    if let first = values.first, values.allSatisfy({ $0 == first }), let place = states[needed[0]]?.place {
      return component.set("\(path).\(key)", first, at: place)
    }
    for state in needed {
      if let entry = states[state] {
        component.set("\(path).\(key).state.\(state.name)", entry.value, at: entry.place)
      }
    }
  }
}

extension OwnView {
  /// A view's place in one direction, as far as it is known.
  struct Extent {
    private enum Anchor {
      case edge(PartLine?)
      case center(PartLine?)
    }

    private(set) var size: PartLine?
    private var anchor = Anchor.edge(nil)
    /// Whether the code that sets its place runs at every layout.
    private var isLaidOut = false

    init(size: PartLine?) { self.size = size }

    /// The left or top edge.
    var edge: PartLine? {
      switch anchor {
      case .edge(let edge): edge
      case .center(let center): if let center, let size { center + size * -0.5 } else { nil }
      }
    }

    var center: PartLine? {
      switch anchor {
      case .center(let center): center
      case .edge(let edge): if let edge, let size { edge + size * 0.5 } else { nil }
      }
    }

    mutating func setEdge(_ line: PartLine?, atLayout: Bool) { (anchor, isLaidOut) = (.edge(line), atLayout) }

    mutating func setCenter(_ line: PartLine?, atLayout: Bool) { (anchor, isLaidOut) = (.center(line), atLayout) }

    /// Sets the size: `frame` keeps the edge, `bounds` the centre. At the next layout, the size is the same already, so that
    /// a place that is set at every layout doesn't change.
    mutating func setSize(_ line: PartLine?, keepsCenter: Bool, atLayout: Bool) {
      if !isLaidOut || !atLayout { anchor = keepsCenter ? .center(center) : .edge(edge) }
      size = line
    }
  }
}

/// A length that is a part of the component's width or height, and points.
struct PartLine: Equatable {
  var width = 0.0
  var height = 0.0
  var points = 0.0

  static func + (a: Self, b: Self) -> Self {
    PartLine(width: a.width + b.width, height: a.height + b.height, points: a.points + b.points)
  }

  static func * (a: Self, factor: Double) -> Self {
    PartLine(width: a.width * factor, height: a.height * factor, points: a.points * factor)
  }

  /// Returns the length in the horizontal (0) or vertical direction, or `nil` if it depends on the other one.
  func along(_ direction: Int) -> (Double, Double)? {
    guard (direction == 0 ? height : width) == 0 else { return nil }
    return (direction == 0 ? width : height, points)
  }
}
