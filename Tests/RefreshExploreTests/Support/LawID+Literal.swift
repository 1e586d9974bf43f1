import RefreshLaws

extension LawID: ExpressibleByStringLiteral {
  public init(stringLiteral name: String) {
    guard let law = LawID(name) else { preconditionFailure("`\(name)` is a law") }
    self = law
  }
}
