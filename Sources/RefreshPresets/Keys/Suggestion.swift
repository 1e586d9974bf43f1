import RefreshDiagnostics
import RefreshText

/// What may have been meant by a name, and which names there are.
///
/// Up to twelve names are all given; of more only those that are near, at most three, and if none is, the three that are
/// most alike.
///
/// - Parameters:
///   - name: what was written.
///   - names: what is allowed.
///   - owner: what has these names, in the message.
///   - what: what the names are, in the plural.
public func suggestion(for name: String, in names: [String], owner: String, what: String) -> String? {
  let question = question(for: name, in: names)
  guard names.count <= namesInMessage else { return question ?? mostAlike(name, in: names, what: what) }
  guard !names.isEmpty else { return question }
  let list = "the \(what) of \(owner) are " + joined(names.map { "`\($0)`" }, by: "and")
  return question.map { "\($0) \(list)" } ?? list
}

/// The names that may be meant, the nearest first, at most three.
func nearestNames(to name: String, in names: [String]) -> [String] {
  var left = names
  var near: [String] = []
  while near.count < 3, let next = nearestName(to: name, in: left) {
    near.append(next)
    left.removeAll { $0 == next }
  }
  return near
}

/// What may have been meant by a word; nil if nothing is near.
func question(for name: String, in names: [String]) -> String? {
  let near = nearestNames(to: name, in: names)
  return near.isEmpty ? nil : "did you mean \(joined(near.map { "`\($0)`" }))?"
}

/// The three names of a long list that are most alike to what was written.
func mostAlike(_ name: String, in names: [String], what: String) -> String? {
  let alike = rankedNames(to: name, in: names).map { "`\($0)`" }
  return alike.isEmpty ? nil : "of \(names.count) \(what) the nearest are \(joined(alike, by: "and"))"
}
