/// A sentence for people about something that is declared.
///
/// The page's module, in which nobody reads them, leaves them out: they would be a fiftieth of it.
struct Summary: ExpressibleByStringLiteral, Sendable {
  #if hasFeature(Embedded)
  var text: String { "" }
  init(stringLiteral _: String) {}
  #else
  let text: String
  init(stringLiteral text: String) { self.text = text }
  #endif
}
