import ExternalTools
import Foundation
import RefreshFiles
import Testing

#if os(Linux)
/// The example app under Documentation is built as if it had been copied.
///
/// Neither the tool nor the replacement of MJRefresh is built a second time: the example uses the tool beside these
/// tests, and the modules of their build.
@Suite(.serialized, .enabled(if: ExternalTool.swift.isUsable))
struct AppExampleTests {
  /// Runs `swift` on the example, or on a package elsewhere.
  private func swift(
    _ arguments: String, on package: String = "Documentation/Examples/App", scratch: String = ".build/example-app",
    bundle: String? = nil
  ) throws -> (status: Int32, output: String) {
    let products = try #require(ExternalTool.products, "the tool lies beside the tests")
    var environment = ProcessInfo.processInfo.environment
    // A variable without a value counts as none.
    environment["REFRESHCFG_BUNDLE"] = bundle ?? ""
    environment["REFRESHCFG"] = bundle == nil ? products.appendingPathComponent("refreshcfg").path : ""
    environment["MODULES"] = products.appendingPathComponent("Modules").path
    let path = environment.removeValue(forKey: "PATH")?.split(separator: ":").map(String.init) ?? []
    let script = """
      package='--package-path \(package) --scratch-path \(scratch)'
      modules="-Xswiftc -I -Xswiftc $MODULES -Xcc -fmodule-map-file=\(Repository.root.path)/Sources/CLibYAML/module.modulemap"
      \(bundle == nil ? "" : "cd Documentation")
      swift \(arguments)
      """
    return try Bash.run(script, in: Repository.root, environment: environment, path: path)
  }

  @Test func `the plug-in watches images in every format that presets can name`() throws {
    // Plug-ins can't import the package's modules.
    let file = Repository.root.appendingPathComponent("Plugins/RefreshPlugin/RefreshPlugin.swift")
    let source = try String(contentsOf: file, encoding: .utf8)
    for suffix in FilePath.imageExtensions { #expect(source.contains("\"\(suffix.dropFirst())\"")) }
  }

  @Test func `the plug-in makes Swift of the presets in a target, with which the target compiles`() throws {
    let (status, output) = try swift("build $package $modules")
    #expect(status == 0, "\(output)")
  }

  @Test func `a build follows the images of a target, and presets in any folder of the package`() throws {
    let console = try Console()
    let files = FileManager.default
    let package = console.folder.appendingPathComponent("App")
    try files.copyItem(at: Repository.root.appendingPathComponent("Documentation/Examples/App"), to: package)
    let manifest = try String(contentsOf: package.appendingPathComponent("Package.swift"), encoding: .utf8)
    try console.file(
      "App/Package.swift", manifest.replacing("path: \"../../..\"", with: "path: \"\(Repository.root.path)\""))
    // What the code is made of stands in no file of the target; the scratch folder is in the package, under any name.
    let scratch = package.appendingPathComponent("out/scratch")
    func build() throws -> (status: Int32, output: String) {
      try swift("build $package $modules", on: "'\(package.path)'", scratch: "'\(scratch.path)'")
    }
    func code() throws -> String {
      let path = try #require(
        try files.subpathsOfDirectory(atPath: scratch.path).first { $0.hasSuffix("/Presets.refreshcfg.swift") })
      return try String(contentsOf: scratch.appendingPathComponent(path), encoding: .utf8)
    }
    // Names and descriptions that look like something else, in any notation.
    try console.file(
      "App/Sources/Feed/odd.preset.yaml",
      "{ \"name\" : \"odd_3d\", description: \"was loading.gif once, parts: none\", extends: ../../Shared/base.preset.yaml }\n"
    )
    try console.file("App/Shared/base.preset.yaml", "header: { type: gifHeader, titles: { idle: First } }\n")
    var (status, output) = try build()
    try #require(status == 0, "\(output)")
    #expect(try code().contains("enum Odd3dRefresh {") && code().contains("\"First\""))
    #expect(try !code().contains("enum RefreshImages"))

    let header =
      "header: { type: gifHeader, titles: { idle: Second }, images: { refreshing: ../Sources/Feed/dots.gif } }\n"
    try console.file("App/Shared/base.preset.yaml", header)
    let image = package.appendingPathComponent("Sources/Feed/dots.gif")
    try files.copyItem(at: Repository.root.appendingPathComponent("Configs/images/dots.gif"), to: image)
    (status, output) = try build()
    try #require(status == 0, "\(output)")
    #expect(try code().contains("\"Second\"") && !code().contains("\"First\""))
    #expect(try code().contains("enum RefreshImages"))

    try files.removeItem(at: image)
    (status, output) = try build()
    #expect(status != 0 && output.contains("there is no file `../Sources/Feed/dots.gif`"), "\(output)")

    try console.file("App/Shared/base.preset.yaml", "extends: ../Sources/Feed/odd.preset.yaml\n")
    (status, output) = try build()
    #expect(status != 0 && output.contains("error[extends-cycle]"), "\(output)")
  }

  @Test(.enabled(if: ExternalTool.zip.isUsable))
  func `of an artifact bundle, the tool is used, and nothing is built`() throws {
    let console = try Console()
    let products = try #require(ExternalTool.products, "the tool is beside the tests")
    let bundle = console.folder.path + "/refreshcfg.artifactbundle"
    try console.file(
      "archive/bin/refreshcfg",
      "#!/bin/sh\n[ \"$1\" = --version ] || touch '\(console.folder.path)/used'\nexec '\(products.path)/refreshcfg' \"$@\"\n"
    )
    // As `make artifactbundle` makes it of archives for two platforms.
    let made = try Bash.run(
      """
      set -e
      chmod +x archive/bin/refreshcfg
      mkdir -p archive/share/refreshcfg
      archive/bin/refreshcfg --version > archive/share/refreshcfg/VERSION
      cp -R archive again
      case $(uname -m) in arm64 | aarch64) machine=arm64 ;; *) machine=$(uname -m) ;; esac
      ci='\(Repository.root.path)/.ci'
      "$ci/pack" archive refreshcfg-linux-$machine.tar.gz
      sleep 1
      "$ci/pack" again refreshcfg-darwin-arm64.tar.gz
      cmp refreshcfg-linux-$machine.tar.gz refreshcfg-darwin-arm64.tar.gz
      make -s -C "$ci/.." artifactbundle BUNDLES="$PWD" ARCHIVES="$PWD/refreshcfg-linux-$machine.tar.gz $PWD/refreshcfg-darwin-arm64.tar.gz"
      """, in: console.folder)
    try #require(made.status == 0, "\(made.output)")
    let info = try String(contentsOfFile: bundle + "/info.json", encoding: .utf8)
    #expect(info.contains("-unknown-linux-gnu\"") && info.contains("\"arm64-apple-macosx\""))
    let (status, output) = try swift(
      "build $package $modules", on: "Examples/App", scratch: "../.build/example-bundle", bundle: bundle + ".zip")
    #expect(status == 0, "\(output)")
    #expect(FileManager.default.fileExists(atPath: console.folder.path + "/used"))
    #expect(!output.contains("RefreshEngine"), "\(output)")
  }

  @Test func `a command makes Swift of the presets in all targets, and tells where it is not up to date`() throws {
    let command = "package $package --allow-writing-to-package-directory export-presets --check"
    let (status, output) = try swift(command)
    #expect(status == 1)
    #expect(
      output.contains(
        "+++ \(Repository.root.path)/Documentation/Examples/App/Sources/Feed/Generated/FeedRefresh.swift"))
    #expect(output.contains("5 files are out of date; export without --check"))
  }

  @Test func `the command checks all targets, and knows their names`() throws {
    let console = try Console()
    try console.file(
      "App/Package.swift",
      """
      // swift-tools-version: 6.2
      import PackageDescription
      let package = Package(
        name: "App", platforms: [.macOS(.v13)],
        dependencies: [.package(name: "refreshcfg", path: "\(Repository.root.path)")],
        targets: [.target(name: "One"), .target(name: "Two"), .target(name: "None")])
      """)
    for name in ["One", "Two", "None"] { try console.file("App/Sources/\(name)/\(name).swift", "") }
    for name in ["One", "Two"] {
      try console.file("App/Sources/\(name)/été.preset.yaml", "name: été\nheader: { type: normalHeader }\n")
    }
    func check(_ arguments: String) throws -> (status: Int32, output: String) {
      try swift(
        "package $package --allow-writing-to-package-directory export-presets --check \(arguments)",
        on: "'\(console.folder.path)/App'", scratch: "'\(console.folder.path)/scratch'")
    }
    let all = try check("")
    #expect(all.status == 1, "\(all.output)")
    for name in ["One", "Two"] {
      #expect(all.output.contains("/App/Sources/\(name)/Generated/ÉtéRefresh.swift"), "\(all.output)")
    }
    let unknown = try check("--target One --target Tow")
    #expect(unknown.status == 1 && unknown.output.contains("error: there is no target `Tow` in App"))
    let none = try check("--target None")
    #expect(none.status == 0 && none.output.contains("warning: there is no *.preset.yaml in the targets"))
  }
}
#endif
