import ExternalTools
import Foundation
import Testing

/// The example package under Documentation is built and run as if somebody had copied it.
///
/// It is built beside the package's own build and kept, so that only changes are built again.
@Suite(.serialized)
struct ExampleTests {
  @Test(.enabled(if: ExternalTool.swift.isUsable && Example.isBuilt))
  func `the example passes`() throws {
    let (status, output) = Example.test()
    #expect(status == 0, "\(output)")
    #expect(output.contains("Test \"the feed refreshes\" with 3 test cases passed"))
    #expect(output.contains("Executed 1 test, with 0 failures"))
  }

  @Test(.enabled(if: ExternalTool.swift.isUsable && Example.isBuilt))
  func `a failure of the example is shown at its line of the YAML`() throws {
    let (status, output) = Example.test(["SHOW_FAILURE": "1"])
    #expect(status != 0)
    #expect(output.contains(" at Broken.scenarios.yaml:10:63: Issue recorded"))
    #expect(output.contains("`scroll.inset.top` is 60, expected 54"))
    #expect(
      output.contains("/Tests/FeedTests/Broken.scenarios.yaml:10:63: error: `scroll.inset.top` is 60, expected 54"))
  }
}

/// The example package.
private enum Example {
  /// Whether it could be built; says why not.
  static let isBuilt: Bool = {
    let (status, output) = run(["build", "--build-tests"])
    if status != 0 { Issue.record("the example package can't be built:\n\(output)") }
    return status == 0
  }()

  /// Runs its tests.
  static func test(_ environment: [String: String] = [:]) -> (status: Int32?, output: String) {
    run(["test", "--skip-build"], environment)
  }

  /// Runs `swift` on the example.
  ///
  /// - Returns: its status, nil if it could not begin, and what it wrote.
  private static func run(
    _ arguments: [String], _ environment: [String: String] = [:]
  ) -> (status: Int32?, output: String) {
    let folders = [
      "--package-path", ExternalTool.package.appendingPathComponent("Documentation/Examples/AcceptanceTests").path,
      "--scratch-path", ExternalTool.package.appendingPathComponent(".build/example").path,
    ]
    guard let ran = try? Program.run(["swift"] + arguments + folders, environment: environment) else {
      return (nil, "")
    }
    return (ran.status, ran.text)
  }
}
