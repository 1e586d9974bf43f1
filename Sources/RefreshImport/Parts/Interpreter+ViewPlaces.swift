import RefreshDiagnostics
import RefreshEngine

/// Reading the places of a component class's views, in lengths of the component.
extension Interpreter {
  /// Sets the place of a view, and returns whether the member does that.
  func setPlace(_ member: String, of view: OwnView, to value: Value, at place: Span, _ frame: Frame) -> Bool {
    let (name, keepsCenter) = (Self.placeName(member), member.hasPrefix("bounds"))
    let atLayout = frame.ownComponent?.isBeingLaidOut ?? false
    let isZero = ["zero", "CGRectZero", "CGPointZero", "CGSizeZero"].contains(value.choice)
    let zeros = Array(repeating: PartLine(), count: ["frame", "bounds"].contains(name) ? 4 : 2)
    let known = value.lines ?? (isZero ? zeros : [])
    // A length that can't be read makes the place unknown.
    func line(_ index: Int, of count: Int) -> PartLine? { known.count == count ? known[index] : nil }
    func setEdge(_ index: Int, _ line: PartLine?) { view.extents[index].setEdge(line, atLayout: atLayout) }
    func setCenter(_ index: Int, _ line: PartLine?) { view.extents[index].setCenter(line, atLayout: atLayout) }
    func setSize(_ index: Int, _ line: PartLine?) {
      view.extents[index].setSize(line, keepsCenter: keepsCenter, atLayout: atLayout)
    }
    guard Self.placeNames.contains(name) else { return false }
    guard frame.states == nil else {
      view.note("`\(member)` is set only in some states, and parts have one place", at: place)
      return true
    }
    switch name {
    case "mj_x": setEdge(0, line(0, of: 1))
    case "mj_y": setEdge(1, line(0, of: 1))
    case "mj_w": setSize(0, line(0, of: 1))
    case "mj_h": setSize(1, line(0, of: 1))
    case "center.x": setCenter(0, line(0, of: 1))
    case "center.y": setCenter(1, line(0, of: 1))
    default:
      for index in 0..<2 {
        switch name {
        case "frame":
          setSize(index, line(index + 2, of: 4))
          setEdge(index, line(index, of: 4))
        case "bounds": setSize(index, line(index + 2, of: 4))
        case "center": setCenter(index, line(index, of: 2))
        case "frame.size": setSize(index, line(index, of: 2))
        default: setEdge(index, line(index, of: 2))
        }
      }
    }
    return true
  }

  private static let placeNames: Set<String> = [
    "mj_x", "mj_y", "mj_w", "mj_h", "center.x", "center.y", "frame", "bounds", "center", "frame.size",
    "frame.origin",
  ]

  /// Returns the name of a member of a view's place: other names are those of common libraries and of `CGRect`.
  private static func placeName(_ member: String) -> String {
    switch member {
    case "x", "left", "minX", "frame.origin.x", "frame.minX": "mj_x"
    case "y", "top", "minY", "frame.origin.y", "frame.minY": "mj_y"
    case "width", "frame.size.width", "frame.width", "bounds.size.width", "bounds.width": "mj_w"
    case "height", "frame.size.height", "frame.height", "bounds.size.height", "bounds.height": "mj_h"
    case "centerX": "center.x"
    case "centerY": "center.y"
    case "bounds.size", "size", "mj_size": "frame.size"
    case "origin", "mj_origin": "frame.origin"
    default: member
    }
  }

  /// Returns the view of a component's class whose place code sets a part of: `label.frame` of `label.frame.size.height`,
  /// which is a plain value where code reads it; `nil` for any other expression.
  func view(of expression: Expression, _ frame: Frame) -> Value? {
    guard frame.ownComponent != nil, case .member(let base?, let name) = expression.kind,
      ["frame", "bounds", "center", "size", "origin"].contains(name),
      expression.objectPath != nil, case .view(let view, let path) = view(of: base, frame) ?? evaluate(base, frame)
    else { return nil }
    account.read(expression.tokens.tokens(from: expression.tokens.count - 1))
    return .view(view, path.isEmpty ? name : "\(path).\(name)")
  }

  /// Returns the value of a member of a length, point, size or rectangle.
  static func member(_ name: String, of lines: [PartLine]) -> Value {
    switch (name, lines.count) {
    case ("origin", 4): .lines(Array(lines[..<2]))
    case ("size", 4): .lines(Array(lines[2...]))
    case ("x", 2), ("width", 2): .lines([lines[0]])
    case ("y", 2), ("height", 2): .lines([lines[1]])
    default: length(name, of: lines) ?? .unknown
    }
  }

  /// Returns the value of a member of a view of a component's class.
  func member(_ name: String, of view: OwnView, _ path: String) -> Value {
    let whole = path.isEmpty ? name : "\(path).\(name)"
    let (horizontal, vertical) = (view.extents[0], view.extents[1])
    let known: [PartLine?]
    switch Self.placeName(whole) {
    case "mj_x": known = [horizontal.edge]
    case "mj_y": known = [vertical.edge]
    case "mj_w": known = [horizontal.size]
    case "mj_h": known = [vertical.size]
    case "center": known = [horizontal.center, vertical.center]
    case "center.x": known = [horizontal.center]
    case "center.y": known = [vertical.center]
    case "frame": known = [horizontal.edge, vertical.edge, horizontal.size, vertical.size]
    default: return .view(view, whole)
    }
    let lines = known.compactMap(\.self)
    return lines.count == known.count ? .lines(lines) : .unknown
  }

  /// Returns the value of a length or rectangle of the component itself: `mj_w`, `bounds.size.height`.
  static func extent(_ path: String) -> Value? {
    let (width, height) = (PartLine(width: 1), PartLine(height: 1))
    switch path {
    case "mj_w", "width", "bounds.size.width", "bounds.width", "frame.size.width", "frame.width":
      return .lines([width])
    case "mj_h", "height", "bounds.size.height", "bounds.height", "frame.size.height", "frame.height":
      return .lines([height])
    case "bounds": return .lines([PartLine(), PartLine(), width, height])
    case "bounds.size", "frame.size", "mj_size", "size": return .lines([width, height])
    // A component is as wide as its scroll view.
    case "centerX", "center.x", "bounds.midX", "frame.midX": return .lines([width * 0.5])
    case "frame.maxX": return .lines([width])
    default:
      return path.hasPrefix("bounds.")
        ? length(String(path.dropFirst("bounds.".count)), of: [PartLine(), PartLine(), width, height]) : nil
    }
  }

  /// Returns the height of a component, or the width of a trailer, that code sets by another member, with the name of
  /// MJRefresh's; `nil` for any other member. MJRefresh itself sets the rest of the frame.
  func extent(
    _ member: String, _ value: Value, from source: Expression?, of component: FoundComponent, _ frame: Frame
  ) -> (member: String, value: Value)? {
    guard !program.declares(String(member.prefix { $0 != "." }), in: component.className) else { return nil }
    let (own, index) = component.kind.role == .trailer ? ("mj_w", 0) : ("mj_h", 1)
    let first: Int
    switch Self.placeName(member) {
    case own: return (own, value)
    case "frame", "bounds": first = 2
    case "frame.size": first = 0
    default: return nil
    }
    // Only one of the lengths needs to be known.
    if let argument = source?.arguments[safe: first + index], source?.arguments.count == first + 2 {
      return (own, evaluate(argument.value, frame))
    }
    guard let line = value.lines?[safe: first + index], line.width == 0, line.height == 0 else {
      return (own, .unknown)
    }
    return (own, .real(line.points))
  }

  /// Returns a length of a rectangle by its name: `midX`, `width`.
  static func length(_ name: String, of lines: [PartLine]) -> Value? {
    guard let last = name.last, lines.count == 4 else { return nil }
    let index = last == "Y" || name == "height" ? 1 : 0
    let factors: [String: (edge: Double, size: Double)] = ["min": (1, 0), "mid": (1, 0.5), "max": (1, 1)]
    guard let factor = factors[String(name.dropLast())] ?? (["width", "height"].contains(name) ? (0, 1) : nil)
    else {
      return nil
    }
    return .lines([lines[index] * factor.edge + lines[index + 2] * factor.size])
  }

  /// Returns the point, size or rectangle that a call makes.
  static func geometry(_ call: Call) -> Value? {
    // `CGRectGetMidX(self.bounds)`
    if call.name.hasPrefix("CGRectGet"), let lines = call.values.first?.lines, lines.count == 4 {
      return length(lowered(call.name.dropFirst("CGRectGet".count)), of: lines)
    }
    if call.name == "CGRectInset", let lines = call.values.first?.lines, lines.count == 4, call.values.count == 3 {
      let insets = call.values.dropFirst().compactMap(\.number)
      guard insets.count == 2 else { return nil }
      let (x, y) = (PartLine(points: insets[0]), PartLine(points: insets[1]))
      return .lines([lines[0] + x, lines[1] + y, lines[2] + x * -2, lines[3] + y * -2])
    }
    let sizes = ["CGRect": 4, "CGRectMake": 4, "CGPoint": 2, "CGPointMake": 2, "CGSize": 2, "CGSizeMake": 2]
    guard let count = sizes[call.name], call.values.count == count else { return nil }
    let lines = call.values.compactMap { $0.lines?.count == 1 ? $0.lines?[0] : nil }
    return lines.count == count ? .lines(lines) : nil
  }
}
