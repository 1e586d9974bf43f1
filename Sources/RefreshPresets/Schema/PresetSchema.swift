import RefreshEngine

/// The JSON Schema of presets.
public enum PresetSchema {
  /// The schema, from the declarations of the keys.
  public static var document: JSONValue {
    // A preset that extends another can have its components from there, and their types.
    let typed = ComponentRole.allCases.map { JSONValue.Member($0.rawValue, ["required": ["type"]]) }
    let alone: JSONValue = ["if": ["not": ["required": ["extends"]]], "then": ["properties": .object(typed)]]
    let sources = ComponentRole.allCases.map(\.rawValue) + ["extends"]
    let keys = PresetKeys.all.keys.map(\.description)
    let some = JSONValue.array(sources.map { ["required": [.string($0)]] })
    return SchemaWriter.document(
      "refreshcfg preset", "The refresh components of a scroll view, as MJRefresh has them.", keys: keys,
      rules: [JSONValue.Member("anyOf", some), JSONValue.Member("allOf", [alone])])
  }
}
