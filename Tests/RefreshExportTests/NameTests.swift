import RefreshDiagnostics
import RefreshPresets
import RefreshYAML
import SuiteTexts
import Testing

@testable import RefreshExport

/// The names in exported code: none is taken, and no two are one.
struct NameTests {
  private static let parts = """
    header:
      type: gifHeader
      images: { idle: dots@2x.gif }
      titles: { idle: { en: a, de: b } }
      parts:
        ring: { kind: ring, center: [1, 1], size: [2, 2], rotation: { state: { idle: { every: 1s, from: 0, to: 1 } } } }
        dots: { kind: frames, center: [1, 1], size: [2, 2], images: { idle: dots@2x.gif } }
        tint: { kind: box, center: [1, 1], size: [2, 2], color: { pull: { 0%: '#000000', 100%: '#FFFFFF' } } }
        hint: { kind: label, center: [1, 1], size: [2, 2], text: { state: { idle: { en: a, de: b } } } }
    """

  private static func files(_ language: ExportOptions.Language, prefix: String?, name: String = "feed") throws
    -> [Export.File]
  {
    var options = ExportOptions()
    (options.language, options.prefix) = (language, prefix)
    let path = Configs.folder + "/images/\(name).preset.yaml"
    return Export([try preset("name: \(name)\n\(parts)", path: path)], options).files
  }

  @Test func `every name of Objective-C that the linker or the runtime sees has the prefix`() throws {
    for file in try Self.files(.objectiveC, prefix: "AB") {
      #expect(file.path.hasPrefix("AB"))
      #expect(!file.text.contains(/@interface \w+ \(/), "a category would collide without a word")
      for name in file.text.matches(of: /@(?:interface|implementation) (\w+)/).map(\.1) {
        #expect(name.hasPrefix("AB"))
      }
      // Functions that are not static begin a line.
      for name in file.text.matches(of: /(?m)^(?!static|typedef|return|#)[A-Z]\w+ \*?(\w+)\(/).map(\.1) {
        #expect(name.hasPrefix("AB"), "\(name)")
      }
      for name in file.text.matches(of: /#import "(\w+)/).map(\.1) { #expect(name.hasPrefix("AB")) }
    }
  }

  @Test(.enabled(if: Compiling.tools.isUsable))
  func `two exports of different prefixes are one module of Swift`() throws {
    let files = try [nil, "AB"].flatMap { try Self.files(.swift, prefix: $0) }
    #expect(Set(files.map(\.path)).count == files.count)
    let compiling = try Compiling(files)
    defer { compiling.remove() }
    for mode in [5, 6] { #expect(try compiling.swift(mode: mode) == "") }
  }

  @Test(.enabled(if: Compiling.tools.isUsable))
  func `code for spinners is right for systems that have no sizes of them`() throws {
    let text = """
      name: spin
      header: { type: normalHeader, loading: { style: large } }
      footer:
        type: backNormalFooter
        loading: { style: white }
        parts: { spin: { kind: spinner, style: large, center: [1, 1], size: [2, 2] } }
      """
    var options = ExportOptions()
    options.language = .objectiveC
    let compiling = try Compiling(Export([try preset(text)], options).files)
    defer { compiling.remove() }
    #expect(try compiling.objectiveC(target: "arm64-apple-ios12.0", "-Wunguarded-availability") == "")
    let swift = Export([try preset(text)], ExportOptions()).files[0].text
    let lines = swift.split(separator: "\n").map { $0.drop { $0 == " " } }
    for (index, line) in lines.enumerated() where line.contains("tyle = ") {
      #expect(lines[index - 1] == "if #available(iOS 13, *) {", "\(line)")
    }
  }

  @Test(arguments: [
    "class", "Self", "id", "template", "UIView", "String", "MJRefreshHeader", "RefreshParts", "PartColor",
    "PartRule",
  ])
  func `a type whose name is taken is refused`(name: String) throws {
    var options = ExportOptions()
    options.typeName = name
    let found = Export([try preset("name: feed\nheader: { type: header }")], options).diagnostics.all
    #expect(found.map(\.rule.id.rawValue) == ["reserved-name"])
    #expect(found.first?.message.hasPrefix("the type of this preset would be `\(name)`, which is ") ?? false)
  }

  @Test(arguments: [ExportOptions.Language.swift, .objectiveC])
  func `every type, function and constant that exported code uses is taken`(language: ExportOptions.Language) throws
  {
    var options = ExportOptions()
    (options.language, options.prefix, options.typeName) = (language, "", "Own")
    for preset in ConfigsPresets.exportable.map(\.preset) {
      for file in Export([preset], options).files {
        let code = file.text.replacing(
          /"(?:[^"\\]|\\.)*"|\/\/[^\n]*|#(?:import|include)[^\n]*|-W[\w-]+/, with: "\"\"")
        let used = Set(code.matches(of: /\b[A-Z]\w+\b/).map { String($0.output) })
        // Of the preset's own type and tables, and of macros, no type has the name.
        let own = used.filter {
          $0.hasPrefix("Own") || $0.contains(/^(?:Header|Footer|Trailer)\w*Part|^NS_|^URLFor/)
        }
        #expect(
          used.subtracting(own).filter { ReservedNames.reason(against: $0) == nil }.sorted() == [], "\(file.path)")
      }
    }
  }

  @Test func `a class of MJRefresh is no class of an export`() throws {
    var options = ExportOptions()
    (options.language, options.prefix, options.typeName) = (.objectiveC, "MJ", "RefreshHeader")
    let found = Export([try preset("name: feed\nheader: { type: header }")], options).diagnostics.all
    #expect(found.map(\.rule.id.rawValue) == ["reserved-name"])
  }

  @Test(arguments: [("feed", "FEED"), ("feed-é", "feed-e\u{301}")])
  func `types that would be one file on a Mac are refused`(first: String, second: String) throws {
    let presets = try [first, second].map {
      try preset("name: \($0)\nheader: { type: header }", path: "\($0).preset.yaml")
    }
    let found = Export(presets, ExportOptions()).diagnostics.all
    #expect(found.map(\.rule.id.rawValue) == ["same-type-name"])
    #expect(found.first?.labels.count == 1)
  }

  @Test(arguments: [
    ("@2x.png", "arrow.png", "nameless-image"), ("A.png", "a.png", "ambiguous-image"),
    ("x/\u{E9}.png", "e\u{301}.png", "ambiguous-image"), ("x/a.png", "a.png", "ambiguous-image"),
  ])
  func `images that an app can't distinguish are refused`(first: String, second: String, rule: String) {
    var (images, diagnostics) = (AppImages(isCatalog: true), Diagnostics())
    let place = Span(wholeOf: SourceFile(path: "feed.preset.yaml", text: "name: feed"))
    for path in [first, second, second] { _ = images.name(of: path, at: place, into: &diagnostics) }
    #expect(diagnostics.all.map(\.rule.id.rawValue).contains(rule))
    #expect(diagnostics.all.allSatisfy { $0.rule.id.rawValue == rule })
  }

  @Test func `in a catalog, images of two formats are two`() {
    for (isCatalog, count) in [(true, 1), (false, 0)] {
      var (images, diagnostics) = (AppImages(isCatalog: isCatalog), Diagnostics())
      let place = Span(wholeOf: SourceFile(path: "feed.preset.yaml", text: "name: feed"))
      for path in ["sun.png", "sun.jpg"] { _ = images.name(of: path, at: place, into: &diagnostics) }
      #expect(diagnostics.all.count == count)
    }
  }
}

/// Comments, which texts of presets are part of.
struct CommentTests {
  private static let descriptions = [
    #"ends in \"#, #"ends in ??/"#, "*/ int x; /*", "a\u{2028}b", "\u{0}\u{7}\u{1B}[31m", "\u{202E}abc",
    "# 1 \"x\"",
    String(repeating: #"word\ "#, count: 40),
  ]

  @Test(.enabled(if: Compiling.tools.isUsable))
  func `no description ends a comment or continues its line`() throws {
    let presets = try Self.descriptions.enumerated().map { number, description in
      try preset(
        "name: c\(number)\nheader: { type: header }\ndescription: \(quoted(description))",
        path: "c\(number).preset.yaml")
    }
    var options = ExportOptions()
    for language in [ExportOptions.Language.objectiveC, .swift] {
      options.language = language
      let files = Export(presets, options).files
      for file in files {
        let scalars = file.text.unicodeScalars
        #expect(
          !scalars.contains { $0 != "\n" && ($0.properties.generalCategory == .control || $0.value == 0x202E) })
        for line in file.text.split(separator: "\n") {
          #expect(!line.hasSuffix("\\") && !line.hasSuffix("??/"), "\(line)")
        }
      }
      let compiling = try Compiling(files)
      defer { compiling.remove() }
      #expect(try (language == .swift ? compiling.swift(mode: 6) : compiling.objectiveC()) == "")
    }
  }

  private func quoted(_ text: String) -> String {
    let escaped = text.unicodeScalars.map { scalar in
      scalar == "\\" || scalar == "\""
        ? "\\\(scalar)" : scalar.isASCII && scalar.value >= 0x20 ? "\(scalar)" : "\\u\(hex(scalar))"
    }
    return "\"\(escaped.joined())\""
  }

  private func hex(_ scalar: Unicode.Scalar) -> String {
    String(String(scalar.value + 0x10000, radix: 16).dropFirst())
  }

  @Test func `a comment names keys, so that what is written above them changes nothing`() throws {
    let text = "header: { type: normalHeader }\nfooter: { type: autoFooter }\n"
    let codes = try ["", "# a comment\n\n"].map {
      Export([try preset("name: feed\n" + $0 + text)], ExportOptions()).files[0].text
    }
    #expect(codes[0] == codes[1])
    #expect(codes[0].contains("/// A footer of type `autoFooter`: `footer` in feed.preset.yaml."))
  }
}

/// Values that code would compute again and again, or write with the noise of binary fractions.
struct TableTests {
  private static let text = """
    header:
      type: header
      parts:
        ring:
          { kind: ring, left: 80%, right: 0, top: 12.3%, bottom: 0.1, end: { pull: { 0%: 0, 100%: 1 }, state: { idle: 0.5 } } }
    """

  @Test func `what is set at each scroll has no literal of a list`() throws {
    for language in [ExportOptions.Language.swift, .objectiveC] {
      var options = ExportOptions()
      options.language = language
      let code = try #require(
        Export([try preset("name: feed\n" + Self.text)], options).files.last { $0.path.contains("Feed") }
      ).text
      let start = try #require(
        code.firstRange(of: language == .swift ? "func showParts() {" : "- (void)showParts {"))
      let body = code[start.upperBound...].prefix { $0 != "}" }
      #expect(body.contains("ingPartEnd"))
      #expect(!body.contains("@[") && !body.contains("@{") && !body.contains("[.") && !body.contains("@0"))
      #expect(code.contains("static"))
    }
  }

  @Test func `places are written by the decimals that were given`() throws {
    let code = Export([try preset("name: feed\n" + Self.text)], ExportOptions()).files[0].text
    #expect(code.contains("CGSize(width: width * 0.2, height: max(0, height * 0.877 - 0.1))"))
    #expect(code.contains("CGPoint(x: width * 0.9, y: height * 0.5615 - 0.05)"))
  }
}
