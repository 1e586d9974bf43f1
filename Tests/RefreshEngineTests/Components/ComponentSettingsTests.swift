import Testing

@testable import RefreshEngine

@Suite struct ComponentSettingsTests {
  @Test func `every stored property is visited`() {
    var (settings, marker) = (ComponentSettings(), Marker())
    settings.visit(with: ComponentSettings(), &marker)
    var (forgotten, tables): ([String], [String]) = ([], [])
    func look(at value: Any, _ path: String) {
      for child in Mirror(reflecting: value).children {
        let name = path + (child.label ?? "").drop { $0 == "_" }
        // Follows from the parts.
        if name == "partIndex" { continue }
        if let setting = child.value as? any Markable {
          if !setting.isMarked { forgotten.append(name) }
        } else if child.value is any Table {
          tables.append(name)
        } else if Mirror(reflecting: child.value).children.isEmpty {
          forgotten.append(name)
        } else {
          look(at: child.value, name + ".")
        }
      }
    }
    look(at: settings, "")
    #expect(forgotten == [], "give each of these, as a `Setting`, a line in `ComponentSettings.visit`")
    #expect(marker.tables == tables.count, "give each of \(tables) a line in `ComponentSettings.visit`")
    #expect(tables == ["titles", "images", "parts"])
  }
}

/// Sets every value that it visits; it only counts tables and parts, which can't be marked in this way.
private struct Marker: SettingVisitor {
  var tables = 0

  mutating func visit<Value: Wired>(_ setting: inout Setting<Value>, _: Setting<Value>) {
    setting.wrappedValue = setting.wrappedValue
  }

  mutating func visit<Value: Wired>(_ table: inout StateTable<Value?>, _: StateTable<Value?>) { tables += 1 }

  mutating func visit(_ parts: inout [PartSettings], _: [PartSettings]) { tables += 1 }
}

private protocol Markable { var isMarked: Bool { get } }
extension Setting: Markable { fileprivate var isMarked: Bool { projectedValue != nil } }

private protocol Table {}
extension StateTable: Table {}
extension Array: Table where Element == PartSettings {}
