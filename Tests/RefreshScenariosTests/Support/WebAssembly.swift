import ExternalTools
import Foundation
import RefreshEngine

/// The engine as a WebAssembly module, built and run with the tools of the Swift toolchain, or with Node.
enum WebAssembly {
  private static let folder = Fixture.folder().appendingPathComponent("WebAssembly")

  /// The program that runs modules: Node if it is installed, because it compiles them, otherwise the toolchain's
  /// `wasmkit`.
  private static let runner: [String]? = {
    // Older versions of Node have no `node:wasi`.
    if run(["node", "--no-warnings", "-e", "new (require('node:wasi').WASI)({ version: 'preview1' })"]) != nil {
      return ["node", "--no-warnings", folder.appendingPathComponent("run.cjs").path]
    }
    return run(["wasmkit", "--version"]) == nil ? nil : ["wasmkit", "run"]
  }()

  /// The path of the built module, or `nil` if the toolchain can't build one.
  private static let module: String? = {
    let path = FileManager.default.temporaryDirectory
      .appendingPathComponent("refreshcfg-\(ProcessInfo.processInfo.processIdentifier).wasm").path
    guard run(["sh", folder.appendingPathComponent("build.sh").path, path]) != nil else { return nil }
    return path
  }()

  /// Returns the traces of replays in the module.
  static func traces(of replays: [Replay]) -> [String] {
    guard let runner, let module else { return [] }
    var input = Data()
    for replay in replays {
      let bytes = replay.encoded()
      withUnsafeBytes(of: UInt32(bytes.count).littleEndian) { input.append(contentsOf: $0) }
      input.append(contentsOf: bytes)
    }
    guard let output = run(runner + [module], input: input) else { return [] }
    try? FileManager.default.removeItem(atPath: module)
    return pieces(of: output)
  }

  /// Splits data into pieces, each preceded by its length in four bytes.
  private static func pieces(of data: Data) -> [String] {
    var pieces: [String] = []
    var rest = data[...]
    while rest.count >= 4 {
      let length = rest.prefix(4).enumerated().reduce(0) { $0 | Int($1.element) << (8 * $1.offset) }
      rest = rest.dropFirst(4)
      pieces.append(String(decoding: rest.prefix(length), as: UTF8.self))
      rest = rest.dropFirst(length)
    }
    return pieces
  }

  /// Runs a program to its end.
  ///
  /// - Returns: The output, or `nil` if the program does not exist or fails.
  private static func run(_ command: [String], input: Data = Data()) -> Data? {
    guard let ran = try? Program.run(command, input: input, mergesErrors: false), ran.status == 0 else {
      return nil
    }
    return ran.output
  }
}
