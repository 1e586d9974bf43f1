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

/// The streams that a command writes to, and its environment.
struct Streams {
  /// Writes results.
  var output: (String) -> Void
  /// Writes errors, warnings and notes.
  var error: (String) -> Void
  /// The choice of when to colour.
  var color = ColorChoice.auto
  /// Whether the tool runs in continuous integration, where no new files are stored.
  var isCI = false
  /// The columns of the terminal that results go to; nil where there is none.
  var outputWidth: Int?
  /// The columns of the terminal that errors go to; nil where there is none.
  var errorWidth: Int?
  /// Whether the terminal does not show Unicode, so that signs are made of ASCII.
  var isASCII = false
  /// Whether errors go to a terminal on which a line can be rewritten.
  var errorIsTerminal = false
  /// Whether results go to a screen that can be cleared.
  var outputIsTerminal = false
  /// The folder that the tool runs in.
  var folder = ""
  /// Gives the value of a variable of the environment, nil where it is not set.
  var environment: (String) -> String? = { _ in nil }

  /// The value of a variable of the environment, nil where it is not set or empty.
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

  /// The columns that the user asks for by `COLUMNS` (IEEE Std 1003.1, 8.3), else those of the terminal; nil if it is none or
  /// they are unknown.
  static func columns(of descriptor: Int32, _ environment: (String) -> String?) -> Int? {
    if let columns = environment("COLUMNS").flatMap({ Int($0) }), columns > 0 { return columns }
    var size = winsize()
    guard ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return nil }
    return Int(size.ws_col)
  }

  private static func variable(_ name: String) -> String? { getenv(name).map { String(cString: $0) } }

  /// Writes everything to standard output, or ends the program: nobody would get the rest. A reader that has gone ends it
  /// by a signal, as it does with other tools, and silently where that signal is ignored.
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

  /// Says what is wrong with what the tool was asked to do: lower case, without a full stop.
  func say(_ severity: Severity, _ message: String) {
    let (style, head) = (errorStyle, severity.rawValue)
    let paint = Paint(color: style.color)
    let prose = paint.prose(": \(VisibleText.ofLines(message))", width: style.width, after: head.count, indent: 2)
    error(paint(head, severity == .error ? .bad : .warning) + prose + "\n")
  }

  /// Reports why the tool can't go on, and how it ends because of that.
  func report(_ refusal: Refusal) -> ExitStatus {
    for message in refusal.messages { say(.error, message) }
    return refusal.status
  }

  /// Shows errors, and refuses to go on if there are any.
  ///
  /// - Parameters:
  ///   - diagnostics: The diagnostics; warnings are about what tests should have, and are not shown.
  ///   - isUnusable: Whether a file could not be read or found, which is not a fault of its text.
  func check(_ diagnostics: Diagnostics, isUnusable: Bool) throws(Refusal) {
    let errors = diagnostics.sorted().filter { $0.severity == .error }
    show(errors)
    if isUnusable || !errors.isEmpty { throw Refusal(status: isUnusable ? .unusable : .failure) }
  }

  /// Writes a file as a whole or not at all, and reports why if it can't be written.
  ///
  /// - Parameters:
  ///   - name: The kind of file, in front of its path in messages. The default is none.
  ///   - appends: Whether what is in the file stays. The default is that it is replaced.
  func write(_ text: String, to path: String, as name: String? = nil, appending appends: Bool = false) -> ExitStatus
  {
    write(Array(text.utf8), to: path, as: name, appending: appends)
  }

  /// Writes a file as a whole or not at all, and reports why if it can't be written.
  func write(_ bytes: [UInt8], to path: String, as name: String? = nil, appending appends: Bool = false)
    -> ExitStatus
  {
    do throws(InputFile.Failure) {
      try appends ? OutputFile.append(bytes, to: path) : OutputFile.write(bytes, to: path)
      return .success
    } catch {
      let place = (name.map { "\($0) " } ?? "") + VisibleText.of(path)
      say(.error, "\(place) can't be written: \(error.reason)")
      return .unusable
    }
  }
}

/// The characters that a terminal shows, by the environment.
enum Locale {
  /// Whether they are those of Unicode.
  ///
  /// The first of `LC_ALL`, `LC_CTYPE` and `LANG` that is set counts (IEEE Std 1003.1, 8.2). Where it names no encoding,
  /// as `C` does or a container without any of them, terminals of today show Unicode all the same.
  ///
  /// - Parameter environment: The value of a variable, nil if it is not set.
  static func isUnicode(_ environment: (String) -> String?) -> Bool {
    let names = ["LC_ALL", "LC_CTYPE", "LANG"]
    guard let locale = names.lazy.compactMap(environment).first(where: { !$0.isEmpty }),
      let dot = locale.firstIndex(of: ".")
    else { return true }
    let encoding = locale[locale.index(after: dot)...].prefix { $0 != "@" }
    return ["utf-8", "utf8"].contains(encoding.lowercased())
  }
}
