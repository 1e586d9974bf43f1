/// The tag of a language: whether it is well formed, and how it is written.
///
/// The grammar is that of RFC 5646 (BCP 47), section 2.1. Whether a language exists is not asked: any tag is good for
/// own texts, and MJRefresh falls back to English.
enum LanguageTag {
  /// Whether a tag is well formed.
  static func isWellFormed(_ tag: String) -> Bool {
    if irregular.contains(tag.lowercased()) { return true }
    var subtags = tag.split(separator: "-", omittingEmptySubsequences: false)[...]
    guard tag.utf8.count <= longestTag, subtags.allSatisfy({ isSubtag($0) }) else { return false }
    if subtags.first?.lowercased() == "x" { return subtags.count > 1 }

    guard let language = subtags.popFirst(), isLetters(language, 2...8) else { return false }
    if language.count <= 3 { take(atMost: 3, from: &subtags) { isLetters($0, 3...3) } }
    take(atMost: 1, from: &subtags) { isLetters($0, 4...4) }
    take(atMost: 1, from: &subtags) { isLetters($0, 2...2) || ($0.count == 3 && $0.allSatisfy(\.isNumber)) }
    take(atMost: .max, from: &subtags) { $0.count >= 5 || ($0.count == 4 && $0.first?.isNumber ?? false) }
    while let singleton = subtags.first, singleton.count == 1 {
      subtags.removeFirst()
      let isPrivate = singleton.lowercased() == "x"
      let count = take(atMost: .max, from: &subtags) { isPrivate || $0.count >= 2 }
      if count == 0 { return false }
    }
    return subtags.isEmpty
  }

  /// A tag in the letters that RFC 5646, section 2.1.1, recommends: `zh-Hans`, `en-GB`.
  static func canonical(_ tag: String) -> String {
    var isBehindSingleton = false
    return tag.split(separator: "-", omittingEmptySubsequences: false).enumerated()
      .map { index, subtag in
        defer { if subtag.count == 1 { isBehindSingleton = true } }
        let lower = subtag.lowercased()
        guard index > 0, !isBehindSingleton, isLetters(subtag, 1...8) else { return lower }
        switch subtag.count {
        case 2: return lower.uppercased()
        case 4: return lower.prefix(1).uppercased() + lower.dropFirst()
        default: return lower
        }
      }
      .joined(separator: "-")
  }

  /// Takes subtags as long as they are right; the number of those taken.
  @discardableResult
  private static func take(
    atMost limit: Int, from subtags: inout ArraySlice<Substring>, while isRight: (Substring) -> Bool
  ) -> Int {
    var count = 0
    while count < limit, let next = subtags.first, isRight(next) {
      subtags.removeFirst()
      count += 1
    }
    return count
  }

  private static func isSubtag(_ text: Substring) -> Bool {
    (1...8).contains(text.count) && text.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber) }
  }

  private static func isLetters(_ text: Substring, _ count: ClosedRange<Int>) -> Bool {
    count.contains(text.count) && text.allSatisfy(\.isLetter)
  }

  /// RFC 5646, section 4.4.1, recommends room for 35 characters; longer ones are mistakes.
  private static let longestTag = 100

  /// The grandfathered tags that do not fit the grammar.
  private static let irregular: Set<String> = [
    "en-gb-oed", "i-ami", "i-bnn", "i-default", "i-enochian", "i-hak", "i-klingon", "i-lux", "i-mingo", "i-navajo",
    "i-pwn", "i-tao", "i-tay", "i-tsu", "sgn-be-fr", "sgn-be-nl", "sgn-ch-de",
  ]
}
