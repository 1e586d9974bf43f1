import RefreshEngine

extension RunDraw {
  /// Returns a component of the same type with a few other settings, such as an app may attach in place of the first one.
  mutating func varied(_ component: ComponentBlueprint) -> ComponentBlueprint {
    var component = component
    for _ in 0..<(1 + random.number(below: 3)) { vary(&component.settings, of: component.kind) }
    return component
  }

  private mutating func vary(_ settings: inout ComponentSettings, of kind: ComponentKind) {
    switch random.number(below: 17) {
    case 0: settings.height = random.one(of: [80, 30])
    case 1: settings.ignoredInset = random.one(of: [12, -8])
    case 2: settings.automaticallyChangeAlpha = random.chance(80)
    case 3: settings.hidden = random.chance(80)
    case 4: settings.animationDisabled = true
    case 5: settings.fastAnimationDuration = Interval(seconds: random.one(of: [0.1, 0.5]))
    case 6: settings.slowAnimationDuration = Interval(seconds: random.one(of: [0.2, 1]))
    case 7 where kind.has(.stateLabel): settings.stateLabel.hidden = random.chance(80)
    case 8 where kind.has(.lastUpdatedTimeLabel): settings.lastUpdatedTimeLabel.hidden = random.chance(80)
    case 9 where kind.has(.stateLabel): settings.labelLeftInset = random.one(of: [0, 40])
    case 10 where kind.has(.stateLabel): settings.stateLabel.fontSize = random.one(of: [11, 20])
    case 11 where kind.has(.stateLabel):
      settings.titles[random.one(of: kind.family.titleStates)] = random.one(of: RunDraw.titles)
    case 12 where kind.has(.gif):
      let states: [RefreshState] = kind.family == .autoFooter ? [.refreshing] : [.idle, .pulling, .refreshing]
      settings.images[random.one(of: states)] = random.one(of: RunDraw.frames)
    case 12 where kind.has(.loading): settings.loading.style = .large
    case 13 where kind.family == .header: varyHeader(&settings)
    case 13 where kind.family == .autoFooter: varyAutoFooter(&settings)
    case 14 where kind.has(.arrow): settings.arrow.hidden = random.chance(80)
    case 15 where kind.has(.arrow): settings.arrow.image = Size(width: 24, height: 30)
    // Parts have different names, as in a file.
    case 16 where settings.parts.allSatisfy({ $0.name != RunDraw.partName }): settings.parts.append(part())
    default: break
    }
  }

  private mutating func varyHeader(_ settings: inout ComponentSettings) {
    switch random.number(below: 3) {
    case 0: settings.collectionViewAnimationBug = true
    case 1: settings.lastUpdatedTimeKey = "another list"
    default: settings.lastUpdatedTimeText = random.one(of: RunDraw.wordings)
    }
  }

  private mutating func varyAutoFooter(_ settings: inout ComponentSettings) {
    switch random.number(below: 4) {
    case 0: settings.automaticallyRefresh = false
    case 1: settings.triggerPercent = random.one(of: [-1, 0, 0.5, 2])
    case 2: settings.autoTriggerTimes = random.one(of: [.unlimited, .times(0), .times(2)])
    default: settings.refreshingTitleHidden = true
    }
  }

  /// Titles for all languages, and for some.
  static let titles = [
    LocalizedText("Other words"),
    LocalizedText(versions: [
      LocalizedText.Version(language: "ko", text: "다른 말"),
      LocalizedText.Version(language: "en", text: "Other words"),
      LocalizedText.Version(language: "zh-Hant", text: "其他詞語"),
      LocalizedText.Version(language: "zh-Hans", text: "其他词语"),
    ]),
  ]

  /// The tags of languages: those that the library has, some with a region or a script, and one that it doesn't have.
  static let languages = [
    "en", "en-GB", "ko", "ko-KR", "zh-Hans", "zh-Hant-HK", "zh-CN", "zh-SG", "zh-TW", "zh-HK", "zh-MO", "ru", "uk",
    "fr",
  ]

  private static let frames = [1, 4].map { FrameSequence(count: $0, size: Size(width: 30, height: 30)) }

  /// Wordings of the time of the last refresh for all languages, for some, and for both.
  static let wordings = [
    [
      LocalizedTemplate.Version(
        language: nil,
        template: TimeTemplate(parts: [
          .text("Updated "),
          .date([
            .day(digits: 1), .text("."), .month(digits: 1), .text("."), .year(digits: 2), .text(", "),
            .hour12(digits: 1),
            .text(":"), .minute(digits: 2), .text(":"), .second(digits: 2), .text(" "), .period,
          ]),
        ]))
    ],
    [
      LocalizedTemplate.Version(language: "ko", template: TimeTemplate(parts: [.relative, .text("에 업데이트")])),
      LocalizedTemplate.Version(
        language: "en", template: TimeTemplate(parts: [.text("Updated: "), .relative])),
    ],
    [
      LocalizedTemplate.Version(language: "en", template: TimeTemplate(parts: [.text("Since "), .relative])),
      LocalizedTemplate.Version(language: nil, template: TimeTemplate(parts: [.text("↻ "), .relative])),
      LocalizedTemplate.Version(language: "zh-Hant", template: TimeTemplate(parts: [.text("更新："), .relative])),
    ],
  ].map { LocalizedTemplate(versions: $0) }
}
