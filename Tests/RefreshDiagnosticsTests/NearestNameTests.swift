import HeapWork
import RefreshDiagnostics
import Testing

struct NearestNameTests {
  private let keys = ["height", "hidden", "type", "titles", "arrow", "stateLabel", "ignoredInset", "to", "by"]

  @Test(arguments: [
    ("heigth", "height"),  // two letters exchanged
    ("hight", "height"),  // a letter left out
    ("heightt", "height"),  // a letter added
    ("hefght", "height"),  // a letter replaced
    ("heigthx", "height"),  // two changes
    ("Height", "height"), ("state-label", "stateLabel"), ("state_label", "stateLabel"),
    ("STATE LABEL", "stateLabel"), ("typ", "type"), ("title", "titles"),
  ])
  func `a small slip leads to the name that was meant`(_ written: String, _ meant: String) {
    #expect(nearestName(to: written, in: keys) == meant)
  }

  @Test(arguments: ["hgt", "width", "x", "", "heeiigthh", "arrowhead"])
  func `what is further than two steps away is near to nothing`(_ written: String) {
    #expect(nearestName(to: written, in: keys) == nil)
  }

  @Test(arguments: [
    ("norHeader", "normalHeader"), ("autoNorFooter", "autoNormalFooter"), ("triggerPercentage", "triggerPercent"),
    ("desc", "description"), ("anim-dur", "animationDuration"),
  ])
  func `words may be shortened`(_ written: String, _ meant: String) {
    let names = [
      "normalHeader", "autoFooter", "autoNormalFooter", "triggerPercent", "description", "animationDuration",
    ]
    #expect(nearestName(to: written, in: names) == meant)
  }

  @Test func `letters may come between two that are exchanged`() {
    // The distance is 2 according to Damerau and Levenshtein; it would be 3 if no letter could be inserted between
    // exchanged ones.
    #expect(nearestName(to: "ca", in: ["abc"]) == "abc")
  }

  @Test func `the nearer name wins, then the earlier`() {
    #expect(nearestName(to: "abcd", in: ["abxx", "abcx", "abxd"]) == "abcx")
    #expect(nearestName(to: "abcd", in: ["abxd", "abcx"]) == "abxd")
    #expect(nearestName(to: "ab-cd", in: ["abcx", "abCd"]) == "abCd")
  }

  @Test func `something of the name has to remain`() {
    #expect(nearestName(to: "x", in: ["by"]) == nil)
    #expect(nearestName(to: "ot", in: ["to"]) == "to")
  }

  @Test func `there is nothing near among no names`() {
    #expect(nearestName(to: "height", in: [String]()) == nil)
  }

  @Test func `a huge text is near to nothing, and not looked at as a whole`() {
    let huge = String(repeating: "x", count: 4_000_000)
    let work = HeapWork { #expect(nearestName(to: huge, in: keys) == nil) }
    #expect(work.bytes < 1_000_000)
  }

  @Test func `names are ranked by what they have in common, then by their order`() {
    #expect(rankedNames(to: "columns", in: ["by", "rows", "column", "height"], count: 2) == ["column", "rows"])
    #expect(rankedNames(to: "x", in: ["b", "a", "c", "d"]) == ["b", "a", "c"])
    #expect(rankedNames(to: "label-left", in: ["labelRight", "labelLeft"], count: 1) == ["labelLeft"])
    #expect(rankedNames(to: "x", in: [String]()).isEmpty)
  }
}
