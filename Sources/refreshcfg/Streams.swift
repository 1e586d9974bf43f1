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
  /// Whether results may be coloured.
  var outputUsesColor = false
  /// Whether errors may be coloured.
  var errorUsesColor = false

  /// Whether the tool runs in continuous integration, where no new files are stored.
  var isCI = false
  /// The columns of the terminal; 80 where there is none.
  var width = 80
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

  /// The streams of the process. Colours are for terminals, and not where `NO_COLOR` is set.
  static var standard: Streams {
    Streams(
      output: { write($0) }, error: { try? OutputFile.write(Array($0.utf8), to: STDERR_FILENO) },
      outputUsesColor: usesColor(STDOUT_FILENO), errorUsesColor: usesColor(STDERR_FILENO),
      isCI: !(variable("CI") ?? "").isEmpty, width: columns(of: STDOUT_FILENO) ?? 80,
      isASCII: isatty(STDOUT_FILENO) == 1 && !Locale.isUnicode(variable),
      errorIsTerminal: isatty(STDERR_FILENO) == 1 && variable("TERM") != "dumb",
      outputIsTerminal: isatty(STDOUT_FILENO) == 1, environment: variable)
  }

  /// The columns of a terminal, nil if it is none or they are unknown.
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
  func show(_ found: [Diagnostic]) { error(TextRenderer(color: errorUsesColor).render(found)) }

  /// Reports why the tool can't go on, and how it ends because of that.
  func report(_ refusal: Refusal) -> ExitStatus {
    for message in refusal.messages { error("error: \(message)\n") }
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
    do throws(InputFile.Failure) {
      try appends ? OutputFile.append(text.utf8, to: path) : OutputFile.write(text.utf8, to: path)
      return .success
    } catch {
      let place = (name.map { "\($0) " } ?? "") + VisibleText.of(path)
      self.error("error: \(place) can't be written: \(error.reason)\n")
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
