import Foundation

/// Presets of 20 to 40 lines, all different and all right.
enum Presets {
  /// The text of one.
  static func text(_ number: Int) -> String {
    var lines = [
      "# yaml-language-server: $schema=../../Schemas/preset.schema.json",
      "# 首页的下拉刷新:文字按设计稿,动画与系统一致。 A preset for measuring.",
      "name: preset-\(number)", "description: Pull to refresh with our own words, number \(number).",
      "language: \(number % 2 == 0 ? "en" : "zh-Hans")",
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

  /// About 50 MB of them, as documents of one text.
  static let (bytes, count): ([UInt8], Int) = {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(51 << 20)
    var count = 0
    while bytes.count < 50 << 20 {
      bytes += Array("---\n".utf8)
      bytes += Array(text(count).utf8)
      count += 1
    }
    return (bytes, count)
  }()

  /// A file of them.
  static func streamFile() throws -> String {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("refreshcfg-bench-stream.yaml")
    try Data(bytes).write(to: file)
    return file.path
  }

  /// A folder with so many of them as files.
  static func files(_ count: Int) throws -> URL {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("refreshcfg-bench-\(count)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
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
