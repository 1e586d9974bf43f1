import RefreshDiagnostics

extension Rule {
  // MARK: - Parts

  package static let partPlace = Rule(
    "part-place", "a part with too few or too many lengths",
    what: """
      A part's place is specified by two of `left`, `right`, `centerX` and `width` and two of `top`, `bottom`, `centerY` and \
      `height`; `center` and `size` are short for one of each. A direction has fewer or more of them, or one twice.
      """,
    why: "With fewer, the place is unknown; with more, they contradict each other.",
    bad: .header("parts: { ring: { kind: ring, left: 10, center: [50%, 50%], size: [28, 28] } }"),
    good: .header("parts: { ring: { kind: ring, center: [50%, 50%], size: [28, 28] } }"))

  package static let samePartName = Rule(
    "same-part-name", "part names that are the same in code",
    what: """
      Two parts of a component have names that result in the same identifier: the words between `-` and `_` are joined, and the case of \
      the first letter doesn't count.
      """,
    why: "An app has a view for each part, whose identifier in code is derived from the part's name.",
    bad: .header(
      "parts: { a-b: { kind: ring, center: [10, 50%], size: [9, 9] }, a_b: { kind: ring, center: [30, 50%], size: [9, 9] } }"
    ),
    good: .header(
      "parts: { a: { kind: ring, center: [10, 50%], size: [9, 9] }, b: { kind: ring, center: [30, 50%], size: [9, 9] } }"
    ))

  package static let unsortedRamp = Rule(
    "unsorted-ramp", "percentages that don't ascend",
    what: "A percentage of a `pull` isn't greater than the previous one.",
    why:
      "A pull passes through the percentages in order. A smaller percentage after a greater one is usually a mistake.",
    bad: .header(
      "parts: { ring: { kind: ring, center: [50%, 50%], size: [28, 28], end: { pull: { 100%: 1, 30%: 0 } } } }"),
    good: .header(
      "parts: { ring: { kind: ring, center: [50%, 50%], size: [28, 28], end: { pull: { 30%: 0, 100%: 1 } } } }"))
}
