import RefreshEngine
import RefreshText

/// The Swift code of a component's parts: their views, and one function that updates them.
enum SwiftParts {
  /// Writes the members of a component's subclass.
  static func write(_ parts: [AppPart], to code: inout CodeText) {
    for part in parts {
      code.line("private let \(part.view) = \(view(of: part))")
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
    writePlaces(of: parts, to: &code)
    guard parts.contains(where: \.changes) else { return }
    writeObservers(of: parts, to: &code)
    writeShowing(parts, to: &code)
  }

  private static func view(of part: AppPart) -> String {
    switch part.kind {
    case .label: "UILabel()"
    case .image, .frames: "UIImageView()"
    case .ring: "PartStrokeView(.arc)"
    case .bar: "PartStrokeView(.line)"
    case .box: "UIView()"
    case .spinner: "UIActivityIndicatorView()"
    case .switch: "UISwitch()"
    }
  }

  private static func writeFrames(of part: AppPart, to code: inout CodeText) {
    code.block("private let \(part.member("frames")): [MJRefreshState: PartFrames] = [", "]") { code in
      for frames in part.frames {
        let images = SwiftLiteral.names(frames.names)
        let seconds = frames.duration.map { ", duration: \($0.seconds.shortestText)" } ?? ""
        code.line(
          ".\(frames.state.name): PartFrames(" + (frames.names.isGIF ? images : "images(\(images))")
            + "\(seconds)),")
      }
    }
  }

  // MARK: Constant properties

  private static func writeConstant(_ property: PartProperty, of part: AppPart, to code: inout CodeText) {
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
      if style == .large { code.line("\(target) = .large") }
      if part[.color] == nil, let color = style.colorName { code.line("\(part.view).color = .\(color)") }
    case (.animating, .bool(let isAnimating)): if isAnimating { code.line("\(part.view).startAnimating()") }
    default: code.line("\(target) = \(literal(value, of: property, part))")
    }
  }

  private static func writeTransform(of part: AppPart, to code: inout CodeText) {
    let arguments = part.transforms.map { "\($0.row.path): \(expression(of: $0, part))" }
    code.list("\(part.view).transform = .part(", arguments, ")")
  }

  private static func writePlaces(of parts: [AppPart], to code: inout CodeText) {
    code.block("override func placeSubviews() {") { code in
      code.line("super.placeSubviews()")
      let places = parts.map(\.settings.place)
      if places.contains(where: \.horizontal.isRelative) { code.line("let width = bounds.width") }
      if places.contains(where: \.vertical.isRelative) { code.line("let height = bounds.height") }
      for (view, place) in zip(parts.map(\.view), places) {
        let (x, y) = (place.horizontal.lines, place.vertical.lines)
        code.line(
          "\(view).bounds.size = CGSize(width: \(x.size.code(of: "width")), height: \(y.size.code(of: "height")))")
        code.line(
          "\(view).center = CGPoint(x: \(x.center.code(of: "width")), y: \(y.center.code(of: "height")))")
      }
    }
  }

  // MARK: Properties that follow the state and the pull

  private static func writeObservers(of parts: [AppPart], to code: inout CodeText) {
    code.line()
    code.block("override var state: MJRefreshState {") { code in
      code.block("didSet {") { code in
        code.line("guard state != oldValue else { return }")
        for part in parts where part.settings.animate > .zero {
          let show = part.changes ? "self.\(part.member("show"))()" : ""
          code.line("UIView.animate(withDuration: \(part.settings.animate.seconds.shortestText)) { \(show) }")
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

  private static func writeRepetition(of property: PartProperty, _ part: AppPart, to code: inout CodeText) {
    guard let keyPath = PartMember(property, of: part.kind).keyPath else { return }
    func text(_ number: Double) -> String {
      property == .rotation && number != 0 ? "\(number.shortestText) * .pi / 180" : number.shortestText
    }
    let states = part.repetitions(of: property).map { state, repetition in
      let back = repetition.yoyo ? ", yoyo: true" : ""
      return ".\(state.name): PartRepetition(from: \(text(repetition.from)), to: \(text(repetition.to)), "
        + "every: \(repetition.every.seconds.shortestText)\(back))"
    }
    code.line("\(part.view).repeatPart(")
    code.nested { code in
      code.line("\"\(keyPath)\", in: state,")
      writeList("[", states, "])", to: &code)
    }
  }

  /// Writes a list on one line if it fits, otherwise with one item per line.
  private static func writeList(_ head: String, _ items: [String], _ tail: String, to code: inout CodeText) {
    let whole = head + items.joined(separator: ", ") + tail
    guard code.isTooLong(whole) else { return code.line(whole) }
    code.line(head)
    code.nested { code in for item in items { code.line(items.count == 1 ? item : item + ",") } }
    code.line(tail)
  }

  private static func writeShowing(_ parts: [AppPart], to code: inout CodeText) {
    code.line()
    code.comment("Sets what the parts show: a function of the state and the pulling percent, and of nothing else.")
    code.block("private func showParts() {") { code in
      for part in parts where part.changes {
        if part.settings.animate > .zero {
          code.line("\(part.member("show"))()")
        } else {
          writeShowing(part, to: &code)
        }
      }
    }
    for part in parts where part.changes && part.settings.animate > .zero {
      code.line()
      code.block("private func \(part.member("show"))() {") { writeShowing(part, to: &$0) }
    }
  }

  private static func writeShowing(_ part: AppPart, to code: inout CodeText) {
    for property in part.followers {
      let target = "\(part.view).\(PartMember(property, of: part.kind).swift)"
      switch property {
      case .animating: write("\(part.view).setAnimating(", property, part, ")", to: &code)
      case .borderColor: write("\(target) = ", property, part, "?.cgColor", to: &code)
      default: write("\(target) = ", property, part, "", to: &code)
      }
    }
    if part.hasChangingTransform { writeTransform(of: part, to: &code) }
    if !part.frames.isEmpty { code.line("show(\(part.member("frames")), in: \(part.view))") }
  }

  /// Writes a call on one line if it fits, otherwise with one argument per line.
  private static func write(
    _ head: String, _ property: PartProperty, _ part: AppPart, _ tail: String, to code: inout CodeText
  ) {
    let whole = head + expression(of: property, part) + tail
    guard code.isTooLong(whole) else { return code.line(whole) }
    let (function, arguments) = call(of: property, part)
    code.line("\(head)\(function)(")
    code.nested { code in
      for (index, argument) in arguments.enumerated() {
        let end = index == arguments.count - 1 ? ")\(tail)" : ","
        if argument.items.isEmpty {
          code.line(argument.head + end)
        } else {
          writeList(argument.head + "[", argument.items, "]" + end, to: &code)
        }
      }
    }
  }

  private static func expression(of property: PartProperty, _ part: AppPart) -> String {
    let (function, arguments) = call(of: property, part)
    guard arguments.count > 1 else { return arguments[0].head }
    let texts = arguments.map { argument in
      argument.items.isEmpty ? argument.head : "\(argument.head)[\(argument.items.joined(separator: ", "))]"
    }
    return "\(function)(\(texts.joined(separator: ", ")))"
  }

  /// Returns the function that follows the state and the pull, and its arguments: values, or labels with the items
  /// of their lists.
  private static func call(
    of property: PartProperty, _ part: AppPart
  ) -> (function: String, arguments: [(head: String, items: [String])]) {
    var arguments: [(head: String, items: [String])] = [(literal(part.plain(property), of: property, part), [])]
    if let ramp = part[property]?.ramp, !ramp.isEmpty {
      arguments.append(
        ("pull: ", ramp.map { "(\($0.percent.shortestText), \(literal($0.value, of: property, part)))" }))
    }
    let states = part.stateValues(of: property)
    if !states.isEmpty {
      arguments.append(("state: ", states.map { ".\($0.state.name): \(literal($0.value, of: property, part))" }))
    }
    switch property.row.type {
    case .number, .fraction: return ("partNumber", arguments)
    case .color: return ("partColor", arguments)
    case .bool, .text, .image, .name: return ("partValue", arguments)
    }
  }

  private static func literal(_ value: PartValue, of property: PartProperty, _ part: AppPart) -> String {
    switch value {
    case .number(let number): return number.shortestText
    case .bool(let bool): return "\(bool)"
    case .color(let color):
      let number = "0x\(hexadecimal(color.rgba, digits: 8))"
      guard part.constants.contains(property) else { return number }
      return "UIColor(rgba: \(number))" + (property == .borderColor ? ".cgColor" : "")
    case .text(let text):
      if let same = text.text { return SwiftLiteral.text(same) }
      let versions = text.versions.map { "(\(SwiftLiteral.text($0.language)), \(SwiftLiteral.text($0.text)))" }
      return "partText([\(versions.joined(separator: ", "))])"
    case .image(let index):
      let image = AppStatement.Value.image(part.images[Int(index)]).swift
      return part[.color] == nil ? image : image + "?.withRenderingMode(.alwaysTemplate)"
    case .name(let index): return "\(index)"
    case .absent: return "nil"
    }
  }
}
