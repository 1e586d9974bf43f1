/// The key by which code looks up a text of the app.
struct LookedUpText: Equatable, Hashable, Sendable {
  /// The key, or for ``isIdentifier`` the word for it in code: `feedPull`.
  let name: String
  /// The name of the table; `nil` if the code doesn't say it.
  var table: String?
  /// Whether it is a word that a code generator made from the key: R.swift and SwiftGen drop what a name can't contain.
  var isIdentifier = false

  /// Returns the letters and digits of a key, of which generators make words.
  static func letters(of key: String) -> String { key.lowercased().filter { $0.isLetter || $0.isNumber } }
}

extension LookedUpText {
  /// The functions of Foundation that look up a text, and the usual name of an app's macro for them.
  private static let functions: Set<String> = [
    "NSLocalizedString", "NSLocalizedStringFromTable", "NSLocalizedStringFromTableInBundle",
    "NSLocalizedStringWithDefaultValue", "localizedString", "localizedStringForKey", "LOCSTR",
  ]

  /// The members of texts by which apps look them up.
  private static let members: Set<String> = ["localized", "localizedString", "localize"]

  /// Returns the key that a call looks up, or `nil` if it is another call.
  init?(_ call: Interpreter.Call) {
    let isText = call.name == "String" && call.labels.first == "localized"
    guard isText || Self.functions.contains(call.name), let name = call.values.first?.text else { return nil }
    let isPositional =
      call.name.hasPrefix("NSLocalizedStringFromTable") || call.name == "NSLocalizedStringWithDefaultValue"
    let table = call.value("tableName", "table") ?? (isPositional ? call.values.dropFirst().first : nil)
    self.init(name: name, table: table?.text)
  }

  /// Returns the key that a text's member looks up: `"feed.pull".localized`.
  init?(_ text: String, member: String) {
    guard Self.members.contains(member) else { return nil }
    self.init(name: text)
  }

  /// Returns the key that a function of generated code looks up: `L10n.tr("feed.pull")`, `L10n.tr("Table", "feed.pull")`.
  init?(_ call: Interpreter.Call, on path: String) {
    guard Self.generators.contains(path), call.name == "tr" else { return nil }
    let texts = zip(call.arguments, call.values).filter { $0.0.label == nil }.map(\.1.text)
    guard let key = texts.last ?? nil, 1...2 ~= texts.count, !texts.contains(nil) else { return nil }
    self.init(name: key, table: texts.count == 2 ? texts[0] : nil)
  }

  private static let generators: Set<String> = ["L10n", "Strings"]

  /// Returns the key for which generated code has a name: `R.string.localizable.feedPull`, `L10n.Feed.pull`.
  init?(generated path: String) {
    let words = path.split(separator: ".").map(String.init)
    if words.count == 4, words[0] == "R", words[1] == "string" {
      self.init(name: words[3], table: words[2], isIdentifier: true)
    } else if words.count > 1, Self.generators.contains(words[0]) {
      self.init(name: words.dropFirst().joined(), isIdentifier: true)
    } else {
      return nil
    }
  }
}
