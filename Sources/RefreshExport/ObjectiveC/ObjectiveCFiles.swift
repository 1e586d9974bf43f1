import RefreshEngine
import RefreshText

/// The Objective-C code of a preset: a class in a header and its implementation.
struct ObjectiveCFiles {
  private let unit: AppUnit
  private let name: String
  private let dialect: ObjectiveCDialect
  private let bundle: String
  private var code = CodeText(indent: 4)

  private init(_ unit: AppUnit, _ options: ExportOptions) {
    self.unit = unit
    name = unit.fullName
    dialect = ObjectiveCDialect(
      prefix: options.namePrefix, localized: options.localized, hasBundle: options.bundle != nil)
    bundle = options.bundle ?? "NSBundle.mainBundle"
  }

  /// Returns the header and the implementation.
  static func files(of unit: AppUnit, _ options: ExportOptions) -> [Export.File] {
    var (header, implementation) = (ObjectiveCFiles(unit, options), ObjectiveCFiles(unit, options))
    header.writeHeader()
    implementation.writeImplementation()
    return [
      Export.File(path: header.name + ".h", text: header.code.text),
      Export.File(path: header.name + ".m", text: implementation.code.text),
    ]
  }

  private mutating func writeHeader() {
    code.line("// Made by refreshcfg from \(CodeText.comment(unit.source)): do not edit.")
    for note in unit.notes { code.comment(note, mark: "//") }
    code.separate()
    code.line("#import <MJRefresh/MJRefresh.h>")
    code.line("#import <UIKit/UIKit.h>")
    code.separate()
    code.line("NS_ASSUME_NONNULL_BEGIN")
    code.separate()
    code.comment(unit.summary)
    code.line("NS_SWIFT_UI_ACTOR")
    // Clang allows no other letters there: Swift then uses the name of Objective-C.
    if unit.typeName.utf8.allSatisfy({ $0 < 0x80 }) { code.line("NS_SWIFT_NAME(\(unit.typeName))") }
    code.line("@interface \(name) : NSObject")
    code.separate()
    if unit.isConfiguring {
      code.comment(AppUnit.configureSummary)
      code.line("+ (void)configure;")
      code.separate()
    }
    for component in unit.components {
      code.comment(component.summary)
      code.line(signature(of: component))
      code.nested { $0.line("NS_SWIFT_NAME(make\(component.capitalizedRole)(refreshing:));") }
      code.separate()
    }
    code.comment(unit.attachSummary)
    for line in attachSignature { code.line(line) }
    let labels = unit.components.map { $0.role.rawValue + ":" }.joined()
    code.nested { $0.line("NS_SWIFT_NAME(attach(to:\(labels)));") }
    code.separate()
    code.line("+ (instancetype)new NS_UNAVAILABLE;")
    code.line("- (instancetype)init NS_UNAVAILABLE;")
    code.separate()
    code.line("@end")
    code.separate()
    code.line("NS_ASSUME_NONNULL_END")
  }

  private func signature(of component: AppComponent) -> String {
    "+ (\(component.mjrefreshClass) *)make\(component.capitalizedRole)WithRefreshingBlock:"
      + "(MJRefreshComponentAction)refreshingBlock"
  }

  /// The lines of the declaration of the `attach` method, aligned at their colons.
  private var attachSignature: [String] {
    let first = "+ (void)attachToScrollView:(UIScrollView *)scrollView"
    let column = first.prefix { $0 != ":" }.count
    return [first]
      + unit.components.map { component in
        let label = component.role.rawValue
        return "\(label.padded(to: column, before: true)):(MJRefreshComponentAction)\(label)"
      }
  }

  private mutating func writeImplementation() {
    code.line("// Made by refreshcfg from \(CodeText.comment(unit.source)): do not edit.")
    code.separate()
    code.line("#import \"\(name).h\"")
    if unit.hasGIF { code.line("#import \"\(dialect.prefix)RefreshImages.h\"") }
    if unit.choosesLanguage { code.line("#import \"\(dialect.prefix)RefreshLanguage.h\"") }
    if !unit.parts.isEmpty { code.line("#import \"\(dialect.prefix)RefreshParts.h\"") }
    let looksUpTexts = unit.looksUpTexts && dialect.hasBundle && dialect.localized == nil
    ObjectiveCHelpers.write(unit, bundle: bundle, looksUpTexts: looksUpTexts, to: &code)
    for component in unit.components { if component.isSubclassed { subclass(of: component) } }
    code.separate()
    code.line("@implementation \(name)")
    if unit.isConfiguring { configure() }
    for component in unit.components { make(component) }
    code.separate()
    let lines = attachSignature
    for line in lines.dropLast() { code.line(line) }
    code.block((lines.last ?? "") + " {") { code in
      for component in unit.components {
        let role = component.role.rawValue
        code.line("scrollView.mj_\(role) = [self make\(component.capitalizedRole)WithRefreshingBlock:\(role)];")
      }
    }
    code.separate()
    code.line("@end")
  }

  private mutating func configure() {
    code.separate()
    code.block("+ (void)configure {") { code in
      let language = unit.language.map(ObjectiveCLiteral.text)
      guard let strings = unit.strings else {
        if let language { code.line("MJRefreshConfig.defaultConfig.languageCode = \(language);") }
        return
      }
      let suffix = strings.suffix.isEmpty ? "nil" : ObjectiveCLiteral.text(String(strings.suffix.dropFirst()))
      code.line("MJRefreshConfig *config = MJRefreshConfig.defaultConfig;")
      code.line("// \(AppUnit.stringsSummary)")
      code.line(
        "NSURL *url = [Bundle() URLForResource:\(ObjectiveCLiteral.text(strings.bundle)) withExtension:\(suffix)];")
      code.line("config.i18nBundle = url == nil ? nil : [NSBundle bundleWithURL:url];")
      code.line("config.i18nFilename = \(ObjectiveCLiteral.text(strings.file));")
      if let language { code.line("config.languageCode = \(language);") }
    }
  }

  private mutating func make(_ component: AppComponent) {
    let (role, dialect) = (component.role.rawValue, dialect)
    let type = component.isSubclassed ? subclassName(component) : component.mjrefreshClass
    code.separate()
    code.block(signature(of: component) + " {") { code in
      let call = "[\(type) \(role)WithRefreshingBlock:refreshingBlock]"
      guard !component.statements.isEmpty else { return code.line("return \(call);") }
      code.line("\(type) *\(role) = \(call);")
      StatementWriter(dialect: dialect, object: role).write(component.statements, to: &code)
      code.line("return \(role);")
    }
  }

  private func subclassName(_ component: AppComponent) -> String { name + component.capitalizedRole }

  private mutating func subclass(of component: AppComponent) {
    let (type, dialect) = (subclassName(component), dialect)
    let writer = PartWriter(component: component, dialect: dialect)
    dialect.declareTables(of: component, in: &code)
    code.separate()
    code.comment(AppUnit.subclassSummary(of: component))
    code.line("@interface \(type) : \(component.mjrefreshClass)")
    if component.texts != nil { code.line("- (void)setTexts;") }
    code.line("@end")
    code.separate()
    if component.parts.isEmpty, component.width == nil {
      code.line("@implementation \(type)")
    } else {
      code.block("@implementation \(type) {") { code in
        if component.width != nil {
          code.line("CGFloat _ownWidth;")
          code.line("BOOL _isMJRefreshAtWork;")
        }
        dialect.declareVariables(of: component, in: &code)
      }
    }
    if let width = component.width { write(width, of: component) }
    if !component.parts.isEmpty {
      dialect.initializeTables(writer, of: type, in: &code)
      writer.write(to: &code)
    }
    writer.writeLanguageChange(to: &code)
    if let texts = component.texts { write(texts) }
    code.separate()
    code.line("@end")
  }

  /// Writes the methods that keep a width although MJRefresh sets its own.
  private mutating func write(_ width: Double, of component: AppComponent) {
    let dialect = dialect
    code.separate()
    code.block("- (instancetype)initWithFrame:(CGRect)frame {") { code in
      code.line("_ownWidth = \(width.shortestText);")
      code.line("return [super initWithFrame:frame];")
    }
    code.separate()
    code.comment(AppUnit.widthSummary)
    code.block("- (void)setMj_w:(CGFloat)width {") { code in
      code.line("if (!_isMJRefreshAtWork) _ownWidth = width;")
      code.line("[super setMj_w:_ownWidth];")
    }
    let move = ("willMoveToSuperview:(UIView *)superview", "willMoveToSuperview:superview")
    let place = ("placeSubviews", "placeSubviews")
    for (head, call) in component.parts.isEmpty ? [move, place] : [move] {
      code.separate()
      code.block(dialect.method(head)) { code in
        for line in dialect.keepingWidth(dialect.superCall(call)) { code.line(line) }
      }
    }
  }

  private mutating func write(_ texts: AppTexts) {
    let dialect = dialect
    code.separate()
    code.block(dialect.method("setTexts")) { code in
      StatementWriter(dialect: dialect, object: "self").write(texts.lookedUp, to: &code)
      guard !texts.versions.isEmpty else { return }
      let languages = texts.languages.map(ObjectiveCLiteral.text).joined(separator: ", ")
      code.line("NSString *language = [\(dialect.prefix)RefreshLanguage chosenOf:@[ \(languages) ]];")
      var head = "if"
      for version in texts.versions {
        if let language = version.language {
          code.line("\(head) ([language isEqualToString:\(ObjectiveCLiteral.text(language))]) {")
        } else if version.statements.isEmpty {
          continue
        } else {
          code.line("} else {")
        }
        head = "} else if"
        code.nested { StatementWriter(dialect: dialect, object: "self").write(version.statements, to: &$0) }
      }
      code.line("}")
    }
  }
}
