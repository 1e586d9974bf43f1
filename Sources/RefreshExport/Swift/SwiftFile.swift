import RefreshEngine
import RefreshText

/// The Swift code of a preset.
struct SwiftFile {
  private let unit: AppUnit
  private let access: String
  private let bundle: String
  private let dialect: SwiftDialect
  private var code = CodeText(indent: 2)

  private init(_ unit: AppUnit, _ options: ExportOptions) {
    self.unit = unit
    access = options.swiftAccess
    bundle = options.bundle ?? ".main"
    dialect = SwiftDialect(
      prefix: options.namePrefix, localized: options.localized, hasBundle: options.bundle != nil)
  }

  /// Returns the text of the file.
  static func text(of unit: AppUnit, _ options: ExportOptions) -> String {
    var file = SwiftFile(unit, options)
    file.write()
    return file.code.text
  }

  private mutating func write() {
    code.line("// Made by refreshcfg from \(CodeText.comment(unit.source)): do not edit.")
    for note in unit.notes { code.comment(note, mark: "//") }
    code.separate()
    code.line("import MJRefresh")
    code.line("import UIKit")
    code.separate()
    code.comment(unit.summary)
    code.line("@MainActor")
    code.begin("\(access)enum \(unit.fullName) {")
    if unit.isConfiguring { configure() }
    for component in unit.components { make(component) }
    attach()
    endRefreshing()
    for component in unit.components { if component.isSubclassed { subclass(of: component) } }
    writeHelpers()
    code.end("}")
  }

  private mutating func configure() {
    code.comment(AppUnit.configureSummary)
    code.block("\(access)static func configure() {") { code in
      let language = unit.language.map(SwiftLiteral.text)
      guard let strings = unit.strings else {
        if let language { code.line("MJRefreshConfig.default.languageCode = \(language)") }
        return
      }
      let suffix = strings.suffix.isEmpty ? "nil" : SwiftLiteral.text(String(strings.suffix.dropFirst()))
      code.line("let config = MJRefreshConfig.default")
      code.line("// \(AppUnit.stringsSummary)")
      code.line("let url = bundle.url(forResource: \(SwiftLiteral.text(strings.bundle)), withExtension: \(suffix))")
      code.line("config.i18nBundle = url.flatMap(Bundle.init(url:))")
      code.line("config.i18nFilename = \(SwiftLiteral.text(strings.file))")
      if let language { code.line("config.languageCode = \(language)") }
    }
  }

  private mutating func make(_ component: AppComponent) {
    let (name, dialect) = (component.role.rawValue, dialect)
    code.separate()
    code.comment(component.summary)
    code.block(
      "\(access)static func make\(component.capitalizedRole)(refreshing: @escaping () -> Void) "
        + "-> \(component.mjrefreshClass) {"
    ) { code in
      let type = component.isSubclassed ? component.capitalizedRole : component.mjrefreshClass
      guard !component.statements.isEmpty else { return code.line("\(type)(refreshingBlock: refreshing)") }
      code.line("let \(name) = \(type)(refreshingBlock: refreshing)")
      StatementWriter(dialect: dialect, object: name).write(component.statements, to: &code)
      code.line("return \(name)")
    }
  }

  private mutating func attach() {
    let roles = unit.components.map(\.role.rawValue)
    code.separate()
    code.comment(unit.attachSummary)
    code.list(
      "\(access)static func attach(", ["to scrollView: UIScrollView"] + roles.map { "\($0): @escaping () -> Void" },
      ") {", hangsTail: true)
    code.nested { code in
      for component in unit.components {
        let name = component.role.rawValue
        code.line("scrollView.mj_\(name) = make\(component.capitalizedRole)(refreshing: \(name))")
      }
    }
    code.line("}")
  }

  private mutating func endRefreshing() {
    code.separate()
    code.comment(
      "Ends refreshing, also from an `async` function. There, `endRefreshing()` is the form with a completion block, which "
        + "needs `await`, replaces `endRefreshingCompletionBlock`, and never returns if the component is idle.")
    code.block("\(access)static func endRefreshing(_ component: MJRefreshComponent?) {") {
      $0.line("component?.endRefreshing()")
    }
  }

  private mutating func subclass(of component: AppComponent) {
    let dialect = dialect
    let writer = PartWriter(component: component, dialect: dialect)
    code.separate()
    code.comment(AppUnit.subclassSummary(of: component))
    code.block("private final class \(component.capitalizedRole): \(component.mjrefreshClass) {") { code in
      if let width = component.width { Self.write(width, of: component, to: &code) }
      if !component.parts.isEmpty {
        dialect.declare(writer, in: &code)
        writer.write(to: &code)
      }
      writer.writeLanguageChange(to: &code)
      if let texts = component.texts { Self.write(texts, in: dialect, to: &code) }
    }
  }

  /// Writes the methods that keep a width although MJRefresh sets its own.
  ///
  /// A width that `placeSubviews` sets after MJRefresh's would be a change at every layout, for which UIKit lays out again, and
  /// labels and arrow would be where MJRefresh's own width has them.
  private static func write(_ width: Double, of component: AppComponent, to code: inout CodeText) {
    code.line("private var ownWidth: CGFloat = \(width.shortestText)")
    code.line("private var isMJRefreshAtWork = false")
    code.separate()
    code.comment(AppUnit.widthSummary)
    code.block("override var mj_w: CGFloat {") { code in
      code.line("get { super.mj_w }")
      code.block("set {") { code in
        code.line("if !isMJRefreshAtWork { ownWidth = newValue }")
        code.line("super.mj_w = ownWidth")
      }
    }
    code.separate()
    code.block("private func keepingWidth(_ body: () -> Void) {") { code in
      code.line("isMJRefreshAtWork = true")
      code.line("body()")
      code.line("isMJRefreshAtWork = false")
    }
    let move = ("willMove(toSuperview newSuperview: UIView?)", "willMove(toSuperview: newSuperview)")
    let place = ("placeSubviews()", "placeSubviews()")
    for (head, call) in component.parts.isEmpty ? [move, place] : [move] {
      code.separate()
      code.block("override func \(head) {") { $0.line("keepingWidth { super.\(call) }") }
    }
  }

  private static func write(_ texts: AppTexts, in dialect: SwiftDialect, to code: inout CodeText) {
    code.separate()
    code.block("func setTexts() {") { code in
      StatementWriter(dialect: dialect, object: nil).write(texts.lookedUp, to: &code)
      guard !texts.versions.isEmpty else { return }
      let languages = texts.languages.map(SwiftLiteral.text).joined(separator: ", ")
      code.line("switch \(dialect.prefix)RefreshLanguage.chosen(of: [\(languages)]) {")
      for version in texts.versions {
        code.line(version.language.map { "case \(SwiftLiteral.text($0)):" } ?? "default:")
        code.nested { code in
          StatementWriter(dialect: dialect, object: nil).write(version.statements, to: &code)
          if version.statements.isEmpty { code.line("break") }
        }
      }
      code.line("}")
    }
  }

  /// Writes only the helpers that the code above needs.
  private mutating func writeHelpers() {
    if unit.hasResources || unit.looksUpTexts && dialect.hasBundle && dialect.localized == nil {
      code.separate()
      code.line("private static var bundle: Bundle { \(bundle) }")
    }
    if unit.hasFrames {
      code.separate()
      code.block("private static func images(_ names: [String]) -> [UIImage] {") { code in
        code.block("names.compactMap { name in") { code in
          code.line("let image = UIImage(named: name, in: bundle, compatibleWith: nil)")
          code.line("assert(image != nil, \"there is no image \\(name)\")")
          code.line("return image")
        }
      }
    }
    guard unit.hasDates else { return }
    if unit.hasRelativeTime {
      code.separate()
      code.comment(AppUnit.relativeSummary)
      code.block("private static func relativeText(of date: Date?) -> String {") { code in
        code.line("let calendar = Calendar(identifier: .gregorian)")
        code.line("let today = calendar.dateComponents([.year, .day], from: Date())")
        code.line("let day = date.map { calendar.dateComponents([.year, .day], from: $0) }")
        code.block("if let day, day.day == today.day {") { code in
          code.line("let prefix = Bundle.mj_localizedString(forKey: MJRefreshHeaderDateTodayText)")
          code.line("return prefix + text(of: date, as: \" HH:mm\")")
        }
        code.line("return text(of: date, as: day?.year == today.year ? \"MM-dd HH:mm\" : \"yyyy-MM-dd HH:mm\")")
      }
    }
    code.separate()
    code.block("private static func text(of date: Date?, as pattern: String) -> String {") { code in
      code.line("guard let date else { return Bundle.mj_localizedString(forKey: MJRefreshHeaderNoneLastDateText) }")
      code.line("let formatter = DateFormatter()")
      code.line("formatter.locale = Locale(identifier: \"en_US_POSIX\")")
      code.line("formatter.dateFormat = pattern")
      code.line("return formatter.string(from: date)")
    }
  }
}
