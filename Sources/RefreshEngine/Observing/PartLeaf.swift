/// An observable of a part.
public enum PartLeaf: Hashable, Sendable {
  /// The frame without rotation, scale and moves.
  case frameX, frameY, frameWidth, frameHeight
  case property(PartProperty)
  /// For ``PartKind/frames``, the frame that is shown.
  case image
  /// For ``PartKind/frames``, whether they are playing.
  case animating

  /// Returns the leaves for parts of a kind, in the order of traces.
  public static func all(of kind: PartKind) -> [PartLeaf] {
    var leaves = [PartLeaf.frameX, .frameY, .frameWidth, .frameHeight]
    for property in PartProperty.allCases where property.exists(for: kind) { leaves.append(.property(property)) }
    if kind == .frames { leaves += [.image, .animating] }
    return leaves
  }

  /// The name after the part's.
  public var path: String { facts.path }

  var facts: ObservableRow.Facts {
    switch self {
    case .frameX: PartLeaf.frame("x")
    case .frameY: PartLeaf.frame("y")
    case .frameWidth: PartLeaf.frame("width", in: .size)
    case .frameHeight: PartLeaf.frame("height", in: .size)
    case .property(let property): property.facts
    case .image:
      ObservableRow.Facts(
        path: "image", type: .number(.bare), range: .count,
        summary: "The index of the visible frame, from 0; null if there is none.", listed: .unless(.absent))
    case .animating:
      ObservableRow.Facts(
        path: "animating", type: .boolean, summary: "Whether the frames play.", listed: .unless(.bool(false)))
    }
  }

  private static func frame(_ side: String, in range: ObservableRange = .any) -> ObservableRow.Facts {
    ObservableRow.Facts(
      path: "frame." + side, type: .number(.bare), range: range,
      summary: "The part's frame in the component, in points, without rotation, scale and moves.")
  }
}

extension PartProperty {
  fileprivate var facts: ObservableRow.Facts {
    let (type, range): (ObservableType, ObservableRange) =
      switch row.type {
      case .number(let range, _): (.number(.bare), range)
      case .fraction(let range): (.number(.fraction), range)
      case .bool: (.boolean, .any)
      case .color: (.color, .any)
      case .text: (.text, .any)
      case .image: (.number(.bare), .count)
      case .name(let names): (.name(names), .any)
      }
    // Includes those that show a component's progress, but not colours.
    let isListed = row.follows && row.type != .color
    return ObservableRow.Facts(
      path: row.path, type: type, range: range, summary: row.sentence,
      listed: isListed ? .unless(row.initial.observed(as: row.type, in: "")) : .never)
  }
}

extension Simulation {
  /// Returns the parts of the component in a position on the scroll view, in drawing order.
  public func parts(of role: ComponentRole) -> [PartSettings] {
    component(role).map { self[$0].settings.parts } ?? []
  }

  /// All observables that have a value now, in the order of traces, including those of attached parts.
  public var paths: [ObservablePath] {
    [.time] + ScrollLeaf.allCases.map { .scroll($0) } + ComponentRole.allCases.flatMap { paths(of: $0) }
  }

  /// Returns the observables of the component in a position, followed by those of its parts.
  func paths(of role: ComponentRole) -> [ObservablePath] {
    guard let kind = kind(of: role) else { return [] }
    var paths: [ObservablePath] = []
    for leaf in ComponentLeaf.allCases where leaf.exists(for: kind) { paths.append(.component(role, leaf)) }
    for part in parts(of: role) {
      for leaf in PartLeaf.all(of: part.kind) { paths.append(.part(role, part.name, leaf)) }
    }
    return paths
  }

  /// The place of a part in its component: that of the last layout, before the first that of a new view.
  func frame(of part: PartSettings, in c: ComponentID) -> Rect {
    self[c].partsSize.map { part.place.frame(in: $0) } ?? part.initialFrame
  }

  /// The present value of an observable of a part; nil where there is none.
  func value(of leaf: PartLeaf, of name: PartName, at role: ComponentRole) -> ObservedValue? {
    guard let c = component(role), let part = part(name, of: c) else { return nil }
    let frame = frame(of: part, in: c)
    switch leaf {
    case .frameX: return .number(frame.origin.x)
    case .frameY: return .number(frame.origin.y)
    case .frameWidth: return .number(frame.size.width)
    case .frameHeight: return .number(frame.size.height)
    case .property(let property):
      guard property.exists(for: part.kind) else { return nil }
      return part.value(of: property, at: moment(of: c)).observed(as: property.row.type, in: language)
    case .image, .animating:
      guard part.kind == .frames else { return nil }
      let shown = part.shownFrame(at: moment(of: c))
      return leaf == .animating
        ? .bool(shown?.isPlaying ?? false) : shown.map { .number(Double($0.index)) } ?? .absent
    }
  }
}
