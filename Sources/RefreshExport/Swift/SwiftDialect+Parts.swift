import RefreshEngine
import RefreshText

extension SwiftDialect {
  func variable(_ part: AppPart) -> String { part.view }
  func path(of member: PartMember) -> String { member.swift }
  func partColor(_ color: RGBAColor) -> String { "\(prefix)RefreshParts.color(\(number(color)))" }
  func layerColor(_ color: String, isOptional: Bool) -> String { color + (isOptional ? "?" : "") + ".cgColor" }
  func template(_ image: String) -> String { image + "?.withRenderingMode(.alwaysTemplate)" }
  func versions(_ versions: [(language: String, text: String)]) -> String {
    "[\(versions.map { "(\(text($0)), \(text($1)))" }.joined(separator: ", "))]"
  }

  func item(_ value: PartValue, _ literal: String, isPlain: Bool) -> String {
    if case .color(let color) = value { number(color) } else { literal }
  }

  private func number(_ color: RGBAColor) -> String { "0x\(hexadecimal(color.rgba, digits: 8))" }

  func value(in table: PartTable, of property: PartProperty, _ part: AppPart, role: String) -> String {
    let name = (isStatic(property) ? "Self." : "") + part.table(property)
    return switch table {
    case .number: "\(name).number(of: self)"
    case .color: "\(name).color(of: self)"
    case .texts: "\(name).text(of: self)"
    case .flag, .string, .image: "\(name).value(of: self)"
    }
  }

  /// Whether all components share the table of a property: those of images go with their component.
  private func isStatic(_ property: PartProperty) -> Bool { property.row.type != .image }

  // MARK: The statements

  // Views, tables and frames are properties that are declared with their values.
  func beginPreparing(_ part: AppPart, in code: inout CodeText) {}
  func prepareTables(of part: AppPart, by writer: PartWriter, in code: inout CodeText) {}

  func add(_ views: [String], in code: inout CodeText) {
    writeList("for part in [", views, "] as [UIView] {", to: &code)
    code.nested { code in
      code.line("part.isUserInteractionEnabled = false")
      code.line("addSubview(part)")
    }
    code.line("}")
  }

  func setTransform(of view: String, to values: [PartProperty: String], in code: inout CodeText) {
    let items = PartProperty.transforms.compactMap { property in
      values[property].map { "\(property.row.path): \($0)" }
    }
    code.list("\(view).transform = \(prefix)RefreshParts.transform(", items, ")")
  }

  func local(_ length: String) -> String { "let \(length) = bounds.\(length)" }
  var maximum: String { "max" }

  func place(_ view: String, size: (String, String), center: (String, String)) -> [String] {
    [
      "\(view).bounds.size = CGSize(width: \(size.0), height: \(size.1))",
      "\(view).center = CGPoint(x: \(center.0), y: \(center.1))",
    ]
  }

  func observeState(in code: inout CodeText, _ body: (inout CodeText) -> Void) {
    code.block("override var state: MJRefreshState {") { code in
      code.block("didSet {") { code in
        code.line("guard state != oldValue else { return }")
        body(&code)
      }
    }
  }

  func observePull(in code: inout CodeText) {
    code.block("override var pullingPercent: CGFloat {") { $0.line("didSet { showParts() }") }
  }

  func animate(_ seconds: String, _ method: String, in code: inout CodeText) {
    code.line("UIView.animate(withDuration: \(seconds)) { self.\(method)() }")
  }

  func setRepetitions(
    _ repetitions: [(state: RefreshState, repetition: PartRule.Repetition)], ofDegrees: Bool, keyPath: String,
    _ view: String, in code: inout CodeText
  ) {
    func text(_ number: Double) -> String {
      ofDegrees && number != 0 ? "\(number.shortestText) * .pi / 180" : number.shortestText
    }
    let states = repetitions.map { state, repetition in
      let back = repetition.yoyo ? ", yoyo: true" : ""
      return ".\(state.name): \(prefix)PartRepetition(from: \(text(repetition.from)), to: \(text(repetition.to)), "
        + "every: \(repetition.every.seconds.shortestText)\(back))"
    }
    code.line("\(prefix)RefreshParts.repeatValue(")
    code.nested { code in
      code.line("\"\(keyPath)\", of: \(view), in: state,")
      writeList("[", states, "])", to: &code)
    }
  }

  func setAnimating(_ spinner: String, to value: String, in code: inout CodeText) {
    code.line("\(prefix)RefreshParts.setAnimating(\(value), \(spinner))")
  }

  func showFrames(of part: AppPart) -> String {
    "\(prefix)RefreshParts.show(\(part.member("frames")), in: \(part.view), of: self)"
  }

  // MARK: The properties

  /// Writes the properties for parts: views, tables of values, and frames.
  func declare(_ writer: PartWriter, in code: inout CodeText) {
    code.separate()
    for part in writer.component.parts {
      code.line("private let \(part.view) = \(view(of: part.kind))")
      for property in part.tabled { declareTable(of: property, part, writer, in: &code) }
      if !part.frames.isEmpty { declareFrames(of: part, in: &code) }
    }
  }

  private func view(of kind: PartKind) -> String {
    switch kind {
    case .label: "UILabel()"
    case .image, .frames: "UIImageView()"
    case .ring: "\(prefix)PartStrokeView(.arc)"
    case .bar: "\(prefix)PartStrokeView(.line)"
    case .box: "UIView()"
    case .spinner: "UIActivityIndicatorView()"
    case .switch: "UISwitch()"
    }
  }

  private func declareFrames(of part: AppPart, in code: inout CodeText) {
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

  /// Writes the table of a property: on one line where there is room, else with an argument on each line.
  private func declareTable(
    of property: PartProperty, _ part: AppPart, _ writer: PartWriter, in code: inout CodeText
  ) {
    let table = writer.table(of: property, part)
    let lists = [
      ("pull: [", table.pull.map { "(\($0.percent), \($0.value))" }),
      ("state: [", table.states.map { ".\($0.state.name): \($0.value)" }),
    ].filter { !$0.1.isEmpty }
    let head =
      "private \(isStatic(property) ? "static " : "")let \(part.table(property)) = "
      + "\(prefix)\(part.table(for: property).rawValue)("
    let whole = [table.plain] + lists.map { $0 + $1.joined(separator: ", ") + "]" }
    let line = head + whole.joined(separator: ", ") + ")"
    guard code.isTooLong(line) else { return code.line(line) }
    code.line(head)
    code.nested { code in
      code.line(table.plain + (lists.isEmpty ? ")" : ","))
      for (index, list) in lists.enumerated() {
        writeList(list.0, list.1, index == lists.count - 1 ? "])" : "],", to: &code)
      }
    }
  }

  /// Writes a list on one line where there is room, else each item on a separate line.
  private func writeList(_ head: String, _ items: [String], _ tail: String, to code: inout CodeText) {
    let whole = head + items.joined(separator: ", ") + tail
    guard code.isTooLong(whole) else { return code.line(whole) }
    code.line(head)
    code.nested { code in for item in items { code.line(items.count == 1 ? item : item + ",") } }
    code.line(tail)
  }
}
