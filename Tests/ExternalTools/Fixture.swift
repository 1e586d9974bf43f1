import Foundation

/// The files that belong to a module of tests.
public enum Fixture {
  /// Returns the folder of a module of tests.
  ///
  /// - Parameter module: A Swift file, which begins with the module's name. The default is the calling one.
  public static func folder(of module: String = #fileID) -> URL {
    ExternalTool.package.appendingPathComponent("Tests/\(module.prefix { $0 != "/" })")
  }

  /// Returns a file in the folder `Fixtures` of a module of tests.
  ///
  /// - Parameters:
  ///   - name: The path in the folder.
  ///   - module: A Swift file, which begins with the module's name. The default is the calling one.
  public static func file(_ name: String, of module: String = #fileID) -> URL {
    folder(of: module).appendingPathComponent("Fixtures").appendingPathComponent(name)
  }
}
