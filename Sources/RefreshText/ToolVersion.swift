/// The version of this tool, which reports and pages contain.
package enum ToolVersion {
  /// Major, minor and patch, as in Semantic Versioning. `make version` changes it.
  package static let current = "1.0.0"
}
