import Foundation
import RefreshPreview
import Testing

/// What is written by scripts is what they write now.
struct GeneratedFilesTests {
  private let sources = Tools.package.appendingPathComponent("Sources/RefreshPreview")

  @Test func `the page is that of its files`() throws {
    try Tools.inFolder { folder in
      let written = folder.appendingPathComponent("PageFiles.swift")
      let (status, output) = Tools.run([
        "sh", sources.appendingPathComponent("embed.sh").path, "page", written.path,
      ])
      guard status != 3 else {
        print("skipped: the page's files are put together with openssl")
        return
      }
      try #require(status == 0, "\(output)")
      let now = try String(contentsOf: written, encoding: .utf8)
      let stored = try String(contentsOf: sources.appendingPathComponent("Page/PageFiles.swift"), encoding: .utf8)
      #expect(now == stored, "Page/PageFiles.swift is not that of Page/Files: run `make page`")
    }
  }

  @Test func `the module is that of the engine, and small`() throws {
    try Tools.inFolder { folder in
      let module = folder.appendingPathComponent("engine.wasm").path
      let script = sources.appendingPathComponent("Module/WebAssembly/build.sh").path
      let (status, output) = Tools.run(["sh", script, module])
      guard status != 3 else {
        print("skipped: the module is built anew with a Swift toolchain that has wasm32 and wasm-ld")
        return
      }
      try #require(status == 0, "\(output)")
      let stored = try #require(Data(base64Encoded: EngineModule.text, options: .ignoreUnknownCharacters))
      #expect(stored.count < 100_000)
      let packed = folder.appendingPathComponent("stored.gz")
      try stored.write(to: packed)
      // What gzip makes of the same bytes differs from version to version.
      let compared = Tools.run(["sh", "-c", "gzip -dc '\(packed.path)' | cmp - '\(module)'"])
      #expect(compared.status == 0, "EngineModule.swift is not that of the engine: run `make module`")
    }
  }
}
