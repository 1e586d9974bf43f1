import ExternalTools
import Foundation
import MJRefresh
import RefreshEngine
import SuiteTexts

@testable import RefreshExport

/// The exported code of the presets of `Configs` and of random ones, and the loader: compiled as an app's code is, against the
/// stand-in for UIKit and MJRefresh that these tests contain, and loaded by them.
enum ExportedLibrary {
  /// The random presets whose Swift is compiled.
  static let random = (1...16).map(RandomPreset.preset)
  /// The presets whose texts are in the app's bundle: these, and those that are read from JSON.
  private static let bundled = ConfigsPresets.exportable.map(\.preset) + (1...120).map(RandomPreset.preset)

  /// What the compiler or the loader of libraries complains about.
  struct Failure: Error, CustomStringConvertible {
    let description: String
  }

  private static let loading = Task.detached {
    let register = try load()
    await register()
  }

  /// Returns the exported code of a preset.
  @MainActor static func code(of unit: AppUnit) async throws -> AppCode {
    try await loading.value
    guard let code = AppCode.exported[unit.typeName] else {
      throw Failure(description: "\(unit.typeName) is missing")
    }
    return code
  }

  /// Returns what the loader makes of a preset's JSON.
  @MainActor static func code(of json: Data) async throws -> AppCode {
    try await loading.value
    return AppCode.load(json)
  }

  /// Compiles and loads the library, and returns its function that tells what it contains.
  private static func load() throws -> @MainActor @Sendable () -> Void {
    var (options, loader) = (ExportOptions(), ExportOptions())
    (options.access, options.bundle) = (.internal, "AppBundle.current")
    (loader.language, loader.access, loader.bundle) = (.loader, .internal, options.bundle)
    let presets = ConfigsPresets.exportable.map(\.preset) + random
    let export = Export(presets, options)
    // The loader comes with helpers, which the code has already.
    let loading = Export([presets[0]], loader).files.filter { $0.path == "RefreshLoader.swift" }
    let compiling = try Compiling((export.files + loading).filter { $0.path.hasSuffix(".swift") })
    defer { compiling.remove() }
    try compiling.write("App.swift", app(with: export.units))
    guard let products = ExternalTool.products else {
      throw Failure(description: "the modules lie beside the tests")
    }
    var arguments = [
      "-swift-version", "6", "-wmo", "-parse-as-library", "-emit-library", "-module-name", "App", "-o",
      "App.library",
      "-I", products.path + "/Modules", "-I", ExternalTool.package.path + "/Sources/CLibYAML",
    ]
    arguments += try compiling.run("pkg-config", ["--cflags", "yaml-0.1"]).split(whereSeparator: \.isWhitespace)
      .map(String.init)
    #if os(macOS)
    arguments += ["-Xlinker", "-undefined", "-Xlinker", "dynamic_lookup"]
    #endif
    let names = try FileManager.default.contentsOfDirectory(atPath: compiling.folder.path)
    let found = try compiling.run("swiftc", arguments + names.sorted())
    guard found.isEmpty else { throw Failure(description: found) }
    guard let library = dlopen(compiling.folder.path + "/App.library", RTLD_NOW),
      let register = dlsym(library, "registerExportedCode")
    else { throw Failure(description: String(cString: dlerror())) }
    return unsafeBitCast(register, to: (@convention(c) @MainActor @Sendable () -> Void).self)
  }

  /// The code of an app that tells these tests what it contains.
  private static func app(with units: [AppUnit]) throws -> String {
    let entries = units.map { unit in
      let roles = unit.components.map(\.role)
      let parameters = ComponentRole.allCases.map { roles.contains($0) ? $0.rawValue : "_" }
      let arguments = ["to: list"] + roles.map { "\($0.rawValue): \($0.rawValue)" }
      return """
            "\(unit.typeName)": AppCode\(unit.isConfiguring ? "(configure: \(unit.typeName).configure)" : "") {
              list, \(parameters.joined(separator: ", ")) in
              \(unit.typeName).attach(\(arguments.joined(separator: ", ")))
            },

        """
    }
    return """
      import Foundation
      import MJRefresh

      enum AppBundle {
        static let current = Bundle(path: "\(try bundle().path)")!
      }

      @MainActor @_cdecl("registerExportedCode") public func registerExportedCode() {
        AppCode.exported = [
      \(entries.joined())
        ]
        AppCode.load = { json in
          AppCode(configure: { try RefreshLoader(json).configure() }) {
            try RefreshLoader(json).attach(to: $0, header: $1, footer: $2, trailer: $3)
          }
        }
      }
      """
  }

  /// Makes the app's bundle; it remembers what it has, so that all has to be there before it is asked for anything.
  private static func bundle() throws -> URL {
    let files = FileManager.default
    try files.createDirectory(at: bundleFolder, withIntermediateDirectories: true)
    atexit { try? FileManager.default.removeItem(at: ExportedLibrary.bundleFolder) }
    let configs = URL(fileURLWithPath: Configs.folder)
    for path in files.enumerator(atPath: configs.path)?.compactMap({ $0 as? String }) ?? [] {
      let isTable = path.hasSuffix(".lproj") && !path.contains(".bundle/")
      guard isTable || [".png", ".gif", ".bundle"].contains(where: path.hasSuffix) else { continue }
      let source = configs.appendingPathComponent(path)
      try? files.copyItem(at: source, to: bundleFolder.appendingPathComponent(source.lastPathComponent))
    }
    for file in Export(bundled, ExportOptions()).files where file.path.hasSuffix(".strings") {
      let url = bundleFolder.appendingPathComponent(file.path)
      try files.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(file.bytes).write(to: url)
    }
    return bundleFolder
  }

  /// Where all that presets name is in one folder.
  private static let bundleFolder = FileManager.default.temporaryDirectory
    .appendingPathComponent("refreshcfg-\(UUID().uuidString).bundle")
}
