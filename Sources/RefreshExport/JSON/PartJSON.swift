import RefreshEngine
import RefreshText

/// Parts as JSON, with all their settings, and with the defaults that differ from UIKit's.
extension AppPart {
  /// The part as JSON.
  var json: JSONValue {
    var object: JSONValue.Object = [
      "name": .string(settings.name.text), "kind": .string(kind.rawValue),
      "x": settings.place.horizontal.json, "y": settings.place.vertical.json,
    ]
    if settings.animate > .zero { object["animate"] = .number(settings.animate.seconds.shortestText) }
    object["values"] = .object(JSONValue.Object(properties.map { ($0.row.path, rule(of: $0)) }))
    if !frames.isEmpty {
      object["frames"] = .object(
        JSONValue.Object(frames.map { ($0.state.name, .object($0.names.json(duration: $0.duration))) }))
    }
    return .object(object)
  }

  private func rule(of property: PartProperty) -> JSONValue {
    var object: JSONValue.Object = ["plain": json(plain(property), of: property)]
    guard let rule = self[property] else { return .object(object) }
    if !rule.ramp.isEmpty {
      object["pull"] = .array(
        rule.ramp.map { ["percent": .number($0.percent.shortestText), "value": json($0.value, of: property)] })
    }
    let values = stateValues(of: property).map { ($0.state.name, json($0.value, of: property)) }
    if !values.isEmpty { object["state"] = .object(JSONValue.Object(values)) }
    let repetitions = repetitions(of: property)
    if !repetitions.isEmpty {
      object["repeat"] = .object(JSONValue.Object(repetitions.map { ($0.state.name, $0.repetition.json) }))
    }
    return .object(object)
  }

  private func json(_ value: PartValue, of property: PartProperty) -> JSONValue {
    switch value {
    case .number(let number): return .number(number.shortestText)
    case .bool(let bool): return .bool(bool)
    case .color(let color): return .string("#" + hexadecimal(color.rgba, digits: 8))
    case .text(let text):
      guard text.text == nil else { return .string(text.text ?? "") }
      return .array(text.versions.map { [.string($0.language), .string($0.text)] })
    case .image(let index): return .string(images[Int(index)])
    case .name(let index):
      guard case .name(let names) = property.row.type else { return .null }
      return .string(names[Int(index)])
    case .absent: return .null
    }
  }
}

extension PartPlace.Span {
  /// The centre and the size, each as a fraction of the component's width or height plus points.
  fileprivate var json: JSONValue {
    func json(_ length: PartPlace.Length) -> JSONValue {
      [.number(length.fraction.shortestText), .number(length.points.shortestText)]
    }
    return ["center": json(lines.center), "size": json(lines.size)]
  }
}

extension PartRule.Repetition {
  fileprivate var json: JSONValue {
    [
      "every": .number(every.seconds.shortestText), "from": .number(from.shortestText),
      "to": .number(to.shortestText), "yoyo": .bool(yoyo),
    ]
  }
}

extension ImageNames {
  /// Returns the frames with their duration; `nil` if it is that of the files.
  func json(duration: Interval?) -> JSONValue.Object {
    var frames: JSONValue.Object =
      switch self {
      case .gif(let name, let scale): ["gif": .string(name), "scale": .number(scale)]
      case .list(let names): ["names": .strings(names)]
      case .numbered(let names): ["names": .strings(names.all)]
      }
    frames["duration"] = duration.map { .number($0.seconds.shortestText) }
    return frames
  }
}
