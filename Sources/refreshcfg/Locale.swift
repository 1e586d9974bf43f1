/// What the environment says of the letters that a terminal shows.
enum Locale {
  /// Whether they are those of Unicode.
  ///
  /// The first of `LC_ALL`, `LC_CTYPE` and `LANG` that is set counts (IEEE Std 1003.1, 8.2). Where it names no encoding,
  /// as `C` does or a container without any of them, terminals of today show Unicode all the same.
  ///
  /// - Parameter environment: the value of a variable, nil if it is not set.
  static func isUnicode(_ environment: (String) -> String?) -> Bool {
    let names = ["LC_ALL", "LC_CTYPE", "LANG"]
    guard let locale = names.lazy.compactMap(environment).first(where: { !$0.isEmpty }),
      let dot = locale.firstIndex(of: ".")
    else { return true }
    let encoding = locale[locale.index(after: dot)...].prefix { $0 != "@" }
    return ["utf-8", "utf8"].contains(encoding.lowercased())
  }
}
