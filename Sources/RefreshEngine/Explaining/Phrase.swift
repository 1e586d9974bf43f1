/// A sentence of an explanation. In place of steps and their lines, it contains links to entries of the journal.
///
/// The engine knows what happened, but no files, so the caller that shows a phrase adds the words for a command.
public struct Phrase: Sendable {
  /// A piece of a phrase.
  public enum Piece: Sendable {
    /// Words.
    case words(String)
    /// An entry of the journal, as a link with its line or its time.
    case link(Int)
    /// An entry of the journal, as a link without its line.
    case name(Int)
  }

  /// The pieces, in order.
  public private(set) var pieces: [Piece]

  /// Makes a phrase of words.
  init(_ words: String) { pieces = words.isEmpty ? [] : [.words(words)] }

  /// Makes a phrase that names an entry of the journal.
  init(link index: Int) { pieces = [.link(index)] }

  /// Makes a phrase that names an entry of the journal without its line.
  init(name index: Int) { pieces = [.name(index)] }

  static func + (first: Phrase, second: Phrase) -> Phrase {
    var sum = first
    sum.pieces += second.pieces
    return sum
  }

  static func + (first: Phrase, words: String) -> Phrase { first + Phrase(words) }

  static func + (words: String, second: Phrase) -> Phrase { Phrase(words) + second }
}
