import RefreshChecks
import RefreshDiagnostics
import RefreshFiles

/// The correct name of a file whose name only resembles that of a preset or of scenarios, such as `y.preset.yml`.
struct MeantName {
  /// The kind of file.
  let kind: FileKind
  /// The correct name: `y.preset.yaml`.
  let name: String

  /// Examines the name of a file, and fails if it is correct, or if it does not resemble such a name.
  init?(of path: String) {
    let name = FilePath.name(of: path)
    guard !FileKind.searched.contains(where: { name.hasSuffix($0.rawValue) }) else { return nil }
    var words = name.split(separator: ".").map(String.init)
    let isYAML = words.count > 1 && ["yaml", "yml", "yam", "ymal"].contains(words[words.count - 1].lowercased())
    if isYAML { words.removeLast() }
    guard let last = words.last else { return nil }
    // After a dot, the word may be misspelt; after any other character, it has to match exactly.
    let parts = last.split { "-_ ".contains($0) }.map(String.init)
    let word = parts.last?.lowercased() ?? ""
    let exact = ["preset": "preset", "presets": "preset", "scenario": "scenarios", "scenarios": "scenarios"][word]
    let near =
      parts.count == 1 && words.count > 1 && isYAML
      ? ["preset", "scenarios"].first { $0.first == word.first && nearestName(to: word, in: [$0]) != nil } : nil
    let meant = exact ?? near
    guard let meant, isYAML || words.count > 1, let kind = FileKind(rawValue: ".\(meant).yaml") else { return nil }
    let stem = (words.dropLast() + [parts.dropLast().joined(separator: "-")]).filter { !$0.isEmpty }
    self.kind = kind
    self.name = (stem.isEmpty ? "feed" : stem.joined(separator: ".")) + kind.rawValue
  }

  /// Returns the warning about a file that is ignored because of its name.
  func diagnostic(at path: String) -> Diagnostic {
    Diagnostic(
      .unreadFile, "this file is ignored; names of such files must end with `\(kind.rawValue)`",
      at: Span(wholeOf: SourceFile(path: path, bytes: [])), help: "rename it to `\(name)`")
  }
}
