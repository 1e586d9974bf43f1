import Testing

/// A preset with mistakes, and all expected diagnostics.
struct Broken: Sendable, CustomTestStringConvertible {
  let text: String
  let found: [String]

  init(_ text: String, _ found: [String]) {
    self.text = text
    self.found = found
  }

  var testDescription: String { text }
}
