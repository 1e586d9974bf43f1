import ExternalTools
import Foundation
import Testing

#if os(Linux)
/// The example app under Documentation is built as if somebody had copied it.
///
/// Neither the tool nor the replacement of MJRefresh is built a second time: the example uses the tool beside these
/// tests, and the modules of their build.
@Suite(.serialized, .enabled(if: ExternalTool.swift.isUsable))
struct AppExampleTests {
  /// Runs `swift` on the example.
  private func swift(_ arguments: String) throws -> (status: Int32, output: String) {
    let products = try #require(PageReader.products, "the tool lies beside the tests")
    var environment = ProcessInfo.processInfo.environment
    environment["REFRESHCFG"] = products.appendingPathComponent("refreshcfg").path
    environment["MODULES"] = products.appendingPathComponent("Modules").path
    let path = environment.removeValue(forKey: "PATH")?.split(separator: ":").map(String.init) ?? []
    let script = """
      package='--package-path Documentation/Examples/App --scratch-path .build/example-app'
      modules="-Xswiftc -I -Xswiftc $MODULES -Xcc -fmodule-map-file=$PWD/Sources/CLibYAML/module.modulemap"
      swift \(arguments)
      """
    return try Bash.run(script, in: Repository.root, environment: environment, path: path)
  }

  @Test(.timeLimit(.minutes(5)))
  func `the plug-in makes Swift of the presets in a target, with which the target compiles`() throws {
    let (status, output) = try swift("build $package $modules")
    #expect(status == 0, "\(output)")
  }

  @Test(.timeLimit(.minutes(5)))
  func `a command makes Swift of the presets in all targets, and tells where it is not up to date`() throws {
    let command = "package $package --allow-writing-to-package-directory export-presets --check"
    let (status, output) = try swift(command)
    #expect(status == 1)
    #expect(
      output.contains(
        "+++ \(Repository.root.path)/Documentation/Examples/App/Sources/Feed/Generated/FeedRefresh.swift"))
    #expect(output.contains("4 files are not what would be written; export without --check"))
  }
}
#endif
