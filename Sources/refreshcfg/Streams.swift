import RefreshDiagnostics
import RefreshFiles
import RefreshText

#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

/// The streams to which a command writes, and its environment.
struct Streams {
  /// Writes results.
  var output: (String) -> Void
  /// Writes errors, warnings and notes.
  var error: (String) -> Void
  /// The choice of when to use colours.
  var color = ColorChoice.auto
  /// Whether the tool runs in continuous integration, where no new files are stored.
  var isCI = false
  /// The width in columns of the terminal for results; `nil` if there is none.
  var outputWidth: Int?
  /// The width in columns of the terminal for errors; `nil` if there is none.
  var errorWidth: Int?
  /// Whether the terminal can't display Unicode, so that signs are written in ASCII.
  var isASCII = false
  /// Whether errors go to a terminal on which a line can be rewritten.
  var errorIsTerminal = false
  /// Whether results go to a screen that can be cleared.
  var outputIsTerminal = false
  /// The working directory.
  var folder = ""
  /// Returns the value of an environment variable, or `nil` if it is not set.
  var environment: (String) -> String? = { _ in nil }

  /// Returns the value of an environment variable, or `nil` if it is not set or empty.
  func variable(_ name: String) -> String? { environment(name).flatMap { $0.isEmpty ? nil : $0 } }

  /// The look of results for people.
  var outputStyle: OutputStyle {
    OutputStyle(
      color: color.usesColor(isTerminal: outputIsTerminal, environment), width: outputWidth, ascii: isASCII)
  }

  /// The look of errors, warnings and notes.
  var errorStyle: OutputStyle {
    OutputStyle(color: color.usesColor(isTerminal: errorIsTerminal, environment), width: errorWidth, ascii: isASCII)
  }

  /// The streams of the process.
  static var standard: Streams {
    Streams(
      output: { write($0) }, error: { try? OutputFile.write(Array($0.utf8), to: STDERR_FILENO) },
      isCI: !(variable("CI") ?? "").isEmpty, outputWidth: columns(of: STDOUT_FILENO, variable),
      errorWidth: columns(of: STDERR_FILENO, variable),
      isASCII: isatty(STDOUT_FILENO) == 1 && !Locale.isUnicode(variable),
      errorIsTerminal: isatty(STDERR_FILENO) == 1 && variable("TERM") != "dumb",
      outputIsTerminal: isatty(STDOUT_FILENO) == 1, environment: variable)
  }

  /// Returns the columns set by `COLUMNS` (IEEE Std 1003.1, 8.3), or else those of the terminal; `nil` if there is
  /// no terminal or its width is unknown.
  static func columns(of descriptor: Int32, _ environment: (String) -> String?) -> Int? {
    if let columns = environment("COLUMNS")?.wholeNumber(), columns > 0 { return columns }
    var size = winsize()
    guard ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return nil }
    return Int(size.ws_col)
  }

  private static func variable(_ name: String) -> String? { getenv(name).map { String(cString: $0) } }

  /// Writes a text completely to standard output, or ends the program, because the rest would be lost. If the
  /// reader has gone, the program ends by a signal, as other tools do, or silently if that signal is ignored.
  private static func write(_ text: String) {
    do throws(InputFile.Failure) {
      try OutputFile.write(Array(text.utf8), to: STDOUT_FILENO)
    } catch {
      if error != .system(EPIPE) {
        try? OutputFile.write(
          Array("error: standard output can't be written: \(error.reason)\n".utf8), to: STDERR_FILENO)
      }
      ExitStatus.unusable.exit()
    }
  }
}

extension Streams {
  /// Shows diagnostics.
  func show(_ found: [Diagnostic]) { error(TextRenderer(errorStyle).render(found)) }

  /// Reports a problem with the request: in lower case and without a full stop.
  func say(_ severity: Severity, _ message: String) {
    let (style, head) = (errorStyle, severity.rawValue)
    let paint = style.paint
    let prose = paint.prose(": \(VisibleText.ofLines(message))", width: style.width, after: head.count, indent: 2)
    error(paint(head, severity == .error ? .bad : .warning) + prose + "\n")
  }

  /// Reports why the tool can't continue, and returns the resulting exit status.
  func report(_ refusal: Refusal) -> ExitStatus {
    for message in refusal.messages { say(.error, message) }
    return refusal.status
  }

  /// Shows errors, and refuses to continue if there are any.
  ///
  /// - Parameters:
  ///   - diagnostics: The diagnostics; warnings are not shown, because they are about the quality of tests.
  ///   - isUnusable: Whether a file could not be read or found, which is not an error in its text.
  func check(_ diagnostics: Diagnostics, isUnusable: Bool) throws(Refusal) {
    let errors = diagnostics.sorted().filter { $0.severity == .error }
    show(errors)
    if isUnusable || !errors.isEmpty { throw Refusal(status: isUnusable ? .unusable : .failure) }
  }

  /// Writes a file completely or not at all, and reports why if it can't be written.
  ///
  /// - Parameters:
  ///   - name: The kind of file, which precedes its path in messages. The default is none.
  ///   - appends: Whether the text is appended to the file. The default is that it replaces the contents.
  func write(_ text: String, to path: String, as name: String? = nil, appending appends: Bool = false) -> ExitStatus
  {
    write(Array(text.utf8), to: path, as: name, appending: appends)
  }

  /// Writes a file completely or not at all, and reports why if it can't be written.
  func write(_ bytes: [UInt8], to path: String, as name: String? = nil, appending appends: Bool = false)
    -> ExitStatus
  {
    do throws(InputFile.Failure) {
      try appends ? OutputFile.append(bytes, to: path) : OutputFile.write(bytes, to: path)
      return .success
    } catch {
      let place = (name.map { "\($0) " } ?? "") + VisibleText.of(path)
      say(.error, "\(place) can't be written: \(error.reason(writing: path))")
      return .unusable
    }
  }
}

/// The character set of a terminal, according to the environment.
enum Locale {
  /// Returns whether the terminal displays Unicode.
  ///
  /// The first of `LC_ALL`, `LC_CTYPE` and `LANG` that is set counts (IEEE Std 1003.1, 8.2). If it does not name an
  /// encoding, as with `C` or in a container without any of them, modern terminals display Unicode nevertheless.
  ///
  /// - Parameter environment: Returns the value of a variable, or `nil` if it is not set.
  static func isUnicode(_ environment: (String) -> String?) -> Bool {
    let names = ["LC_ALL", "LC_CTYPE", "LANG"]
    guard let locale = names.lazy.compactMap(environment).first(where: { !$0.isEmpty }),
      let dot = locale.firstIndex(of: ".")
    else { return true }
    let encoding = locale[locale.index(after: dot)...].prefix { $0 != "@" }
    return ["utf-8", "utf8"].contains(encoding.lowercased())
  }
}
