import RefreshDiagnostics
import Testing

@testable import RefreshYAML

struct NodeTemplateTests {
  /// Returns the template under `in` of a text, filled with the values of the other keys.
  private func fill(
    _ text: String, sourceLocation: SourceLocation = #_sourceLocation
  ) throws -> (template: NodeTemplate, filled: Node) {
    let (documents, diagnostics) = read(text)
    #expect(diagnostics.isEmpty, sourceLocation: sourceLocation)
    let root = try #require(documents.first, sourceLocation: sourceLocation).root
    let template = NodeTemplate(try #require(root["in"], sourceLocation: sourceLocation))
    let values = root.entries.map { ($0.key.scalar ?? "", $0.value) }
    return (template, template.filled(with: Dictionary(values) { first, _ in first }))
  }

  @Test func `a node without parameters stays what it is`() throws {
    let (template, filled) = try fill("in: { a: [b, '$'] }\n")
    #expect(template.uses.isEmpty && template.flaws.isEmpty)
    #expect(filled.document === template.root.document)
  }

  @Test func `a scalar that is one parameter becomes its value, whatever it is`() throws {
    let (_, filled) = try fill(
      "in: ['${n}', \"${none}\", '${list}', '${map}']\nn: 60\nnone: ~\nlist: [1, 2]\nmap: { a: b }\n")
    let items = filled.items
    #expect(items.map(\.kind) == [.scalar, .scalar, .sequence, .mapping])
    #expect(items[0].scalar == "60" && items[0].style == .plain)
    #expect(items[0].isScalar("60") && !items[0].isScalar("${n}"))
    #expect(items[1].isNull)
    #expect(items[2].items.map(\.scalar) == ["1", "2"])
    #expect(items[3]["a"]?.scalar == "b" && items[3].entries.count == 1)
  }

  @Test func `a value is inserted in a longer text, and a key`() throws {
    let (_, filled) = try fill("in: { '${n}.x': 'from ${n} to $${n}' }\nn: 60\n")
    let entry = try #require(filled.entries.first)
    #expect(entry.key.scalar == "60.x")
    #expect(entry.value.scalar == "from 60 to ${n}")
    #expect(entry.value.style == .singleQuoted)
    #expect(filled["60.x"]?.scalar == "from 60 to ${n}")
  }

  @Test func `a value keeps its tag, and is not looked through for parameters`() throws {
    let (_, filled) = try fill("in: ['${n}']\nn: !!str ${m}\nm: 1\n")
    #expect(filled.items[0].scalar == "${m}")
    #expect(filled.items[0].tag == "tag:yaml.org,2002:str")
  }

  @Test func `a filled scalar has the place of the template, and knows its values`() throws {
    let (template, filled) = try fill("in: ['a ${x} ${y}']\nx: 1\ny: 22\n")
    let scalar = filled.items[0]
    #expect(scalar.span == template.root.items[0].span)
    #expect(scalar.insertions.map(\.name) == ["x", "y"])
    #expect(scalar.insertions.map(\.value.span.text) == ["1", "22"])
    #expect(template.root.items[0].insertions.isEmpty)
    #expect(filled.document.insertions(touching: filled.span).map(\.name) == ["x", "y"])
    let before = Span(file: filled.document.file, start: 0, end: 2)
    #expect(filled.document.insertions(touching: before).isEmpty)
  }

  @Test func `a value that has parameters itself reports theirs too`() throws {
    let (_, inner) = try fill("in: ['${x}%']\nx: 1\n")
    let (documents, _) = read("['${p}']\n")
    let outer = NodeTemplate(documents[0].root).filled(with: ["p": inner.items[0]])
    #expect(outer.items[0].scalar == "1%")
    #expect(outer.items[0].insertions.map(\.name) == ["p", "x"])
  }

  @Test func `what has no value, or the wrong kind of value, is broken`() throws {
    let (_, filled) = try fill("in: ['${z}', 'a ${list}', '${', { '${list}': 1 }]\nlist: [1]\n")
    #expect(filled.items.prefix(3).map(\.isBroken) == [true, true, true])
    #expect(filled.items[3].entries.map(\.key.isBroken) == [true])
  }

  @Test func `uses and flaws are known with their places`() throws {
    let (template, _) = try fill("in: { '${k}': ['${a}', 'x${b}', '${}'] }\n")
    #expect(template.uses.map(\.name) == ["k", "a", "b"])
    #expect(template.uses.map(\.takesAnything) == [false, true, false])
    #expect(template.uses.map(\.range) == [0..<4, 0..<4, 1..<5])
    #expect(template.flaws.map(\.node.span.text) == ["'${}'"])
  }

  @Test func `an alias is filled like its anchor`() throws {
    let (template, filled) = try fill("in: [&a '${x}', *a]\nx: 1\n")
    #expect(template.uses.count == 1)
    #expect(filled.items.map(\.scalar) == ["1", "1"])
    #expect(filled.items.map(\.isAlias) == [false, true])
  }

  @Test func `keys that have become the same are found`() throws {
    let (template, filled) = try fill("in: { '${x}': 1, b: 2, c: { '${y}': 1 } }\nx: b\ny: b\n")
    let pairs = template.equalKeys(in: filled)
    #expect(pairs.map(\.first.span.text) == ["'${x}'"])
    #expect(pairs.map(\.second.span.text) == ["b"])
  }

  @Test func `one key can be left as it is`() throws {
    let (documents, _) = read("a: '${x}'\nb: '${y}'\n")
    #expect(NodeTemplate(documents[0].root, except: "a").uses.map(\.name) == ["y"])
  }
}
