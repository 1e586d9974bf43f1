import RefreshEngine
import RefreshPresets
import RefreshText

/// The JSON Schema of scenario files.
package enum ScenarioSchema {
  /// The shape of a document.
  package static var shape: ValueShape { SuiteKeys.all.shape }

  /// The schema, generated from the declarations of keys, steps and observables.
  package static var document: JSONValue {
    let roles = ComponentRole.allCases.map(\.rawValue)
    let some = JSONValue.array((["preset"] + roles).map { ["required": [.string($0)]] })
    // A suite has either a preset or its own components.
    let own = JSONValue.array(roles.map { ["required": [.string($0)]] })
    return SchemaWriter.document(
      "refreshcfg scenarios",
      "Scenarios: actions on a scroll view with refresh components, and their expected effects.",
      keys: SuiteKeys.all.description.keys,
      rules: ["anyOf": some, "if": ["required": ["preset"]], "then": ["not": ["anyOf": own]]],
      allowsParameters: true)
  }
}
