import RefreshDiagnostics
import RefreshYAML
import Testing

private func root(_ text: String) throws -> Node {
  var diagnostics = Diagnostics()
  var reader = YAMLReader(SourceFile(path: "a.yaml", text: text))
  let document = reader.next(into: &diagnostics)
  return try #require(document).root
}

/// Returns the names of all keys, with dots.
private func names(_ node: Node, below path: String = "") -> [String] {
  node.entries.flatMap { entry -> [String] in
    let name = path + (entry.key.scalar ?? "")
    return entry.value.kind == .mapping ? names(entry.value, below: name + ".") : [name]
  }
}

@Test func `a map can be had without one of its keys`() throws {
  let map = try root("a: 1\nb: { c: 2, d: 3 }\n")
  #expect(names(map.removing(["b", "c"])) == ["a", "b.d"])
  #expect(names(map.removing(["b"])) == ["a"])
  #expect(names(map) == ["a", "b.c", "b.d"])
}

@Test func `removing what is not there removes nothing`() throws {
  let map = try root("a: 1\nb: { c: 2 }\n")
  #expect(names(map.removing(["x"])) == ["a", "b.c"])
  #expect(names(map.removing(["a", "x"])) == ["a", "b.c"])
  #expect(names(map.removing([String]())) == ["a", "b.c"])
}

@Test func `what was merged can be removed like the rest`() throws {
  let map = try root("base: &base { c: 2, d: 3 }\nb: { <<: *base, e: 4 }\n")
  #expect(names(map.removing(["b", "c"])) == ["base.c", "base.d", "b.d", "b.e"])
}
