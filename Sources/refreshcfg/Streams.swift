import RefreshDiagnostics
import RefreshText
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
  /// How many columns the terminal has; 80 where there is none.
  var width = 80
  /// Whether the terminal shows other letters than those of Unicode, so that signs are made of ASCII.
  var isASCII = false
  /// Whether what went wrong goes to a terminal on which a line can be written anew.
  var errorIsTerminal = false
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
      isCI: !(variable("CI") ?? "").isEmpty, width: columns(of: STDOUT_FILENO) ?? 80,
      isASCII: isatty(STDOUT_FILENO) == 1 && !Locale.isUnicode(variable),
      errorIsTerminal: isatty(STDERR_FILENO) == 1 && variable("TERM") != "dumb",
      outputIsTerminal: isatty(STDOUT_FILENO) == 1, environment: variable)
  }

  /// How many columns a terminal has, nil if it is none or does not say.
  private static func columns(of descriptor: Int32) -> Int? {
    var size = winsize()
    guard ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return nil }
    return Int(size.ws_col)
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
