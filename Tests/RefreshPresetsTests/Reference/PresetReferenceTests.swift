import RefreshEngine
import Testing

@testable import RefreshPresets

struct PresetReferenceTests {
  @Test func `every key has a section, and every type a row`() {
    let page = PresetReference.page
    for key in ComponentKeys.all { #expect(page.contains("\n### `\(key.name)`\n"), "\(key.name)") }
    for kind in ComponentKind.allCases { #expect(page.contains("\n| `\(kind.rawValue)` | "), "\(kind.rawValue)") }
    for key in PresetKeys.all.keys where key.description.isSupported {
      #expect(page.contains("\n| `\(key.name)`"), "\(key.name)")
    }
  }

  @Test func `every example of a key is right`() {
    for key in ComponentKeys.all {
      for kind in ComponentKind.allCases where key.exists(for: kind) {
        for example in key.key(for: kind).description.examples {
          let found = load("name: a\n\(kind.role.rawValue):\n  type: \(kind.rawValue)\n  \(key.name): \(example)\n")
            .found
          // What a type never shows is only warned of.
          #expect(
            found.allSatisfy { $0.contains(" warning ") || $0.hasPrefix("  ") }, "\(key.name): \(example) \(found)")
        }
      }
    }
    for key in PresetKeys.all.keys where key.name != "name" {
      for example in key.description.examples {
        #expect(
          load("name: a\n\(key.name): \(example)\nheader: { type: header }\n").found == [],
          "\(key.name): \(example)")
      }
    }
  }
}
