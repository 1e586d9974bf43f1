import RefreshReports
import RefreshText

/// Moving pictures, which `ffmpeg` makes from the frames.
enum MotionConverter: String, CaseIterable {
  case gif, apng, mp4

  /// Returns a moving picture as a file.
  func file(of picture: MotionPicture) throws(Refusal) -> [UInt8] {
    // Most frames are the same as another one.
    let different = Array(Set(picture.frames)).sorted()
    var frames: [String: [UInt8]] = [:]
    // A few at a time, because a program that fails with one frame, or hangs, does so with all.
    for start in stride(from: 0, to: different.count, by: Workers.processorCount) {
      let some = Array(different[start..<min(start + Workers.processorCount, different.count)])
      let drawn = Workers.map(some) { svg in
        Result<[UInt8], Refusal> { () throws(Refusal) in try PNGConverter.png(of: svg) }
      }
      for (svg, png) in zip(some, drawn) { frames[svg] = try png.get() }
    }
    let program = PNGConverter(program: "ffmpeg", arguments: arguments, patience: 600)
    guard let file = try program.output(of: picture.frames.flatMap { frames[$0] ?? [] }) else {
      throw Refusal("a moving picture needs `ffmpeg`; install it, or write the film as .svg or .png")
    }
    return file
  }

  /// The arguments: frames come from standard input, and the file, in which some formats go back, is standard output.
  private var arguments: [String] {
    let input = [
      "-v", "error", "-y", "-f", "image2pipe", "-framerate", "\(MotionPicture.rate)", "-c:v", "png", "-i", "-",
    ]
    let form: [String] =
      switch self {
      // A frame of a GIF lasts at least two hundredths of a second in browsers. One palette keeps colours steady.
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
