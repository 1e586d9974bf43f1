import RefreshDiagnostics
import RefreshYAML

#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

/// Where a command writes, and what it knows of the place.
struct Streams {
  /// Takes what was asked for.
  var output: (String) -> Void
  /// Takes what went wrong on the way.
  var error: (String) -> Void
  /// Whether what was asked for may be coloured.
  var outputUsesColor = false
  /// Whether what went wrong may be coloured.
  var errorUsesColor = false

  /// Whether nobody looks on, as in continuous integration: nothing is stored that was not there.
  var isCI = false
  /// Whether what was asked for is read on a screen that can be cleared.
  var outputIsTerminal = false
  /// The folder that the tool runs in.
  var folder = ""
  /// Gives the value of a variable of the environment, nil where it is not set.
  var environment: (String) -> String? = { _ in nil }

  /// Those of the process. Colours are for terminals, and not where `NO_COLOR` is set.
  static var standard: Streams {
    Streams(
      output: { write($0, to: STDOUT_FILENO) }, error: { write($0, to: STDERR_FILENO) },
      outputUsesColor: usesColor(STDOUT_FILENO), errorUsesColor: usesColor(STDERR_FILENO),
      isCI: !(variable("CI") ?? "").isEmpty, outputIsTerminal: isatty(STDOUT_FILENO) == 1, environment: variable)
  }

  private static func usesColor(_ descriptor: Int32) -> Bool {
    ColorChoice.auto.usesColor(
      isTerminal: isatty(descriptor) == 1, noColor: variable("NO_COLOR"), term: variable("TERM"))
  }

  private static func variable(_ name: String) -> String? { getenv(name).map { String(cString: $0) } }

  /// Writes everything. A reader that has gone ends the program by a signal, as it does with other tools.
  private static func write(_ text: String, to descriptor: Int32) {
    var text = text
    text.withUTF8 { _ = OutputFile.write(UnsafeRawBufferPointer($0), to: descriptor) }
  }
}
