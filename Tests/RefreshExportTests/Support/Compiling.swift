import ExternalTools
import Foundation

@testable import RefreshExport

/// The compilers, with declarations for exported code that replace Apple's SDK and MJRefresh.
struct Compiling {
  static let tools = ExternalTool(
    "swiftc and clang", "exported code is checked by", check: "swiftc --version && clang --version")

  private static let headers = Fixture.folder().appendingPathComponent("Headers").path
  private static let interop = [
    "-frontend", "-parse-as-library", "-enable-objc-interop", "-disable-objc-attr-requires-foundation-module",
  ]

  let folder: URL

  init(_ files: [Export.File]) throws {
    folder = FileManager.default.temporaryDirectory.appendingPathComponent("refreshcfg-\(UUID().uuidString)")
    for file in files { try write(file.path, file.text) }
  }

  func write(_ path: String, _ text: String) throws {
    let url = folder.appendingPathComponent(path)
    try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: url)
  }

  func remove() { try? FileManager.default.removeItem(at: folder) }

  /// Returns what the Swift compiler reports about the Swift files of the folder.
  ///
  /// - Parameters:
  ///   - mode: The language mode.
  ///   - header: A header of the folder that all of them can use. The default is none.
  func swift(mode: Int, header: String? = nil) throws -> String {
    let cache = ["-module-cache-path", "cache"]
    let foundation =
      Self.interop + cache + [
        "-emit-module", "-module-name", "Foundation", "-import-underlying-module", "-I", Self.headers,
        Self.headers + "/Foundation/Foundation.swift", "-o", "Foundation.swiftmodule",
      ]
    let files = try names(".swift")
    return try run("swiftc", foundation)
      + run(
        "swiftc",
        Self.interop + cache + ["-typecheck", "-swift-version", "\(mode)", "-I", ".", "-I", Self.headers]
          + (header.map { ["-import-objc-header", $0] } ?? []) + files)
  }

  /// What the compiler of Objective-C has to say of the folder's implementations; every warning counts.
  ///
  /// - Parameters:
  ///   - target: The system that it is for. The default is one of today.
  ///   - options: More options.
  func objectiveC(target: String = "arm64-apple-ios15.0", _ options: String...) throws -> String {
    try run(
      "clang",
      options + [
        "-target", target, "-fsyntax-only", "-fobjc-arc", "-fblocks", "-Wall", "-Wextra", "-Werror",
        "-I", Self.headers,
      ] + names(".m"))
  }

  private func names(_ suffix: String) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder.path).filter { $0.hasSuffix(suffix) }.sorted()
  }

  func run(_ program: String, _ arguments: [String]) throws -> String {
    let ran = try Program.run([program] + arguments, in: folder)
    return ran.text.isEmpty && ran.status != 0 ? "\(program) failed" : ran.text
  }
}
