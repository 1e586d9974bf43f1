/// The record of which words of the code were read.
///
/// A word that mentions a component and was not read is reported at its line, so that nothing is lost silently.
struct Accounting {
  /// The record of one file, by the offsets of words in bytes.
  private struct Page {
    var read: Set<Int> = []
    /// The code that doesn't run, such as a branch that isn't taken.
    var unused: Set<Range<Int>> = []
    /// The names that have stood for components.
    var names: Set<String> = []
  }

  private var pages: [ObjectIdentifier: Page] = [:]

  private static func page(of tokens: SourceCode.Slice) -> ObjectIdentifier { ObjectIdentifier(tokens.code.file) }

  /// Marks words as read.
  mutating func read(_ tokens: SourceCode.Slice) {
    for offset in tokens.offsets where tokens.kind(offset) == .word {
      pages[Self.page(of: tokens), default: Page()].read.insert(tokens[offset]!.start)
    }
  }

  /// Marks a word as not read.
  mutating func forget(_ tokens: SourceCode.Slice, _ offset: Int) {
    if let token = tokens[offset] { pages[Self.page(of: tokens)]?.read.remove(token.start) }
  }

  /// Notes code that doesn't run.
  mutating func skip(_ tokens: SourceCode.Slice) {
    guard let first = tokens[0], let last = tokens[tokens.count - 1] else { return }
    pages[Self.page(of: tokens), default: Page()].unused.insert(first.start..<last.end)
  }

  /// Notes a name that stands for a component.
  mutating func name(_ name: String, in code: SourceCode) {
    pages[ObjectIdentifier(code.file), default: Page()].names.insert(name)
  }

  func isRead(_ tokens: SourceCode.Slice, _ offset: Int) -> Bool {
    tokens[offset].map { pages[Self.page(of: tokens)]?.read.contains($0.start) ?? false } ?? true
  }

  func isUnused(_ tokens: SourceCode.Slice, _ offset: Int) -> Bool {
    tokens[offset].map { token in
      pages[Self.page(of: tokens)]?.unused.contains { $0.contains(token.start) } ?? false
    } ?? true
  }

  func isName(_ name: String, in code: SourceCode) -> Bool {
    pages[ObjectIdentifier(code.file)]?.names.contains(name) ?? false
  }
}
