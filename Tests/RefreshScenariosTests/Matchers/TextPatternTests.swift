import RefreshScenarios
import Testing

@Test func `an expression is found anywhere in a text`() throws {
  let pattern = try TextPattern("l+")
  #expect(pattern.matches("Hello"))
  #expect(!pattern.matches("HELLO"))
  #expect(try TextPattern("l+", ignoresCase: true).matches("HELLO"))
  #expect(try TextPattern("^松").matches("松开"))
  #expect(pattern.description == "/l+/")
}

@Test(arguments: ["(", "a{3,1}", "[a", "*a"])
func `what is no expression is refused`(_ source: String) {
  #expect(throws: TextPattern.Problem.self) { try TextPattern(source) }
}
