import Testing

@testable import RefreshChecks

struct GlobTests {
  @Test(arguments: [
    ("*.yaml", "a.yaml"), ("**", "a/b/c"), ("drafts/**", "drafts/a/b.yaml"), ("drafts/", "drafts/a/b.yaml"),
    ("**/old/*.yaml", "old/a.yaml"), ("**/old/*.yaml", "x/y/old/a.yaml"), ("a?c*", "abcd"), ("*a*b*", "xaxxbx"),
    ("a/**/b", "a/b"), ("**/**/b", "b"),
    ("./x/**", "x/a.yaml"), ("x/./*.yaml", "x/a.yaml"),
  ])
  func `a path is of a pattern`(pattern: String, path: String) {
    #expect(Glob(pattern).matches(path))
  }

  @Test(arguments: [
    ("*.yaml", "a/b.yaml"), ("drafts/*", "drafts/a/b.yaml"), ("a?c", "ac"), ("A.yaml", "a.yaml"),
    ("a/**/b", "a/b/c"),
    ("", "a"), ("a", ""), ("*ab", "abx"),
  ])
  func `a path is not of a pattern`(pattern: String, path: String) {
    #expect(!Glob(pattern).matches(path))
  }
}
