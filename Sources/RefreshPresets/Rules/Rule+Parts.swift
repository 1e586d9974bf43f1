import RefreshDiagnostics

extension Rule {
  // MARK: - Parts

  package static let partPlace = Rule(
    "part-place", "a part with too few or too many lengths",
    what: """
      A part's place is said by two of `left`, `right`, `centerX` and `width`, and by two of `top`, `bottom`, `centerY` and \
      `height`; `center` and `size` are short for one of each. A direction has fewer, or more, or one of them twice.
      """,
    why: "With fewer nobody knows where the part is, and more contradict each other.",
    bad: .header("parts: { ring: { kind: ring, left: 10, center: [50%, 50%], size: [28, 28] } }"),
    good: .header("parts: { ring: { kind: ring, center: [50%, 50%], size: [28, 28] } }"))

  package static let samePartName = Rule(
    "same-part-name", "part names that become one",
    what: """
      Two parts of a component have names that become one identifier: the words between `-` and `_` are joined, and the case of \
      the first letter does not count.
      """,
    why: "An app has a view for each part, and the code that sets it up is made of the part's name.",
    bad: .header(
      "parts: { a-b: { kind: ring, center: [10, 50%], size: [9, 9] }, a_b: { kind: ring, center: [30, 50%], size: [9, 9] } }"
    ),
    good: .header(
      "parts: { a: { kind: ring, center: [10, 50%], size: [9, 9] }, b: { kind: ring, center: [30, 50%], size: [9, 9] } }"
    ))

  package static let unsortedRamp = Rule(
    "unsorted-ramp", "percentages that do not rise",
    what: "A percentage of a `pull` is not greater than the one before it.",
    why:
      "What is shown as the component is pulled has an order. A smaller percentage behind a greater one is mostly a slip.",
    bad: .header(
      "parts: { ring: { kind: ring, center: [50%, 50%], size: [28, 28], end: { pull: { 100%: 1, 30%: 0 } } } }"),
    good: .header(
      "parts: { ring: { kind: ring, center: [50%, 50%], size: [28, 28], end: { pull: { 30%: 0, 100%: 1 } } } }"))
}
