import RefreshEngine

/// Words for languages that aren't language tags: country codes, names, three-letter codes, and Chinese without its
/// script.
package enum LanguageSlip {
  /// Returns the tag that was most likely meant, or nil for a word that may be a valid tag.
  package static func meaning(of tag: String) -> String? {
    // The library's languages are the most usual ones.
    guard BuiltInLanguage(rawValue: tag) == nil else { return nil }
    let lower = tag.lowercased()
    if let meant = tags[lower] { return meant }
    // For example `cn-Hans` or `jp-JP`.
    guard let dash = lower.firstIndex(of: "-"), let meant = countries[String(lower[..<dash])] else { return nil }
    return meant
  }

  /// The words in lower case, with the tags that are meant.
  static let tags = countries.merging(others) { first, _ in first }

  /// Country codes that aren't also language codes.
  private static let countries = [
    "cn": "zh-Hans", "hk": "zh-Hant", "mo": "zh-Hant", "jp": "ja", "kr": "ko", "ua": "uk", "gb": "en-GB",
    "us": "en-US",
    "au": "en-AU", "cz": "cs", "dk": "da", "gr": "el", "vn": "vi", "at": "de-AT", "in": "hi", "by": "be",
    "kz": "kk",
    "pl-pl": "pl", "ge": "ka", "ir": "fa", "il": "he", "mx": "es-MX", "rs": "sr", "al": "sq", "kh": "km",
    "ph": "fil",
  ]

  private static let others = [
    "zh": "zh-Hans", "zh-cn": "zh-Hans", "zh-sg": "zh-Hans", "chs": "zh-Hans", "cht": "zh-Hant", "tw": "zh-Hant",
    "zhhans": "zh-Hans", "zhhant": "zh-Hant", "zhcn": "zh-Hans", "zhtw": "zh-Hant", "enus": "en-US",
    "engb": "en-GB",
    "ptbr": "pt-BR", "zh-chs": "zh-Hans", "zh-cht": "zh-Hant", "hans": "zh-Hans", "hant": "zh-Hant",
    "chinese": "zh-Hans", "mandarin": "zh-Hans", "simplified": "zh-Hans", "traditional": "zh-Hant",
    "english": "en", "korean": "ko", "russian": "ru", "ukrainian": "uk", "japanese": "ja", "french": "fr",
    "german": "de",
    "deutsch": "de", "spanish": "es", "italian": "it", "dutch": "nl", "turkish": "tr", "polish": "pl",
    "arabic": "ar",
    "hebrew": "he", "thai": "th", "hindi": "hi", "swedish": "sv", "danish": "da", "finnish": "fi", "greek": "el",
    "czech": "cs", "romanian": "ro", "persian": "fa", "vietnamese": "vi", "malay": "ms", "portuguese": "pt",
    "norwegian": "nb", "hungarian": "hu", "catalan": "ca", "indonesian": "id", "bulgarian": "bg",
    "eng": "en", "chi": "zh-Hans", "zho": "zh-Hans", "kor": "ko", "rus": "ru", "ukr": "uk", "jpn": "ja",
    "fra": "fr",
    "fre": "fr", "deu": "de", "ger": "de", "spa": "es", "ita": "it", "por": "pt", "ara": "ar", "tur": "tr",
    "base": "en", "default": "en", "none": "en", "auto": "en", "system": "en",
  ]
}
