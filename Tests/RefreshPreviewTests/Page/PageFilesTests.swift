import ExternalTools
import Foundation
import Testing

@testable import RefreshPreview

struct PageFilesTests {
  private let files = ExternalTool.package.appendingPathComponent("Sources/RefreshPreview/Page/Files")

  @Test func `every module is in the script, behind those that it imports`() throws {
    let names = try FileManager.default.contentsOfDirectory(atPath: files.path).filter { $0.hasSuffix(".js") }
    #expect(Set(names) == Set(PageFiles.modules.map { "\($0).js" }))
    for (index, module) in PageFiles.modules.enumerated() {
      for match in EmbeddedFiles.text("\(module).js").matches(of: #/from "\./(\w+)\.js"/#) {
        #expect(PageFiles.modules[..<index].contains(String(match.1)), "\(module) imports \(match.1)")
      }
    }
  }

  @Test func `the script is one text without imports and exports`() {
    #expect(PageFiles.script.hasPrefix("\"use strict\";\n"))
    #expect(PageFiles.script.firstMatch(of: #/(?m)^(import|export) /#) == nil)
    #expect(PageFiles.script.contains("\nclass Player {"))
  }

  @Test func `no two modules have one name for things of their own`() {
    let names = PageFiles.script.matches(of: #/(?m)^(?:async )?(?:const|let|function|class) (\w+)/#).map(\.1)
    #expect(Dictionary(grouping: names) { $0 }.filter { $0.value.count > 1 }.keys.sorted() == [])
  }

  @Test func `each file is embedded as it is`() throws {
    for name in try FileManager.default.contentsOfDirectory(atPath: files.path) {
      let text = try String(contentsOf: files.appendingPathComponent(name), encoding: .utf8)
      #expect(EmbeddedFiles.text(name) + "\n" == text, "\(name)")
    }
  }

  // The first test vector of FIPS 180-4, in the form of a content security policy.
  @Test func `a digest is written as browsers read it`() {
    #expect(PageFiles.digest("abc") == "sha256-ungWv48Bz+pBQUDeXa4iI7ADYaOWF3qctBD/YfIAFa0=")
  }
}
