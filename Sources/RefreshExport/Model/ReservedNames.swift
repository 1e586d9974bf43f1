import RefreshFiles

/// The names that no exported type can have, in either language: headers of Objective-C are read by Swift and by C++.
enum ReservedNames {
  /// The reason why a name can't be that of a type, as the end of a sentence; nil if it can.
  static func reason(against name: String) -> String? {
    if words.contains(name) { return "a word of Swift, C or Objective-C" }
    if types.contains(name) { return "a type that the code uses" }
    let end = prefixes.first { name.hasPrefix($0) }.map { name.dropFirst($0.count) }
    if let end, end.first?.isUppercase ?? true { return "like the names of the frameworks' own types" }
    if SharedCode.name(in: name) == name || name == "RefreshLoader" { return "a type that exports share" }
    return nil
  }

  private static func list(_ text: String) -> Set<String> {
    Set(text.split(whereSeparator: \.isWhitespace).map(String.init))
  }

  private static let words = list(
    """
    Any Protocol Self Type _ actor any as associatedtype async await break case catch class continue default defer deinit do \
    else enum extension fallthrough false fileprivate for func guard if import in indirect init inout internal is let nil \
    nonisolated open operator precedencegroup private protocol public repeat rethrows return self some static struct subscript \
    super switch throw throws true try typealias var where while

    auto char const double extern float goto inline int long register restrict short signed sizeof typedef union unsigned void \
    volatile _Alignas _Alignof _Atomic _Bool _Complex _Generic _Imaginary _Noreturn _Static_assert _Thread_local alignas \
    alignof bool constexpr nullptr thread_local typeof

    BOOL Class FALSE IBAction IBOutlet IMP NO NULL Nil SEL TRUE YES atomic byref bycopy copy getter id instancetype nonatomic \
    oneway out readonly readwrite retain setter strong weak

    and asm bitand bitor catch compl concept const_cast decltype delete dynamic_cast explicit export friend mutable namespace \
    new noexcept not or reinterpret_cast requires static_assert static_cast template this typeid typename using virtual xor
    """)

  private static let types = list(
    """
    AnyClass Bool Broader Bundle Calendar Data Date DateFormatter Decodable Dictionary Double Error Footer Foundation HUGE_VALF Header \
    ImageIO ImageNamed Int Locale MAX MIN M_PI M_PI_2 Made MainActor Mix Never NumberedImages Optional RelativeText Sendable Set Shape \
    String TagFor TextOfDate TimeInterval Trailer UInt32 URL Value Void
    """)

  /// The beginnings of the names of Apple's types, functions and constants.
  private static let prefixes = ["NS", "UI", "CG", "CA", "CF", "MJRefresh"]
}
