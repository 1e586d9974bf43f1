import RefreshChecks
import RefreshDiagnostics
import RefreshFiles

/// The name that a file should have: it looks like that of a preset or of scenarios, and is not quite it, `y.preset.yml`.
struct MeantName {
  /// The kind of file.
  let kind: FileKind
  /// The name that it should have: `y.preset.yaml`.
  let name: String

  /// Looks at a file's name; nil if it is right, or nothing of the kind.
  init?(of path: String) {
    let name = FilePath.name(of: path)
    guard !FileKind.searched.contains(where: { name.hasSuffix($0.rawValue) }) else { return nil }
    var words = name.split(separator: ".").map(String.init)
    let isYAML = words.count > 1 && ["yaml", "yml", "yam", "ymal"].contains(words[words.count - 1].lowercased())
    if isYAML { words.removeLast() }
    guard let last = words.last else { return nil }
    // Behind a dot the word may be misspelt; behind another sign it has to be the very one.
    let parts = last.split { "-_ ".contains($0) }.map(String.init)
    let word = parts.last?.lowercased() ?? ""
    let exact = ["preset": "preset", "presets": "preset", "scenario": "scenarios", "scenarios": "scenarios"][word]
    let near =
      parts.count == 1 && words.count > 1 && isYAML
      ? ["preset", "scenarios"].first { $0.first == word.first && nearestName(to: word, in: [$0]) != nil } : nil
    let meant = exact ?? near
    guard let meant, isYAML || words.count > 1, let kind = FileKind(rawValue: ".\(meant).yaml") else {
      return nil
    }
    let stem = (words.dropLast() + [parts.dropLast().joined(separator: "-")]).filter { !$0.isEmpty }
    self.kind = kind
    self.name = (stem.isEmpty ? "feed" : stem.joined(separator: ".")) + kind.rawValue
  }

  /// The warning about a file that is passed over.
  func diagnostic(at path: String) -> Diagnostic {
    Diagnostic(
      .unreadFile, "this file is passed over: names of such files end in `\(kind.rawValue)`",
      at: Span(wholeOf: SourceFile(path: path, bytes: [])), help: "call it `\(name)`")
  }
}
