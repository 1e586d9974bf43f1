import RefreshFiles
import RefreshText

#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

/// A program that converts SVG from its standard input to PNG on its standard output.
struct PNGConverter {
  /// The name of the program.
  let program: String
  /// Its arguments, for two pixels per point, as on common screens.
  let arguments: [String]
  /// The maximum time in seconds. The default is two minutes, much longer than the largest pictures take.
  var patience = 120.0

  /// The supported programs; the first one that is installed is used.
  static let all = [
    PNGConverter(program: "rsvg-convert", arguments: ["--zoom", "2"]),
    PNGConverter(
      program: "inkscape", arguments: ["--pipe", "--export-type=png", "--export-dpi=192", "--export-filename=-"]),
  ]

  /// Returns a picture as PNG.
  ///
  /// - Parameters:
  ///   - svg: The picture.
  ///   - converters: The programs to try, in order. The default is all.
  static func png(of svg: String, by converters: [PNGConverter] = all) throws(Refusal) -> [UInt8] {
    for converter in converters { if let png = try converter.png(of: svg) { return png } }
    throw Refusal(
      "drawing a PNG needs `rsvg-convert` (package librsvg2-bin, formula librsvg) or "
        + "`inkscape`; install one of them, or write the picture as .svg")
  }

  /// Returns a picture as PNG, or `nil` if the program is not installed.
  private func png(of svg: String) throws(Refusal) -> [UInt8]? {
    guard let png = try output(of: Array(svg.utf8)) else { return nil }
    guard png.starts(with: [0x89, 0x50, 0x4E, 0x47]) else { throw refusal() }
    return png
  }

  /// Returns the program's output for its standard input, or `nil` if it is not installed.
  func output(of input: [UInt8]) throws(Refusal) -> [UInt8]? {
    // Files without names leave no traces, even after a crash.
    let files = (0..<3).compactMap { _ in tmpfile() }
    defer { for file in files { fclose(file) } }
    let streams = files.map { fileno($0) }
    do throws(InputFile.Failure) {
      guard files.count == 3 else { throw .system(errno) }
      try OutputFile.write(input, to: streams[0])
    } catch { throw Refusal("a temporary file can't be written: \(error.reason)") }
    lseek(streams[0], 0, SEEK_SET)
    guard let child = ChildProgram.start([program] + arguments, streams: streams, isApart: true) else { return nil }
    let end = ChildProgram.end(of: child, within: patience)
    guard end != .timeout else {
      throw Refusal(
        "`\(program)` didn't finish within \(counted(Int(patience), "second")) and was stopped; try the picture as .svg"
      )
    }
    let output = PNGConverter.contents(of: streams[1])
    guard end == .success, !output.isEmpty else {
      let words = String(decoding: PNGConverter.contents(of: streams[2]), as: UTF8.self)
      let reason = words.split(whereSeparator: \.isNewline).last.map { ": \(VisibleText.of(String($0)))" } ?? ""
      throw refusal(reason)
    }
    return output
  }

  /// Returns why there is no picture; the program's own advice, such as a smaller size, can't be followed.
  private func refusal(_ reason: String = "") -> Refusal {
    Refusal(
      "`\(program)` can't draw the picture\(reason.hasSuffix(".") ? String(reason.dropLast()) : reason); try the picture as .svg"
    )
  }

  /// Returns the contents of an open file.
  private static func contents(of descriptor: Int32) -> [UInt8] {
    var bytes: [UInt8] = []
    var piece = [UInt8](repeating: 0, count: 1 << 16)
    lseek(descriptor, 0, SEEK_SET)
    while true {
      let count = read(descriptor, &piece, piece.count)
      guard count > 0 else { return bytes }
      bytes += piece[..<count]
    }
  }
}
