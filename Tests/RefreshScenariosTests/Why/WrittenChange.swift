import RefreshScenarios

/// A change as failures show it, carried out on the lines of a suite as its author would.
struct WrittenChange {
  private let text: String

  init(_ text: String) { self.text = text }

  /// Returns the changed lines; nil for a change in other words.
  func applied(to lines: [String]) -> [String]? {
    var lines = lines
    if let match = text.wholeMatch(of: #/add `wait: 0\.8s` before `(?<end>.*)` in line (?<line>[0-9]+)/#) {
      let index = Int(match.line)! - 1
      lines[index].replace("{ \(match.end) }", with: "{ wait: 0.8s }, { \(match.end) }")
    } else if let match = text.wholeMatch(of: #/add `(?<step>.*)` after line (?<line>[0-9]+)/#) {
      lines.insert("      - \(match.step)", at: Int(match.line)!)
    } else if let match = text.wholeMatch(of: #/add `(?<step>.*)` to `.*` \(line (?<line>[0-9]+)\)/#) {
      lines[Int(match.line)! - 1].replace(" ] }", with: ", { \(match.step) } ] }")
    } else if let match = text.wholeMatch(of: #/(?<new>.*) \(line (?<line>[0-9]+)\)/#) {
      let (index, new) = (Int(match.line)! - 1, String(match.new))
      if lines[index].contains("type:") {
        lines[index].replace(" }", with: ", \(new) }", maxReplacements: 1)
      } else {
        lines[index] = new.split(separator: ", then ").map { "      - \($0)" }.joined(separator: "\n")
      }
    } else if let key = text.split(separator: ":").first,
      let index = lines.firstIndex(where: { $0.hasPrefix("\(key): ") })
    {
      // A scenario's own scene overrides the suite's key by key.
      if key == "app" {
        lines[index] = text
      } else {
        lines.insert("    \(text)", at: lines.count - stepCount(lines))
      }
    } else {
      return nil
    }
    return lines
  }

  /// Returns the number of lines from `steps:` on.
  private func stepCount(_ lines: [String]) -> Int {
    lines.count - (lines.firstIndex { $0.hasSuffix("steps:") } ?? 0)
  }
}
