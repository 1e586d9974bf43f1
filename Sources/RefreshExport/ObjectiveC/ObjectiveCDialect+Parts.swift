import RefreshEngine
import RefreshText

extension ObjectiveCDialect {
  func variable(_ part: AppPart) -> String { "_" + part.view }
  func path(of member: PartMember) -> String { member.objectiveC }
  func partColor(_ color: RGBAColor) -> String { "\(prefix)PartRGBA(0x\(hexadecimal(color.rgba, digits: 8)))" }
  func layerColor(_ color: String, isOptional: Bool) -> String { color + ".CGColor" }
  func template(_ image: String) -> String {
    "[\(image) imageWithRenderingMode:UIImageRenderingModeAlwaysTemplate]"
  }
  func versions(_ versions: [(language: String, text: String)]) -> String {
    "@[ \(versions.map { "@[ \(text($0)), \(text($1)) ]" }.joined(separator: ", ")) ]"
  }

  /// A value in a list or dictionary, which can only hold objects.
  func item(_ value: PartValue, _ literal: String, isPlain: Bool) -> String {
    switch value {
    case .number, .bool: isPlain ? literal : literal.hasPrefix("-") ? "@(\(literal))" : "@\(literal)"
    case .image: "(\(literal) ?: [[UIImage alloc] init])"
    case .color(let color): "@0x\(hexadecimal(color.rgba, digits: 8))"
    case .text, .name, .absent: literal
    }
  }

  func value(in table: PartTable, of property: PartProperty, _ part: AppPart, role: String) -> String {
    "[\(self.table(property, part, role: role)) valueIn:self]"
  }

  private func table(_ property: PartProperty, _ part: AppPart, role: String) -> String {
    isShared(property) ? part.table(property, of: role) : "_" + part.table(property)
  }

  private func tableClass(of property: PartProperty, _ part: AppPart) -> String {
    switch part.table(for: property) {
    case .string: "\(prefix)PartValue<NSString *>"
    case .image: "\(prefix)PartValue<UIImage *>"
    case let table: prefix + table.rawValue
    }
  }

  /// Whether all components share the table of a property: those of images go with their component.
  private func isShared(_ property: PartProperty) -> Bool { property.row.type != .image }

  // MARK: The statements

  func beginPreparing(_ part: AppPart, in code: inout CodeText) {
    let shape = part.kind == .ring ? "Arc" : "Line"
    let create = part.kind == .ring || part.kind == .bar ? "initWithShape:\(prefix)PartStrokeShape\(shape)" : "init"
    code.line(set(variable(part), to: "[[\(viewClass(of: part.kind)) alloc] \(create)]"))
  }

  func prepareTables(of part: AppPart, by writer: PartWriter, in code: inout CodeText) {
    for property in part.tabled where !isShared(property) { makeTable(of: property, part, by: writer, in: &code) }
    guard !part.frames.isEmpty else { return }
    let values = part.frames.map { frames in
      self.frames(frames.names, frames.duration, as: part.member(frames.state.name), in: &code)
    }
    code.block("_\(part.member("frames")) = @{", "};") { code in
      for (frames, value) in zip(part.frames, values) {
        let duration = value.seconds.map { " duration:\($0)" } ?? ""
        code.line(
          "@(\(frames.state.objectiveC)) : [\(prefix)PartFrames framesOfImages:\(value.images)\(duration)],")
      }
    }
  }

  func add(_ views: [String], in code: inout CodeText) {
    code.list("for (UIView *part in @[ ", views, " ]) {")
    code.nested { code in
      code.line("part.userInteractionEnabled = NO;")
      code.line("[self addSubview:part];")
    }
    code.line("}")
  }

  func setTransform(of view: String, to values: [PartProperty: String], in code: inout CodeText) {
    let items = PartProperty.transforms.map { values[$0] ?? ($0 == .scale ? "1" : "0") }
    code.list("\(view).transform = \(prefix)PartTransform(", items, ");")
  }

  func local(_ length: String) -> String { "CGFloat \(length) = self.bounds.size.\(length);" }
  var maximum: String { "MAX" }

  func place(_ view: String, size: (String, String), center: (String, String)) -> [String] {
    [
      "\(view).bounds = CGRectMake(0, 0, \(size.0), \(size.1));",
      "\(view).center = CGPointMake(\(center.0), \(center.1));",
    ]
  }

  func observeState(in code: inout CodeText, _ body: (inout CodeText) -> Void) {
    code.block("- (void)setState:(MJRefreshState)state {") { code in
      code.line("MJRefreshCheckState")
      body(&code)
    }
  }

  func observePull(in code: inout CodeText) {
    code.block("- (void)setPullingPercent:(CGFloat)pullingPercent {") { code in
      code.line("[super setPullingPercent:pullingPercent];")
      code.line("[self showParts];")
    }
  }

  func animate(_ seconds: String, _ method: String, in code: inout CodeText) {
    code.line("[UIView animateWithDuration:\(seconds)")
    code.nested { $0.line("animations:^{ [self \(method)]; }];") }
  }

  func setRepetitions(
    _ repetitions: [(state: RefreshState, repetition: PartRule.Repetition)], ofDegrees: Bool, keyPath: String,
    _ view: String, in code: inout CodeText
  ) {
    let degrees = ofDegrees ? " * M_PI / 180" : ""
    let states = repetitions.map { state, repetition in
      "@(\(state.objectiveC)) : \(prefix)PartRepetition(\(repetition.from.shortestText)\(degrees), "
        + "\(repetition.to.shortestText)\(degrees), \(repetition.every.seconds.shortestText), "
        + "\(flag(repetition.yoyo)))"
    }
    code.line("\(prefix)PartRepeat(@\"\(keyPath)\", \(view), self.state,")
    code.nested { $0.list("@{ ", states, " });") }
  }

  func setAnimating(_ spinner: String, to value: String, in code: inout CodeText) {
    code.begin("if (\(value)) {")
    code.line(call("startAnimating", of: spinner))
    code.end("} else {")
    code.nested { $0.line(call("stopAnimating", of: spinner)) }
    code.line("}")
  }

  func showFrames(of part: AppPart) -> String {
    "\(prefix)PartShowFrames(_\(part.member("frames")), \(variable(part)), self);"
  }

  // MARK: The variables

  /// The tables that all components share.
  private func shared(_ component: AppComponent) -> [(part: AppPart, property: PartProperty)] {
    component.parts.flatMap { part in part.tabled.filter(isShared).map { (part, $0) } }
  }

  /// Writes the tables of a file.
  func declareTables(of component: AppComponent, in code: inout CodeText) {
    let shared = shared(component)
    guard !shared.isEmpty else { return }
    code.separate()
    for (part, property) in shared {
      let name = table(property, part, role: component.capitalizedRole)
      code.line("static \(tableClass(of: property, part)) *\(name);")
    }
  }

  /// Writes the instance variables of a component's subclass.
  func declareVariables(of component: AppComponent, in code: inout CodeText) {
    for part in component.parts {
      code.line("\(viewClass(of: part.kind)) *\(variable(part));")
      for property in part.tabled where !isShared(property) {
        code.line("\(tableClass(of: property, part)) *\(table(property, part, role: ""));")
      }
      if !part.frames.isEmpty {
        code.line("NSDictionary<NSNumber *, \(prefix)PartFrames *> *_\(part.member("frames"));")
      }
    }
  }

  /// Writes the method that makes the tables of a file.
  func initializeTables(_ writer: PartWriter, of className: String, in code: inout CodeText) {
    let shared = shared(writer.component)
    guard !shared.isEmpty else { return }
    code.separate()
    code.block("+ (void)initialize {") { code in
      code.line("if (self != \(className).class) return;")
      for (part, property) in shared { makeTable(of: property, part, by: writer, in: &code) }
    }
  }

  /// Writes the call that makes a table: its arguments on separate lines, and those of a long list, too.
  private func makeTable(
    of property: PartProperty, _ part: AppPart, by writer: PartWriter, in code: inout CodeText
  ) {
    let table = writer.table(of: property, part)
    let name = self.table(property, part, role: writer.component.capitalizedRole)
    code.line("\(name) = [\(tableClass(of: property, part).prefix { $0 != "<" })")
    code.nested { code in
      code.line("plain:\(table.plain)")
      writeList("pull:@[", table.pull.map { "@[ @\($0.percent), \($0.value) ]" }, "]", to: &code)
      let states = table.states.map { "@(\($0.state.objectiveC)) : \($0.value)" }
      writeList("states:@{", states, "}];", to: &code)
    }
  }

  private func writeList(_ head: String, _ items: [String], _ tail: String, to code: inout CodeText) {
    let whole = head + (items.isEmpty ? "" : " \(items.joined(separator: ", ")) ") + tail
    guard code.isTooLong(whole) else { return code.line(whole) }
    code.line(head)
    code.nested { code in
      for (index, item) in items.enumerated() { code.line(item + (index == items.count - 1 ? "" : ",")) }
    }
    code.line(tail)
  }

  private func viewClass(of kind: PartKind) -> String {
    switch kind {
    case .label: "UILabel"
    case .image, .frames: "UIImageView"
    case .ring, .bar: "\(prefix)PartStrokeView"
    case .box: "UIView"
    case .spinner: "UIActivityIndicatorView"
    case .switch: "UISwitch"
    }
  }
}
