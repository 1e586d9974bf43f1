import Testing

@testable import RefreshScenarios

@Test(arguments: [
  ("(a+)+b", "(a+)+"), ("x(a*)*", "(a*)*"), ("(a?)*", "(a?)*"), ("(a|a)*b", "(a|a)*"), ("(?:a|ab)+", "(?:a|ab)+"),
  (#"(\d|\w)+x"#, #"(\d|\w)+"#), ("((ab)*c)*", "((ab)*c)*"), ("([a-z]+ ?)*$", "([a-z]+ ?)*"),
  ("(a+){2,}", "(a+){2,}"),
  ("(a{1,3})+", "(a{1,3})+"), ("(|a)+", "(|a)+"), ("((a|b)|c)+", "((a|b)|c)+"),
])
func `a repetition of what varies is found`(_ pattern: String, group: String) {
  #expect(RepetitionCheck.firstCostlyGroup(in: pattern) == group)
}

@Test(arguments: [
  "a+b*", "(abc)+", "(foo|bar)*", "(a+)?", "(a+)", "a|b|c", #"\(a+\)+"#, "[(a+)+]", "(a{3})+", "(?i)a+", "(a+){1}",
  "",
  "^Last.*08:30$", "(a)(b)+", "([abc])+", ")", "(",
])
func `an expression that ends is let through`(_ pattern: String) {
  #expect(RepetitionCheck.firstCostlyGroup(in: pattern) == nil)
}
