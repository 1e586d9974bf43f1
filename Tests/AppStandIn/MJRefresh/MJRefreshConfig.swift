// The API of other libraries, which needs no documentation here.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

// Tests are built for debugging, in which case internal declarations of modules are accessible.
#if DEBUG
import RefreshDiagnostics
import RefreshYAML
import UIKit

@testable import RefreshEngine
@testable import RefreshPresets

/// The settings of a whole app; here, each scene has its own instance.
public final class MJRefreshConfig: @unchecked Sendable {
  nonisolated(unsafe) public static var `default` = MJRefreshConfig()

  public var i18nBundle: Bundle?
  public var i18nFilename: String?

  public var languageCode: String? {
    get { AppWorld.current.simulation.languageCode }
    set { if let newValue { AppWorld.current.setLanguage(newValue) } }
  }

  public init() {}

  /// The texts of the app's bundle.
  var tables: [Texts.Table] {
    guard let i18nBundle, let i18nFilename else { return [] }
    let folders = (try? FileManager.default.contentsOfDirectory(atPath: i18nBundle.bundlePath)) ?? []
    return folders.sorted().filter { $0.hasSuffix(".lproj") }.map { folder in
      var diagnostics = Diagnostics()
      let path = "\(i18nBundle.bundlePath)/\(folder)/\(i18nFilename).strings"
      let file = SourceFile.read(path: path, into: &diagnostics).map { StringsFile($0, into: &diagnostics) }
      precondition(diagnostics.isEmpty, "\(path) can't be read")
      let entries = (file?.entries ?? []).compactMap { entry in
        TextKey.allCases.first { $0.mjrefreshKey == entry.key }.map { Texts.Table.Entry(key: $0, text: entry.text) }
      }
      return Texts.Table(language: String(folder.dropLast(".lproj".count)), entries: entries)
    }
  }
}

/// Looks up a text in MJRefresh's language, or in that of the phone. It is preferred to Foundation's function, which has more
/// parameters, and whose language is that of the process.
public func NSLocalizedString(_ key: String, bundle: Bundle, comment: String) -> String {
  NSLocalizedString(key, tableName: nil, bundle: bundle, comment: comment)
}

public func NSLocalizedString(_ key: String, tableName: String?, bundle: Bundle, comment _: String)
  -> String
{
  let language =
    MainActor.assumeIsolated { MJRefreshConfig.default.languageCode } ?? Locale.preferredLanguages.first ?? ""
  let tags = [language, language.replacing(/-.*/, with: ""), "en"]
  let paths = tags.map { "\(bundle.bundlePath)/\($0).lproj/\(tableName ?? "Localizable").strings" }
  guard let path = paths.first(where: FileManager.default.fileExists) else { return key }
  var diagnostics = Diagnostics()
  let file = SourceFile.read(path: path, into: &diagnostics).map { StringsFile($0, into: &diagnostics) }
  precondition(diagnostics.isEmpty, "\(path) can't be read")
  return file?.entries.first { $0.key == key }?.text ?? key
}

public let MJRefreshHeaderDateTodayText = "today"
public let MJRefreshHeaderNoneLastDateText = "none"

extension Bundle {
  public static func mj_localizedString(forKey key: String) -> String { "⟦\(key)⟧" }
}

extension TimeTemplate {
  /// Creates the template of a closure that formats a time, by calling it for all kinds of days.
  init(probing text: (Date?) -> String) {
    let (relative, relativeForms) = ("{relative}", ["⟦today⟧⟦ HH:mm⟧", "⟦MM-dd HH:mm⟧", "⟦yyyy-MM-dd HH:mm⟧"])
    // The library's own wording depends on the day; a pattern is the same for all days.
    let template = text(Date(.today)).replacing("{", with: "{{").replacing("}", with: "}}")
      .replacing(relativeForms[0], with: relative).replacing("⟦", with: "{date:").replacing("⟧", with: "}")
    for (day, form) in zip(Date.Day.allCases, relativeForms) {
      let filled = template.replacing(relative, with: form).replacing("{date:", with: "⟦").replacing("}", with: "⟧")
      precondition(text(Date(day)) == filled, "the time is worded in an unknown way: \(text(Date(day)))")
    }
    let none = template.replacing(relative, with: "⟦none⟧").replacing(/\{date:[^}]*\}/, with: "⟦none⟧")
    precondition(text(nil) == none, "no time is worded in an unknown way: \(text(nil))")
    self = (try? TimeTemplateParser.parse(template)) ?? TimeTemplate(parts: [])
  }
}
#endif
