import RefreshReports
import RefreshText

/// Moving pictures, which `ffmpeg` makes from the frames.
enum MotionConverter: String, CaseIterable {
  case gif, apng, mp4

  /// The program that makes moving pictures.
  private static let program = "ffmpeg"

  /// Refuses to go on without the program. Drawing the frames before it is started takes minutes.
  ///
  /// - Parameter program: The program. The default is the one that is used.
  static func check(for program: String = program) throws(Refusal) {
    guard try PNGConverter(program: program, arguments: ["-version"]).output(of: []) == nil else { return }
    throw missing(program)
  }

  private static func missing(_ program: String) -> Refusal {
    Refusal("a moving picture needs `\(program)`; install it, or write the film as .svg or .png")
  }

  /// Returns a moving picture as a file.
  func file(of picture: MotionPicture) throws(Refusal) -> [UInt8] {
    // Most frames equal another one.
    let different = Array(Set(picture.frames)).ordered()
    var frames: [String: [UInt8]] = [:]
    // Only a few run at a time, because a program that fails or hangs with one frame does so with all.
    for start in stride(from: 0, to: different.count, by: Workers.processorCount) {
      let some = Array(different[start..<min(start + Workers.processorCount, different.count)])
      let drawn = Workers.map(some) { svg in
        Result<[UInt8], Refusal> { () throws(Refusal) in try PNGConverter.png(of: svg) }
      }
      for (svg, png) in zip(some, drawn) { frames[svg] = try png.get() }
    }
    let program = PNGConverter(program: MotionConverter.program, arguments: arguments, patience: 600)
    guard let file = try program.output(of: picture.frames.flatMap { frames[$0] ?? [] }) else {
      throw MotionConverter.missing(MotionConverter.program)
    }
    return file
  }

  /// The arguments: frames come from standard input, and standard output is a file, since some formats need to seek.
  private var arguments: [String] {
    let input = [
      "-v", "error", "-y", "-f", "image2pipe", "-framerate", "\(MotionPicture.rate)", "-c:v", "png", "-i", "-",
    ]
    let form: [String] =
      switch self {
      // In browsers, a frame of a GIF lasts at least two hundredths of a second. With one palette, colours stay the
      // same.
      case .gif:
        [
          "-vf", "fps=50,scale=iw/2:-1:flags=area,split[a][b];[a]palettegen[p];[b][p]paletteuse=dither=none",
          "-loop", "0",
        ]
      case .apng: ["-vf", "scale=iw/2:-1:flags=area", "-plays", "0", "-pred", "mixed"]
      case .mp4:
        [
          "-vf", "pad=ceil(iw/2)*2:ceil(ih/2)*2:color=white", "-c:v", "libx264", "-pix_fmt", "yuv420p", "-crf",
          "18",
          "-movflags", "+faststart",
        ]
      }
    return input + form + ["-bitexact", "-f", rawValue, "file:/dev/stdout"]
  }
}
