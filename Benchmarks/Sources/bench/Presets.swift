import Foundation

/// Presets of 20 to 40 lines, all different: with comments, Chinese texts and presets that they extend.
enum Presets {
  /// What is in the presets of a stream or folder.
  enum Kind: String {
    /// Nothing is wrong.
    case right
    /// They have images, which are there.
    case images
    /// They have images, and there are none.
    case missingImages
    /// There is a mistake or two in each.
    case mistakes
  }

  /// The text of one.
  static func text(_ number: Int, _ kind: Kind = .right) -> String {
    switch kind {
    case .right: right(number)
    case .images: right(number).replacing("normalHeader", with: "gifHeader").replacing(native, with: images)
    case .missingImages:
      right(number).replacing("normalHeader", with: "gifHeader")
        .replacing(native, with: images.replacing("frame", with: "lost-\(number)"))
    case .mistakes:
      right(number).replacing("titles:", with: number % 3 == 0 ? "title:" : "titles:")
        .replacing("hidden: false", with: number % 3 == 1 ? "hiden: no" : "hidden: off")
        .replacing("height: 44", with: "height: 44px")
    }
  }

  /// The lines of a header's arrow and spinner, in whose place frames can be.
  private static let native = "  arrow: { hidden: false }\n  loading: { style: large }\n"
  private static let images = """
      images:
        idle: images/frame_{1..6}@2x.png
        refreshing: [images/frame_2@2x.png, images/frame_4@2x.png]

    """

  private static func right(_ number: Int) -> String {
    var lines = [
      "# yaml-language-server: $schema=../../Schemas/preset.schema.json",
      "# 首页的下拉刷新:文字按设计稿,动画与系统一致。 A preset for measuring.",
      "name: preset-\(number)", "description: Pull to refresh with our own words, number \(number).",
      "language: \(number % 2 == 0 ? "en" : "zh-Hans")",
      number % 2 == 0 ? "extends: bases/\(number % 10).yaml" : "# 不继承其他预设。",
      "header:", "  type: normalHeader", "  height: \(50 + number % 20)                       # in points",
      "  automaticallyChangeAlpha: true   # 随下拉渐显",
      "  fastAnimationDuration: 0.\(20 + number % 10)s   # making room",
      "  slowAnimationDuration: 400ms     # going back", "  lastUpdatedTimeKey: feed-\(number)", "  titles:",
      "    idle: { en: Pull for news, zh-Hans: 下拉看看新鲜事 }", "    pulling: { en: Let go, zh-Hans: 松开立即刷新 }",
      "    refreshing: { en: \"Loading…\", zh-Hans: 正在努力加载中…… }",
      "  stateLabel: { textColor: \"#5A5A5A\", fontSize: 14 }",
      "  lastUpdatedTimeLabel: { hidden: false }  # 显示上次更新时间", "  arrow: { hidden: false }",
      "  loading: { style: large }", "footer:", "  type: autoNormalFooter",
    ]
    var more = [
      "  height: 44", "  triggerPercent: 50%              # half of it has to show", "  autoTriggerTimes: 3",
      "  automaticallyRefresh: true", "  refreshingTitleHidden: true", "  labelLeftInset: 12.5", "  titles:",
      "    idle: { en: More, zh-Hans: 点击或上拉加载更多 }", "    refreshing: { en: Loading, zh-Hans: 正在加载更多的数据 }",
      "    noMoreData: { en: That is all, zh-Hans: 已经全部加载完毕 }", "  stateLabel:", "    textColor: \"#8E8E93\"",
      "    fontSize: 13  # 没有更多了", "  loading: { style: medium }",
    ]
    if number % 25 == 0 {
      more[7] =
        "    # refreshcfg: ignore wide-title its end may be cut off\n    idle: Pull once more for all that is left of it"
    }
    let cuts = [0, 3, 6, 10, 14]
    lines += more.prefix(cuts[number % cuts.count])
    return lines.joined(separator: "\n") + "\n"
  }

  /// Documents of one text.
  ///
  /// - Parameter size: The number of bytes that they have at least.
  static func stream(of size: Int, _ kind: Kind = .right) -> [UInt8] {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(size + 4_096)
    var count = 0
    while bytes.count < size {
      bytes += Array("---\n".utf8)
      bytes += Array(text(count, kind).utf8)
      count += 1
    }
    return bytes
  }

  /// A file with a text, beside what presets extend and name.
  static func file(of bytes: [UInt8], _ kind: Kind = .right) throws -> String {
    let file = try folder("stream").appendingPathComponent("\(kind.rawValue).yaml")
    try Data(bytes).write(to: file)
    return file.path
  }

  /// A folder with the presets that others extend, and the images that they name.
  private static func folder(_ name: String) throws -> URL {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("refreshcfg-bench-\(name)")
    for name in ["bases", "images"] {
      try FileManager.default.createDirectory(
        at: folder.appendingPathComponent(name), withIntermediateDirectories: true)
    }
    for number in 0..<10 {
      let base = "name: base-\(number)\nheader: { type: normalHeader, ignoredInset: \(number) } # 公共设置\n"
      try Data(base.utf8).write(to: folder.appendingPathComponent("bases/\(number).yaml"))
    }
    for number in 1...6 {
      try Data(png).write(to: folder.appendingPathComponent("images/frame_\(number)@2x.png"))
    }
    return folder
  }

  /// The beginning of a picture of 80 by 80 pixels.
  private static let png: [UInt8] =
    [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13] + Array("IHDR".utf8)
    + [0, 0, 0, 80, 0, 0, 0, 80, 8, 6, 0, 0, 0, 0, 0, 0, 0]

  /// A folder with this number of them as files.
  static func files(_ count: Int) throws -> URL {
    let folder = try folder("\(count)")
    for (number, path) in paths(count, in: folder).enumerated() {
      try Data(text(number).utf8).write(to: URL(fileURLWithPath: path))
    }
    return folder
  }

  /// The paths of the files of a folder.
  static func paths(_ count: Int, in folder: URL) -> [String] {
    (0..<count).map { folder.appendingPathComponent("\($0).preset.yaml").path }
  }
}
