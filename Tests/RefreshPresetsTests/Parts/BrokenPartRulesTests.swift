import Testing

/// One mistake in a part gives one message at its location, with a correction if that is clear.
@Suite struct `Broken parts: what follows, repeats and reads` {
  /// Lines below `parts:`, the first of which is line 6, and the diagnostics.
  private static let all: [BrokenPart] = [
    .init(
      "it: { kind: ring, center: [50%, 24], size: [28, 28], end: {} }",
      "6:63-65 no-value: `end` is an empty map; it must be a percentage like `50%` or a fraction like `0.5`, or a map of `default`, `state` and `pull`"
    ),
    .init(
      "it: { kind: ring, center: [50%, 24], size: [28, 28], end: { idle: 0, refreshing: 1 } }",
      "6:65-69 misplaced-key: states belong one level deeper in `end`, under `state`",
      help: "write `end: { state: { idle: 0, refreshing: 1 } }`"),
    .init(
      "it: { kind: ring, center: [50%, 24], size: [28, 28], end: { 0%: 0, 100%: 1 } }",
      "6:65-67 misplaced-key: percentages belong one level deeper in `end`, under `pull`",
      help: "write `end: { pull: { 0%: 0, 100%: 1 } }`"),
    .init(
      "it: { kind: ring, center: [50%, 24], size: [28, 28], end: { state: { idle: 0, refreshin: 1 } } }",
      "6:83-92 unknown-key: unknown key `refreshin` in `state`",
      help:
        "did you mean `refreshing`? the keys of `state` are `idle`, `pulling`, `refreshing`, `willRefresh` and `noMoreData`"
    ),
    .init(
      "it: { kind: ring, center: [50%, 24], size: [28, 28], end: { states: { idle: 0 } } }",
      "6:65-71 unknown-key: unknown key `states` in `end`",
      help: "did you mean `state`? the keys of `end` are `default`, `state` and `pull`"),
    .init(
      "it: { kind: ring, center: [50%, 24], size: [28, 28], end: { state: { idle: 0 }, refreshing: 1 } }",
      "6:85-95 misplaced-key: `refreshing` isn't a key of `end`",
      help: "`refreshing` is a state, and belongs one level deeper, under `state`"),
    .init(
      "it: { kind: ring, center: [50%, 24], size: [28, 28], end: { state: 1 } }",
      "6:72-73 wrong-type: `state` must be a map, found `1`",
      help: "write it like `state: { idle: 50% }`"),
    .init(
      "it: { kind: ring, center: [50%, 24], size: [28, 28], end: { state: {} } }",
      "6:72-74 no-value: `state` is an empty map; it must have a value for a state"),
    .init(
      "it: { kind: ring, center: [50%, 24], size: [28, 28], end: { state: { idle: } } }",
      "6:79-79 no-value: `idle` has no value; it must be a percentage like `50%` or a fraction like `0.5`"),
    .init(
      "it: { kind: ring, center: [50%, 24], size: [28, 28], end: { state: { pull: { 0%: 0, 100%: 1 } } } }",
      "6:74-78 misplaced-key: `pull` isn't a key of `state`",
      help: "`pull` belongs one level up, next to `state`"),
    .init(
      "it: { kind: ring, center: [50%, 24], size: [28, 28], end: { stat: { idle: 1 } } }",
      "6:65-69 unknown-key: unknown key `stat` in `end`",
      help: "did you mean `state`? the keys of `end` are `default`, `state` and `pull`"),
    .init(
      "it: { kind: ring, center: [50%, 24], size: [28, 28], end: { default: 0, 30%: 1 } }",
      "6:77-80 misplaced-key: `30%` isn't a key of `end`",
      help: "a percentage belongs one level deeper, under `pull`"),
    .init(
      "it: { kind: ring, center: [50%, 24], size: [28, 28], end: { pull: { 0%: 0 } } }",
      "6:73-75 wrong-count: `pull` needs at least two percentages, found one",
      help: "write a constant without `pull`, or a ramp like `pull: { 0%: …, 100%: … }`"),
    .init(
      "it: { kind: ring, center: [50%, 24], size: [28, 28], end: { pull: {} } }",
      "6:71-73 wrong-count: `pull` needs at least two percentages, found none",
      help: "write a constant without `pull`, or a ramp like `pull: { 0%: …, 100%: … }`"),
    .init(
      "it: { kind: ring, center: [50%, 24], size: [28, 28], end: { pull: 1 } }",
      "6:71-72 wrong-type: `pull` must be a map from pulling percent to a percentage like `50%` or a fraction like `0.5`, found `1`",
      help: "write it like `pull: { 0%: …, 100%: … }`"),
    .init(
      "it: { kind: ring, center: [50%, 24], size: [28, 28], end: { pull: [0, 1] } }",
      "6:71-77 wrong-type: `pull` must be a map from pulling percent to a percentage like `50%` or a fraction like `0.5`, found a list",
      help: "write it like `pull: { 0%: …, 100%: … }`"),
    .init(
      "it: { kind: ring, center: [50%, 24], size: [28, 28], end: { pull: [{ 0%: 0 }, { 100%: 1 }] } }",
      "6:71-95 wrong-type: `pull` must be a map from pulling percent to a percentage like `50%` or a fraction like `0.5`, found a list",
      help: "write it as one map, without dashes and square brackets"),
    .init(
      "it: { kind: ring, center: [50%, 24], size: [28, 28], end: { pull: { 100%: 1, 0%: 0 } } }",
      "6:82-84 unsorted-ramp: `0%` comes after `100%`",
      help: "write the percentages of a ramp in ascending order"),
    .init(
      "it: { kind: ring, center: [50%, 24], size: [28, 28], end: { pull: { 0%: 0, 50%: 1, 0.5: 1 } } }",
      "6:88-91 unsorted-ramp: `0.5` is the same as `50%`",
      help: "use each percentage once"),
    .init(
      "it: { kind: ring, center: [50%, 24], size: [28, 28], end: { pull: { 0: 0, 100: 1 } } }",
      "6:79-82 out-of-range: `pull` has the percentage `100`, but the maximum is `1000%`",
      help: "write `100%`"),
    .init(
      "it: { kind: ring, center: [50%, 24], size: [28, 28], end: { pull: { 0%: 0, all: 1 } } }",
      "6:80-83 wrong-value: `pull` must be a percentage like `50%` or a fraction like `0.5`, found `all`"),
    .init(
      "it: { kind: ring, center: [50%, 24], size: [28, 28], end: { pull: { 0%: 0, -10%: 1 } } }",
      "6:80-84 out-of-range: `pull` must be at least 0, found `-10%`"),
    .init(
      "it: { kind: ring, center: [50%, 24], size: [28, 28], end: { pull: { 0%: none, 100%: 1 } } }",
      "6:77-81 wrong-value: `0%` must be a percentage like `50%` or a fraction like `0.5`, found `none`"),
    .init(
      "it: { kind: ring, center: [50%, 24], size: [28, 28], end: { pull: { idle: 0, refreshing: 1 } } }",
      "6:73-77 misplaced-key: `idle` is a state, but `pull` needs percentages",
      help: "write states under `state`, next to `pull`"),
    .init(
      "it: { kind: ring, center: [50%, 24], size: [28, 28], color: { pull: { 0%: red, 100%: \"#FF0000\" } } }",
      "6:79-82 wrong-value: `0%` must be a colour like `\"#5A5A5A\"`, found `red`",
      help: "write `\"#FF0000\"`"),
    .init(
      "it: { kind: ring, center: [50%, 24], size: [28, 28], end: { pullingPercent: { 0%: 0, 100%: 1 } } }",
      "6:65-79 unknown-key: unknown key `pullingPercent` in `end`",
      help: "did you mean `pull`? the keys of `end` are `default`, `state` and `pull`"),
    .init(
      "it: { kind: ring, center: [50%, 24], size: [28, 28], rotation: { every: 1s, from: 0, to: 360 } }",
      "6:70-75 misplaced-key: a repetition belongs under a state, in which it begins",
      help: "write `rotation: { state: { refreshing: { every: 1s, from: 0, to: 360 } } }`"),
    .init(
      "it: { kind: ring, center: [50%, 24], size: [28, 28], rotation: { default: { every: 1s, from: 0, to: 360 } } }",
      "6:81-86 misplaced-key: `default` can't repeat",
      help: "only numbers can repeat, and only in a state: `state: { refreshing: { every: 1s, from: 0, to: 360 } }`"
    ),
    .init(
      "it: { kind: ring, center: [50%, 24], size: [28, 28], rotation: { pull: { 0%: { every: 1s, from: 0, to: 360 }, 100%: 1 } } }",
      "6:84-89 misplaced-key: `0%` can't repeat",
      help: "only numbers can repeat, and only in a state: `state: { refreshing: { every: 1s, from: 0, to: 360 } }`"
    ),
    .init(
      "it: { kind: ring, center: [50%, 24], size: [28, 28], rotation: { state: { refreshing: { every: 1s, from: 0 } } } }",
      "6:91-92 missing-key: `refreshing` has no `to`",
      help: "`to` must be a number"),
    .init(
      "it: { kind: ring, center: [50%, 24], size: [28, 28], rotation: { state: { refreshing: { every: 0s, from: 0, to: 1 } } } }",
      "6:100-102 out-of-range: `every` must be greater than 0 seconds, found `0s`"),
    .init(
      "it: { kind: ring, center: [50%, 24], size: [28, 28], rotation: { state: { refreshing: { duration: 1s, from: 0, to: 1 } } } }",
      "6:93-101 unknown-key: unknown key `duration` in `refreshing`",
      help: "did you mean `every`? the keys of `refreshing` are `every`, `from`, `to` and `yoyo`"),
    .init(
      "it: { kind: ring, center: [50%, 24], size: [28, 28], rotation: { state: { refreshing: { every: 1s, from: 0, to: 1, autoreverses: true } } } }",
      "6:120-132 unknown-key: unknown key `autoreverses` in `refreshing`",
      help: "did you mean `yoyo`? the keys of `refreshing` are `every`, `from`, `to` and `yoyo`"),
    .init(
      "it: { kind: ring, center: [50%, 24], size: [28, 28], rotation: { state: { refreshing: { every: 1s, from: 0, to: turn } } } }",
      "6:117-121 wrong-value: `to` must be a number, found `turn`"),
    .init(
      "it: { kind: ring, center: [50%, 24], size: [28, 28], rotation: { state: { refreshing: { every: 1s, from: 0, to: 1, yoyo: 3 } } } }",
      "6:126-127 wrong-value: `yoyo` must be `true` or `false`, found `3`"),
    .init(
      "it: { kind: ring, center: [50%, 24], size: [28, 28], rotation: { state: { refreshing: { default: 3 } } } }",
      "6:91-92 wrong-type: `refreshing` must be a number or a repetition, found a map",
      help: "write a repetition like `{ every: 1s, from: 0, to: 360 }`"),
    .init(
      "it: { kind: ring, center: [50%, 24], size: [28, 28], rotation: { state: { refreshing: [0, 360] } } }",
      "6:91-99 wrong-type: `refreshing` must be a number, found a list"),
    .init(
      "it: { kind: ring, center: [50%, 24], size: [28, 28], color: { state: { refreshing: { every: 1s, from: \"#000000\", to: \"#FF0000\" } } } }",
      "6:90-95 misplaced-key: `refreshing` can't repeat",
      help: "only numbers can repeat, and only in a state: `state: { refreshing: { every: 1s, from: 0, to: 360 } }`"
    ),
    .init(
      "it: { kind: label, center: [50%, 24], size: [28, 28], text: { state: { refreshing: { every: 1s, from: 0, to: 1 } } } }",
      "6:90-95 misplaced-key: `refreshing` can't repeat",
      help: "only numbers can repeat, and only in a state: `state: { refreshing: { every: 1s, from: 0, to: 360 } }`"
    ),
    .init(
      "it: { kind: label, center: [50%, 24], size: [28, 28], text: { idle: Pull, pulling: Let go } }",
      "6:67-71 misplaced-key: states belong one level deeper in `text`, under `state`",
      help: "write `text: { state: { idle: Pull, pulling: Let go } }`"),
    .init(
      "it: { kind: label, center: [50%, 24], size: [28, 28], text: { en_US: Pull } }",
      "6:67-72 wrong-value: `language` must be a language tag like `en` or `zh-Hans`, found `en_US`",
      help: "write `en-US`"),
    .init(
      "it: { kind: label, center: [50%, 24], size: [28, 28], text: { state: { idle: { en: Pull, zh_Hans: x } } } }",
      "6:94-101 wrong-value: `language` must be a language tag like `en` or `zh-Hans`, found `zh_Hans`",
      help: "write `zh-Hans`"),
    .init(
      "it: { kind: label, center: [50%, 24], size: [28, 28], text: { en: { state: { idle: Pull } } } }",
      "6:67-69 misplaced-key: the language `en` is above `state`, but belongs below it",
      help: "write it like `text: { state: { idle: { en: … } } }`"),
    .init(
      "it: { kind: label, center: [50%, 24], size: [28, 28], text: { defalt: Pull } }",
      "6:67-73 unknown-key: unknown key `defalt` in `text`",
      help: "did you mean `default`? the keys of `text` are `default`, `state` and `pull`"),
    .init(
      "it: { kind: label, center: [50%, 24], size: [28, 28], text: [Pull] }",
      "6:65-71 wrong-type: `text` must be text or a map from language to text, found a list"),
    .init(
      "it: { kind: label, center: [50%, 24], size: [28, 28], text: { state: { idle: { } } } }",
      "6:82-85 no-value: `idle` is an empty map; it must be text, or one for each language"),
    .init(
      "it: { kind: switch, center: [50%, 24], size: [28, 28], on: 2 }",
      "6:64-65 wrong-value: `on` must be `true` or `false`, found `2`"),
    .init(
      "it: { kind: spinner, center: [50%, 24], size: [28, 28], animating: { state: [refreshing] } }",
      "6:81-93 wrong-type: `state` must be a map, found a list",
      help: "write it like `state: { idle: true }`"),
    .init(
      "it: { kind: bar, center: [50%, 24], size: [28, 28], value: 200% }",
      "6:64-68 out-of-range: `value` must be at most 1, found `200%`"),
  ]

  @Test(arguments: all)
  func `a broken part is answered once, at its place`(broken: BrokenPart) {
    let (message, help) = broken.found
    #expect(message == [broken.message])
    #expect(help == broken.help)
  }

  @Test(arguments: [
    Broken(
      "name: it\nheader:\n  type: header\n  parts: ring",
      [
        "4:10-14 wrong-type: `parts` must be a map from name to a part, found `ring`",
        "  help: write each part under its name: `parts: { ring: { kind: ring, … } }`",
      ]),
    Broken(
      "name: it\nheader:\n  type: header\n  parts: {}",
      ["4:10-12 no-value: `parts` is an empty map; it must be a map from name to a part"]),
    Broken(
      "name: it\nheader:\n  type: header\n  parts:",
      [
        "4:9-9 no-value: `parts` has no value; it must be a map from name to a part",
        "  help: write each part under its name: `parts: { ring: { kind: ring, … } }`",
      ]),
    Broken(
      "name: it\nparts: { ring: { kind: ring, center: [50%, 24], size: [28, 28] } }\nheader: { type: header }",
      [
        "2:1-6 misplaced-key: `parts` isn't a key of the preset",
        "  help: `parts` belongs one level deeper, under `header`, `footer` or `trailer`",
      ]),
    Broken(
      "name: it\nheader:\n  type: header\n  part: { ring: { kind: ring, center: [50%, 24], size: [28, 28] } }",
      [
        "4:3-7 unknown-key: unknown key `part` in `header`",
        "  help: did you mean `parts`? the keys of `header` are `type`, `height`, `hidden`, `automaticallyChangeAlpha`, `fastAnimationDuration`, `slowAnimationDuration`, `animationDisabled`, `ignoredInset`, `lastUpdatedTimeKey`, `collectionViewAnimationBug` and `parts`",
      ]),
    Broken(
      "name: it\nheader:\n  type: header\n  ring: { kind: ring, center: [50%, 24], size: [28, 28] }",
      [
        "4:3-7 misplaced-key: `ring` isn't a key of `header`",
        "  help: a part belongs one level deeper, under `parts`",
      ]),
    Broken(
      "name: it\nheader:\n  type: header\n  views: { ring: { kind: ring, center: [50%, 24], size: [28, 28] } }",
      [
        "4:3-8 unknown-key: unknown key `views` in `header`",
        "  help: did you mean `parts`? the keys of `header` are `type`, `height`, `hidden`, `automaticallyChangeAlpha`, `fastAnimationDuration`, `slowAnimationDuration`, `animationDisabled`, `ignoredInset`, `lastUpdatedTimeKey`, `collectionViewAnimationBug` and `parts`",
      ]),
  ])
  func `parts in a wrong place are answered once`(broken: Broken) {
    #expect(load(broken.text).found == broken.found)
  }
}
