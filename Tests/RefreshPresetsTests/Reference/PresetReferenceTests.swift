import RefreshEngine
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

  @Test func `every example of a key is right`() {
    for key in ComponentKeys.all {
      for kind in ComponentKind.allCases where key.exists(for: kind) {
        for example in key.key(for: kind).description.examples {
          let text = "name: a\n\(kind.role.rawValue):\n  type: \(kind.rawValue)\n  \(key.name): \(example)\n"
          // What a type never shows is only warned of.
          let found = problems(text).filter { !$0.contains(" warning ") }
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

  /// What is wrong, apart from files that an example names and that are not there.
  private func problems(_ text: String) -> [String] {
    let missing = ["cannot-read", "missing-file", "outside-project"]
    return load(text).found.filter { line in
      !line.hasPrefix("  ") && !missing.contains { line.contains(" \($0): ") }
    }
  }
}
