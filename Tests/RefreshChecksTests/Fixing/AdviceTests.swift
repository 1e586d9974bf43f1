import RefreshDiagnostics
import RefreshEngine
import Testing

@testable import RefreshChecks
@testable import RefreshPresets
@testable import RefreshYAML

/// What guesses advise is right: a file that follows the advice has no errors.
struct AdviceTests {
  /// Checks that each error of a file has a fix, and that the file with all of them has no errors.
  private func expectRightAdvice(for example: Rule.Example, sourceLocation: SourceLocation = #_sourceLocation) {
    let errors = example.findings().filter { $0.severity == .error }
    #expect(!errors.isEmpty, "\(example.text)", sourceLocation: sourceLocation)
    #expect(errors.allSatisfy { $0.fix != nil }, "\(errors.map(\.message))", sourceLocation: sourceLocation)
    let fixed = EditedText(errors.compactMap(\.fix), appliedTo: example.bytes).bytes
    let left = Rule.Example(example.kind, bytes: fixed).findings().filter { $0.severity == .error }
    #expect(
      left.map(\.message) == [], "\(String(decoding: fixed, as: UTF8.self))", sourceLocation: sourceLocation)
  }

  @Test(arguments: Slip.all.indices)
  func `a file with a slip is right once the slip is fixed`(_ index: Int) {
    expectRightAdvice(for: Slip.all[index].example)
  }

  @Test func `each slip has an example of its own`() {
    let rules = Slip.all.flatMap { $0.example.findings() }.filter { $0.severity == .error }.map(\.id.rawValue)
    #expect(
      rules == [
        "unquoted-text", "wrong-character", "unexpected-text", "wrong-character", "missing-space", "unquoted-text",
        "missing-colon", "joined-items", "bad-indentation", "missing-comma", "missing-dash",
      ])
  }

  /// Returns a preset of one component with a key.
  private func preset(_ kind: ComponentKind, _ key: String, _ value: String) -> Rule.Example {
    .preset("name: classic\n\(kind.role.rawValue): { type: \(kind.rawValue), \(key): \(value) }")
  }

  @Test func `a preset with the name of another tool is right once it has ours`() {
    var answered = 0
    for name in ForeignName.words.keys.sorted() {
      for kind in ComponentKind.allCases {
        let own = preset(kind, name, "1").findings().compactMap { $0.fix?.edits.first?.replacement }.first
        guard let own, let key = ComponentKeys.all.first(where: { $0.name == own && $0.exists(for: kind) }),
          let value = key.key(for: kind).description.example
        else { continue }
        answered += 1
        expectRightAdvice(for: preset(kind, name, value))
      }
    }
    #expect(answered > 20)
  }
}
