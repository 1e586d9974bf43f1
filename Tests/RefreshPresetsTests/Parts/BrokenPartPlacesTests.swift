import Testing

/// One mistake in a part gives one message at its location, with a correction if that is clear.
@Suite struct `Broken parts: names, kinds and places` {
  /// Lines below `parts:`, the first of which is line 6, and the diagnostics.
  private static let all: [BrokenPart] = [
    .init(
      "ring: { kind: rng, center: [50%, 24], size: [28, 28] }",
      "6:19-22 unknown-value: `kind` must be one of `label`, `image`, `frames`, `ring`, `bar`, `box`, `spinner`, `switch`, found `rng`",
      help: "did you mean `ring`?"),
    .init(
      "ring: { kind: UILabel, center: [50%, 24], size: [28, 28] }",
      "6:19-26 unknown-value: `kind` must be one of `label`, `image`, `frames`, `ring`, `bar`, `box`, `spinner`, `switch`, found `UILabel`",
      help: "did you mean `label`?"),
    .init(
      "ring: { kind: CAShapeLayer, center: [50%, 24], size: [28, 28] }",
      "6:19-31 unknown-value: `kind` must be one of `label`, `image`, `frames`, `ring`, `bar`, `box`, `spinner`, `switch`, found `CAShapeLayer`",
      help: "did you mean `ring`?"),
    .init(
      "ring: { type: ring, center: [50%, 24], size: [28, 28] }",
      "6:13-17 misplaced-key: `type` isn't a key of `ring`",
      help: "write `kind` for what a part shows"),
    .init(
      "ring: { center: [50%, 24], size: [28, 28] }",
      "6:5-9 missing-key: `ring` has no `kind`",
      help: "`kind` must be one of `label`, `image`, `frames`, `ring`, `bar`, `box`, `spinner`, `switch`"),
    .init(
      "ring: { kind: , center: [50%, 24], size: [28, 28] }",
      "6:18-18 no-value: `kind` has no value; it must be one of `label`, `image`, `frames`, `ring`, `bar`, `box`, `spinner`, `switch`"
    ),
    .init(
      "ring: ring",
      "6:11-15 wrong-type: `ring` must be a map, found `ring`",
      help: "write it like `ring: { kind: ring, center: [50%, 50%], size: [28, 28] }`"),
    .init(
      "ring:",
      "6:10-10 no-value: `ring` has no value; it must be a map",
      help: "write it like `ring: { kind: ring, center: [50%, 50%], size: [28, 28] }`"),
    .init(
      "ring: [ring]",
      "6:11-17 wrong-type: `ring` must be a map, found a list",
      help: "write it like `ring: { kind: ring, center: [50%, 50%], size: [28, 28] }`"),
    .init(
      "- kind: ring\n  center: [50%, 24]\n  size: [28, 28]",
      "6:5-8:21 wrong-type: `parts` must be a map from name to a part, found a list",
      help: "write each part under its name: `parts: { ring: { kind: ring, … } }`"),
    .init(
      "- name: ring\n  kind: ring\n  center: [50%, 24]\n  size: [28, 28]",
      "6:5-9:21 wrong-type: `parts` must be a map from name to a part, found a list",
      help: "write each part under its name: `parts: { ring: { kind: ring, … } }`"),
    .init(
      "kind: ring\ncenter: [50%, 24]\nsize: [28, 28]",
      "6:5-9 misplaced-key: a part needs a name, and belongs one level deeper",
      help: "write `parts: { ring: { kind: … } }`"),
    .init(
      "my ring: { kind: ring, center: [50%, 24], size: [28, 28] }",
      "6:7-8 wrong-value: `my ring` can't have a blank in it",
      help: "a name can have letters of any script, digits, `-` and `_`"),
    .init(
      "a.b: { kind: ring, center: [50%, 24], size: [28, 28] }",
      "6:6-7 wrong-value: `a.b` can't have `.` in it",
      help: "a name can have letters of any script, digits, `-` and `_`"),
    .init(
      "ring: { kind: ring, center: [50%, 24], size: [28, 28] }\nring: { kind: ring, center: [50%, 24], size: [28, 28] }",
      "7:5-9 duplicate-key: key `ring` appears twice in this map"),
    .init(
      "ring: { kind: ring }",
      "6:5-9 part-place: `ring` doesn't have a place",
      help: "specify its position and size, like `center: [50%, 50%]` and `size: [28, 28]`"),
    .init(
      "ring: { kind: ring, center: [50%, 24] }",
      "6:5-9 part-place: `ring` has a `center` and no size",
      help: "add `size: [28, 28]`"),
    .init(
      "ring: { kind: ring, size: [28, 28] }",
      "6:5-9 part-place: `ring` has a `size` and no place",
      help: "add `center: [50%, 50%]`"),
    .init(
      "ring: { kind: ring, left: 0, top: 0, height: 20 }",
      "6:5-9 part-place: `ring` has only `left` for its horizontal place, which needs two lengths",
      help: "add `right`, `centerX` or `width`"),
    .init(
      "ring: { kind: ring, left: 0, width: 20, height: 20 }",
      "6:5-9 part-place: `ring` has only `height` for its vertical place, which needs two lengths",
      help: "add `top`, `bottom` or `centerY`"),
    .init(
      "ring: { kind: ring, left: 0, width: 20, right: 0, top: 0, height: 20 }",
      "6:45-50 part-place: `right` is superfluous: `left` and `width` say the horizontal place",
      help: "two lengths are enough: remove one of `left`, `width` and `right`"),
    .init(
      "ring: { kind: ring, left: 0, center: [50%, 24], size: [28, 28] }",
      "6:25-29 part-place: `left` is superfluous: `center` and `size` say the horizontal place",
      help: "two lengths are enough: remove one of `left`, `center` and `size`"),
    .init(
      "ring: { kind: ring, width: 3, center: [50%, 24], size: [28, 28] }",
      "6:25-30 part-place: `width` repeats what `size` specifies",
      help: "`size` is short for `width` and `height`: remove one of the two"),
    .init(
      "ring: { kind: ring, centerX: 3, center: [50%, 24], height: 20 }",
      "6:25-32 part-place: `centerX` repeats what `center` specifies",
      help: "`center` is short for `centerX` and `centerY`: remove one of the two"),
    .init(
      "ring: { kind: ring, center: 24, size: [28, 28] }",
      "6:33-35 wrong-type: `center` must be a list of 2 items, each a length in points or a percentage like `50%`, found `24`",
      help: "write `center: [24, 24]`"),
    .init(
      "ring: { kind: ring, center: [50%, 24], size: 28 }",
      "6:50-52 wrong-type: `size` must be a list of 2 items, each a length in points or a percentage like `50%`, found `28`",
      help: "write `size: [28, 28]`"),
    .init(
      "ring: { kind: ring, center: [50%, 24], size: 28x28 }",
      "6:50-55 wrong-type: `size` must be a list of 2 items, each a length in points or a percentage like `50%`, found `28x28`",
      help: "write `size: [28, 28]`"),
    .init(
      "ring: { kind: ring, center: [50%, 24], size: { width: 28, height: 28 } }",
      "6:50-75 wrong-type: `size` must be a list of 2 items, each a length in points or a percentage like `50%`, found a map",
      help: "write `size: [28, 28]`"),
    .init(
      "ring: { kind: ring, center: [50%], size: [28, 28] }",
      "6:33-38 wrong-count: `center` must be a list of 2 items, each a length in points or a percentage like `50%`, found 1 item"
    ),
    .init(
      "ring: { kind: ring, center: [50%, 24, 3], size: [28, 28] }",
      "6:33-45 wrong-count: `center` must be a list of 2 items, each a length in points or a percentage like `50%`, found 3 items"
    ),
    .init(
      "ring: { kind: ring, center: [half, 24], size: [28, 28] }",
      "6:34-38 wrong-value: `center` must be a length in points or a percentage like `50%`, found `half`"),
    .init(
      "ring: { kind: ring, center: [50%, 24], size: [0, 28] }",
      "6:51-52 out-of-range: `size` must be greater than 0, found `0`"),
    .init(
      "ring: { kind: ring, center: [50%, 24], size: [28, -28] }",
      "6:55-58 out-of-range: `size` must be greater than 0, found `-28`"),
    .init(
      "ring: { kind: ring, center: [50%, 24], size: [28pt, 28] }",
      "6:51-55 wrong-unit: `size` must be a length in points or a percentage like `50%`, found `28pt`",
      help: "write `28` for points, or `28%` for a percentage of the component's width or height"),
    .init(
      "ring: { kind: ring, centerX: 50% + 10, width: 28, top: 3, height: 28 }",
      "6:34-42 wrong-unit: `centerX` must be a length in points or a percentage like `50%`, found `50% + 10`",
      help: "points and percentages can't be added here: move the part by `moveX` or `moveY`"),
    .init(
      "ring: { kind: ring, x: 10, width: 28, top: 3, height: 28 }",
      "6:25-26 unknown-key: unknown key `x` in a `ring` part",
      help: "did you mean `left`?"),
    .init(
      "ring: { kind: ring, lef: 10, width: 28, top: 3, height: 28 }",
      "6:25-28 unknown-key: unknown key `lef` in a `ring` part",
      help: "did you mean `left`?"),
    .init(
      "ring: { kind: ring, leading: 10, width: 28, top: 3, height: 28 }",
      "6:25-32 unknown-key: unknown key `leading` in a `ring` part",
      help: "did you mean `left`?"),
    .init(
      "ring: { kind: ring, frame: [0, 0, 28, 28] }",
      "6:25-30 misplaced-key: `frame` isn't a key of a `ring` part",
      help:
        "specify the place of a part by two of `left`, `right`, `centerX` and `width`, and two of `top`, `bottom`, `centerY` and `height`"
    ),
    .init(
      "ring: { kind: ring, left: wide, width: 28, top: 3, height: 28 }",
      "6:31-35 wrong-value: `left` must be a length in points or a percentage like `50%`, found `wide`"),
  ]

  @Test(arguments: all)
  func `a broken part is answered once, at its place`(broken: BrokenPart) {
    let (message, help) = broken.found
    #expect(message == [broken.message])
    #expect(help == broken.help)
  }
}
