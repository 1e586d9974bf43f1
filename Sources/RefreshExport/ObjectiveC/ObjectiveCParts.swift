import RefreshEngine
import RefreshText

/// The Objective-C code of a component's parts: their views, and one method that updates them.
enum ObjectiveCParts {
  /// Writes the instance variables of a component's subclass.
  static func writeVariables(_ parts: [AppPart], to code: inout CodeText) {
    for part in parts {
      code.line("\(viewClass(of: part)) *\(variable(part));")
      if !part.frames.isEmpty { code.line("NSDictionary<NSNumber *, PartFrames *> *_\(part.member("frames"));") }
    }
  }

  /// Writes the methods of a component's subclass.
  static func write(_ parts: [AppPart], to code: inout CodeText) {
    code.block("- (void)prepare {") { code in
      code.line("[super prepare];")
      for part in parts {
        code.line("\(variable(part)) = \(view(of: part));")
        if part.kind == .image || part.kind == .frames {
          code.line("\(variable(part)).contentMode = UIViewContentModeScaleAspectFit;")
        }
        if let name = part.identifier {
          code.line("\(variable(part)).accessibilityIdentifier = \(ObjectiveCLiteral.text(name));")
        }
        if !part.frames.isEmpty { writeFrames(of: part, to: &code) }
        for property in part.constants { writeConstant(property, of: part, to: &code) }
        if !part.transforms.isEmpty, !part.hasChangingTransform { writeTransform(of: part, to: &code) }
      }
      code.list("for (UIView *part in @[ ", parts.map(variable), " ]) {")
      code.nested { code in
        code.line("part.userInteractionEnabled = NO;")
        code.line("[self addSubview:part];")
      }
      code.line("}")
    }
    code.line()
    writePlaces(of: parts, to: &code)
    guard parts.contains(where: \.changes) || parts.contains(where: { $0.settings.animate > .zero }) else { return }
    writeObservers(of: parts, to: &code)
    writeShowing(parts, to: &code)
  }

  private static func variable(_ part: AppPart) -> String { "_" + part.view }

  private static func viewClass(of part: AppPart) -> String {
    switch part.kind {
    case .label: "UILabel"
    case .image, .frames: "UIImageView"
    case .ring, .bar: "PartStrokeView"
    case .box: "UIView"
    case .spinner: "UIActivityIndicatorView"
    case .switch: "UISwitch"
    }
  }

  private static func view(of part: AppPart) -> String {
    switch part.kind {
    case .ring: "[[PartStrokeView alloc] initWithShape:PartStrokeShapeArc]"
    case .bar: "[[PartStrokeView alloc] initWithShape:PartStrokeShapeLine]"
    case .label, .image, .frames, .box, .spinner, .switch: "[[\(viewClass(of: part)) alloc] init]"
    }
  }

  private static func writeFrames(of part: AppPart, to code: inout CodeText) {
    for frames in part.frames {
      guard case .gif(let name, let scale) = frames.names, frames.duration == nil else { continue }
      let state = frames.state.name
      code.line("NSTimeInterval \(state)Duration = 0;")
      code.line("NSArray<UIImage *> *\(state)Images =")
      code.nested {
        $0.line(
          "[RefreshImages imagesOfGIF:\(ObjectiveCLiteral.text(name)) scale:\(scale) inBundle:Bundle() "
            + "duration:&\(state)Duration];")
      }
    }
    code.block("_\(part.member("frames")) = @{", "};") { code in
      for frames in part.frames {
        let state = frames.state.name
        let (images, seconds): (String, String?) =
          switch frames.names {
          case .gif where frames.duration == nil: ("\(state)Images", "\(state)Duration")
          case .gif(let name, let scale):
            (
              "[RefreshImages imagesOfGIF:\(ObjectiveCLiteral.text(name)) scale:\(scale) inBundle:Bundle() duration:NULL]",
              frames.duration?.seconds.shortestText
            )
          case .numbered(let names): (ObjectiveCLiteral.numbered(names), frames.duration?.seconds.shortestText)
          case .list(let list):
            (
              "ImagesNamed(@[ \(list.map(ObjectiveCLiteral.text).joined(separator: ", ")) ])",
              frames.duration?.seconds.shortestText
            )
          }
        let duration = seconds.map { " duration:\($0)" } ?? ""
        code.line("@(\(frames.state.objectiveC)) : [PartFrames framesOfImages:\(images)\(duration)],")
      }
    }
  }

  // MARK: Constant properties

  private static func writeConstant(_ property: PartProperty, of part: AppPart, to code: inout CodeText) {
    let target = "\(variable(part)).\(PartMember(property, of: part.kind).objectiveC)"
    switch (property, part.plain(property)) {
    case (.bold, _): return
    case (.fontSize, .number(let size)):
      let method = part.plain(.bold) == .bool(true) ? "boldSystemFontOfSize" : "systemFontOfSize"
      code.line("\(target) = [UIFont \(method):\(size.shortestText)];")
    case (.align, .name(let index)):
      code.line("\(target) = NSTextAlignment\(["Left", "Center", "Right"][Int(index)]);")
    case (.style, .name(let index)):
      let style = ActivityIndicatorStyle.allCases[Int(index)]
      if style == .large { code.line("\(target) = UIActivityIndicatorViewStyleLarge;") }
      if part[.color] == nil, let color = style.colorName {
        code.line("\(variable(part)).color = UIColor.\(color)Color;")
      }
    case (.animating, .bool(let isAnimating)): if isAnimating { code.line("[\(variable(part)) startAnimating];") }
    case (.borderColor, let value): code.line("\(target) = \(literal(value, part)).CGColor;")
    case (_, let value): code.line("\(target) = \(literal(value, part));")
    }
  }

  private static func writeTransform(of part: AppPart, to code: inout CodeText) {
    let arguments: [(PartProperty, String)] = [(.rotation, "0"), (.scale, "1"), (.moveX, "0"), (.moveY, "0")]
    code.list(
      "\(variable(part)).transform = PartTransform(",
      arguments.map { part.transforms.contains($0) ? expression(of: $0, part) : $1 }, ");")
  }

  private static func writePlaces(of parts: [AppPart], to code: inout CodeText) {
    code.block("- (void)placeSubviews {") { code in
      code.line("[super placeSubviews];")
      let places = parts.map(\.settings.place)
      if places.contains(where: \.horizontal.isRelative) { code.line("CGFloat width = self.bounds.size.width;") }
      if places.contains(where: \.vertical.isRelative) { code.line("CGFloat height = self.bounds.size.height;") }
      for (view, place) in zip(parts.map(variable), places) {
        let (x, y) = (place.horizontal.lines, place.vertical.lines)
        code.line("\(view).bounds = CGRectMake(0, 0, \(x.size.code(of: "width")), \(y.size.code(of: "height")));")
        code.line("\(view).center = CGPointMake(\(x.center.code(of: "width")), \(y.center.code(of: "height")));")
      }
    }
    code.line()
  }

  // MARK: Properties that follow the state and the pull

  private static func writeObservers(of parts: [AppPart], to code: inout CodeText) {
    code.block("- (void)setState:(MJRefreshState)state {") { code in
      code.line("MJRefreshCheckState")
      for part in parts where part.settings.animate > .zero {
        code.line("[UIView animateWithDuration:\(part.settings.animate.seconds.shortestText)")
        code.nested { $0.line("animations:^{ [self \(part.member("show"))]; }];") }
      }
      code.line("[self showParts];")
      for part in parts {
        for property in part.repeating { writeRepetition(of: property, part, to: &code) }
      }
    }
    code.line()
    code.block("- (void)setPullingPercent:(CGFloat)pullingPercent {") { code in
      code.line("[super setPullingPercent:pullingPercent];")
      code.line("[self showParts];")
    }
    code.line()
  }

  private static func writeRepetition(of property: PartProperty, _ part: AppPart, to code: inout CodeText) {
    guard let keyPath = PartMember(property, of: part.kind).keyPath else { return }
    let degrees = property == .rotation ? " * M_PI / 180" : ""
    let states = part.repetitions(of: property).map { state, repetition in
      "@(\(state.objectiveC)) : PartRepetition(\(repetition.from.shortestText)\(degrees), "
        + "\(repetition.to.shortestText)\(degrees), \(repetition.every.seconds.shortestText), "
        + "\(repetition.yoyo ? "YES" : "NO"))"
    }
    code.line("[self repeat:@\"\(keyPath)\"")
    code.nested { code in
      code.line("ofView:\(variable(part))")
      code.list("animations:@{ ", states, " }];")
    }
  }

  private static func writeShowing(_ parts: [AppPart], to code: inout CodeText) {
    code.comment("Sets what the parts show: a function of the state and the pulling percent, and of nothing else.")
    code.block("- (void)showParts {") { code in
      for part in parts where part.changes {
        if part.settings.animate > .zero {
          code.line("[self \(part.member("show"))];")
        } else {
          writeShowing(part, to: &code)
        }
      }
    }
    code.line()
    for part in parts where part.settings.animate > .zero {
      code.block("- (void)\(part.member("show")) {") { writeShowing(part, to: &$0) }
      code.line()
    }
  }

  private static func writeShowing(_ part: AppPart, to code: inout CodeText) {
    for property in part.followers {
      let target = "\(variable(part)).\(PartMember(property, of: part.kind).objectiveC)"
      switch property {
      case .animating:
        code.line("if (\(expression(of: property, part))) {")
        code.nested { $0.line("[\(variable(part)) startAnimating];") }
        code.line("} else {")
        code.nested { $0.line("[\(variable(part)) stopAnimating];") }
        code.line("}")
      case .borderColor: writeCall("\(target) = ", expression(of: property, part), ".CGColor;", to: &code)
      default: writeCall("\(target) = ", expression(of: property, part), ";", to: &code)
      }
    }
    if part.hasChangingTransform { writeTransform(of: part, to: &code) }
    if !part.frames.isEmpty { code.line("[self showFrames:_\(part.member("frames")) inView:\(variable(part))];") }
  }

  /// Writes a message on one line if it fits, otherwise with its arguments aligned at their colons, as Xcode does.
  private static func writeCall(_ head: String, _ call: String, _ tail: String, to code: inout CodeText) {
    let whole = head + call + tail
    guard code.isTooLong(whole), let colon = whole.firstIndex(of: ":") else { return code.line(whole) }
    let column = whole.distance(from: whole.startIndex, to: colon)
    var rest = whole
    for label in ["pull", "states"] {
      guard let range = rest.firstRange(of: " \(label):") else { break }
      let line = String(rest[..<range.lowerBound])
      code.line(line)
      rest = label.padded(to: column, before: true) + ":" + rest[range.upperBound...]
    }
    code.line(rest)
  }

  private static func expression(of property: PartProperty, _ part: AppPart) -> String {
    let rule = part[property]
    let plain = part.plain(property)
    guard let rule, !rule.states.isEmpty || !rule.ramp.isEmpty else { return literal(plain, part) }
    let stops = rule.ramp.map { "@[ @\($0.percent.shortestText), \(object($0.value, part)) ]" }
    let entries = part.stateValues(of: property).map { "@(\($0.state.objectiveC)) : \(object($0.value, part))" }
    let rest =
      " pull:@[" + (stops.isEmpty ? "" : " \(stops.joined(separator: ", ")) ") + "] states:@{"
      + (entries.isEmpty ? "" : " \(entries.joined(separator: ", ")) ") + "}]"
    switch property.row.type {
    case .number, .fraction: return "[self partNumber:\(literal(plain, part))\(rest)"
    case .color: return "[self partColor:\(object(plain, part))\(rest)"
    case .bool: return "[[self partValue:\(object(plain, part))\(rest) boolValue]"
    case .text, .image, .name: return "[self partValue:\(literal(plain, part))\(rest)"
    }
  }

  /// Returns a value as an object, as lists and dictionaries require it.
  private static func object(_ value: PartValue, _ part: AppPart) -> String {
    switch value {
    case .number(let number): number < 0 ? "@(\(number.shortestText))" : "@\(number.shortestText)"
    case .bool(let bool): bool ? "@YES" : "@NO"
    case .image: "(\(literal(value, part)) ?: [[UIImage alloc] init])"
    case .color(let color): "@0x\(hexadecimal(color.rgba, digits: 8))"
    case .text, .name, .absent: literal(value, part)
    }
  }

  private static func literal(_ value: PartValue, _ part: AppPart) -> String {
    switch value {
    case .number(let number): return number.shortestText
    case .bool(let bool): return bool ? "YES" : "NO"
    case .color(let color): return "PartColor(0x\(hexadecimal(color.rgba, digits: 8)))"
    case .text(let text):
      if let same = text.text { return ObjectiveCLiteral.text(same) }
      let versions = text.versions.map {
        "@[ \(ObjectiveCLiteral.text($0.language)), \(ObjectiveCLiteral.text($0.text)) ]"
      }
      return "[self partText:@[ \(versions.joined(separator: ", ")) ]]"
    case .image(let index):
      let image = "ImageNamed(\(ObjectiveCLiteral.text(part.images[Int(index)])))"
      return part[.color] == nil ? image : "[\(image) imageWithRenderingMode:UIImageRenderingModeAlwaysTemplate]"
    case .name(let index): return "\(index)"
    case .absent: return "nil"
    }
  }
}
