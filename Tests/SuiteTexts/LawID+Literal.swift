import RefreshLaws

extension LawID: ExpressibleByStringLiteral {
  /// Creates the identity of a law that exists.
  public init(stringLiteral name: String) {
    guard let law = LawID(name) else { preconditionFailure("`\(name)` is a law") }
    self = law
  }
}
