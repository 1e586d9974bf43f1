import Testing

/// Lines below `parts:` with one mistake, the first of which is line 6, and the expected diagnostics.
struct BrokenPart: Sendable, CustomTestStringConvertible {
  let lines: String
  let message: String
  let help: String?

  init(_ lines: String, _ message: String, help: String? = nil) {
    self.lines = lines
    self.message = message
    self.help = help
  }

  var testDescription: String { lines }

  /// The diagnostics: the messages, and the last help.
  var found: (messages: [String], help: String?) {
    let indented = lines.split(separator: "\n").map { "    \($0)\n" }.joined()
    let found = load("name: it\nheader:\n  type: header\n  height: 60\n  parts:\n\(indented)").found
    let help = found.last { $0.hasPrefix("  help: ") }
    return (found.filter { !$0.hasPrefix("  ") }, help.map { String($0.dropFirst("  help: ".count)) })
  }
}
