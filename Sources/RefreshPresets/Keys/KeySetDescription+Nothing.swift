import RefreshDiagnostics
import RefreshYAML

/// Words of other languages for the absence of a value.
extension KeySetDescription {
  /// Reads a value that is a word for nothing. If the key doesn't take it, its default is meant, which applies without
  /// the key.
  func readNothing(
    _ value: Value, _ entry: Node.Entry, of map: Node, into diagnostics: inout Diagnostics, _ read: Read
  ) -> Bool {
    let key = keys[value.key]
    var found = Diagnostics()
    let isValid = read(value, &found)
    guard !isValid, found.all.count == 1, let only = found.all.first, only.fix == nil, !key.isRequired else {
      diagnostics.add(contentsOf: found)
      return isValid
    }
    let usual = key.defaultText.map { "its default, `\($0)`" } ?? "its default"
    let removal = entry.removal(from: map)
    diagnostics.add(
      only.fixed(
        by: removal.map { Fix("remove `\(key.name)`", [$0], isSafe: true) },
        help: "to use \(usual), leave out `\(key.name)`"))
    return false
  }
}

extension Node {
  /// Whether the value is a word for nothing in other languages, `nil` or `null`.
  var isNothing: Bool {
    guard kind == .scalar, style == .plain, let text = scalar else { return false }
    return ["nil", "null", "~", "Nil", "NULL", "undefined"].contains(text)
  }
}
