import Testing

@testable import RefreshFiles

struct FileIdentityTests {
  @Test(arguments: [
    ("a.png", "A.png"), ("\u{E9}", "e\u{301}"), ("STRASSE", "straße"),
    ("x/\u{1E69}.swift", "X/s\u{307}\u{323}.swift"), ("a", "a"),
  ])
  func `names that some disk takes for one are one`(first: String, second: String) throws {
    #expect(FileIdentity(first) == FileIdentity(second))
    let same = try #require(FileIdentity.collision(in: ["other", first, "b", second]))
    #expect(same == (first, second))
  }

  @Test func `names that differ in more are different`() {
    #expect(FileIdentity("a-b") != FileIdentity("a_b"))
    #expect(FileIdentity("e") != FileIdentity("é"))
    #expect(FileIdentity.collision(in: ["a", "b", "a/b", "ab"]) == nil)
  }
}
