import RefreshEngine
import RefreshText

/// The Objective-C of a component's parts: views, tables of values, and one method that sets what the views show.
struct ObjectiveCParts {
  /// The parts.
  let parts: [AppPart]
  /// The name of the component's subclass.
  let className: String
  /// The role of the component, which tables of a file are told apart by.
  let role: String
  /// The beginning of the names of shared code.
  let prefix: String
  /// Whether the component keeps a width of its own.
  let keepsWidth: Bool

  /// The tables that all components share: those of images go with their component.
  private var shared: [(part: AppPart, property: PartProperty)] {
    parts.flatMap { part in part.tabled.filter { $0.row.type != .image }.map { (part, $0) } }
  }

  /// Writes the tables of the file.
  func writeTables(to code: inout CodeText) {
    guard !shared.isEmpty else { return }
    for (part, property) in shared {
      code.line("static \(tableClass(of: property, part)) *\(table(property, part));")
    }
    code.line()
  }

  /// Writes the instance variables of a component's subclass.
  func writeVariables(to code: inout CodeText) {
    for part in parts {
      code.line("\(viewClass(of: part)) *\(variable(part));")
      for property in part.tabled where property.row.type == .image {
        code.line("\(tableClass(of: property, part)) *\(table(property, part));")
      }
      if !part.frames.isEmpty {
        code.line("NSDictionary<NSNumber *, \(prefix)PartFrames *> *_\(part.member("frames"));")
      }
    }
  }

  /// Writes the methods of a component's subclass.
  func write(to code: inout CodeText) {
    if !shared.isEmpty {
      code.block("+ (void)initialize {") { code in
        code.line("if (self != \(className).class) return;")
        for (part, property) in shared { writeTable(of: property, part, to: &code) }
      }
      code.line()
    }
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
        for property in part.tabled where property.row.type == .image {
          writeTable(of: property, part, to: &code)
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
    writePlaces(to: &code)
    guard parts.contains(where: { $0.changes || $0.isAnimated }) else { return }
    writeObservers(to: &code)
    writeShowing(to: &code)
  }

  private func variable(_ part: AppPart) -> String { "_" + part.view }

  func table(_ property: PartProperty, _ part: AppPart) -> String {
    property.row.type == .image ? "_" + part.table(property) : part.table(property, of: role)
  }

  func tableClass(of property: PartProperty, _ part: AppPart) -> String {
    switch part.table(for: property) {
    case .string: "\(prefix)PartValue<NSString *>"
    case .image: "\(prefix)PartValue<UIImage *>"
    case let table: prefix + table.rawValue
    }
  }

  private func viewClass(of part: AppPart) -> String {
    switch part.kind {
    case .label: "UILabel"
    case .image, .frames: "UIImageView"
    case .ring, .bar: "\(prefix)PartStrokeView"
    case .box: "UIView"
    case .spinner: "UIActivityIndicatorView"
    case .switch: "UISwitch"
    }
  }

  private func view(of part: AppPart) -> String {
    switch part.kind {
    case .ring: "[[\(prefix)PartStrokeView alloc] initWithShape:\(prefix)PartStrokeShapeArc]"
    case .bar: "[[\(prefix)PartStrokeView alloc] initWithShape:\(prefix)PartStrokeShapeLine]"
    case .label, .image, .frames, .box, .spinner, .switch: "[[\(viewClass(of: part)) alloc] init]"
    }
  }

  private func writeFrames(of part: AppPart, to code: inout CodeText) {
    for frames in part.frames {
      guard case .gif(let name, let scale) = frames.names, frames.duration == nil else { continue }
      let (images, duration) = gifVariables(of: part, in: frames.state)
      code.line("NSTimeInterval \(duration) = 0;")
      code.line("NSArray<UIImage *> *\(images) =")
      code.nested {
        $0.line(
          "[\(prefix)RefreshImages imagesOfGIF:\(ObjectiveCLiteral.text(name)) scale:\(scale) inBundle:Bundle() "
            + "duration:&\(duration)];")
      }
    }
    code.block("_\(part.member("frames")) = @{", "};") { code in
      for frames in part.frames {
        let (images, seconds): (String, String?) =
          switch frames.names {
          case .gif where frames.duration == nil: gifVariables(of: part, in: frames.state)
          case .gif(let name, let scale):
            (
              "[\(prefix)RefreshImages imagesOfGIF:\(ObjectiveCLiteral.text(name)) scale:\(scale) inBundle:Bundle() "
                + "duration:NULL]",
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
        code.line("@(\(frames.state.objectiveC)) : [\(prefix)PartFrames framesOfImages:\(images)\(duration)],")
      }
    }
  }

  /// The variables for the frames of a GIF and their duration.
  private func gifVariables(of part: AppPart, in state: RefreshState) -> (images: String, duration: String) {
    let name = part.member(state.name)
    return (name + "Images", name + "Duration")
  }

  // MARK: What never changes

  private func writeConstant(_ property: PartProperty, of part: AppPart, to code: inout CodeText) {
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
      if style == .large {
        code.block(ObjectiveCLiteral.availability) { $0.line("\(target) = UIActivityIndicatorViewStyleLarge;") }
      }
      if let color = style.colorName {
        code.line("\(variable(part)).color = UIColor.\(color)Color;")
      }
    case (.animating, .bool(let isAnimating)): if isAnimating { code.line("[\(variable(part)) startAnimating];") }
    case (.borderColor, let value): code.line("\(target) = \(literal(value, of: property, part)).CGColor;")
    case (_, let value): code.line("\(target) = \(literal(value, of: property, part));")
    }
  }

  private func writeTransform(of part: AppPart, to code: inout CodeText) {
    let arguments: [(PartProperty, String)] = [(.rotation, "0"), (.scale, "1"), (.moveX, "0"), (.moveY, "0")]
    code.list(
      "\(variable(part)).transform = \(prefix)PartTransform(",
      arguments.map { part.transforms.contains($0) ? expression(of: $0, part) : $1 }, ");")
  }

  private func writePlaces(to code: inout CodeText) {
    code.block("- (void)placeSubviews {") { code in
      if keepsWidth { code.line("_isMJRefreshAtWork = YES;") }
      code.line("[super placeSubviews];")
      if keepsWidth { code.line("_isMJRefreshAtWork = NO;") }
      let places = parts.map(\.settings.place)
      if places.contains(where: \.horizontal.isRelative) { code.line("CGFloat width = self.bounds.size.width;") }
      if places.contains(where: \.vertical.isRelative) { code.line("CGFloat height = self.bounds.size.height;") }
      for (view, place) in zip(parts.map(variable), places) {
        let (x, y) = (place.horizontal.lines, place.vertical.lines)
        code.line(
          "\(view).bounds = CGRectMake(0, 0, \(x.size.extentCode(of: "width", "MAX")), "
            + "\(y.size.extentCode(of: "height", "MAX")));")
        code.line("\(view).center = CGPointMake(\(x.center.code(of: "width")), \(y.center.code(of: "height")));")
      }
    }
    code.line()
  }

  // MARK: Properties that follow the state and the pull

  private func writeObservers(to code: inout CodeText) {
    code.block("- (void)setState:(MJRefreshState)state {") { code in
      code.line("MJRefreshCheckState")
      for part in parts where part.settings.animate > .zero {
        code.line("[UIView animateWithDuration:\(part.settings.animate.seconds.shortestText)")
        code.nested { $0.line("animations:^{ [self \(part.show)]; }];") }
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

  private func writeRepetition(of property: PartProperty, _ part: AppPart, to code: inout CodeText) {
    guard let keyPath = PartMember(property, of: part.kind).keyPath else { return }
    let degrees = property == .rotation ? " * M_PI / 180" : ""
    let states = part.repetitions(of: property).map { state, repetition in
      "@(\(state.objectiveC)) : \(prefix)PartRepetition(\(repetition.from.shortestText)\(degrees), "
        + "\(repetition.to.shortestText)\(degrees), \(repetition.every.seconds.shortestText), "
        + "\(repetition.yoyo ? "YES" : "NO"))"
    }
    code.line("\(prefix)PartRepeat(@\"\(keyPath)\", \(variable(part)), self.state,")
    code.nested { $0.list("@{ ", states, " });") }
  }

  private func writeShowing(to code: inout CodeText) {
    code.comment("Sets what the parts show: a function of the state and the pulling percent, and of nothing else.")
    code.block("- (void)showParts {") { code in
      for part in parts where part.changes {
        if part.isAnimated {
          code.line("[self \(part.show)];")
        } else {
          writeShowing(part, to: &code)
        }
      }
    }
    code.line()
    for part in parts where part.isAnimated {
      code.block("- (void)\(part.show) {") { writeShowing(part, to: &$0) }
      code.line()
    }
  }

  private func writeShowing(_ part: AppPart, to code: inout CodeText) {
    for property in part.followers {
      let target = "\(variable(part)).\(PartMember(property, of: part.kind).objectiveC)"
      let value = expression(of: property, part)
      switch property {
      case .animating:
        code.line("if (\(value)) {")
        code.nested { $0.line("[\(variable(part)) startAnimating];") }
        code.line("} else {")
        code.nested { $0.line("[\(variable(part)) stopAnimating];") }
        code.line("}")
      case .borderColor: code.line("\(target) = \(value).CGColor;")
      case .hidden where part.kind == .spinner && part.follows(.hidden):
        code.line("\(target) = !\(variable(part)).isAnimating || \(value);")
      default: code.line("\(target) = \(value);")
      }
    }
    if part.hasChangingTransform { writeTransform(of: part, to: &code) }
    if !part.frames.isEmpty {
      code.line("\(prefix)PartShowFrames(_\(part.member("frames")), \(variable(part)), self);")
    }
  }
}
