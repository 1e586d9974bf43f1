import RefreshEngine

/// The texts of a preset in the form of an app's bundle: `NAME.bundle/LANGUAGE.lproj/NAME.strings`.
enum TextBundle {
  /// Returns the files, one per language.
  static func files(of unit: AppUnit) -> [Export.File] {
    guard let strings = unit.strings else { return [] }
    return strings.tables.map { table in
      Export.File(
        path: "\(strings.bundle)\(strings.suffix)/\(table.language).lproj/\(strings.file).strings",
        text: text(of: table, from: unit.source))
    }
  }

  private static func text(of table: Texts.Table, from source: String) -> String {
    let lines = table.entries.map { "\"\($0.key.mjrefreshKey)\" = \"\(CodeText.escaped($0.text))\";\n" }
    return "/* Made by refreshcfg from \(source.replacing("*/", with: "* /")): do not edit. */\n\n" + lines.joined()
  }
}
