import RefreshText
import Testing

struct JUnitTests {
  @Test func `suites count what became of their cases`() {
    var cases = [JUnitCase("a", of: "x", at: ("x.yaml", 3)), JUnitCase("b", of: "x"), JUnitCase("c", of: "x")]
    cases[0].duration = 1.25
    cases[0].properties = [("tag", "<t>")]
    cases[1].trouble = .skipped(because: "later")
    cases[2].duration = 0.001
    cases[2].trouble = .failure(message: "m", type: "t", text: "1\n2")
    #expect(
      Markup.jUnit("all", [("s", "x.yaml", cases)]).string == """
        <?xml version="1.0" encoding="UTF-8"?>
        <testsuites name="all" tests="3" failures="1" errors="0" skipped="1" time="1.251">
          <testsuite name="s" tests="3" failures="1" errors="0" skipped="1" time="1.251" file="x.yaml">
            <testcase name="a" classname="x" file="x.yaml" line="3" time="1.250">
              <properties>
                <property name="tag" value="&lt;t&gt;"/>
              </properties>
            </testcase>
            <testcase name="b" classname="x" time="0.000">
              <skipped message="later"/>
            </testcase>
            <testcase name="c" classname="x" time="0.001">
              <failure message="m" type="t">1
        2</failure>
            </testcase>
          </testsuite>
        </testsuites>

        """)
  }
}
