import Testing

/// One mistake in a part gives one message at its location, with a correction if that is clear.
@Suite struct `Broken parts: keys and values` {
  /// Lines below `parts:`, the first of which is line 6, and the diagnostics.
  private static let all: [BrokenPart] = [
    .init(
      "it: { kind: ring, center: [50%, 24], size: [28, 28], colour: \"#FF0000\" }",
      "6:58-64 unknown-key: unknown key `colour` in a `ring` part",
      help: "did you mean `color`?"),
    .init(
      "it: { kind: ring, center: [50%, 24], size: [28, 28], backgroundColor: \"#FF0000\" }",
      "6:58-73 unknown-key: unknown key `backgroundColor` in a `ring` part",
      help: "did you mean `color`?"),
    .init(
      "it: { kind: ring, center: [50%, 24], size: [28, 28], strokeEnd: 1 }",
      "6:58-67 unknown-key: unknown key `strokeEnd` in a `ring` part",
      help: "did you mean `end`?"),
    .init(
      "it: { kind: ring, center: [50%, 24], size: [28, 28], text: Hi }",
      "6:58-62 misplaced-key: `text` isn't a key of a `ring` part",
      help: "`text` is for `label`"),
    .init(
      "it: { kind: ring, center: [50%, 24], size: [28, 28], isHidden: true }",
      "6:58-66 unknown-key: unknown key `isHidden` in a `ring` part",
      help: "did you mean `hidden`?"),
    .init(
      "it: { kind: ring, center: [50%, 24], size: [28, 28], opacity: 50% }",
      "6:58-65 unknown-key: unknown key `opacity` in a `ring` part",
      help: "did you mean `alpha`?"),
    .init(
      "it: { kind: label, center: [50%, 24], size: [28, 28], titles: { idle: Pull } }",
      "6:59-65 misplaced-key: `titles` isn't a key of a `label` part",
      help: "`titles` belongs to the component, two levels up"),
    .init(
      "it: { kind: box, center: [50%, 24], size: [28, 28], borderWidth: 2 }",
      "6:57-68 misplaced-key: `borderWidth` isn't a key of a `box` part",
      help: "write `border: { width: 2 }`"),
    .init(
      "it: { kind: box, center: [50%, 24], size: [28, 28], border: 2 }",
      "6:65-66 wrong-type: `border` must be a map, found `2`",
      help: "write it like `border: { width: 1 }`"),
    .init(
      "it: { kind: box, center: [50%, 24], size: [28, 28], border: { widht: 2 } }",
      "6:67-72 unknown-key: unknown key `widht` in `border`",
      help: "did you mean `width`? the keys of `border` are `width` and `color`"),
    .init(
      "it: { kind: ring, center: [50%, 24], size: [28, 28], state: { refreshing: 1 } }",
      "6:58-63 misplaced-key: `state` isn't a key of a `ring` part",
      help: "`state` belongs one level deeper, under the property that follows it"),
    .init(
      "it: { kind: ring, center: [50%, 24], size: [28, 28], wobble: 1 }",
      "6:58-64 unknown-key: unknown key `wobble` in a `ring` part",
      help: "of 22 keys the nearest are `left`, `scale` and `width`"),
    .init(
      "it: { kind: frames, center: [50%, 24], size: [28, 28], frames: { idle: { count: 3, size: [9, 9] } } }",
      "6:60-66 misplaced-key: `frames` isn't a key of a `frames` part",
      help: "write frames under `images`"),
    .init(
      "it: { kind: frames, center: [50%, 24], size: [28, 28], alpha: 1 }",
      "6:5-7 missing-key: a `frames` part has no `images`",
      help: "`images` must be a map"),
    .init(
      "it: { kind: image, center: [50%, 24], size: [28, 28], alpha: 1 }",
      "6:5-7 missing-key: an `image` part has no `image`",
      help: "`image` must be the path of an image or a map"),
    .init(
      "it: { kind: image, center: [50%, 24], size: [28, 28], images: { idle: { count: 3, size: [9, 9] } } }",
      "6:59-65 misplaced-key: `images` isn't a key of an `image` part",
      help: "`images` is for `frames`"),
    .init(
      "it: { kind: frames, center: [50%, 24], size: [28, 28], images: { count: 3, size: [9, 9] } }",
      "6:68-69 misplaced-key: frames belong one level deeper, under a state",
      help: "write `images: { idle: { count: 3, size: [9, 9] } }`"),
    .init(
      "it: { kind: frames, center: [50%, 24], size: [28, 28], images: nowhere.png }",
      "6:68-79 misplaced-key: frames belong one level deeper, under a state",
      help: "write `images: { idle: nowhere.png }`"),
    .init(
      "it: { kind: frames, center: [50%, 24], size: [28, 28], images: { idel: { count: 3, size: [9, 9] } } }",
      "6:70-74 unknown-key: unknown key `idel` in `images`",
      help:
        "did you mean `idle`? the keys of `images` are `idle`, `pulling`, `refreshing`, `willRefresh` and `noMoreData`"
    ),
    .init(
      "it: { kind: image, center: [50%, 24], size: [28, 28], image: nowhere.png }",
      "6:66-77 missing-file: there is no file `nowhere.png`"),
    .init(
      "it: { kind: ring, center: [50%, 24], size: [28, 28], color: red }",
      "6:65-68 wrong-value: `color` must be a colour like `\"#5A5A5A\"`, found `red`",
      help: "write `\"#FF0000\"`"),
    .init(
      "it: { kind: ring, center: [50%, 24], size: [28, 28], color: #FF0000 }",
      "6:65-72 unquoted-text: a `#` without quotes begins a comment, which hides the rest of the line",
      help: "write `it: { kind: ring, center: [50%, 24], size: [28, 28], color: \"#FF0000\" }`"),
    .init(
      "it: { kind: ring, center: [50%, 24], size: [28, 28], color: FF0000 }",
      "6:65-71 wrong-value: `color` must be a colour like `\"#5A5A5A\"`, found `FF0000`",
      help: "write `\"#FF0000\"`"),
    .init(
      "it: { kind: ring, center: [50%, 24], size: [28, 28], alpha: 2 }",
      "6:65-66 out-of-range: `alpha` must be at most 1, found `2`"),
    .init(
      "it: { kind: ring, center: [50%, 24], size: [28, 28], alpha: [1] }",
      "6:65-68 wrong-type: `alpha` must be a percentage like `50%` or a fraction like `0.5`, found a list"),
    .init(
      "it: { kind: ring, center: [50%, 24], size: [28, 28], alpha: }",
      "6:64-64 no-value: `alpha` has no value; it must be a percentage like `50%` or a fraction like `0.5`"),
    .init(
      "it: { kind: ring, center: [50%, 24], size: [28, 28], hidden: maybe }",
      "6:66-71 wrong-value: `hidden` must be `true` or `false`, found `maybe`"),
    .init(
      "it: { kind: ring, center: [50%, 24], size: [28, 28], lineWidth: -1 }",
      "6:69-71 out-of-range: `lineWidth` must be at least 0, found `-1`"),
    .init(
      "it: { kind: ring, center: [50%, 24], size: [28, 28], rotation: 360deg }",
      "6:68-74 wrong-unit: `rotation` must be a number, found `360deg`",
      help: "write the number without `deg`"),
    .init(
      "it: { kind: ring, center: [50%, 24], size: [28, 28], rotation: 360° }",
      "6:68-72 wrong-unit: `rotation` must be a number, found `360°`",
      help: "write the number without `°`"),
    .init(
      "it: { kind: ring, center: [50%, 24], size: [28, 28], moveX: 10pt }",
      "6:65-69 wrong-unit: `moveX` must be a length in points, found `10pt`",
      help: "lengths are in points, without a unit: write `10`"),
    .init(
      "it: { kind: ring, center: [50%, 24], size: [28, 28], moveX: 50% }",
      "6:65-68 wrong-unit: `moveX` must be a length in points, found `50%`",
      help: "this must be a length in points, not a percentage"),
    .init(
      "it: { kind: label, center: [50%, 24], size: [28, 28], align: middle }",
      "6:66-72 unknown-value: `align` must be one of `left`, `center`, `right`, found `middle`",
      help: "did you mean `center`?"),
    .init(
      "it: { kind: spinner, center: [50%, 24], size: [28, 28], style: big }",
      "6:68-71 unknown-value: `style` must be one of `medium`, `large`, `gray`, `white`, found `big`"),
    .init(
      "it: { kind: label, center: [50%, 24], size: [28, 28], fontSize: { state: { idle: 12 } } }",
      "6:69-70 wrong-type: `fontSize` is constant and can't follow the state or the pull",
      help: "it must be a length in points"),
    .init(
      "it: { kind: label, center: [50%, 24], size: [28, 28], bold: { pull: { 0%: true, 100%: false } } }",
      "6:65-66 wrong-type: `bold` is constant and can't follow the state or the pull",
      help: "it must be `true` or `false`"),
    .init(
      "it: { kind: ring, center: [50%, 24], size: [28, 28], animate: fast }",
      "6:67-71 wrong-value: `animate` must be a duration like `0.25s` or `250ms`, found `fast`"),
    .init(
      "it: { kind: ring, center: [50%, 24], size: [28, 28], animate: { state: { idle: 1s } } }",
      "6:67-90 wrong-type: `animate` must be a duration like `0.25s` or `250ms`, found a map"),
  ]

  @Test(arguments: all)
  func `a broken part is answered once, at its place`(broken: BrokenPart) {
    let (message, help) = broken.found
    #expect(message == [broken.message])
    #expect(help == broken.help)
  }
}
