import Foundation

/// A program that some tests need and some machines do not have.
///
/// A test that needs a missing one is skipped with a message. If `REQUIRE_TOOLS` is set, as it is in CI, no test is
/// skipped: it runs, and fails.
public struct ExternalTool: Sendable {
  /// Whether tests that need the program run.
  public let isUsable: Bool

  /// Whether tests must not be skipped.
  public static let areRequired = ProcessInfo.processInfo.environment["REQUIRE_TOOLS"] != nil

  /// Checks for a program.
  ///
  /// - Parameters:
  ///   - name: The program, for the message of a skipped test.
  ///   - purpose: Its purpose in tests: "the page's script is run by".
  ///   - check: A shell command that succeeds if the program exists.
  public init(_ name: String, _ purpose: String, check: String) {
    let isThere = ExternalTool.succeeds(check)
    isUsable = isThere || ExternalTool.areRequired
    guard !isThere else { return }
    print("\(ExternalTool.areRequired ? "error" : "skipped"): \(purpose) \(name), which is not installed")
  }

  /// Node, which runs the page's script.
  public static let node = ExternalTool(
    "Node 20 or newer", "the page's script is run by",
    check: "node -e 'process.exit(process.versions.node.split(\".\")[0] >= 20 ? 0 : 1)'")

  /// Python, which validates files against the schemas.
  public static let python = ExternalTool(
    "python3 with the packages jsonschema and PyYAML", "files are held against the schemas by",
    check: "python3 -c 'import jsonschema, yaml'")

  /// The validator of libxml2.
  public static let xmllint = ExternalTool(
    "xmllint", "JUnit reports are held against their schema by", check: "xmllint --version")

  /// A program that draws SVG without a browser.
  public static let rsvg = ExternalTool(
    "rsvg-convert", "pictures are drawn as PNG by", check: "rsvg-convert --version")

  /// The parts of a Swift toolchain that build WebAssembly.
  public static let webAssembly = ExternalTool(
    "a Swift toolchain with wasm32 and wasm-ld", "the engine is built as WebAssembly by",
    check: "swiftc=${SWIFTC:-swiftc}; . '\(package.path)/Sources/RefreshPreview/Module/WebAssembly/toolchain.sh'")

  /// A program that runs WebAssembly.
  public static let webAssemblyRunner = ExternalTool(
    "Node or wasmkit", "WebAssembly is run by",
    check: "node -e \"new (require('node:wasi').WASI)({ version: 'preview1' })\" || wasmkit --version")

  /// A program that drops the super-user's permissions.
  public static let permissions = ExternalTool(
    "setpriv", "for the super-user, files without permission are tested by",
    check: "test \"$(id -u)\" != 0 || setpriv --bounding-set=-dac_override true")

  /// The command that builds packages.
  public static let swift = ExternalTool("swift", "the example package is built by", check: "swift --version")

  /// The program that packs artifact bundles and the extension.
  public static let zip = ExternalTool(
    "zip", "artifact bundles and the extension for VS Code are packed by", check: "zip -v")

  /// The data of time zones.
  public static let timeZones = ExternalTool(
    "the package tzdata", "time zones are read from", check: "test -e /usr/share/zoneinfo/Asia/Shanghai")

  /// The folder of the package.
  public static let package = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  /// The folder in which the tests, the tool and their modules were built.
  public static let products: URL? = {
    let bundles = Bundle.allBundles.map(\.bundleURL).filter { $0.pathExtension == "xctest" }
    let places = bundles + [Bundle.main.bundleURL, Bundle.main.executableURL].compactMap(\.self)
    return places.flatMap { [$0, $0.deletingLastPathComponent()] }
      .first { FileManager.default.isExecutableFile(atPath: $0.appendingPathComponent("refreshcfg").path) }
  }()

  private static func succeeds(_ check: String) -> Bool {
    (try? Program.run(["/bin/sh", "-c", check]))?.status == 0
  }
}
