import RefreshDiagnostics
import RefreshFiles
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
    try? OutputFile.write(Array(text.utf8), to: descriptor)
  }
}

extension Streams {
  /// Shows what is wrong.
  func show(_ found: [Diagnostic]) { error(TextRenderer(color: errorUsesColor).render(found)) }

  /// Shows the errors of what was found, and says how the tool ends because of them; nil if there are none.
  ///
  /// - Parameters:
  ///   - found: what was found; warnings are about what tests should have, and are not shown.
  ///   - isUnusable: whether a file could not be read or found, which is no fault of its text.
  func refusal(_ found: Diagnostics, isUnusable: Bool) -> ExitStatus? {
    let errors = found.sorted().filter { $0.severity == .error }
    show(errors)
    return isUnusable ? .unusable : errors.isEmpty ? nil : .failure
  }

  /// Writes a file as a whole or not at all, and says why if it can't be written.
  ///
  /// - Parameter name: what the file is, in front of its path in messages. The default is nothing.
  func write(_ text: String, to path: String, as name: String? = nil) -> ExitStatus {
    do throws(InputFile.Failure) {
      try OutputFile.write(text.utf8, to: path)
      return .success
    } catch {
      let place = (name.map { "\($0) " } ?? "") + VisibleText.of(path)
      self.error("error: \(place) can't be written: \(error.reason)\n")
      return .unusable
    }
  }
}

/// What the environment says of the letters that a terminal shows.
enum Locale {
  /// Whether they are those of Unicode.
  ///
  /// The first of `LC_ALL`, `LC_CTYPE` and `LANG` that is set counts (IEEE Std 1003.1, 8.2). Where it names no encoding,
  /// as `C` does or a container without any of them, terminals of today show Unicode all the same.
  ///
  /// - Parameter environment: the value of a variable, nil if it is not set.
  static func isUnicode(_ environment: (String) -> String?) -> Bool {
    let names = ["LC_ALL", "LC_CTYPE", "LANG"]
    guard let locale = names.lazy.compactMap(environment).first(where: { !$0.isEmpty }),
      let dot = locale.firstIndex(of: ".")
    else { return true }
    let encoding = locale[locale.index(after: dot)...].prefix { $0 != "@" }
    return ["utf-8", "utf8"].contains(encoding.lowercased())
  }
}
