import RefreshEngine
import Testing

@testable import RefreshPresets

@Suite struct `Value types` {
  @Test(arguments: ["true", "True", "TRUE", "\"true\"", "!!bool true"])
  func `true is true`(text: String) {
    let (value, found) = decode(text, as: ValueType<Bool>.boolean)
    #expect(value == true)
    #expect(found == [])
  }

  @Test(arguments: [
    ("yes", true), ("on", true), ("y", true), ("Yes", true), ("ON", true), ("no", false), ("off", false),
    ("n", false), ("\"no\"", false),
  ])
  func `other spellings of a boolean are understood with a warning`(text: String, meant: Bool) {
    let (value, found) = decode(text, as: ValueType<Bool>.boolean)
    #expect(value == meant)
    #expect(found.count == 2)
    #expect(found.first?.contains("warning boolean-spelling: `it` is written as") ?? false, "\(found)")
    #expect(found.last == "  help: write `\(meant)`")
  }

  @Test func `what is no boolean is refused`() {
    #expect(
      decode("1", as: ValueType<Bool>.boolean).found
        == ["1:5-6 wrong-value: `it` must be `true` or `false`, found `1`", "  help: write `true`"])
    #expect(
      decode("~", as: ValueType<Bool>.boolean).found
        == ["1:5-6 wrong-value: `it` must be `true` or `false`, found `~`"])
    #expect(
      decode("!!str true", as: ValueType<Bool>.boolean).found.first?.contains("wrong-tag") ?? false)
  }

  @Test(arguments: [
    ("no", "no"), ("1.0", "1.0"), ("on", "on"), ("null", "null"), ("~", "~"), ("0x10", "0x10"), ("\"\"", ""),
    ("下拉", "下拉"), ("!!str 5", "5"), ("! 5", "5"), ("'it''s'", "it's"), ("2026-03-01", "2026-03-01"),
  ])
  func `text is never guessed to be anything else`(text: String, meant: String) {
    let (value, found) = decode(text, as: ValueType<String>.text)
    #expect(value == meant)
    #expect(found == [])
  }

  @Test func `text that is not written is no text`() {
    #expect(decode("", as: ValueType<String>.text).found == ["1:4-4 no-value: `it` has no value; it must be text"])
    #expect(
      decode("!!int 5", as: ValueType<String>.text).found.first
        == "1:11-12 wrong-tag: `it` must be text, but has the tag `!!int`")
  }

  @Test(arguments: ["classic-feed", "a_1", "经典", "नमस्ते", "Ünïcode", "cafe\u{301}", "1"])
  func `a name has letters of any script`(text: String) {
    let (value, found) = decode(text, as: ValueType<String>.name)
    #expect(value == text)
    #expect(found == [])
  }

  @Test(arguments: [
    ("a b", "1:6-7", "a blank"), ("经典/x", "1:7-8", "`/`"), ("\"a.b\"", "1:7-8", "`.`"), ("a😀", "1:6-7", "`😀`"),
    ("\"a\\tb\"", "1:5-11", "`\t`"),
  ])
  func `a name with a stranger in it is refused there`(text: String, place: String, stranger: String) {
    #expect(
      decode(text, as: ValueType<String>.name).found == [
        "\(place) wrong-value: `it` can't have \(stranger) in it",
        "  help: a name can have letters of any script, digits, `-` and `_`",
      ])
  }

  @Test func `a word is one of those allowed`() {
    #expect(
      decode("large", as: ValueType<ActivityIndicatorStyle>.choice(of: ActivityIndicatorStyle.self)).value == .large
    )
    #expect(
      decode("larg", as: ValueType<ActivityIndicatorStyle>.choice(of: ActivityIndicatorStyle.self)).found == [
        "1:5-9 unknown-value: `it` must be one of `medium`, `large`, `gray`, `white`, found `larg`",
        "  help: did you mean `large`?",
      ])
    #expect(decode("noMoreData", as: ValueType<RefreshState>.state).value == .noMoreData)
    #expect(
      decode("no-more-data", as: ValueType<RefreshState>.state).found.last == "  help: did you mean `noMoreData`?")
    #expect(decode("footer", as: ValueType<ComponentRole>.role).value == .footer)
  }

  @Test(arguments: [
    ("\"#5A5A5A\"", 0x5A5A_5AFF), ("'#00ff0080'", 0x00FF_0080), ("\"#FFFFFFFF\"", 0xFFFF_FFFF),
  ])
  func `a colour has six or eight digits`(text: String, rgba: UInt32) {
    let (value, found) = decode(text, as: ValueType<RGBAColor>.color)
    #expect(value == RGBAColor(rgba: rgba))
    #expect(found == [])
  }

  @Test(arguments: [
    ("\"#FFF\"", "write each digit twice: `\"#FFFFFF\"`"), ("FF0000", "write `\"#FF0000\"`"),
    ("\"#FF00\"", "write each digit twice: `\"#FFFF0000\"`"),
    ("\"rgb(55, 71, 79)\"", "write `\"#37474F\"`"), ("rgb(0,0,255)", "write `\"#0000FF\"`"),
    ("red", "write `\"#FF0000\"`"), ("UIColor.darkGrayColor", "write `\"#555555\"`"),
    ("\"#FF000\"", "a colour has 6 digits, or 8 with the opacity"),
    ("#FF0000", "a `#` without quotes begins a comment: write `\"#FF0000\"`"),
  ])
  func `other colours are refused with what to write`(text: String, help: String) {
    let (value, found) = decode(text, as: ValueType<RGBAColor>.color)
    #expect(value == nil)
    #expect(found.last == "  help: \(help)", "\(found)")
  }

  @Test(arguments: ["reddish", "\"#GGGGGG\"", "\"#+12345\"", "\"#\"", "\"#１２３４５６\""])
  func `what is no colour is refused`(text: String) {
    let (value, found) = decode(text, as: ValueType<RGBAColor>.color)
    #expect(value == nil)
    #expect(found.first?.contains("must be a colour like `\"#5A5A5A\"`") ?? false, "\(found)")
  }

  @Test func `a size is two positive lengths`() {
    #expect(decode("[60, 40.5]", as: ValueType<Size>.size()).value == Size(width: 60, height: 40.5))
    #expect(
      decode("[60]", as: ValueType<Size>.size()).found
        == ["1:5-9 wrong-count: `it` must be a list of 2 items, each a length in points, found 1 item"])
    #expect(
      decode("60", as: ValueType<Size>.size()).found
        == [
          "1:5-7 wrong-type: `it` must be a list of 2 items, each a length in points, found `60`",
          "  help: write the width and the height: `it: [60, …]`",
        ])
    #expect(
      decode("[0, a]", as: ValueType<Size>.size()).found == [
        "1:6-7 out-of-range: `it` must be greater than 0, found `0`",
        "1:9-10 wrong-value: `it` must be a length in points, found `a`",
      ])
  }

  @Test func `trigger times are a number or unlimited`() {
    #expect(decode("3", as: ValueType<TriggerTimes>.triggerTimes).value == .times(3))
    #expect(decode("unlimited", as: ValueType<TriggerTimes>.triggerTimes).value == .unlimited)
    #expect(
      decode("-1", as: ValueType<TriggerTimes>.triggerTimes).found == [
        "1:5-7 out-of-range: `it` must be a whole number of at least 0, found `-1`",
        "  help: write `unlimited` for MJRefresh's -1",
      ])
    #expect(
      decode("Unlimited", as: ValueType<TriggerTimes>.triggerTimes).found.last
        == "  help: did you mean `unlimited`?")
    #expect(
      decode("[]", as: ValueType<TriggerTimes>.triggerTimes).found
        == ["1:5-7 wrong-type: `it` must be `unlimited` or a whole number of at least 0, found a list"])
  }

  @Test func `frames are described without files`() {
    func drawn(_ text: String) -> FrameSequence? {
      if case .drawn(let sequence)? = decode(text, as: ValueType<FrameSource>.frames).value {
        sequence
      } else {
        nil
      }
    }
    #expect(
      drawn("{count: 60, size: [20, 70]}")
        == FrameSequence(count: 60, size: Size(width: 20, height: 70), duration: Interval(seconds: 6)))
    #expect(drawn("{count: 1, size: [1, 1], duration: 300ms}")?.duration == Interval(seconds: 0.3))
    #expect(
      decode("{count: 1001, size: [1, 1]}", as: ValueType<FrameSource>.frames).found
        == ["1:13-17 out-of-range: `count` must be at most 1000, found `1001`"])
    #expect(
      decode("{size: [1, 1]}", as: ValueType<FrameSource>.frames).found
        == ["1:5-6 missing-key: `it` has no `count`", "  help: `count` must be a whole number from 1 to 1000"])
  }

  @Test(arguments: ["a.png", "[a.png]", "{ frames: a.png }", "{ frames: [a.png] }"])
  func `frames are described by files`(text: String) {
    let (value, found) = decode(text, as: ValueType<FrameSource>.frames)
    #expect(found == [])
    guard case .files(let files)? = value else {
      Issue.record("these are no files: \(text)")
      return
    }
    #expect(files.names.map(\.value) == ["a.png"])
    #expect(files.duration == nil)
  }
}
