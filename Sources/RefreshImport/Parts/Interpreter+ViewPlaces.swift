import RefreshEngine

/// Reading the places of a component class's views, in lengths of the component.
extension Interpreter {
  /// Sets the place of a view, and returns whether the member does that.
  func setPlace(_ member: String, of view: OwnView, to value: Value) -> Bool {
    let member = Self.placeName(member)
    let isZero = ["zero", "CGRectZero", "CGPointZero", "CGSizeZero"].contains(value.choice)
    let zeros = Array(repeating: PartLine(), count: ["frame", "bounds"].contains(member) ? 4 : 2)
    let lines = value.lines ?? (isZero ? zeros : [])
    func edge(_ index: Int, _ line: PartLine?) { (view.frame[index], view.center) = (line, nil) }
    switch member {
    case "frame": (view.frame, view.center) = (lines.count == 4 ? lines : [nil, nil, nil, nil], nil)
    case "bounds": if lines.count == 4 { view.frame[2...] = [lines[2], lines[3]] }
    case "center": view.center = lines.count == 2 ? lines : [nil, nil]
    case "frame.size", "bounds.size", "size", "mj_size": (view.frame[2], view.frame[3]) = (lines.first, lines.last)
    case "frame.origin", "origin", "mj_origin":
      (view.frame[0], view.frame[1], view.center) = (lines.first, lines.last, nil)
    case "mj_x": edge(0, lines.first)
    case "mj_y": edge(1, lines.first)
    case "mj_w": view.frame[2] = lines.first
    case "mj_h": view.frame[3] = lines.first
    case "center.x", "center.y":
      let index = member == "center.x" ? 0 : 1
      if view.center == nil { view.center = Self.center(of: view) }
      view.center?[index] = lines.first
    default: return false
    }
    return true
  }

  /// Returns the name of a member of a view's place: other names are those of common libraries and of `CGRect`.
  private static func placeName(_ member: String) -> String {
    switch member {
    case "x", "left", "minX", "frame.origin.x", "frame.minX": "mj_x"
    case "y", "top", "minY", "frame.origin.y", "frame.minY": "mj_y"
    case "width", "frame.size.width", "frame.width", "bounds.size.width", "bounds.width": "mj_w"
    case "height", "frame.size.height", "frame.height", "bounds.size.height", "bounds.height": "mj_h"
    case "centerX": "center.x"
    case "centerY": "center.y"
    default: member
    }
  }

  /// Returns the centre of a view, as far as it is known.
  private static func center(of view: OwnView) -> [PartLine?] {
    view.center
      ?? (0..<2).map { index in
        view.frame[index].flatMap { edge in view.frame[index + 2].map { edge + $0 * 0.5 } }
      }
  }

  /// Returns the value of a member of a view of a component's class.
  func member(_ name: String, of view: OwnView, _ path: String) -> Value {
    let whole = path.isEmpty ? name : "\(path).\(name)"
    let edges = ["mj_x", "mj_y", "mj_w", "mj_h"]
    let known: [PartLine?]
    switch Self.placeName(whole) {
    case "center": known = Self.center(of: view)
    case "center.x": known = [Self.center(of: view)[0]]
    case "center.y": known = [Self.center(of: view)[1]]
    case "frame": known = view.frame
    case let place where edges.contains(place): known = [view.frame[edges.firstIndex(of: place)!]]
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
    case "frame.size", "bounds.size", "size", "mj_size": first = 0
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
