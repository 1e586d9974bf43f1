import Testing

/// One mistake in a part that is written on several lines gives one message, at its line.
@Suite struct `Broken parts: lines` {
  private static let all: [BrokenPart] = [
    .init(
      "it:\n  kind: ring\n  center: 50%\n  size: [28, 28]",
      "8:15-18 wrong-type: `center` must be a list of 2 items, each a length in points or a percentage like `50%`, found `50%`",
      help: "write `center: [50%, 50%]`"),
    .init(
      "it:\n  kind: ring\n  left: 0\n  right: 0\n  width: 20\n  top: 0\n  bottom: 0",
      "10:7-12 part-place: `width` is superfluous: `left` and `right` say the horizontal place",
      help: "two lengths are enough: remove one of `left`, `right` and `width`"),
    .init(
      "it:\n  kind: ring\n  center: [50%, 24]\n  size: [28, 28]\n  alpha: 50",
      "10:14-16 out-of-range: `alpha` must be at most 1, found `50`",
      help: "write `50%`"),
    .init(
      "it:\n  kind: ring\n  center: [50%, 24]\n  size: [28, 28]\n  alpha: -0.5",
      "10:14-18 out-of-range: `alpha` must be at least 0, found `-0.5`"),
    .init(
      "it:\n  kind: ring\n  center: [50%, 24]\n  size: [28, 28]\n  animate: -1s",
      "10:16-19 out-of-range: `animate` must be at least 0 seconds, found `-1s`"),
    .init(
      "it:\n  kind: [ring]\n  center: [0, 0]\n  size: [1, 1]",
      "7:13-19 wrong-type: `kind` must be one of `label`, `image`, `frames`, `ring`, `bar`, `box`, `spinner`, `switch`, found a list"
    ),
    .init(
      "- ring: { kind: ring, center: [0, 0], size: [1, 1] }\n- hint: { kind: ring, center: [0, 0], size: [1, 1] }",
      "6:5-7:57 wrong-type: `parts` must be a map from name to a part, found a list",
      help: "write each part under its name: `parts: { ring: { kind: ring, … } }`"),
    .init(
      "it:\n  kind: image\n  center: [50%, 24]\n  size: [28, 28]\n  image: [../a.png, b.png]",
      "10:14-31 wrong-type: `image` must be the path of an image, found a list"),
    .init(
      "it:\n  kind: ring\n  center: [50%, 24]\n  size: [28, 28]\n  color: rgb(255,0,0)",
      "10:14-26 wrong-value: `color` must be a colour like `\"#5A5A5A\"`, found `rgb(255,0,0)`"),
    .init(
      "it:\n  kind: ring\n  center: [50%, 24]\n  size: [28, 28]\n  color: '#GG0000'",
      "10:14-23 wrong-value: `color` must be a colour like `\"#5A5A5A\"`, found `#GG0000`"),
    .init(
      "it:\n  kind: ring\n  center: [50%, 24]\n  size: [28, 28]\n  color: '#FFF'",
      "10:14-20 wrong-value: `color` must be a colour like `\"#5A5A5A\"`, found `#FFF`",
      help: "write each digit twice: `\"#FFFFFF\"`"),
    .init(
      "it:\n  kind: ring\n  center: [50%, 24]\n  size: [28, 28]\n  end:\n    pull:\n      30: 0\n      100: 1",
      "12:11-13 out-of-range: `pull` has the percentage `30`, but the maximum is `1000%`",
      help: "write `30%`"),
    .init(
      "it:\n  kind: label\n  center: [50%, 24]\n  size: [28, 28]\n  text: { en: }",
      "10:18-18 no-value: `en` has no value; it must be text"),
    .init(
      "it:\n  kind: ring\n  center: [50%, 24]\n  size: [28, 28]\n  hidden: { state: refreshing }",
      "10:24-34 wrong-type: `state` must be a map, found `refreshing`",
      help: "write it like `state: { idle: true }`"),
    .init(
      "it:\n  kind: label\n  center: [50%, 24]\n  size: [28, 28]\n  font: { size: 12 }",
      "10:7-11 unknown-key: unknown key `font` in a `label` part",
      help: "did you mean `fontSize`?"),
    .init(
      "it:\n  kind: box\n  center: [50%, 24]\n  size: [28, 28]\n  border: '#000000'",
      "10:15-24 wrong-type: `border` must be a map, found `#000000`",
      help: "write it like `border: { width: 1 }`"),
    .init(
      "ring: null",
      "6:11-15 wrong-type: `ring` must be a map, found `null`",
      help: "write it like `ring: { kind: ring, center: [50%, 50%], size: [28, 28] }`"),
    .init(
      "it:\n  kind: ring\n  center: [50%, 24]\n  size: [28, 28]\n  end:\n    state:\n      refreshing:\n        every: 1s\n        from: 0",
      "13:13-18 missing-key: `refreshing` has no `to`",
      help: "`to` must be a percentage like `50%` or a fraction like `0.5`"),
    .init(
      "it:\n  kind: ring\n  center: [50%, 24]\n  size: [28, 28]\n  end:\n    pull:\n      30%: 0\n      20%: 1",
      "13:11-14 unsorted-ramp: `20%` comes after `30%`",
      help: "write the percentages of a ramp in ascending order"),
    .init(
      "it:\n  kind: ring\n  center: [50%, 24]\n  size: [28, 28]\n  end:\n    pull:\n      - 30%: 0\n      - 100%: 1",
      "12:11-13:20 wrong-type: `pull` must be a map from pulling percent to a percentage like `50%` or a fraction like `0.5`, found a list",
      help: "write it as one map, without dashes and square brackets"),
    .init(
      "it:\n  kind: ring\n  center: [50%, 24]\n  size: [28, 28]\n  end:\n    state:\n      - idle: 0",
      "12:11-20 wrong-type: `state` must be a map, found a list",
      help: "write it as one map, without dashes and square brackets"),
    .init(
      "it:\n  kind: ring\n  center: [50%, 24]\n  size: [28, 28]\n  strokeColor: '#000000'\n  color: '#000000'",
      "10:7-18 unknown-key: unknown key `strokeColor` in a `ring` part",
      help: "did you mean `color`?"),
    .init(
      "it:\n  kind: frames\n  images: { idle: { count: 3, size: [9, 9] } }\n  center: [50%, 24]\n  size: [28, 28]\n  duration: 1s",
      "11:7-15 misplaced-key: `duration` isn't a key of a `frames` part",
      help: "write a duration with its frames: `{ frames: …, duration: 0.5s }`"),
    .init(
      "it:\n  kind: frames\n  center: [50%, 24]\n  size: [28, 28]\n  images: { idle: [] }",
      "10:23-25 wrong-count: `idle` must be a non-empty list, each item the path of an image, found an empty list"
    ),
    .init(
      "it:\n  kind: frames\n  center: [50%, 24]\n  size: [28, 28]\n  images: { idle: { count: 3 } }",
      "10:23-24 missing-key: `idle` has no `size`",
      help: "`size` must be a list of 2 items, each a length in points"),
    .init(
      "it:\n  kind: frames\n  center: [50%, 24]\n  size: [28, 28]\n  images:",
      "10:14-14 no-value: `images` has no value; it must be a map",
      help: "write it like `images: { idle: frames/dropdown_{1..60}@2x.png }`"),
    .init(
      "it:\n  kind: frames\n  center: [50%, 24]\n  size: [28, 28]\n  images: {}",
      "10:15-17 no-value: `images` is an empty map; it must have frames for a state"),
    .init(
      "it:\n  kind: label\n  center: [50%, 24]\n  size: [28, 28]\n  text: { pull: { 0%: { en: a, zh_CN: b }, 100%: c } }",
      "10:36-41 wrong-value: `language` must be a language tag like `en` or `zh-Hans`, found `zh_CN`",
      help: "write `zh-Hans`"),
    .init(
      "it:\n  kind: ring\n  center: [50%, 24]\n  size: [28, 28]\n  rotation: { state: { refreshing: { every: 1s, from: 0, to: 360, repeat: true } } }",
      "10:71-77 unknown-key: unknown key `repeat` in `refreshing`",
      help: "the keys of `refreshing` are `every`, `from`, `to` and `yoyo`"),
    .init(
      "it:\n  kind: ring\n  center: [50%, 24]\n  size: [28, 28]\n  rotation: { state: { refreshing: every 1s } }",
      "10:40-48 wrong-value: `refreshing` must be a number, found `every 1s`"),
    .init(
      "it:\n  kind: ring\n  center: [50%, 24]\n  size: [28, 28]\n  rotation: NaN",
      "10:17-20 wrong-value: `rotation` must be a number, found `NaN`",
      help: "write a finite number"),
    .init(
      "it:\n  kind: ring\n  center: [50%, 24]\n  size: [28, 28]\n  end: { pull: { 0%: 0, 100%: 1 }, pull: { 0%: 0, 100%: 1 } }",
      "10:40-44 duplicate-key: key `pull` appears twice in this map"),
    .init(
      "it:\n  kind: ring\n  center: [50%, 24]\n  size: [28, 28]\n  end: { pull: { 0%: 0, 100%: 1%% } }",
      "10:35-38 wrong-unit: `100%` must be a percentage like `50%` or a fraction like `0.5`, found `1%%`",
      help: "write the number without `%%`"),
    .init(
      "it:\n  kind: ring\n  center: [50%, 24]\n  size: [28, 28]\n  end: { pull: { '0%': 0, 'x%': 1 } }",
      "10:31-35 wrong-value: `pull` must be a percentage like `50%` or a fraction like `0.5`, found `x%`"),
    .init(
      "it:\n  kind: ring\n  center: [50%, 24]\n  size: [28, 28]\n  end: { pull: { 0%: 0, 100% : 1, 2000%: 3 } }",
      "10:39-44 out-of-range: `pull` must be at most 10, found `2000%`"),
    .init(
      "it:\n  kind: ring\n  center: [50%, 24]\n  size: [28, 28]\n  end: { pull: { from: 0, to: 1 } }",
      "10:22-26 wrong-value: `pull` must be a percentage like `50%` or a fraction like `0.5`, found `from`"),
    .init(
      "it:\n  kind: ring\n  center: [50%, 24]\n  size: [28, 28]\n  end: { from: 0, to: 1 }",
      "10:14-18 misplaced-key: a repetition belongs under a state, in which it begins",
      help: "write `end: { state: { refreshing: { from: 0, to: 1 } } }`"),
    .init(
      "it:\n  kind: label\n  center: [50%, 24]\n  size: [28, 28]\n  text: { idle: { en: a } }",
      "10:15-19 misplaced-key: states belong one level deeper in `text`, under `state`",
      help: "write `text: { state: { idle: { en: a } } }`"),
    .init(
      "it:\n  kind: label\n  center: [50%, 24]\n  size: [28, 28]\n  text: { refreshing: Loading, default: a }",
      "10:15-25 misplaced-key: `refreshing` isn't a key of `text`",
      help: "`refreshing` is a state, and belongs one level deeper, under `state`"),
    .init(
      "it:\n  kind: ring\n  center: [50%, 24]\n  size: [28, 28]\n  color: { 0%: '#000000', 100%: '#FFFFFF' }",
      "10:16-18 misplaced-key: percentages belong one level deeper in `color`, under `pull`",
      help: "write `color: { pull: { 0%: '#000000', 100%: '#FFFFFF' } }`"),
    .init(
      "it:\n  kind: ring\n  center: [50%, 24]\n  size: [28, 28]\n  hidden: { pulling: true }",
      "10:17-24 misplaced-key: states belong one level deeper in `hidden`, under `state`",
      help: "write `hidden: { state: { pulling: true } }`"),
  ]

  @Test(arguments: all)
  func `a broken part is answered once, at its place`(broken: BrokenPart) {
    let (message, help) = broken.found
    #expect(message == [broken.message])
    #expect(help == broken.help)
  }
}
