import RefreshEngine
import RefreshText

/// Values of parts, and the tables of those that follow state and pull.
extension ObjectiveCParts {
  /// The value of a property: of its table, if it has one.
  func expression(of property: PartProperty, _ part: AppPart) -> String {
    part.tabled.contains(property)
      ? "[\(table(property, part)) valueIn:self]" : literal(part.plain(property), of: property, part)
  }

  /// Writes how the table of a property is made: its arguments on lines of their own, where it is long those of lists, too.
  func writeTable(of property: PartProperty, _ part: AppPart, to code: inout CodeText) {
    let stops = (part[property]?.ramp ?? []).map {
      "@[ @\($0.percent.shortestText), \(object($0.value, of: property, part)) ]"
    }
    let states = part.stateValues(of: property).map {
      "@(\($0.state.objectiveC)) : \(object($0.value, of: property, part))"
    }
    let plain = part.plain(property)
    let first =
      switch property.row.type {
      case .number, .fraction, .bool: literal(plain, of: property, part)
      case .color, .text, .image, .name: object(plain, of: property, part)
      }
    let type = tableClass(of: property, part).prefix { $0 != "<" }
    code.line("\(table(property, part)) = [\(type)")
    code.nested { code in
      code.line("plain:\(first)")
      writeList("pull:@[", stops, "]", to: &code)
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

  /// A value as an object: in lists and dictionaries there is nothing else.
  private func object(_ value: PartValue, of property: PartProperty, _ part: AppPart) -> String {
    switch value {
    case .number(let number): number < 0 ? "@(\(number.shortestText))" : "@\(number.shortestText)"
    case .bool(let bool): bool ? "@YES" : "@NO"
    case .image: "(\(literal(value, of: property, part)) ?: [[UIImage alloc] init])"
    case .color(let color): "@0x\(hexadecimal(color.rgba, digits: 8))"
    case .text, .name, .absent: literal(value, of: property, part)
    }
  }

  func literal(_ value: PartValue, of property: PartProperty, _ part: AppPart) -> String {
    switch value {
    case .number(let number): return number.shortestText
    case .bool(let bool): return bool ? "YES" : "NO"
    case .color(let color): return "\(prefix)PartRGBA(0x\(hexadecimal(color.rgba, digits: 8)))"
    case .text(let text):
      guard part.table(for: property) == .texts else { return ObjectiveCLiteral.text(text.text ?? "") }
      let versions = text.text.map { [("", $0)] } ?? text.versions.map { ($0.language, $0.text) }
      return "@[ "
        + versions.map { "@[ \(ObjectiveCLiteral.text($0)), \(ObjectiveCLiteral.text($1)) ]" }.joined(
          separator: ", ")
        + " ]"
    case .image(let index):
      let image = "ImageNamed(\(ObjectiveCLiteral.text(part.images[Int(index)])))"
      return part[.color] == nil ? image : "[\(image) imageWithRenderingMode:UIImageRenderingModeAlwaysTemplate]"
    case .name(let index): return "\(index)"
    case .absent: return "nil"
    }
  }
}
