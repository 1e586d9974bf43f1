import RefreshPresets

/// The reference page of run reports, from the declarations of their members.
public enum RunReportReference {
  /// The page.
  public static var page: String {
    var page = ReferencePage(
      "Run reports",
      """
      `refreshcfg test --format json` says in JSON all that is known of a run: what came of each scenario and of its \
      steps, and of what failed how it came about. `refreshcfg merge` joins those of several shards, and makes any other \
      format of them. [A JSON Schema](../Schemas/run-report.schema.json) describes the same.

      Who reads it should pass over members that are not listed here: later versions of refreshcfg can add some. \
      `version` grows only when members change their meaning or go. Times are virtual, and the same run gives the same \
      bytes. Lines and columns count from 1, columns in characters as people see them; ends are behind the last character.
      """)
    page.code("refreshcfg test Configs --format pretty --format json:run.json", language: "sh")
    for definition in RunReport.form.definitions.reversed() { describe(definition, on: &page) }
    return page.text
  }

  private static func describe(_ definition: JSONValue.Member, on page: inout ReferencePage) {
    guard case .object(let members)? = definition.value["properties"] else { return }
    page.heading(definition.name)
    page.table(
      ["member", "value", "meaning"],
      members.map { ["`\($0.name)`", phrase($0.value), text($0.value["description"]) ?? ""] })
  }

  /// What a schema lets be, in words.
  private static func phrase(_ schema: JSONValue) -> String {
    if let reference = text(schema["$ref"]) {
      let name = String(reference.split(separator: "/").last ?? "")
      return "[\(name)](#\(name.lowercased()))"
    }
    if case .array(let choices)? = schema["anyOf"] { return choices.map(phrase).joined(separator: " or ") }
    if case .array(let words)? = schema["enum"] {
      return words.compactMap { text($0).map { "`\($0)`" } }.joined(separator: ", ")
    }
    if let items = schema["items"] { return "a list, each \(phrase(items))" }
    switch text(schema["type"]) {
    case "integer": return "a whole number"
    case "number": return "a number"
    case "null": return "`null`"
    default: return "a string"
    }
  }

  private static func text(_ value: JSONValue?) -> String? {
    if case .string(let text)? = value { text } else { nil }
  }
}
