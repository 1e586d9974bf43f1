import RefreshEngine
import RefreshText

/// The methods of a component with parts, in either language: one makes the views, one places them, and one sets what
/// they show.
struct PartWriter {
  let component: AppComponent
  let dialect: any Dialect

  private var parts: [AppPart] { component.parts }

  /// Writes the methods.
  func write(to code: inout CodeText) {
    writePreparing(to: &code)
    writePlacing(to: &code)
    guard parts.contains(where: { $0.changes || $0.isAnimated }) else { return }
    writeObservers(to: &code)
    writeShowing(to: &code)
  }

  /// Writes the override that sets texts again when the language changes, if anything depends on the language.
  func writeLanguageChange(to code: inout CodeText) {
    guard component.followsLanguage else { return }
    code.separate()
    code.block(dialect.override("i18nDidChange")) { code in
      code.line(dialect.superCall("i18nDidChange"))
      if component.texts != nil { code.line(dialect.call("setTexts", of: nil)) }
      if parts.contains(where: \.followsLanguage) { code.line(dialect.call("showParts", of: nil)) }
      if component.texts != nil { code.line(dialect.call("placeSubviews", of: nil)) }
    }
  }

  // MARK: What never changes

  private func writePreparing(to code: inout CodeText) {
    code.separate()
    code.block(dialect.override("prepare")) { code in
      code.line(dialect.superCall("prepare"))
      for part in parts {
        let view = dialect.variable(part)
        dialect.beginPreparing(part, in: &code)
        if part.kind == .image || part.kind == .frames {
          let mode = dialect.constant("scaleAspectFit", of: "UIViewContentMode")
          code.line(dialect.set("\(view).contentMode", to: mode))
        }
        if let name = part.identifier {
          code.line(dialect.set("\(view).accessibilityIdentifier", to: dialect.text(name)))
        }
        dialect.prepareTables(of: part, by: self, in: &code)
        for property in part.constants { writeConstant(property, of: part, to: &code) }
        if !part.transforms.isEmpty, !part.hasChangingTransform { writeTransform(of: part, to: &code) }
      }
      dialect.add(parts.map(dialect.variable), in: &code)
    }
  }

  private func writeConstant(_ property: PartProperty, of part: AppPart, to code: inout CodeText) {
    let (view, value) = (dialect.variable(part), part.plain(property))
    let target = target(property, of: part)
    switch (property, value) {
    case (.bold, _): return
    case (.fontSize, .number(let size)):
      code.line(dialect.set(target, to: dialect.font(size, isBold: part.plain(.bold) == .bool(true))))
    case (.align, .name(let index)):
      let name = ["left", "center", "right"][Int(index)]
      code.line(dialect.set(target, to: dialect.constant(name, of: "NSTextAlignment")))
    case (.style, .name(let index)):
      let style = ActivityIndicatorStyle.allCases[Int(index)]
      if style == .large {
        let large = dialect.constant("large", of: "UIActivityIndicatorViewStyle")
        code.block(dialect.availability) { $0.line(dialect.set(target, to: large)) }
      }
      if let color = style.colorName { code.line(dialect.set("\(view).color", to: dialect.color(named: color))) }
    case (.animating, .bool(let isAnimating)):
      if isAnimating { code.line(dialect.call("startAnimating", of: view)) }
    case (.borderColor, _):
      let color = literal(value, of: property, part)
      code.line(dialect.set(target, to: dialect.layerColor(color, isOptional: false)))
    default: code.line(dialect.set(target, to: literal(value, of: property, part)))
    }
  }

  private func writePlacing(to code: inout CodeText) {
    code.separate()
    code.block(dialect.override("placeSubviews")) { code in
      let call = dialect.superCall("placeSubviews")
      for line in component.width == nil ? [call] : dialect.keepingWidth(call) { code.line(line) }
      let places = parts.map(\.settings.place)
      if places.contains(where: \.horizontal.isRelative) { code.line(dialect.local("width")) }
      if places.contains(where: \.vertical.isRelative) { code.line(dialect.local("height")) }
      for (part, place) in zip(parts, places) {
        let (x, y, maximum) = (place.horizontal.lines, place.vertical.lines, dialect.maximum)
        let size = (x.size.extentCode(of: "width", maximum), y.size.extentCode(of: "height", maximum))
        let center = (x.center.code(of: "width"), y.center.code(of: "height"))
        for line in dialect.place(dialect.variable(part), size: size, center: center) { code.line(line) }
      }
    }
  }

  // MARK: Values that follow the state and the pull

  private func writeObservers(to code: inout CodeText) {
    code.separate()
    dialect.observeState(in: &code) { code in
      for part in parts where part.isAnimated {
        dialect.animate(part.settings.animate.seconds.shortestText, part.show, in: &code)
      }
      code.line(dialect.call("showParts", of: nil))
      for part in parts {
        for property in part.repeating {
          guard let keyPath = PartMember(property, of: part.kind).keyPath else { continue }
          dialect.setRepetitions(
            part.repetitions(of: property), ofDegrees: property == .rotation, keyPath: keyPath,
            dialect.variable(part), in: &code)
        }
      }
    }
    code.separate()
    dialect.observePull(in: &code)
  }

  private func writeShowing(to code: inout CodeText) {
    code.separate()
    code.comment("Sets what the parts show, which depends only on the state and the pulling percent.")
    code.block(dialect.method("showParts")) { code in
      for part in parts where part.changes {
        if part.isAnimated {
          code.line(dialect.call(part.show, of: nil))
        } else {
          writeShowing(part, to: &code)
        }
      }
    }
    for part in parts where part.isAnimated {
      code.separate()
      code.block(dialect.method(part.show)) { writeShowing(part, to: &$0) }
    }
  }

  private func writeShowing(_ part: AppPart, to code: inout CodeText) {
    let view = dialect.variable(part)
    for property in part.followers {
      let target = target(property, of: part)
      let value = expression(of: property, part)
      switch property {
      case .animating: dialect.setAnimating(view, to: value, in: &code)
      case .borderColor: code.line(dialect.set(target, to: dialect.layerColor(value, isOptional: true)))
      case .hidden where part.kind == .spinner && part.follows(.hidden):
        code.line(dialect.set(target, to: "!\(view).isAnimating || \(value)"))
      default: code.line(dialect.set(target, to: value))
      }
    }
    if part.hasChangingTransform { writeTransform(of: part, to: &code) }
    if !part.frames.isEmpty { code.line(dialect.showFrames(of: part)) }
  }

  private func writeTransform(of part: AppPart, to code: inout CodeText) {
    let values = part.transforms.map { ($0, expression(of: $0, part)) }
    dialect.setTransform(of: dialect.variable(part), to: Dictionary(uniqueKeysWithValues: values), in: &code)
  }

  // MARK: Values

  private func target(_ property: PartProperty, of part: AppPart) -> String {
    dialect.variable(part) + "." + dialect.path(of: PartMember(property, of: part.kind))
  }

  /// The value of a property: of its table, if it has one.
  private func expression(of property: PartProperty, _ part: AppPart) -> String {
    part.tabled.contains(property)
      ? dialect.value(in: part.table(for: property), of: property, part, role: component.capitalizedRole)
      : literal(part.plain(property), of: property, part)
  }

  /// The items of the table of a property, with the percents and states of those that have one.
  func table(
    of property: PartProperty, _ part: AppPart
  ) -> (plain: String, pull: [(percent: String, value: String)], states: [(state: RefreshState, value: String)]) {
    func item(_ value: PartValue, isPlain: Bool = false) -> String {
      dialect.item(value, literal(value, of: property, part), isPlain: isPlain)
    }
    return (
      item(part.plain(property), isPlain: true),
      (part[property]?.ramp ?? []).map { ($0.percent.shortestText, item($0.value)) },
      part.stateValues(of: property).map { ($0.state, item($0.value)) }
    )
  }

  private func literal(_ value: PartValue, of property: PartProperty, _ part: AppPart) -> String {
    switch value {
    case .number(let number): return number.shortestText
    case .bool(let bool): return dialect.flag(bool)
    case .color(let color): return dialect.partColor(color)
    case .text(let text):
      guard part.table(for: property) == .texts else { return dialect.text(text.text ?? "") }
      return dialect.versions(text.text.map { [("", $0)] } ?? text.versions.map { ($0.language, $0.text) })
    case .image(let index):
      let image = dialect.image(part.images[Int(index)])
      return part[.color] == nil ? image : dialect.template(image)
    case .name(let index): return "\(index)"
    case .absent: return "nil"
    }
  }
}
