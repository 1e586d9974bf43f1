import RefreshEngine
import RefreshText
import Testing

@testable import RefreshPresets

struct PresetReferenceTests {
  @Test func `every key has a section, and every type a row`() {
    let page = PresetReference.page
    for key in ComponentKeys.all { #expect(page.contains("\n### `\(key.name)`\n"), "\(key.name)") }
    for kind in ComponentKind.allCases { #expect(page.contains("\n| `\(kind.rawValue)` | "), "\(kind.rawValue)") }
    for key in PresetKeys.all.keys {
      #expect(page.contains("\n| `\(key.name)`"), "\(key.name)")
    }
  }

  @Test func `every key that the schema knows is on the page, those of frames too`() {
    let page = PresetReference.page
    let named = Set(page.matches(of: /`(?:[\w-]+\.)*([\w-]+)`/).map { String($0.output.1) })
    // Languages, percentages and the names of parts are examples, and `type` has its own table.
    let others = Set(BuiltInLanguage.allCases.map(\.rawValue)).union([
      "de", "default", "type", "0%", "100%", "ring",
    ])
    #expect(names(in: PresetSchema.document).subtracting(others).subtracting(named) == [])
    #expect(page.contains("| `duration` | a duration"))
    #expect(!page.contains("a map or a map |"))
  }

  /// Returns the names under `properties`, at any depth.
  private func names(in schema: JSONValue) -> Set<String> {
    switch schema {
    case .object(let object):
      object.members.reduce(into: []) { names, member in
        names.formUnion(self.names(in: member.value))
        guard member.name == "properties", case .object(let keys) = member.value else { return }
        names.formUnion(keys.members.map(\.name))
      }
    case .array(let items): items.reduce(into: []) { $0.formUnion(names(in: $1)) }
    default: []
    }
  }

  @Test func `every example of a key is right`() {
    for key in ComponentKeys.all {
      for kind in ComponentKind.allCases where key.exists(for: kind) {
        for example in key.key(for: kind).description.examples {
          let text = "name: a\n\(kind.role.rawValue):\n  type: \(kind.rawValue)\n  \(key.name): \(example)\n"
          // Keys that a type never shows only cause a warning, and there is no table of texts here.
          let found = problems(text).filter { !$0.contains(" warning ") && !$0.contains("unknown-text") }
          #expect(found == [], "\(key.name): \(example)")
        }
      }
    }
    for key in PresetKeys.all.keys where key.name != "name" {
      for example in key.description.examples {
        let found = problems("name: a\n\(key.name): \(example)\nheader: { type: header }\n")
        #expect(found == [], "\(key.name): \(example)")
      }
    }
  }

  /// Returns the diagnostics, except for those about missing files that an example names.
  private func problems(_ text: String) -> [String] {
    let missing = ["cannot-read", "missing-file", "outside-project"]
    return load(text).found.filter { line in
      !line.hasPrefix("  ") && !missing.contains { line.contains(" \($0): ") }
    }
  }
}
