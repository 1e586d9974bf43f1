import RefreshEngine

/// The tags under which a text for a language is looked up, the preferred one first: the language itself, then what is left
/// without its last subtag, and so on (RFC 4647, section 3.4). They are written a second time, because code that judges the
/// engine can't use the engine's.
struct SpokenTags {
  private let tags: [String]

  init(_ language: String) {
    var parts = language.lowercased().split(separator: "-").map(String.init)
    var tags: [String] = []
    while !parts.isEmpty {
      tags.append(parts.joined(separator: "-"))
      // A Chinese region stands for its script.
      if parts.count == 2, parts[0] == "zh", let script = Self.scripts[parts[1]] {
        parts[1] = script
      } else {
        parts.removeLast()
        if parts.last?.count == 1 { parts.removeLast() }
      }
    }
    self.tags = tags
  }

  private static let scripts = ["cn": "hans", "sg": "hans", "tw": "hant", "hk": "hant", "mo": "hant"]

  /// Returns the first item whose tag is the most preferred one that any item has.
  func first<Item>(of items: [Item], _ tag: (Item) -> String?) -> Item? {
    for wanted in tags {
      if let item = items.first(where: { tag($0)?.lowercased() == wanted }) { return item }
    }
    return nil
  }
}

extension LocalizedText {
  /// Returns the title that an app has for a language, or else for English; nil where the library's own text shows.
  func said(in language: String) -> String? {
    text ?? (version(under: language) ?? version(under: "en"))?.text
  }

  private func version(under language: String) -> Version? {
    SpokenTags(language).first(of: versions) { $0.language }
  }
}

extension LocalizedTemplate {
  /// Returns the wording for a language: its own, else the one for all, else the English one, else the first.
  func said(in language: String) -> TimeTemplate? {
    let versions = versions
    func version(_ language: String) -> Version? { SpokenTags(language).first(of: versions) { $0.language } }
    let chosen = version(language) ?? versions.first { $0.language == nil } ?? version("en") ?? versions.first
    return chosen?.template
  }
}
