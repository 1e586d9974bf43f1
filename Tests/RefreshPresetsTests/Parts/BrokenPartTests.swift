import BrokenTexts
import Testing

/// One mistake in a part gives one message at its location, with a correction if that is clear.
@Suite struct `Broken parts` {
  @Test(arguments: BrokenText.all(in: "broken-parts.txt"))
  func `a broken part is answered once, at its place`(broken: BrokenText) {
    // The part begins in line 6, and is indented by four columns.
    let part = broken.text.split(separator: "\n").map { "    \($0)\n" }.joined()
    let found = load("name: it\nheader:\n  type: header\n  height: 60\n  parts:\n\(part)").found
    let help = found.last { $0.hasPrefix("  help: ") }
    #expect(found.filter { !$0.hasPrefix("  ") } + (help.map { [$0] } ?? []) == broken.expected)
  }
}
