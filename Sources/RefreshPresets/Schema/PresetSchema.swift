import RefreshEngine
import RefreshText

/// The JSON Schema of presets.
package enum PresetSchema {
  /// The schema, from the declarations of the keys.
  package static var document: JSONValue {
    // A preset that extends another can have its components from there, and their types.
    let typed = JSONValue.Object(ComponentRole.allCases.map { ($0.rawValue, ["required": ["type"]]) })
    let alone: JSONValue = ["if": ["not": ["required": ["extends"]]], "then": ["properties": .object(typed)]]
    let sources = ComponentRole.allCases.map(\.rawValue) + ["extends"]
    let keys = PresetKeys.all.keys.map(\.description)
    let some = JSONValue.array(sources.map { ["required": [.string($0)]] })
    return SchemaWriter.document(
      "refreshcfg preset", "The refresh components of a scroll view, as MJRefresh has them.", keys: keys,
      rules: ["anyOf": some, "allOf": [alone]])
  }
}
