import Testing

@testable import RefreshChecks

struct UnifiedDiffTests {
  @Test func `changes that are far apart are hunks of their own`() {
    let old = (1...20).map { "\($0)\n" }.joined()
    let new = old.replacing("\n3\n", with: "\nthree\n").replacing("\n17\n", with: "\n")
    #expect(
      UnifiedDiff(path: "a.yaml", old: old, new: new).text == """
        --- a.yaml
        +++ a.yaml
        @@ -1,6 +1,6 @@
         1
         2
        -3
        +three
         4
         5
         6
        @@ -14,7 +14,6 @@
         14
         15
         16
        -17
         18
         19
         20

        """)
  }

  @Test func `a text without a last line feed says so`() {
    #expect(
      UnifiedDiff(path: "a", old: "x", new: "y").text == """
        --- a
        +++ a
        @@ -1 +1 @@
        -x
        \\ No newline at end of file
        +y
        \\ No newline at end of file

        """)
  }

  @Test func `carriage returns stay`() {
    #expect(UnifiedDiff(path: "a", old: "x\r\ny\r\n", new: "x\r\nz\r\n").text.hasSuffix(" x\r\n-y\r\n+z\r\n"))
  }

  @Test func `equal texts have no difference`() {
    #expect(UnifiedDiff(path: "a", old: "x\n", new: "x\n").text.isEmpty)
  }
}
