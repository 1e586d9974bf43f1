import Testing

@testable import refreshcfg

@Test(arguments: [
  (["nowhere.yaml:12"], "nowhere.yaml", [12]), (["nowhere.yaml:12:3"], "nowhere.yaml", [12]),
  (["a:b.yaml:7"], "a:b.yaml", [7]), (["nowhere.yaml"], "nowhere.yaml", []),
  (["nowhere.yaml:"], "nowhere.yaml:", []),
  ([":12"], ":12", []), (["nowhere.yaml:-1"], "nowhere.yaml:-1", []), (["x:1", "x:2"], "x", [1, 2]),
  (["x:1", "x"], "x", []), (["./d/x:1", "d"], "./d/x", []), (["d2/x:1", "d"], "d2/x", [1]),
])
func `what ends in a number after a colon is a line`(arguments: [String], first: String, lines: [Int]) {
  let paths = TestPaths(arguments)
  #expect(paths.paths.first == first)
  #expect(paths.lines.map(\.line) == lines)
}
