import RefreshEngine
import RefreshPresets
import RefreshText

/// The Swift of a component's parts: views, tables of values, and one function that sets what the views show.
struct SwiftParts {
  /// The parts.
  let parts: [AppPart]
  /// The beginning of the names of shared code.
  let prefix: String
  /// Whether the component keeps a width of its own.
  let keepsWidth: Bool

  /// Writes the members of a component's subclass.
  func write(to code: inout CodeText) {
    for part in parts {
      code.line("private let \(part.view) = \(view(of: part))")
      for property in part.tabled { writeTable(of: property, part, to: &code) }
      if !part.frames.isEmpty { writeFrames(of: part, to: &code) }
    }
    code.line()
    code.block("override func prepare() {") { code in
      code.line("super.prepare()")
      for part in parts {
        if part.kind == .image || part.kind == .frames { code.line("\(part.view).contentMode = .scaleAspectFit") }
        if let name = part.identifier {
          code.line("\(part.view).accessibilityIdentifier = \(SwiftLiteral.text(name))")
        }
        for property in part.constants { writeConstant(property, of: part, to: &code) }
        if !part.transforms.isEmpty, !part.hasChangingTransform { writeTransform(of: part, to: &code) }
      }
      writeList("for part in [", parts.map(\.view), "] as [UIView] {", to: &code)
      code.nested { code in
        code.line("part.isUserInteractionEnabled = false")
        code.line("addSubview(part)")
      }
      code.line("}")
    }
    code.line()
    writePlaces(to: &code)
    guard parts.contains(where: { $0.changes || $0.isAnimated }) else { return }
    writeObservers(to: &code)
    writeShowing(to: &code)
  }

  private func view(of part: AppPart) -> String {
    switch part.kind {
    case .label: "UILabel()"
    case .image, .frames: "UIImageView()"
    case .ring: "\(prefix)PartStrokeView(.arc)"
    case .bar: "\(prefix)PartStrokeView(.line)"
    case .box: "UIView()"
    case .spinner: "UIActivityIndicatorView()"
    case .switch: "UISwitch()"
    }
  }

  private func writeFrames(of part: AppPart, to code: inout CodeText) {
    code.block("private let \(part.member("frames")): [MJRefreshState: \(prefix)PartFrames] = [", "]") { code in
      for frames in part.frames {
        let images = SwiftLiteral.names(frames.names, prefix: prefix)
        let seconds = frames.duration.map { ", duration: \($0.seconds.shortestText)" } ?? ""
        code.line(
          ".\(frames.state.name): \(prefix)PartFrames(" + (frames.names.isGIF ? images : "images(\(images))")
            + "\(seconds))" + (part.frames.count == 1 ? "" : ","))
      }
    }
  }

  // MARK: Constant properties

  private func writeConstant(_ property: PartProperty, of part: AppPart, to code: inout CodeText) {
    let target = "\(part.view).\(PartMember(property, of: part.kind).swift)"
    let value = part.plain(property)
    switch (property, value) {
    case (.bold, _): return
    case (.fontSize, .number(let size)):
      let isBold = part.plain(.bold) == .bool(true)
      code.line("\(target) = .\(isBold ? "boldSystemFont" : "systemFont")(ofSize: \(size.shortestText))")
    case (.align, .name(let index)): code.line("\(target) = .\(["left", "center", "right"][Int(index)])")
    case (.style, .name(let index)):
      let style = ActivityIndicatorStyle.allCases[Int(index)]
      if style == .large { code.block(SwiftLiteral.availability) { $0.line("\(target) = .large") } }
      if let color = style.colorName { code.line("\(part.view).color = .\(color)") }
    case (.animating, .bool(let isAnimating)): if isAnimating { code.line("\(part.view).startAnimating()") }
    default: code.line("\(target) = \(literal(value, of: property, part))")
    }
  }

  private func writeTransform(of part: AppPart, to code: inout CodeText) {
    let arguments = part.transforms.map { "\($0.row.path): \(expression(of: $0, part))" }
    code.list("\(part.view).transform = \(prefix)RefreshParts.transform(", arguments, ")")
  }

  private func writePlaces(to code: inout CodeText) {
    code.block("override func placeSubviews() {") { code in
      code.line(keepsWidth ? "keepingWidth { super.placeSubviews() }" : "super.placeSubviews()")
      let places = parts.map(\.settings.place)
      if places.contains(where: \.horizontal.isRelative) { code.line("let width = bounds.width") }
      if places.contains(where: \.vertical.isRelative) { code.line("let height = bounds.height") }
      for (view, place) in zip(parts.map(\.view), places) {
        let (x, y) = (place.horizontal.lines, place.vertical.lines)
        code.line(
          "\(view).bounds.size = CGSize(width: \(x.size.extentCode(of: "width", "max")), "
            + "height: \(y.size.extentCode(of: "height", "max")))")
        code.line(
          "\(view).center = CGPoint(x: \(x.center.code(of: "width")), y: \(y.center.code(of: "height")))")
      }
    }
  }

  // MARK: Properties that follow the state and the pull

  private func writeObservers(to code: inout CodeText) {
    code.line()
    code.block("override var state: MJRefreshState {") { code in
      code.block("didSet {") { code in
        code.line("guard state != oldValue else { return }")
        for part in parts where part.isAnimated {
          let seconds = part.settings.animate.seconds.shortestText
          code.line("UIView.animate(withDuration: \(seconds)) { self.\(part.show)() }")
        }
        code.line("showParts()")
        for part in parts {
          for property in part.repeating { writeRepetition(of: property, part, to: &code) }
        }
      }
    }
    code.line()
    code.block("override var pullingPercent: CGFloat {") { $0.line("didSet { showParts() }") }
  }

  private func writeRepetition(of property: PartProperty, _ part: AppPart, to code: inout CodeText) {
    guard let keyPath = PartMember(property, of: part.kind).keyPath else { return }
    func text(_ number: Double) -> String {
      property == .rotation && number != 0 ? "\(number.shortestText) * .pi / 180" : number.shortestText
    }
    let states = part.repetitions(of: property).map { state, repetition in
      let back = repetition.yoyo ? ", yoyo: true" : ""
      return ".\(state.name): \(prefix)PartRepetition(from: \(text(repetition.from)), to: \(text(repetition.to)), "
        + "every: \(repetition.every.seconds.shortestText)\(back))"
    }
    code.line("\(prefix)RefreshParts.repeatValue(")
    code.nested { code in
      code.line("\"\(keyPath)\", of: \(part.view), in: state,")
      writeList("[", states, "])", to: &code)
    }
  }

  /// Writes a list on one line where there is room, else each item on a line of its own.
  private func writeList(_ head: String, _ items: [String], _ tail: String, to code: inout CodeText) {
    let whole = head + items.joined(separator: ", ") + tail
    guard code.isTooLong(whole) else { return code.line(whole) }
    code.line(head)
    code.nested { code in for item in items { code.line(items.count == 1 ? item : item + ",") } }
    code.line(tail)
  }

  private func writeShowing(to code: inout CodeText) {
    code.line()
    code.comment("Sets what the parts show: a function of the state and the pulling percent, and of nothing else.")
    code.block("private func showParts() {") { code in
      for part in parts where part.changes {
        if part.isAnimated {
          code.line("\(part.show)()")
        } else {
          writeShowing(part, to: &code)
        }
      }
    }
    for part in parts where part.isAnimated {
      code.line()
      code.block("private func \(part.show)() {") { writeShowing(part, to: &$0) }
    }
  }

  private func writeShowing(_ part: AppPart, to code: inout CodeText) {
    for property in part.followers {
      let target = "\(part.view).\(PartMember(property, of: part.kind).swift)"
      let value = expression(of: property, part)
      switch property {
      case .animating: code.line("\(prefix)RefreshParts.setAnimating(\(value), \(part.view))")
      case .borderColor: code.line("\(target) = \(value)?.cgColor")
      case .hidden where part.kind == .spinner && part.follows(.hidden):
        code.line("\(target) = !\(part.view).isAnimating || \(value)")
      default: code.line("\(target) = \(value)")
      }
    }
    if part.hasChangingTransform { writeTransform(of: part, to: &code) }
    if !part.frames.isEmpty {
      code.line("\(prefix)RefreshParts.show(\(part.member("frames")), in: \(part.view), of: self)")
    }
  }

  // MARK: Values

  /// The value of a property: of its table, if it has one.
  private func expression(of property: PartProperty, _ part: AppPart) -> String {
    guard part.tabled.contains(property) else { return literal(part.plain(property), of: property, part) }
    let table = (isStatic(property) ? "Self." : "") + part.table(property)
    return switch part.table(for: property) {
    case .number: "\(table).number(of: self)"
    case .color: "\(table).color(of: self)"
    case .texts: "\(table).text(of: self)"
    case .flag, .string, .image: "\(table).value(of: self)"
    }
  }

  /// Whether all components share the table of a property: those of images go with their component.
  private func isStatic(_ property: PartProperty) -> Bool { property.row.type != .image }

  /// Writes the table of a property: on one line where there is room, else with an argument on each line.
  private func writeTable(of property: PartProperty, _ part: AppPart, to code: inout CodeText) {
    let arguments = arguments(of: property, part)
    let head =
      "private \(isStatic(property) ? "static " : "")let \(part.table(property)) = "
      + "\(prefix)\(part.table(for: property).rawValue)("
    let texts = arguments.map { argument in
      argument.items.isEmpty ? argument.head : "\(argument.head)[\(argument.items.joined(separator: ", "))]"
    }
    let whole = head + texts.joined(separator: ", ") + ")"
    guard code.isTooLong(whole) else { return code.line(whole) }
    code.line(head)
    code.nested { code in
      for (index, argument) in arguments.enumerated() {
        let end = index == arguments.count - 1 ? ")" : ","
        if argument.items.isEmpty {
          code.line(argument.head + end)
        } else {
          writeList(argument.head + "[", argument.items, "]" + end, to: &code)
        }
      }
    }
  }

  /// The arguments of a table: a value, or a label with the items of its list.
  private func arguments(of property: PartProperty, _ part: AppPart) -> [(head: String, items: [String])] {
    var arguments: [(head: String, items: [String])] = [(literal(part.plain(property), of: property, part), [])]
    if let ramp = part[property]?.ramp, !ramp.isEmpty {
      arguments.append(
        ("pull: ", ramp.map { "(\($0.percent.shortestText), \(literal($0.value, of: property, part)))" }))
    }
    let states = part.stateValues(of: property)
    if !states.isEmpty {
      arguments.append(("state: ", states.map { ".\($0.state.name): \(literal($0.value, of: property, part))" }))
    }
    return arguments
  }

  private func literal(_ value: PartValue, of property: PartProperty, _ part: AppPart) -> String {
    switch value {
    case .number(let number): return number.shortestText
    case .bool(let bool): return "\(bool)"
    case .color(let color):
      let number = "0x\(hexadecimal(color.rgba, digits: 8))"
      guard part.constants.contains(property) else { return number }
      return "\(prefix)RefreshParts.color(\(number))" + (property == .borderColor ? ".cgColor" : "")
    case .text(let text):
      guard part.table(for: property) == .texts else { return SwiftLiteral.text(text.text ?? "") }
      let versions =
        text.text.map { [("", $0)] } ?? text.versions.map { ($0.language, $0.text) }
      return "["
        + versions.map { "(\(SwiftLiteral.text($0)), \(SwiftLiteral.text($1)))" }.joined(separator: ", ") + "]"
    case .image(let index):
      let image = AppValue.image(part.images[Int(index)]).swift(as: .image)
      return part[.color] == nil ? image : image + "?.withRenderingMode(.alwaysTemplate)"
    case .name(let index): return "\(index)"
    case .absent: return "nil"
    }
  }
}
