import RefreshDiagnostics
import RefreshPresets
import RefreshText
import RefreshYAML

/// The description of a member of an object.
struct JSONMember: Sendable {
  let name: String
  /// Its JSON Schema, with a description.
  let schema: JSONValue
  /// The schemas to which it refers.
  let definitions: JSONValue.Object
  /// Whether files of earlier versions lack it. Its initial value then stays.
  let isAdded: Bool
}

/// The JSON form of an object, independent of its type.
struct JSONObjectForm: Sendable {
  /// The schema, which refers to one of the definitions.
  let schema: JSONValue
  /// The schemas of the object and of its members, by name.
  private(set) var definitions: JSONValue.Object = [:]
  /// The names of the members.
  let names: [String]
  private let members: [JSONMember]

  /// Makes the form of an object.
  ///
  /// - Parameters:
  ///   - type: The name of its type, by which schemas refer to it.
  ///   - members: The members.
  init(type: String, members: [JSONMember]) {
    self.members = members
    names = members.map(\.name)
    schema = ["$ref": .string("#/$defs/\(type)")]
    for member in members.flatMap(\.definitions.members) { definitions[member.name] = member.value }
    definitions[type] = [
      "type": "object", "required": .strings(names),
      "properties": .object(JSONValue.Object(members.map { ($0.name, $0.schema) })),
    ]
  }

  /// Reads an object.
  ///
  /// - Parameter read: Reads the member at an index; returns `false` with a diagnostic if it is invalid.
  /// - Returns: Whether the object is valid.
  func read(
    _ node: Node, as name: String, into diagnostics: inout Diagnostics,
    member read: (Int, Node, inout Diagnostics) -> Bool
  ) -> Bool {
    guard node.kind == .mapping else {
      diagnostics.add(.wrongType, "`\(name)` must be an object", at: node.span)
      return false
    }
    var isGood = true
    for (index, member) in members.enumerated() {
      if let value = node[member.name] {
        isGood = read(index, value, &diagnostics) && isGood
      } else if !member.isAdded {
        diagnostics.add(.missingKey, "`\(name)` has no `\(member.name)`", at: node.span)
        isGood = false
      }
    }
    return isGood
  }
}
