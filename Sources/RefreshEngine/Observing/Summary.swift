/// A descriptive sentence in a declaration.
///
/// The page's module leaves the texts out: they aren't shown there, and would be a fiftieth of its size.
struct Summary: ExpressibleByStringLiteral, Sendable {
  #if hasFeature(Embedded)
  var text: String { "" }
  init(stringLiteral _: String) {}
  #else
  let text: String
  init(stringLiteral text: String) { self.text = text }
  #endif
}
