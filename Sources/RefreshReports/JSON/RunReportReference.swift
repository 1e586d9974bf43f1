import RefreshPresets
import RefreshText

/// The reference page of run reports, generated from the declarations of their members.
package enum RunReportReference {
  /// The text of the page.
  package static var page: String {
    var page = ReferencePage(
      "Run reports",
      """
      `refreshcfg test --format json` writes the full results of a run as JSON: the results of each scenario and of its \
      steps and, for each failure, what led to it. `refreshcfg merge` joins the reports of several shards and converts \
      them to any other format. There is also [a JSON Schema](../Schemas/run-report.schema.json).

      Readers should ignore members that are not listed here: later versions of refreshcfg can add some. \
      `version` increases only when a member is removed or changes its meaning. Times are virtual, and the same run gives \
      the same bytes. Lines and columns count from 1, columns in visible characters; an end is the position after the last one.
      """)
    page.code("refreshcfg test Configs --format pretty --format json:run.json", language: "sh")
    for definition in RunReportForm.report.definitions.members.reversed() { describe(definition, on: &page) }
    return page.text
  }

  private static func describe(_ definition: JSONValue.Member, on page: inout ReferencePage) {
    guard case .object(let properties)? = definition.value["properties"] else { return }
    page.heading(definition.name)
    page.table(
      ["member", "value", "meaning"],
      properties.members.map { ["`\($0.name)`", phrase($0.value), $0.value["description"]?.text ?? ""] })
  }

  /// Returns the values that a schema allows, in words.
  private static func phrase(_ schema: JSONValue) -> String {
    if let reference = schema["$ref"]?.text {
      let name = String(reference.split(separator: "/").last ?? "")
      return "[\(name)](#\(name.lowercased()))"
    }
    if case .array(let choices)? = schema["anyOf"] { return choices.map(phrase).joined(separator: " or ") }
    if case .array(let words)? = schema["enum"] {
      return words.compactMap(\.text).map { "`\($0)`" }.joined(separator: ", ")
    }
    if let items = schema["items"] { return "a list, each item \(phrase(items))" }
    switch schema["type"]?.text {
    case "integer": return "a whole number"
    case "number": return "a number"
    case "null": return "`null`"
    default: return "a string"
    }
  }
}
