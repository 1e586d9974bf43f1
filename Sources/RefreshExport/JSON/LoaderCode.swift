import RefreshEngine
import RefreshPresets
import RefreshText

/// The code that creates components from JSON at run time, the same for all presets.
///
/// Its files are those of shared code. The classes of types and the members of components follow from their rows.
enum LoaderCode {
  /// Returns the file of the code.
  static func file(_ options: ExportOptions) -> Export.File {
    func files(_ names: String...) -> [String] { names.map { EmbeddedFiles.text($0 + ".swift") } }
    let pieces =
      files("RefreshLoader", "LoadedValues", "LoadedLook") + classes + [types, members]
      + files("LoadedParts", "LoadedPartView")
    let text = pieces.joined(separator: "\n\n")
    return Export.File(
      path: options.namePrefix + "RefreshLoader.swift",
      text: SharedCode.text(text + "\n", prefix: options.namePrefix)
        .replacing("public ", with: options.swiftAccess)
        .replacing("bundle: Bundle = .main", with: "bundle: Bundle = \(options.bundle ?? ".main")"))
  }

  /// The subclass of each type's class; trailers have a separate template.
  private static var classes: [String] {
    ComponentKind.allCases.map { kind in
      let pattern = kind.role == .trailer ? "Trailer" : "Header"
      return EmbeddedFiles.text("Loaded\(pattern).swift")
        .replacing("Loaded\(pattern)", with: "Loaded" + kind.rawValue.capitalizedFirst)
        .replacing("MJRefresh\(pattern)", with: ComponentClass.type(kind).mjrefresh)
    }
  }

  private static var types: String {
    written { code in
      code.block("extension RefreshLoader {") { code in
        code.line("private typealias Make = @MainActor (@escaping () -> Void) -> any LoadedComponent")
        code.separate()
        code.block("private static let types: [String: Make] = [", "]") { code in
          for kind in ComponentKind.allCases {
            code.line("\"\(kind.rawValue)\": Loaded\(kind.rawValue.capitalizedFirst).init(refreshingBlock:),")
          }
        }
      }
    }
  }

  private static var members: String {
    written { code in
      code.block("extension LoadedMember {") { code in
        code.comment("All members, in the order in which they are set.")
        code.block("static let all: [LoadedMember] = [", "]") { code in
          var rest = AppMember.introduced[...]
          while let first = rest.first {
            write(rest.filter { $0.member.name == first.member.name }, to: &code)
            rest = rest.filter { $0.member.name != first.member.name }[...]
          }
        }
      }
    }
  }

  private static func written(_ body: (inout CodeText) -> Void) -> String {
    var code = CodeText(indent: 2)
    body(&code)
    return String(code.text.dropLast())
  }

  /// Writes a member that several classes may introduce.
  private static func write(_ rows: [(owner: ComponentClass, member: AppMember)], to code: inout CodeText) {
    guard let (owner, member) = rows.first else { return }
    let (type, set) = statement(for: member.form)
    // A wording that only some languages have; titles are MJRefresh's own again.
    let reset = member.form == .wording ? ", reset: { ($0 as? \(owner.mjrefresh))?.\(member.swift) = nil }" : ""
    code.block("LoadedMember(\"\(member.name)\", \(type).self\(reset)) { component, value, place in", "},") {
      code in
      if owner == .component {
        code.line(set("component", member.swift))
      } else {
        code.line("switch component {")
        for (owner, member) in rows {
          let type = member.form == .layout ? "any LoadedWidth" : owner.mjrefresh
          code.line("case let owner as \(type): \(set("owner", member.swift))")
        }
        code.line("default: return nil")
        code.line("}")
      }
      code.line("return ()")
    }
  }

  /// Returns the type of a value in JSON, and a function that returns the statement that sets it.
  private static func statement(
    for form: AppForm
  ) -> (type: String, set: (_ object: String, _ member: String) -> String) {
    func assign(_ type: String, _ value: String = "value") -> (String, (String, String) -> String) {
      (type, { "\($0).\($1) = \(value)" })
    }
    return switch form {
    case .number: assign("CGFloat")
    case .layout: ("CGFloat", { object, _ in "\(object).ownWidth = value" })
    case .seconds: assign("TimeInterval")
    case .flag: assign("Bool")
    case .text: assign("String")
    case .whole: assign("Int")
    case .color: assign("LoadedColor", "value.color")
    case .boldFont: assign("CGFloat", ".boldSystemFont(ofSize: value)")
    case .image: assign("String", "try place.image(value)")
    case .wording: assign("[LoadedPiece]", "LoadedPiece.wording(of: value)")
    case .call: ("Bool", { "if value { \($0).\($1)() }" })
    case .indicatorStyle: ("LoadedStyle", { "value.show(in: \($0).\($1.prefix { $0 != "?" }))" })
    case .titles:
      (
        "LoadedStates<LoadedTitle>",
        { "for title in value.all { \($0).\($1)(title.value.text(in: place.bundle), for: title.state) }" }
      )
    case .frames:
      (
        "LoadedStates<LoadedFrames>",
        {
          "try place.show(value) { \($0).\($1)($0, duration: $1, for: $2) }"
        }
      )
    }
  }
}
