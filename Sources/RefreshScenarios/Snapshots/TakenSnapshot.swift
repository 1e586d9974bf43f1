import RefreshEngine

/// A snapshot that is to be stored.
public struct TakenSnapshot: Sendable {
  /// Its name, with the place of the step.
  let located: Located<String>
  /// The path of its file.
  public let path: String
  /// What was observed.
  let observations: [FailedStep.Observation]

  init(name: Located<String>, path: String, observations: [FailedStep.Observation]) {
    located = name
    self.path = path
    self.observations = observations
  }

  /// Its name.
  public var name: String { located.value }

  /// The text of its file: JSON, a line for each observable, in the order of traces.
  public var text: String {
    let lines = observations.map { "  \(quotedJSON($0.observable.path)): \(TakenSnapshot.text(of: $0.value))" }
    return "{\n" + lines.joined(separator: ",\n") + "\n}\n"
  }

  private static func text(of value: ObservedValue) -> String {
    switch value {
    case .number(let number): number.shortestText
    case .bool(let bool): bool ? "true" : "false"
    case .text(let text): quotedJSON(text)
    case .absent: "null"
    }
  }
}

/// A text as JSON has it; control characters, quotes and backslashes are escaped, all else stands as it is.
private func quotedJSON(_ text: String) -> String {
  var quoted = "\""
  for scalar in text.unicodeScalars {
    switch scalar {
    case "\"": quoted += "\\\""
    case "\\": quoted += "\\\\"
    case "\n": quoted += "\\n"
    case "\r": quoted += "\\r"
    case "\t": quoted += "\\t"
    case _
    where scalar.value < 0x20 || 0x7F...0xA0 ~= scalar.value || scalar == "\u{FEFF}"
      || scalar == "\u{2028}" || scalar == "\u{2029}" || scalar.value == 0xFFFE || scalar.value == 0xFFFF:
      // Characters that some readers of JSON or YAML refuse or take for line breaks.
      let digits = String(scalar.value, radix: 16)
      quoted += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
    default: quoted.unicodeScalars.append(scalar)
    }
  }
  return quoted + "\""
}
