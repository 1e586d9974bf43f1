import Testing

/// One mistake in a part, one message: at its place, and with what to write where that is clear.
@Suite struct `Broken parts` {
  /// Lines below `parts:`, of which the first is line 6, and what is found.
  typealias Row = (lines: String, found: String, help: String?)

  private static let namesAndKinds: [Row] = [
    (
      "ring: { kind: rng, center: [50%, 24], size: [28, 28] }",
      "6:19-22 unknown-value: `kind` must be one of `label`, `image`, `frames`, `ring`, `bar`, `box`, `spinner`, `switch`, found `rng`",
      "did you mean `ring`?"
    ),
    (
      "ring: { kind: UILabel, center: [50%, 24], size: [28, 28] }",
      "6:19-26 unknown-value: `kind` must be one of `label`, `image`, `frames`, `ring`, `bar`, `box`, `spinner`, `switch`, found `UILabel`",
      "did you mean `label`?"
    ),
    (
      "ring: { kind: CAShapeLayer, center: [50%, 24], size: [28, 28] }",
      "6:19-31 unknown-value: `kind` must be one of `label`, `image`, `frames`, `ring`, `bar`, `box`, `spinner`, `switch`, found `CAShapeLayer`",
      "did you mean `ring`?"
    ),
    (
      "ring: { type: ring, center: [50%, 24], size: [28, 28] }",
      "6:13-17 misplaced-key: `type` is not a key of `ring`",
      "what a part shows is its `kind`"
    ),
    (
      "ring: { center: [50%, 24], size: [28, 28] }",
      "6:5-9 missing-key: `ring` has no `kind`",
      "`kind` must be one of `label`, `image`, `frames`, `ring`, `bar`, `box`, `spinner`, `switch`"
    ),
    (
      "ring: { kind: , center: [50%, 24], size: [28, 28] }",
      "6:18-18 no-value: `kind` has no value; it must be one of `label`, `image`, `frames`, `ring`, `bar`, `box`, `spinner`, `switch`",
      nil
    ),
    (
      "ring: ring",
      "6:11-15 wrong-type: `ring` must be a map, found `ring`",
      "write it like `ring: { kind: ring, center: [50%, 50%], size: [28, 28] }`"
    ),
    (
      "ring:",
      "6:10-10 no-value: `ring` has no value; it must be a map",
      "write it like `ring: { kind: ring, center: [50%, 50%], size: [28, 28] }`"
    ),
    (
      "ring: [ring]",
      "6:11-17 wrong-type: `ring` must be a map, found a list",
      "write it like `ring: { kind: ring, center: [50%, 50%], size: [28, 28] }`"
    ),
    (
      "- kind: ring\n  center: [50%, 24]\n  size: [28, 28]",
      "6:5-21 wrong-type: `parts` must be a map from name to a part, found a list",
      "each part stands under its name: `parts: { ring: { kind: ring, … } }`"
    ),
    (
      "- name: ring\n  kind: ring\n  center: [50%, 24]\n  size: [28, 28]",
      "6:5-21 wrong-type: `parts` must be a map from name to a part, found a list",
      "each part stands under its name: `parts: { ring: { kind: ring, … } }`"
    ),
    (
      "kind: ring\ncenter: [50%, 24]\nsize: [28, 28]",
      "6:5-9 misplaced-key: a part needs a name, and stands one level deeper",
      "write `parts: { ring: { kind: … } }`"
    ),
    (
      "my ring: { kind: ring, center: [50%, 24], size: [28, 28] }",
      "6:7-8 wrong-value: `my ring` can't have a blank in it",
      "a name has letters of any script, digits, `-` and `_`"
    ),
    (
      "a.b: { kind: ring, center: [50%, 24], size: [28, 28] }",
      "6:6-7 wrong-value: `a.b` can't have `.` in it",
      "a name has letters of any script, digits, `-` and `_`"
    ),
    (
      "ring: { kind: ring, center: [50%, 24], size: [28, 28] }\nring: { kind: ring, center: [50%, 24], size: [28, 28] }",
      "7:5-9 duplicate-key: key `ring` is given twice in this map",
      nil
    ),
  ]

  private static let places: [Row] = [
    (
      "ring: { kind: ring }",
      "6:5-9 part-place: `ring` has no place",
      "say where it is and how large, like `center: [50%, 50%]` and `size: [28, 28]`"
    ),
    (
      "ring: { kind: ring, center: [50%, 24] }",
      "6:5-9 part-place: `ring` has a `center` and no size",
      "add `size: [28, 28]`"
    ),
    (
      "ring: { kind: ring, size: [28, 28] }",
      "6:5-9 part-place: `ring` has a `size` and no place",
      "add `center: [50%, 50%]`"
    ),
    (
      "ring: { kind: ring, left: 0, top: 0, height: 20 }",
      "6:5-9 part-place: `ring` has only `left` for its horizontal place, which needs two lengths",
      "add `right`, `centerX` or `width`"
    ),
    (
      "ring: { kind: ring, left: 0, width: 20, height: 20 }",
      "6:5-9 part-place: `ring` has only `height` for its vertical place, which needs two lengths",
      "add `top`, `bottom` or `centerY`"
    ),
    (
      "ring: { kind: ring, left: 0, width: 20, right: 0, top: 0, height: 20 }",
      "6:45-50 part-place: `right` is one too many: `left` and `width` say the horizontal place",
      "two lengths say it: leave out one of `left`, `width` and `right`"
    ),
    (
      "ring: { kind: ring, left: 0, center: [50%, 24], size: [28, 28] }",
      "6:25-29 part-place: `left` is one too many: `center` and `size` say the horizontal place",
      "two lengths say it: leave out one of `left`, `center` and `size`"
    ),
    (
      "ring: { kind: ring, width: 3, center: [50%, 24], size: [28, 28] }",
      "6:25-30 part-place: `width` says again what `size` says",
      "`size` is short for `width` and `height`: leave out one of the two"
    ),
    (
      "ring: { kind: ring, centerX: 3, center: [50%, 24], height: 20 }",
      "6:25-32 part-place: `centerX` says again what `center` says",
      "`center` is short for `centerX` and `centerY`: leave out one of the two"
    ),
    (
      "ring: { kind: ring, center: 24, size: [28, 28] }",
      "6:33-35 wrong-type: `center` must be a list of 2 items, each a length in points or a percentage like `50%`, found `24`",
      "write `center: [24, 24]`"
    ),
    (
      "ring: { kind: ring, center: [50%, 24], size: 28 }",
      "6:50-52 wrong-type: `size` must be a list of 2 items, each a length in points or a percentage like `50%`, found `28`",
      "write `size: [28, 28]`"
    ),
    (
      "ring: { kind: ring, center: [50%, 24], size: 28x28 }",
      "6:50-55 wrong-type: `size` must be a list of 2 items, each a length in points or a percentage like `50%`, found `28x28`",
      "write `size: [28, 28]`"
    ),
    (
      "ring: { kind: ring, center: [50%, 24], size: { width: 28, height: 28 } }",
      "6:50-75 wrong-type: `size` must be a list of 2 items, each a length in points or a percentage like `50%`, found a map",
      "write `size: [28, 28]`"
    ),
    (
      "ring: { kind: ring, center: [50%], size: [28, 28] }",
      "6:33-38 wrong-count: `center` must be a list of 2 items, each a length in points or a percentage like `50%`, found 1 item",
      nil
    ),
    (
      "ring: { kind: ring, center: [50%, 24, 3], size: [28, 28] }",
      "6:33-45 wrong-count: `center` must be a list of 2 items, each a length in points or a percentage like `50%`, found 3 items",
      nil
    ),
    (
      "ring: { kind: ring, center: [half, 24], size: [28, 28] }",
      "6:34-38 wrong-value: `center` must be a length in points or a percentage like `50%`, found `half`",
      nil
    ),
    (
      "ring: { kind: ring, center: [50%, 24], size: [0, 28] }",
      "6:51-52 out-of-range: `size` must be greater than 0, found `0`",
      nil
    ),
    (
      "ring: { kind: ring, center: [50%, 24], size: [28, -28] }",
      "6:55-58 out-of-range: `size` must be greater than 0, found `-28`",
      nil
    ),
    (
      "ring: { kind: ring, center: [50%, 24], size: [28pt, 28] }",
      "6:51-55 wrong-unit: `size` must be a length in points or a percentage like `50%`, found `28pt`",
      "write `28` for points, or `28%` for a part of the component's width or height"
    ),
    (
      "ring: { kind: ring, centerX: 50% + 10, width: 28, top: 3, height: 28 }",
      "6:34-42 wrong-unit: `centerX` must be a length in points or a percentage like `50%`, found `50% + 10`",
      "points and percentages don't add up here: move the part by `moveX` or `moveY`"
    ),
    (
      "ring: { kind: ring, x: 10, width: 28, top: 3, height: 28 }",
      "6:25-26 unknown-key: unknown key `x` in a `ring` part",
      "did you mean `left`?"
    ),
    (
      "ring: { kind: ring, lef: 10, width: 28, top: 3, height: 28 }",
      "6:25-28 unknown-key: unknown key `lef` in a `ring` part",
      "did you mean `left`?"
    ),
    (
      "ring: { kind: ring, leading: 10, width: 28, top: 3, height: 28 }",
      "6:25-32 unknown-key: unknown key `leading` in a `ring` part",
      "did you mean `left`?"
    ),
    (
      "ring: { kind: ring, frame: [0, 0, 28, 28] }",
      "6:25-30 misplaced-key: `frame` is not a key of a `ring` part",
      "the place of a part is two of `left`, `right`, `centerX` and `width`, and two of `top`, `bottom`, `centerY` and `height`"
    ),
    (
      "ring: { kind: ring, left: wide, width: 28, top: 3, height: 28 }",
      "6:31-35 wrong-value: `left` must be a length in points or a percentage like `50%`, found `wide`",
      nil
    ),
  ]

  private static let keys: [Row] = [
    (
      "it: { kind: ring, center: [50%, 24], size: [28, 28], colour: \"#FF0000\" }",
      "6:58-64 unknown-key: unknown key `colour` in a `ring` part",
      "did you mean `color`?"
    ),
    (
      "it: { kind: ring, center: [50%, 24], size: [28, 28], backgroundColor: \"#FF0000\" }",
      "6:58-73 unknown-key: unknown key `backgroundColor` in a `ring` part",
      "did you mean `color`?"
    ),
    (
      "it: { kind: ring, center: [50%, 24], size: [28, 28], strokeEnd: 1 }",
      "6:58-67 unknown-key: unknown key `strokeEnd` in a `ring` part",
      "did you mean `end`?"
    ),
    (
      "it: { kind: ring, center: [50%, 24], size: [28, 28], text: Hi }",
      "6:58-62 misplaced-key: `text` is not a key of a `ring` part",
      "`text` is for `label`"
    ),
    (
      "it: { kind: ring, center: [50%, 24], size: [28, 28], isHidden: true }",
      "6:58-66 unknown-key: unknown key `isHidden` in a `ring` part",
      "did you mean `hidden`?"
    ),
    (
      "it: { kind: ring, center: [50%, 24], size: [28, 28], opacity: 50% }",
      "6:58-65 unknown-key: unknown key `opacity` in a `ring` part",
      "did you mean `alpha`?"
    ),
    (
      "it: { kind: label, center: [50%, 24], size: [28, 28], titles: { idle: Pull } }",
      "6:59-65 misplaced-key: `titles` is not a key of a `label` part",
      "`titles` belongs to the component, two levels up"
    ),
    (
      "it: { kind: box, center: [50%, 24], size: [28, 28], borderWidth: 2 }",
      "6:57-68 misplaced-key: `borderWidth` is not a key of a `box` part",
      "write `border: { width: 2 }`"
    ),
    (
      "it: { kind: box, center: [50%, 24], size: [28, 28], border: 2 }",
      "6:65-66 wrong-type: `border` must be a map, found `2`",
      "write it like `border: { width: 60 }`"
    ),
    (
      "it: { kind: box, center: [50%, 24], size: [28, 28], border: { widht: 2 } }",
      "6:67-72 unknown-key: unknown key `widht` in `border`",
      "did you mean `width`? the keys of `border` are `width` and `color`"
    ),
    (
      "it: { kind: ring, center: [50%, 24], size: [28, 28], state: { refreshing: 1 } }",
      "6:58-63 misplaced-key: `state` is not a key of a `ring` part",
      "`state` belongs one level deeper, under the property that follows it"
    ),
    (
      "it: { kind: ring, center: [50%, 24], size: [28, 28], wobble: 1 }",
      "6:58-64 unknown-key: unknown key `wobble` in a `ring` part",
      "of 22 keys the nearest are `left`, `scale` and `width`"
    ),
    (
      "it: { kind: frames, center: [50%, 24], size: [28, 28], frames: { idle: { count: 3, size: [9, 9] } } }",
      "6:60-66 misplaced-key: `frames` is not a key of a `frames` part",
      "frames stand under `images`"
    ),
    (
      "it: { kind: frames, center: [50%, 24], size: [28, 28], alpha: 1 }",
      "6:5-7 missing-key: a `frames` part has no `images`",
      "`images` must be a map"
    ),
    (
      "it: { kind: image, center: [50%, 24], size: [28, 28], alpha: 1 }",
      "6:5-7 missing-key: an `image` part has no `image`",
      "`image` must be the path of an image or a map"
    ),
    (
      "it: { kind: image, center: [50%, 24], size: [28, 28], images: { idle: { count: 3, size: [9, 9] } } }",
      "6:59-65 misplaced-key: `images` is not a key of an `image` part",
      "`images` is for `frames`"
    ),
    (
      "it: { kind: frames, center: [50%, 24], size: [28, 28], images: { count: 3, size: [9, 9] } }",
      "6:68-69 misplaced-key: frames belong one level deeper, under a state",
      "write `images: { idle: { count: 3, size: [9, 9] } }`"
    ),
    (
      "it: { kind: frames, center: [50%, 24], size: [28, 28], images: nowhere.png }",
      "6:68-79 misplaced-key: frames belong one level deeper, under a state",
      "write `images: { idle: nowhere.png }`"
    ),
    (
      "it: { kind: frames, center: [50%, 24], size: [28, 28], images: { idel: { count: 3, size: [9, 9] } } }",
      "6:70-74 unknown-key: unknown key `idel` in `images`",
      "did you mean `idle`? the keys of `images` are `idle`, `pulling`, `refreshing`, `willRefresh` and `noMoreData`"
    ),
    (
      "it: { kind: image, center: [50%, 24], size: [28, 28], image: nowhere.png }",
      "6:66-77 missing-file: there is no file `nowhere.png`",
      nil
    ),
  ]

  private static let values: [Row] = [
    (
      "it: { kind: ring, center: [50%, 24], size: [28, 28], color: red }",
      "6:65-68 wrong-value: `color` must be a colour like `\"#5A5A5A\"`, found `red`",
      "write `\"#FF0000\"`"
    ),
    (
      "it: { kind: ring, center: [50%, 24], size: [28, 28], color: #FF0000 }",
      "6:65-72 unquoted-text: a `#` without quotes begins a comment, which hides the rest of the line",
      "write `it: { kind: ring, center: [50%, 24], size: [28, 28], color: \"#FF0000\" }`"
    ),
    (
      "it: { kind: ring, center: [50%, 24], size: [28, 28], color: FF0000 }",
      "6:65-71 wrong-value: `color` must be a colour like `\"#5A5A5A\"`, found `FF0000`",
      "write `\"#FF0000\"`"
    ),
    (
      "it: { kind: ring, center: [50%, 24], size: [28, 28], alpha: 2 }",
      "6:65-66 out-of-range: `alpha` must be at most 1, found `2`",
      nil
    ),
    (
      "it: { kind: ring, center: [50%, 24], size: [28, 28], alpha: [1] }",
      "6:65-68 wrong-type: `alpha` must be a percentage like `50%` or a fraction like `0.5`, found a list",
      nil
    ),
    (
      "it: { kind: ring, center: [50%, 24], size: [28, 28], alpha: }",
      "6:64-64 no-value: `alpha` has no value; it must be a percentage like `50%` or a fraction like `0.5`",
      nil
    ),
    (
      "it: { kind: ring, center: [50%, 24], size: [28, 28], hidden: maybe }",
      "6:66-71 wrong-value: `hidden` must be `true` or `false`, found `maybe`",
      nil
    ),
    (
      "it: { kind: ring, center: [50%, 24], size: [28, 28], lineWidth: -1 }",
      "6:69-71 out-of-range: `lineWidth` must be at least 0, found `-1`",
      nil
    ),
    (
      "it: { kind: ring, center: [50%, 24], size: [28, 28], rotation: 360deg }",
      "6:68-74 wrong-unit: `rotation` must be a number, found `360deg`",
      "write the number without `deg`"
    ),
    (
      "it: { kind: ring, center: [50%, 24], size: [28, 28], rotation: 360° }",
      "6:68-72 wrong-unit: `rotation` must be a number, found `360°`",
      "write the number without `°`"
    ),
    (
      "it: { kind: ring, center: [50%, 24], size: [28, 28], moveX: 10pt }",
      "6:65-69 wrong-unit: `moveX` must be a length in points, found `10pt`",
      "lengths are in points, without a unit: write `10`"
    ),
    (
      "it: { kind: ring, center: [50%, 24], size: [28, 28], moveX: 50% }",
      "6:65-68 wrong-unit: `moveX` must be a length in points, found `50%`",
      "this is a length in points, not a part of another one"
    ),
    (
      "it: { kind: label, center: [50%, 24], size: [28, 28], align: middle }",
      "6:66-72 unknown-value: `align` must be one of `left`, `center`, `right`, found `middle`",
      "did you mean `center`?"
    ),
    (
      "it: { kind: spinner, center: [50%, 24], size: [28, 28], style: big }",
      "6:68-71 unknown-value: `style` must be one of `medium`, `large`, `gray`, `white`, found `big`",
      nil
    ),
    (
      "it: { kind: label, center: [50%, 24], size: [28, 28], fontSize: { state: { idle: 12 } } }",
      "6:69-70 wrong-type: `fontSize` is always the same, and can't follow state and pull",
      "it must be a length in points"
    ),
    (
      "it: { kind: label, center: [50%, 24], size: [28, 28], bold: { pull: { 0%: true, 100%: false } } }",
      "6:65-66 wrong-type: `bold` is always the same, and can't follow state and pull",
      "it must be `true` or `false`"
    ),
    (
      "it: { kind: ring, center: [50%, 24], size: [28, 28], animate: fast }",
      "6:67-71 wrong-value: `animate` must be a duration like `0.25s` or `250ms`, found `fast`",
      nil
    ),
    (
      "it: { kind: ring, center: [50%, 24], size: [28, 28], animate: { state: { idle: 1s } } }",
      "6:67-90 wrong-type: `animate` must be a duration like `0.25s` or `250ms`, found a map",
      nil
    ),
  ]

  private static let whatFollows: [Row] = [
    (
      "it: { kind: ring, center: [50%, 24], size: [28, 28], end: {} }",
      "6:63-65 no-value: `end` is an empty map; it must be a percentage like `50%` or a fraction like `0.5`, or a map of `default`, `state` and `pull`",
      nil
    ),
    (
      "it: { kind: ring, center: [50%, 24], size: [28, 28], end: { idle: 0, refreshing: 1 } }",
      "6:65-69 misplaced-key: states belong one level deeper in `end`, under `state`",
      "write `end: { state: { idle: 0, refreshing: 1 } }`"
    ),
    (
      "it: { kind: ring, center: [50%, 24], size: [28, 28], end: { 0%: 0, 100%: 1 } }",
      "6:65-67 misplaced-key: percentages belong one level deeper in `end`, under `pull`",
      "write `end: { pull: { 0%: 0, 100%: 1 } }`"
    ),
    (
      "it: { kind: ring, center: [50%, 24], size: [28, 28], end: { state: { idle: 0, refreshin: 1 } } }",
      "6:83-92 unknown-key: unknown key `refreshin` in `state`",
      "did you mean `refreshing`? the keys of `state` are `idle`, `pulling`, `refreshing`, `willRefresh` and `noMoreData`"
    ),
    (
      "it: { kind: ring, center: [50%, 24], size: [28, 28], end: { states: { idle: 0 } } }",
      "6:65-71 unknown-key: unknown key `states` in `end`",
      "did you mean `state`? the keys of `end` are `default`, `state` and `pull`"
    ),
    (
      "it: { kind: ring, center: [50%, 24], size: [28, 28], end: { state: { idle: 0 }, refreshing: 1 } }",
      "6:85-95 misplaced-key: `refreshing` is not a key of `end`",
      "`refreshing` is a state, and belongs one level deeper, under `state`"
    ),
    (
      "it: { kind: ring, center: [50%, 24], size: [28, 28], end: { state: 1 } }",
      "6:72-73 wrong-type: `state` must be a map, found `1`",
      "write it like `state: { idle: 50% }`"
    ),
    (
      "it: { kind: ring, center: [50%, 24], size: [28, 28], end: { state: {} } }",
      "6:72-74 no-value: `state` is an empty map; it must have a value for a state",
      nil
    ),
    (
      "it: { kind: ring, center: [50%, 24], size: [28, 28], end: { state: { idle: } } }",
      "6:79-79 no-value: `idle` has no value; it must be a percentage like `50%` or a fraction like `0.5`",
      nil
    ),
    (
      "it: { kind: ring, center: [50%, 24], size: [28, 28], end: { state: { pull: { 0%: 0, 100%: 1 } } } }",
      "6:74-78 misplaced-key: `pull` is not a key of `state`",
      "`pull` belongs one level up, beside `state`"
    ),
    (
      "it: { kind: ring, center: [50%, 24], size: [28, 28], end: { stat: { idle: 1 } } }",
      "6:65-69 unknown-key: unknown key `stat` in `end`",
      "did you mean `state`? the keys of `end` are `default`, `state` and `pull`"
    ),
    (
      "it: { kind: ring, center: [50%, 24], size: [28, 28], end: { default: 0, 30%: 1 } }",
      "6:77-80 misplaced-key: `30%` is not a key of `end`",
      "a percentage belongs one level deeper, under `pull`"
    ),
    (
      "it: { kind: ring, center: [50%, 24], size: [28, 28], end: { pull: { 0%: 0 } } }",
      "6:73-75 wrong-count: `pull` needs at least two percentages, found one",
      "what is always the same is written without `pull`; a ramp is written `pull: { 0%: …, 100%: … }`"
    ),
    (
      "it: { kind: ring, center: [50%, 24], size: [28, 28], end: { pull: {} } }",
      "6:71-73 wrong-count: `pull` needs at least two percentages, found none",
      "what is always the same is written without `pull`; a ramp is written `pull: { 0%: …, 100%: … }`"
    ),
    (
      "it: { kind: ring, center: [50%, 24], size: [28, 28], end: { pull: 1 } }",
      "6:71-72 wrong-type: `pull` must be a map from pulling percent to a percentage like `50%` or a fraction like `0.5`, found `1`",
      "write it like `pull: { 0%: …, 100%: … }`"
    ),
    (
      "it: { kind: ring, center: [50%, 24], size: [28, 28], end: { pull: [0, 1] } }",
      "6:71-77 wrong-type: `pull` must be a map from pulling percent to a percentage like `50%` or a fraction like `0.5`, found a list",
      "write it like `pull: { 0%: …, 100%: … }`"
    ),
    (
      "it: { kind: ring, center: [50%, 24], size: [28, 28], end: { pull: [{ 0%: 0 }, { 100%: 1 }] } }",
      "6:71-95 wrong-type: `pull` must be a map from pulling percent to a percentage like `50%` or a fraction like `0.5`, found a list",
      "write it as one map, without dashes and square brackets"
    ),
    (
      "it: { kind: ring, center: [50%, 24], size: [28, 28], end: { pull: { 100%: 1, 0%: 0 } } }",
      "6:82-84 unsorted-ramp: `0%` stands behind `100%`",
      "the percentages of a ramp rise"
    ),
    (
      "it: { kind: ring, center: [50%, 24], size: [28, 28], end: { pull: { 0%: 0, 50%: 1, 0.5: 2 } } }",
      "6:88-91 unsorted-ramp: `0.5` is the same as `50%`",
      "each percentage stands once"
    ),
    (
      "it: { kind: ring, center: [50%, 24], size: [28, 28], end: { pull: { 0: 0, 100: 1 } } }",
      "6:79-82 out-of-range: `pull` has the percentage `100`, and the greatest is `1000%`",
      "write `100%`"
    ),
    (
      "it: { kind: ring, center: [50%, 24], size: [28, 28], end: { pull: { 0%: 0, all: 1 } } }",
      "6:80-83 wrong-value: `pull` must be a percentage like `50%` or a fraction like `0.5`, found `all`",
      nil
    ),
    (
      "it: { kind: ring, center: [50%, 24], size: [28, 28], end: { pull: { 0%: 0, -10%: 1 } } }",
      "6:80-84 out-of-range: `pull` must be at least 0, found `-10%`",
      nil
    ),
    (
      "it: { kind: ring, center: [50%, 24], size: [28, 28], end: { pull: { 0%: none, 100%: 1 } } }",
      "6:77-81 wrong-value: `0%` must be a percentage like `50%` or a fraction like `0.5`, found `none`",
      nil
    ),
    (
      "it: { kind: ring, center: [50%, 24], size: [28, 28], end: { pull: { idle: 0, refreshing: 1 } } }",
      "6:73-77 misplaced-key: `idle` is a state, and percentages stand under `pull`",
      "states stand under `state`, beside `pull`"
    ),
    (
      "it: { kind: ring, center: [50%, 24], size: [28, 28], color: { pull: { 0%: red, 100%: \"#FF0000\" } } }",
      "6:79-82 wrong-value: `0%` must be a colour like `\"#5A5A5A\"`, found `red`",
      "write `\"#FF0000\"`"
    ),
    (
      "it: { kind: ring, center: [50%, 24], size: [28, 28], end: { pullingPercent: { 0%: 0, 100%: 1 } } }",
      "6:65-79 unknown-key: unknown key `pullingPercent` in `end`",
      "did you mean `pull`? the keys of `end` are `default`, `state` and `pull`"
    ),
  ]

  private static let repetitions: [Row] = [
    (
      "it: { kind: ring, center: [50%, 24], size: [28, 28], rotation: { every: 1s, from: 0, to: 360 } }",
      "6:70-75 misplaced-key: a repetition belongs under a state, in which it begins",
      "write `rotation: { state: { refreshing: { every: 1s, from: 0, to: 360 } } }`"
    ),
    (
      "it: { kind: ring, center: [50%, 24], size: [28, 28], rotation: { default: { every: 1s, from: 0, to: 360 } } }",
      "6:81-86 misplaced-key: `default` can't repeat",
      "only numbers repeat, and only in a state: `state: { refreshing: { every: 1s, from: 0, to: 360 } }`"
    ),
    (
      "it: { kind: ring, center: [50%, 24], size: [28, 28], rotation: { pull: { 0%: { every: 1s, from: 0, to: 360 }, 100%: 1 } } }",
      "6:84-89 misplaced-key: `0%` can't repeat",
      "only numbers repeat, and only in a state: `state: { refreshing: { every: 1s, from: 0, to: 360 } }`"
    ),
    (
      "it: { kind: ring, center: [50%, 24], size: [28, 28], rotation: { state: { refreshing: { every: 1s, from: 0 } } } }",
      "6:91-92 missing-key: `refreshing` has no `to`",
      "`to` must be a number"
    ),
    (
      "it: { kind: ring, center: [50%, 24], size: [28, 28], rotation: { state: { refreshing: { every: 0s, from: 0, to: 1 } } } }",
      "6:100-102 out-of-range: `every` must be greater than 0 seconds, found `0s`",
      nil
    ),
    (
      "it: { kind: ring, center: [50%, 24], size: [28, 28], rotation: { state: { refreshing: { duration: 1s, from: 0, to: 1 } } } }",
      "6:93-101 unknown-key: unknown key `duration` in `refreshing`",
      "did you mean `every`? the keys of `refreshing` are `every`, `from`, `to` and `yoyo`"
    ),
    (
      "it: { kind: ring, center: [50%, 24], size: [28, 28], rotation: { state: { refreshing: { every: 1s, from: 0, to: 1, autoreverses: true } } } }",
      "6:120-132 unknown-key: unknown key `autoreverses` in `refreshing`",
      "did you mean `yoyo`? the keys of `refreshing` are `every`, `from`, `to` and `yoyo`"
    ),
    (
      "it: { kind: ring, center: [50%, 24], size: [28, 28], rotation: { state: { refreshing: { every: 1s, from: 0, to: turn } } } }",
      "6:117-121 wrong-value: `to` must be a number, found `turn`",
      nil
    ),
    (
      "it: { kind: ring, center: [50%, 24], size: [28, 28], rotation: { state: { refreshing: { every: 1s, from: 0, to: 1, yoyo: 3 } } } }",
      "6:126-127 wrong-value: `yoyo` must be `true` or `false`, found `3`",
      nil
    ),
    (
      "it: { kind: ring, center: [50%, 24], size: [28, 28], rotation: { state: { refreshing: { default: 3 } } } }",
      "6:91-92 wrong-type: `refreshing` must be a number or a repetition, found a map",
      "a repetition is written `{ every: 1s, from: 0, to: 360 }`"
    ),
    (
      "it: { kind: ring, center: [50%, 24], size: [28, 28], rotation: { state: { refreshing: [0, 360] } } }",
      "6:91-99 wrong-type: `refreshing` must be a number, found a list",
      nil
    ),
    (
      "it: { kind: ring, center: [50%, 24], size: [28, 28], color: { state: { refreshing: { every: 1s, from: \"#000000\", to: \"#FF0000\" } } } }",
      "6:90-95 misplaced-key: `refreshing` can't repeat",
      "only numbers repeat, and only in a state: `state: { refreshing: { every: 1s, from: 0, to: 360 } }`"
    ),
    (
      "it: { kind: label, center: [50%, 24], size: [28, 28], text: { state: { refreshing: { every: 1s, from: 0, to: 1 } } } }",
      "6:90-95 misplaced-key: `refreshing` can't repeat",
      "only numbers repeat, and only in a state: `state: { refreshing: { every: 1s, from: 0, to: 360 } }`"
    ),
  ]

  private static let textsAndOthers: [Row] = [
    (
      "it: { kind: label, center: [50%, 24], size: [28, 28], text: { idle: Pull, pulling: Let go } }",
      "6:67-71 misplaced-key: states belong one level deeper in `text`, under `state`",
      "write `text: { state: { idle: Pull, pulling: Let go } }`"
    ),
    (
      "it: { kind: label, center: [50%, 24], size: [28, 28], text: { en_US: Pull } }",
      "6:67-72 wrong-value: `language` must be a language tag like `en` or `zh-Hans`, found `en_US`",
      "write `en-US`"
    ),
    (
      "it: { kind: label, center: [50%, 24], size: [28, 28], text: { state: { idle: { en: Pull, zh_Hans: x } } } }",
      "6:94-101 wrong-value: `language` must be a language tag like `en` or `zh-Hans`, found `zh_Hans`",
      "write `zh-Hans`"
    ),
    (
      "it: { kind: label, center: [50%, 24], size: [28, 28], text: { en: { state: { idle: Pull } } } }",
      "6:67-69 misplaced-key: the language `en` stands above `state`, and belongs below it",
      "write it like `text: { state: { idle: { en: … } } }`"
    ),
    (
      "it: { kind: label, center: [50%, 24], size: [28, 28], text: { defalt: Pull } }",
      "6:67-73 unknown-key: unknown key `defalt` in `text`",
      "did you mean `default`? the keys of `text` are `default`, `state` and `pull`"
    ),
    (
      "it: { kind: label, center: [50%, 24], size: [28, 28], text: [Pull] }",
      "6:65-71 wrong-type: `text` must be text or a map from language to text, found a list",
      nil
    ),
    (
      "it: { kind: label, center: [50%, 24], size: [28, 28], text: { state: { idle: { } } } }",
      "6:82-85 no-value: `idle` is an empty map; it must be text, or such for each language",
      nil
    ),
    (
      "it: { kind: switch, center: [50%, 24], size: [28, 28], on: 2 }",
      "6:64-65 wrong-value: `on` must be `true` or `false`, found `2`",
      nil
    ),
    (
      "it: { kind: spinner, center: [50%, 24], size: [28, 28], animating: { state: [refreshing] } }",
      "6:81-93 wrong-type: `state` must be a map, found a list",
      "write it like `state: { idle: true }`"
    ),
    (
      "it: { kind: bar, center: [50%, 24], size: [28, 28], value: 200% }",
      "6:64-68 out-of-range: `value` must be at most 1, found `200%`",
      nil
    ),
  ]

  private static let all =
    namesAndKinds + places + keys + values + whatFollows + repetitions + textsAndOthers

  @Test(arguments: all.indices)
  func `a broken part is answered once, at its place`(index: Int) {
    let row = Self.all[index]
    let lines = row.lines.split(separator: "\n").map { "    \($0)\n" }.joined()
    let (_, found) = load("name: it\nheader:\n  type: header\n  height: 60\n  parts:\n\(lines)")
    #expect(found.filter { !$0.hasPrefix("  ") } == [row.found])
    #expect(found.last { $0.hasPrefix("  help: ") } == row.help.map { "  help: \($0)" })
  }

  @Test(arguments: [
    Broken(
      "name: it\nheader:\n  type: header\n  parts: ring",
      [
        "4:10-14 wrong-type: `parts` must be a map from name to a part, found `ring`",
        "  help: each part stands under its name: `parts: { ring: { kind: ring, … } }`",
      ]),
    Broken(
      "name: it\nheader:\n  type: header\n  parts: {}",
      ["4:10-12 no-value: `parts` is an empty map; it must be a map from name to a part"]),
    Broken(
      "name: it\nheader:\n  type: header\n  parts:",
      [
        "4:9-9 no-value: `parts` has no value; it must be a map from name to a part",
        "  help: each part stands under its name: `parts: { ring: { kind: ring, … } }`",
      ]),
    Broken(
      "name: it\nparts: { ring: { kind: ring, center: [50%, 24], size: [28, 28] } }\nheader: { type: header }",
      [
        "2:1-6 misplaced-key: `parts` is not a key of the preset",
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
        "4:3-7 misplaced-key: `ring` is not a key of `header`",
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
