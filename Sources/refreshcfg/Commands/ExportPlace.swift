/// A place to which code is exported: a folder, or one file.
protocol ExportPlace {
  /// The path as it was given.
  var path: String { get }
  /// The number of files that are written.
  var count: Int { get }

  /// Refuses a place that contains anything else.
  func check() throws(Refusal)
  /// Writes as a whole or not at all.
  func write() throws(Refusal)
  /// The differences between the existing and the new files, a text for each file.
  func differences() throws(Refusal) -> [String]
}
