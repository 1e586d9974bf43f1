import RefreshEngine
import RefreshPresets
import RefreshText

/// The JSON Schema of presets for apps.
package enum AppPresetSchema {
  /// The schema, generated from the rows of the members that apps set.
  package static var document: JSONValue {
    let components = ComponentRole.allCases.map { role in
      (role.rawValue, component(role).described("The \(role.rawValue), if there is one."))
    }
    let properties: JSONValue.Object = [
      "version": JSONValue.object(["const": .number(PresetJSON.version)]).described("The version of this form."),
      "name": text.described("The preset's name."),
      "language": text.described("`MJRefreshConfig.languageCode`."),
      "strings": object(["bundle": text, "file": text], required: ["bundle", "file"]).described(
        "`MJRefreshConfig.i18nBundle` and `i18nFilename`."),
    ]
    let body: JSONValue.Object = [
      "$schema": SchemaWriter.dialect, "title": "refreshcfg preset for apps",
      "description": "A preset with all its values, as `refreshcfg export --to json` writes it.",
      "type": "object",
      "properties": .object(properties + JSONValue.Object(components)), "required": ["version", "name"],
      "additionalProperties": false, "$defs": .object(["part": part]),
    ]
    return .object(body)
  }

  private static func component(_ role: ComponentRole) -> JSONValue {
    let kinds = ComponentKind.all(of: role)
    var properties: JSONValue.Object = ["type": ["enum": .strings(kinds.map(\.rawValue))]]
    for key in AppMember.all(of: role) {
      let words = key.name.split(separator: ".").map(String.init)
      if words.count == 1 {
        properties[words[0]] = schema(of: key.form)
      } else {
        var members = JSONValue.Object([])
        if case .object(let there) = properties[words[0]]?["properties"] { members = there }
        members[words[1]] = schema(of: key.form)
        properties[words[0]] = object(members)
      }
    }
    var texts = JSONValue.Object([])
    for name in ["titles", "lastUpdatedTimeText"] { texts[name] = properties[name] }
    properties["localized"] = ["type": "object", "additionalProperties": object(texts)]
    properties["parts"] = ["type": "array", "items": ["$ref": "#/$defs/part"]]
    return object(properties, required: ["type"])
  }

  private static func schema(of form: AppForm) -> JSONValue {
    switch form {
    case .number, .boldFont: number
    case .layout: ["type": "number", "exclusiveMinimum": 0]
    case .seconds: ["type": "number", "minimum": 0]
    case .flag, .call: flag
    case .text, .image: text
    case .color: ["type": "string", "pattern": "^#[0-9A-F]{8}$"]
    case .indicatorStyle: ["enum": .strings(ActivityIndicatorStyle.allCases.map(\.rawValue))]
    case .whole: ["type": "integer", "minimum": .number(-1)]
    case .wording:
      [
        "type": "array",
        "items": ["anyOf": [object(["text": text]), object(["date": text]), object(["relative": flag])]],
      ]
    case .titles: states(["anyOf": [text, object(["key": text, "table": text], required: ["key"])]])
    case .frames: frames
    }
  }

  private static let frames = states([
    "anyOf": [
      object(["names": ["type": "array", "items": text], "duration": seconds], required: ["names"]),
      object(["gif": text, "scale": ["type": "integer"], "duration": seconds], required: ["gif", "scale"]),
    ]
  ])

  /// The schema of a part, generated from the rows of properties.
  private static var part: JSONValue {
    let terms: JSONValue = ["type": "array", "items": number, "minItems": 2, "maxItems": 2]
    let span = object(["center": terms, "size": terms], required: ["center", "size"])
    let rules = PartProperty.allCases.map { ($0.row.path, rule(of: $0.row.type)) }
    return object(
      [
        "name": text, "kind": ["enum": .strings(PartKind.allCases.map(\.rawValue))], "x": span, "y": span,
        "animate": seconds, "values": object(JSONValue.Object(rules)), "frames": frames,
      ], required: ["name", "kind", "x", "y", "values"])
  }

  private static func rule(of type: PartProperty.ValueType) -> JSONValue {
    let value: JSONValue =
      switch type {
      case .number, .fraction: number
      case .bool: flag
      case .color: ["type": ["string", "null"], "pattern": "^#[0-9A-F]{8}$"]
      case .text: ["anyOf": [text, ["type": "array", "items": ["type": "array", "items": text]]]]
      case .image: ["type": ["string", "null"]]
      case .name(let names): ["enum": .strings(names)]
      }
    let stop = object(["percent": number, "value": value], required: ["percent", "value"])
    var members: JSONValue.Object = [
      "plain": value, "pull": ["type": "array", "items": stop], "state": byState(value),
    ]
    switch type {
    case .number, .fraction:
      members["repeat"] = byState(
        object(
          ["every": seconds, "from": number, "to": number, "yoyo": flag], required: ["every", "from", "to", "yoyo"])
      )
    case .bool, .color, .text, .image, .name: break
    }
    return object(members, required: ["plain"])
  }

  /// Returns the schema of a value for some states.
  private static func byState(_ value: JSONValue) -> JSONValue {
    let names = RefreshState.allCases.map(\.name)
    return ["type": "object", "propertyNames": ["enum": .strings(names)], "additionalProperties": value]
  }

  private static let text: JSONValue = ["type": "string"]
  private static let number: JSONValue = ["type": "number"]
  private static let seconds: JSONValue = ["type": "number", "minimum": 0]
  private static let flag: JSONValue = ["type": "boolean"]

  private static func states(_ value: JSONValue) -> JSONValue {
    object(JSONValue.Object(RefreshState.allCases.map { ($0.name, value) }))
  }

  private static func object(_ properties: JSONValue.Object, required: [String] = []) -> JSONValue {
    var schema: JSONValue.Object = ["type": "object", "properties": .object(properties)]
    if !required.isEmpty { schema["required"] = .strings(required) }
    schema["additionalProperties"] = false
    return .object(schema)
  }
}

extension JSONValue {
  fileprivate func described(_ summary: String) -> JSONValue {
    guard case .object(var object) = self else { return self }
    object["description"] = .string(summary)
    return .object(object)
  }
}
