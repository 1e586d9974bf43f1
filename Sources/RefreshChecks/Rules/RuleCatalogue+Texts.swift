import RefreshDiagnostics
import RefreshYAML

/// The texts are data, in `Files`: a YAML file for each module's rules, and one for its lint rules. They are read
/// when the first of them is needed; reports don't need them.
extension RuleCatalogue {
  /// The explanations of all rules, in the order of the rules.
  public static var texts: [RuleText] { all.map(text) }

  /// Returns the explanation of a rule.
  public static func text(of rule: Rule) -> RuleText {
    guard let entry = written[rule.id.rawValue], let what = entry["what"]?.scalar, let why = entry["why"]?.scalar
    else { preconditionFailure("no file has a text of \(rule.id.rawValue)") }
    let kind = FileKind.allCases.first { entry["\($0)"] != nil }
    func example(_ name: String) -> Rule.Example? {
      guard let kind, let node = entry["\(kind)"]?[name], let text = node.scalar else { return nil }
      // In this old encoding each character is one byte.
      guard node.tag != "!latin-1" else { return .init(kind, bytes: text.unicodeScalars.map { UInt8($0.value) }) }
      return .init(kind, text)
    }
    return RuleText(rule, what: what, why: why, bad: example("bad"), good: example("good"))
  }

  /// The texts as they are written, by the ids of the rules.
  static let written: [String: Node] = {
    let names = ["reading", "presets", "preset-lint", "suites", "suite-lint", "checks"].map { $0 + ".yaml" }
    var diagnostics = Diagnostics()
    let entries = names.flatMap { name in
      var reader = YAMLReader(SourceFile(path: name, text: EmbeddedFiles.text(name)))
      return reader.next(into: &diagnostics)?.root.entries ?? []
    }
    precondition(diagnostics.isEmpty, "\(diagnostics.all.map(\.line).joined())")
    return Dictionary(uniqueKeysWithValues: entries.map { ($0.key.scalar ?? "", $0.value) })
  }()
}
