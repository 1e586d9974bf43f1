/// The command that runs one scenario alone.
enum Rerun {
  /// `refreshcfg test FILE:LINE`, quoted for a POSIX shell.
  static func command(_ place: RunReport.Place) -> String {
    "refreshcfg test " + quoted("\(place.path):\(place.line)")
  }

  /// A word as a POSIX shell (IEEE Std 1003.1, 2.2) takes it literally, in quotes where it needs them.
  static func quoted(_ word: String) -> String {
    let isPlain = word.utf8.allSatisfy { byte in
      switch UInt8(ascii: " ")..<0x7F ~= byte ? Character(Unicode.Scalar(byte)) : " " {
      case "a"..."z", "A"..."Z", "0"..."9", "_", "-", ".", "/", ":", ",", "+", "@", "%", "=": true
      default: false
      }
    }
    // What begins with a dash would be an option, in quotes as well.
    let word = word.hasPrefix("-") ? "./" + word : word
    guard !isPlain || word.isEmpty else { return word }
    return "'" + word.split(separator: "'", omittingEmptySubsequences: false).joined(separator: "'\\''") + "'"
  }
}
