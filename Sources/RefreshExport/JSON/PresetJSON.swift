import RefreshEngine
import RefreshPresets
import RefreshText

/// A preset as JSON, with all values resolved, for an app that reads it at run time.
enum PresetJSON {
  /// The version of the format; it is increased when readers of the old format could not read the new one.
  static let version = 1

  /// Returns the file of a preset.
  static func file(of unit: AppUnit) -> Export.File {
    var object: JSONValue.Object = ["version": .number(version), "name": .string(unit.name)]
    object["language"] = unit.language.map { .string($0) }
    object["strings"] = unit.strings.map { ["bundle": .string($0.bundle + $0.suffix), "file": .string($0.file)] }
    for component in unit.components { object[component.role.rawValue] = .object(value(of: component)) }
    return Export.File(path: unit.name + ".json", text: JSONValue.object(object).written() + "\n")
  }

  private static func value(of component: AppComponent) -> JSONValue.Object {
    var object: JSONValue.Object = ["type": .string(component.kind.rawValue)]
    object["width"] = component.width.map { .number($0.shortestText) }
    for statement in component.statements { add(statement, to: &object) }
    if !component.parts.isEmpty { object["parts"] = .array(component.parts.map(\.json)) }
    guard let texts = component.texts else { return object }
    var languages = JSONValue.Object([])
    if !texts.lookedUp.isEmpty {
      var all = JSONValue.Object([])
      for statement in texts.lookedUp { add(statement, to: &all) }
      languages["*"] = .object(all)
    }
    for version in texts.versions {
      var own = JSONValue.Object([])
      for statement in version.statements { add(statement, to: &own) }
      if let language = version.language {
        languages[language] = .object(own)
      } else {
        // The members for all other languages.
        for member in own.members { object[member.name] = member.value }
      }
    }
    object["localized"] = .object(languages)
    return object
  }

  private static func add(_ statement: AppStatement, to object: inout JSONValue.Object) {
    switch statement {
    case .set(let key, let value): object.set(key.name, to: value.json)
    case .title(let key, let title, let state): object.set("\(key.name).\(state.name)", to: title.json)
    case .frames(let key, let names, let duration, let state):
      object.set("\(key.name).\(state.name)", to: .object(names.json(duration: duration)))
    case .wording(let key, let template): object[key.name] = template.map { .array($0.parts.map(\.json)) }
    case .ownTexts: break
    }
  }
}

extension JSONValue.Object {
  /// Sets a member by its dotted path.
  fileprivate mutating func set(_ path: String, to value: JSONValue) {
    guard let dot = path.firstIndex(of: ".") else {
      self[path] = value
      return
    }
    let name = String(path[..<dot])
    var inner = JSONValue.Object([])
    if case .object(let there) = self[name] { inner = there }
    inner.set(String(path[path.index(after: dot)...]), to: value)
    self[name] = .object(inner)
  }
}

extension AppTitle {
  fileprivate var json: JSONValue {
    switch self {
    case .text(let text): return .string(text)
    case .key(let key, let table):
      var object: JSONValue.Object = ["key": .string(key)]
      object["table"] = table.map { .string($0) }
      return .object(object)
    }
  }
}

extension AppValue {
  fileprivate var json: JSONValue {
    switch self {
    case .number(let number): .number(number.shortestText)
    case .flag(let flag): .bool(flag)
    case .text(let text), .image(let text): .string(text)
    case .color(let color):
      .string("#" + hexadecimal(color.rgba, digits: 8))
    case .indicatorStyle(let style): .string(style.rawValue)
    case .whole(let number): .number(number)
    }
  }
}

extension TimeTemplate.Part {
  fileprivate var json: JSONValue {
    switch self {
    case .text(let text): ["text": .string(text)]
    case .relative: ["relative": true]
    case .date(let fields): ["date": .string(fields.pattern)]
    }
  }
}
