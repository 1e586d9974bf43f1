import RefreshChecks
import RefreshDiagnostics

extension Completion {
  /// Adds rules that can be silenced.
  mutating func completeComment(_ comment: Range<Int>) {
    let text = document.text(comment.lowerBound..<offset)
    let words = text.drop { $0 == "#" || $0 == " " }.split(separator: " ", omittingEmptySubsequences: false)
    let start = offset - (words.last?.utf8.count ?? 0)
    range = start..<offset
    let tool = String(decoding: SourceFile.toolName, as: UTF8.self)
    if words.count <= 1 {
      append(
        Item(
          label: "\(tool) ignore", kind: .word, documentation: "Silences a warning on this line or the next.",
          snippet: "\(tool) ignore ${1:RULE} ${2:reason}"))
    } else if words.count == 3, words[1] == "ignore" {
      for rule in RuleCatalogue.all where rule.severity == .warning {
        append(
          Item(
            label: rule.id.rawValue, kind: .value, detail: rule.title, snippet: "\(rule.id.rawValue) ${1:reason}"))
      }
    }
  }
}
