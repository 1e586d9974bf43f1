import RefreshDiagnostics
import RefreshPresets
import RefreshScenarios
import RefreshYAML

#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif

@main
enum Fuzz {
  /// Lets libFuzzer find inputs; the arguments are its own.
  ///
  /// The driver is called, because the package manager gives each program a `main`, which takes precedence over libFuzzer's.
  static func main() {
    var count = CommandLine.argc
    var arguments = CommandLine.unsafeArgv
    exit(runDriver(&count, &arguments, tryInput))
  }
}

@_silgen_name("LLVMFuzzerRunDriver")
private func runDriver(
  _ count: UnsafeMutablePointer<CInt>,
  _ arguments: UnsafeMutablePointer<UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>>,
  _ tryInput: @convention(c) (UnsafePointer<UInt8>?, Int) -> CInt
) -> CInt

/// Reads an input as a preset, and as a file of scenarios.
///
/// libFuzzer finds crashes and timeouts; this finds messages without a location.
@_cdecl("LLVMFuzzerTestOneInput")
public func tryInput(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let bytes = Array(UnsafeBufferPointer(start: start, count: count))
  var diagnostics = Diagnostics()
  if let file = SourceFile.decode(path: "input.yaml", bytes: bytes, into: &diagnostics) {
    _ = Preset.load(file, into: &diagnostics)
    var loader = SuiteLoader { path, _ in SourceFile(path: path, text: preset) }
    _ = loader.load(file, into: &diagnostics)
  }
  for diagnostic in diagnostics.all {
    for span in [diagnostic.span] + diagnostic.labels.map(\.span) {
      precondition(0 <= span.start && span.start <= span.end && span.end <= span.file.bytes.count)
      precondition(span.startPosition.line >= 1 && span.startPosition.column >= 1)
    }
    precondition(!diagnostic.message.isEmpty)
  }
  _ = TextRenderer(color: false).render(diagnostics.sorted())
  return 0
}

/// The preset of every path that a suite names.
private let preset =
  "name: a\nheader: { type: gifHeader }\nfooter: { type: autoGifFooter }\ntrailer: { type: normalTrailer }\n"
