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
