import RefreshDiagnostics
import RefreshEngine
import RefreshExport
import RefreshPresets
import RefreshText

extension Interpreter {
  private static let viewClasses: [String: PartKind] = [
    "UILabel": .label, "UIImageView": .image, "UIActivityIndicatorView": .spinner, "UISwitch": .switch,
    "UIView": .box,
  ]

  /// Returns the view that a call in a component's class makes, or `nil` if it makes none.
  func madeView(_ call: Call, _ path: String, _ frame: Frame) -> Value? {
    guard frame.ownComponent != nil, let kind = Self.viewClasses[path] else { return nil }
    if call.name == "alloc" { return .path(path) }
    guard call.name == path || call.name == "new" || call.name.hasPrefix("init") || call.name == "mj_label" else {
      return nil
    }
    let view = OwnView(kind, at: call.span)
    if call.name == "mj_label" {
      // MJRefresh's own label.
      view.set("fontSize", .plain("14"), in: nil, at: call.span)
      view.set("bold", .plain("true"), in: nil, at: call.span)
      view.set("color", .text("#5A5A5A"), in: nil, at: call.span)
    }
    for (argument, value) in zip(call.arguments, call.values) {
      let label = argument.label ?? Self.lowered(call.name.dropFirst("initWith".count))
      if label == "frame", ["zero", "CGRectZero"].contains(value.choice) { continue }
      switch label {
      case "image", "frame", "style": set(label, of: view, to: value, at: call.span, frame)
      case "activityIndicatorStyle": set("style", of: view, to: value, at: call.span, frame)
      default: view.note("`\(label)` isn't read", at: call.span)
      }
    }
    return .view(view, "")
  }

  /// Returns the value of a property of the component's own class, or `nil` if it isn't read.
  func ownValue(_ name: String, _ component: FoundComponent, _ frame: Frame) -> Value? {
    let plain = Self.plain(name)
    if let value = component.ownValues[plain] { return value }
    guard !component.isExported, program.declares(plain, in: component.className) else { return nil }
    // A getter asks whether it has made its view yet.
    if name.hasPrefix("_") { return .nothing }
    let classes = program.chain(of: component.className)?.map(\.name) ?? []
    for className in classes {
      if let function = program.method(plain, of: className), function.parameters.isEmpty, !isCalling(function),
        function.result.contains(where: { Self.viewClasses[$0] != nil })
      {
        let value = call(function, [], own: component, at: function.place, frame)
        if case .view(let view, "") = value { return hold(view, plain, component) }
      }
      if let definition = program.definitions(of: className).first(where: { $0.name == plain }) {
        let inner = Frame(
          definition.code, nil, of: className, scope: frame.scope, depth: frame.depth + 1, own: component)
        guard isInReach(frame, at: definition.value) else { return nil }
        if case .view(let view, "") = evaluate(ExpressionReader.read(definition.value), inner) {
          return hold(view, plain, component)
        }
      }
    }
    return nil
  }

  private func hold(_ view: OwnView, _ name: String, _ component: FoundComponent) -> Value {
    view.name = name
    component.ownValues[name] = .view(view, "")
    return .view(view, "")
  }

  /// Keeps a value in a property of the component's own class.
  func keep(_ value: Value, as name: String, of component: FoundComponent) {
    if case .view(let view, "") = value { view.name = Self.plain(name) }
    component.ownValues[Self.plain(name)] = value
  }

  /// Runs the first closure of an animation now; the one for its end runs later.
  func runAnimation(_ call: Call) {
    let outer = animationSeconds
    animationSeconds = (call.value("withDuration") ?? call.values.first)?.number
    defer { animationSeconds = outer }
    var isFirst = true
    for case .closure(let source, let closure) in call.values {
      if isFirst { _ = apply(source, closure, to: []) } else { readLater(source, closure) }
      isFirst = false
    }
  }

  // MARK: Properties

  /// Runs a call on a view of a component's class.
  func call(_ call: Call, on view: OwnView, _ path: String, _ frame: Frame) -> Value {
    let whole = Value.view(view, "")
    switch call.name {
    case "startAnimating", "stopAnimating":
      set("animating", of: view, to: .flag(call.name == "startAnimating"), at: call.span, frame)
    case "setOn":
      set("on", of: view, to: call.values.first ?? .unknown, at: call.span, frame)
    case _ where call.name.hasPrefix("init"): break
    case _ where call.name.hasPrefix("set") && call.arguments.count == 1:
      let member = Self.lowered(call.name.dropFirst(3))
      set(path.isEmpty ? member : "\(path).\(member)", of: view, to: call.values[0], at: call.span, frame)
    case "sizeToFit":
      // Spinners, switches and boxes have this size already.
      if [.label, .image].contains(view.kind) { setSize(of: view, to: nil, frame) }
    case "removeFromSuperview":
      guard let component = frame.ownComponent, frame.scopeIsOwn(component), frame.isReached(for: component),
        frame.conditions.count <= component.conditions.count
      else {
        view.note("it is only removed at another time, or under a condition", at: call.span)
        break
      }
      component.removeOwnView(view)
    case "addSubview", "setNeedsLayout", "layoutIfNeeded", "bringSubviewToFront":
      if call.name == "addSubview" { view.note("views in it aren't read", at: call.span) }
    default:
      if case .closure(let source, let closure)? = call.values.last, path.isEmpty {
        _ = apply(source, closure, to: [whole])
      } else {
        view.note("`\(path.isEmpty ? "" : path + ".")\(call.name)` isn't read", at: call.span)
      }
    }
    return whole
  }

  /// Members that don't change anything that presets show.
  private static let plainMembers: Set<String> = [
    "autoresizingMask", "translatesAutoresizingMaskIntoConstraints", "tag",
    "accessibilityIdentifier", "isUserInteractionEnabled", "userInteractionEnabled", "clipsToBounds",
    "layer.masksToBounds", "opaque", "isOpaque",
  ]

  /// Sets a property of a view of a component's class.
  func set(_ member: String, of view: OwnView, to value: Value, at place: Span, _ frame: Frame) {
    guard !Self.plainMembers.contains(member), member != "hidesWhenStopped" || value.flag == false,
      member != "numberOfLines" || value.number != 1
    else { return }
    let component = frame.ownComponent
    if let component, !frame.scopeIsOwn(component) {
      if frame.isLater(for: component) {
        return component.remark(
          "`\(member)` of a view is changed here, not where the component is set up", at: place, isLater: true)
      }
      return view.note("`\(member)` is changed by a closure, and it isn't known when that runs", at: place)
    }
    guard frame.conditions.count <= component?.conditions.count ?? 0, component.map(frame.isReached) ?? true else {
      return view.note("`\(member)` is only set under a condition", at: place)
    }
    if setPlace(member, of: view, to: value, at: place, frame) { return }
    switch (member, value) {
    case ("font", .font(let size, let face)):
      view.set("fontSize", .plain(size.shortestText), in: frame.states, at: place)
      if face == .boldSystem || frame.states != nil || view.sets("bold") {
        view.set("bold", .plain("\(face == .boldSystem)"), in: frame.states, at: place)
      }
      if face == .other {
        view.note("`font` isn't the system font, regular or bold, and presets have only its size", at: place)
      }
      return
    case ("transform", .rotation(let degrees)):
      return view.set("rotation", .plain(degrees.shortestText), in: frame.states, for: animationSeconds, at: place)
    case ("transform", _) where ["identity", "CGAffineTransformIdentity"].contains(value.choice):
      return view.set("rotation", .plain("0"), in: frame.states, for: animationSeconds, at: place)
    case ("textAlignment", _):
      let word = value.choice?.replacing("NSTextAlignment", with: "").lowercased() ?? ""
      guard ["left", "center", "right"].contains(word) else { break }
      return view.set("align", .plain(word), in: nil, at: place)
    case ("style", _), ("activityIndicatorViewStyle", _):
      guard let style = Self.style(value) else { break }
      if style == .large { setSize(of: view, to: PartLine(points: 37), frame) }
      return view.set("style", .plain(style.rawValue), in: nil, at: place)
    case ("backgroundColor", _) where Self.color(value)?.rgba == 0xFFFF_FF00 || Self.color(value)?.rgba == 0:
      guard view.sets("color"), view.kind == .box else { return }
      return view.set("color", .text("#00000000"), in: frame.states, for: animationSeconds, at: place)
    case ("hidesWhenStopped", .flag(false)) where view.kind == .spinner: break
    default: break
    }
    let property = view.kind.properties.first { property in
      let own = PartMember(property, of: view.kind)
      return [own.swift, own.objectiveC].contains(member) && member != "font" && member != "transform"
    }
    guard let property else { return view.note("`\(member)` isn't read", at: place) }
    if case .pulled(let first, let last) = value, let start = setting(of: first), let end = setting(of: last),
      frame.states == nil
    {
      return view.set(property.row.path, start, pulled: end, in: nil, at: place)
    }
    guard let setting = setting(of: value) else {
      return view.note("`\(member)` is computed", at: place)
    }
    view.set(property.row.path, setting, in: frame.states, for: animationSeconds, at: place)
  }

  private func setSize(of view: OwnView, to size: PartLine?, _ frame: Frame) {
    let atLayout = frame.ownComponent?.isBeingLaidOut ?? false
    for index in 0..<2 { view.extents[index].setSize(size, keepsCenter: false, atLayout: atLayout) }
  }

  private func setting(of value: Value) -> FoundComponent.Setting? {
    switch value {
    case .number(let number): number.value.map { .plain($0.shortestText) }
    case .flag(let flag): .plain("\(flag)")
    case .text(let text): .text(text)
    case .nothing: .text("")
    case .image(let name): .image(name)
    default: Self.color(value).map { .text($0.text) }
    }
  }

  /// Returns the sum or product of lengths, or of values that follow the pull.
  static func linear(_ sign: String, _ left: Value, _ right: Value) -> Value? {
    switch (left, right) {
    case (.pulled(let first, let last), _):
      guard case .number = right else { return nil }
      return combine(sign, (first, right), (last, right))
    case (_, .pulled(let first, let last)):
      guard case .number = left, sign != "/" else { return nil }
      return combine(sign, (left, first), (left, last))
    case (.number, .number): return nil
    default:
      guard ["+", "-", "*", "/"].contains(sign), let first = left.lines, let second = right.lines, first.count == 1,
        second.count == 1
      else { return nil }
      switch sign {
      case "+": return .lines([first[0] + second[0]])
      case "-": return .lines([first[0] + second[0] * -1])
      case "*":
        if let factor = right.number { return .lines([first[0] * factor]) }
        return left.number.map { .lines([second[0] * $0]) }
      case "/": return right.number.flatMap { $0 == 0 ? nil : .lines([first[0] * (1 / $0)]) }
      default: return nil
      }
    }
  }

  private static func combine(_ sign: String, _ first: (Value, Value), _ last: (Value, Value)) -> Value? {
    guard case .number(let a) = first.0, case .number(let b) = first.1, case .number(let c) = last.0,
      case .number(let d) = last.1, let start = Number.computed(sign, a, b), let end = Number.computed(sign, c, d)
    else { return nil }
    return .pulled(.number(start), .number(end))
  }

  /// Adds the views of a component's class as parts, as far as they can be read.
  func putOwnViews(on component: FoundComponent) {
    var names: Set<String> = []
    for (index, entry) in component.ownViews.enumerated() {
      guard let view = entry.view else {
        component.remark("a view that can't be read is added here: describe it under `parts`", at: entry.place)
        continue
      }
      let name = view.name ?? "\(view.kind.rawValue)-\(index + 1)"
      // Several variables may have one name.
      let numbered = (2...(component.ownViews.count + 1)).lazy.map { "\(name)-\($0)" }
      let unique = names.contains(name) ? numbered.first { !names.contains($0) } ?? name : name
      names.insert(unique)
      view.put(on: component, named: unique)
    }
  }
}

extension Value {
  /// The lengths of a point, size or rectangle, or the one length that a number is.
  var lines: [PartLine]? {
    switch self {
    case .lines(let lines): lines
    case .component(_, let path): if case .lines(let lines)? = Interpreter.extent(path) { lines } else { nil }
    case .number(let number): number.value.map { [PartLine(points: $0)] }
    default: nil
    }
  }
}
