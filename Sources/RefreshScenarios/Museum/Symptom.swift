/// One way in which a known problem shows, declared once with how it is measured; ``SymptomCatalogue`` lists them.
///
/// Museum scenarios name theirs by a tag. A measure looks at what happened, and not at what the scenario expects, so it
/// serves any components that the scenario is run with.
public struct Symptom: Sendable {
  /// The tag of scenarios that show it, or how to avoid it.
  public let name: String
  /// One sentence of what is seen.
  public let summary: String
  /// Measures it; nil if it does not show.
  let measure: @Sendable (Viewing) -> Bite?

  /// Declares a symptom.
  ///
  /// - Parameters:
  ///   - name: the tag.
  ///   - summary: one sentence of what is seen.
  ///   - measure: measures it; nil if it does not show.
  init(_ name: String, _ summary: String, measure: @escaping @Sendable (Viewing) -> Bite?) {
    self.name = name
    self.summary = summary
    self.measure = measure
  }
}
