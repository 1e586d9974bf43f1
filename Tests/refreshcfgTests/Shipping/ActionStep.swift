import ExternalTools
import Foundation
import Testing

/// What the tests of the steps of `action.yml` share.
enum ActionStep {
  /// The folder with the tool.
  static func products() throws -> String {
    try #require(ExternalTool.products?.path, "the tool is in the folder of the tests")
  }

  /// Returns the script of a step, quoted.
  static func script(_ name: String) -> String { "'\(Repository.root.path)/.ci/\(name)'" }
}
