import RefreshEngine
import RefreshText

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
    let lines = table.entries.map { "\"\($0.key.mjrefreshKey)\" = \"\(escaped($0.text))\";\n" }
    // Nothing in the comment can end it.
    let source = CodeText.comment(source).replacing("*/", with: "* /")
    return "/* Made by refreshcfg from \(source): do not edit. */\n\n" + lines.joined()
  }

  private static func escaped(_ text: String) -> String {
    CodeText.escaped(text) { scalar, _ in
      VisibleText.acts(scalar) ? "\\U\(hexadecimal(scalar.value, digits: 4))" : nil
    }
  }
}
