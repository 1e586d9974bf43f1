import ExternalTools
import Foundation
import Testing

@testable import RefreshPreview

struct EngineModuleTests {
  private let sources = ExternalTool.package.appendingPathComponent("Sources/RefreshPreview/Module")

  @Test(.enabled(if: ExternalTool.webAssembly.isUsable))
  func `the module is that of the engine, and small`() throws {
    try TestFolder.use { folder in
      let module = folder.appendingPathComponent("engine.wasm").path
      let script = sources.appendingPathComponent("WebAssembly/build.sh").path
      let ran = try Program.run(["sh", script, module])
      try #require(ran.status == 0, "\(ran.text)")
      let stored = sources.appendingPathComponent("Files/engine.wasm.gz").path
      // The output of gzip for the same bytes differs between versions.
      let compared = try Program.run(["sh", "-c", "gzip -dc '\(stored)' | cmp - '\(module)'"])
      #expect(compared.status == 0, "engine.wasm.gz is not that of the engine: run `make generate`")
      #expect(try Data(contentsOf: URL(fileURLWithPath: stored)).count < 160_000)
    }
  }

  @Test func `a page carries the module as it is kept`() throws {
    let embedded = try #require(Data(base64Encoded: PageFiles.engine, options: .ignoreUnknownCharacters))
    #expect(try embedded == Data(contentsOf: sources.appendingPathComponent("Files/engine.wasm.gz")))
  }
}
