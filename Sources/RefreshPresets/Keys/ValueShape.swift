import RefreshEngine

/// The values that a key takes, as data.
///
/// Decoding is done by a ``ValueType``; its shape is what messages, JSON Schema, reference pages and completions say
/// of it. A shape that carries less than a decoder demands would let a schema accept what is refused, so the two are
/// made together, in one place for each value type.
public indirect enum ValueShape: Sendable {
  /// `true` or `false`.
  case boolean
  /// A whole number.
  case integer(ClosedRange<Int>)
  /// A number with a unit.
  case number(NumberShape)
  /// A scalar that is text, with or without a form of its own.
  case text(TextShape)
  /// One of some words.
  case choice([Word])
  /// A list whose items are all of one shape.
  case list(of: ValueShape, count: ClosedRange<Int>)
  /// A map with names of one's own as keys.
  case map(keys: TextShape, values: ValueShape)
  /// A map whose keys are names out of many, like the paths of observables; messages say what they are and do not list
  /// them. Called when asked for.
  case names(TextShape, @Sendable () -> [KeyDescription])
  /// A map with declared keys. Called when asked for, because the keys of steps hold steps again.
  case keys(@Sendable () -> [KeyDescription])
  /// A map of which one key is a word that decides about the others, like the `type` of a component.
  case variants(by: KeyDescription, @Sendable () -> [Variant])
  /// A map of exactly one of the declared keys, like a step, and any of the `options`; or the name of one of the `words`
  /// alone.
  case oneKey(@Sendable () -> [KeyDescription], options: [KeyDescription] = [], words: [Word] = [])
  /// One of several shapes.
  case either([ValueShape])
  /// A shape with a name of its own, for what is used in many places or holds itself; a definition in JSON Schema.
  case named(String, @Sendable () -> ValueShape)
  /// Anything.
  case anything

  /// A word that may be written, with what it means.
  public struct Word: Hashable, Sendable {
    /// The word itself.
    public let name: String
    /// One sentence of what it means; nil where the name says it.
    public let summary: String?

    /// Makes a word.
    public init(_ name: String, _ summary: String? = nil) {
      self.name = name
      self.summary = summary
    }
  }

  /// One of the kinds that a map can be of.
  public struct Variant: Sendable {
    /// The word that stands for it.
    public let word: Word
    /// Its keys, without the one under which the word stands.
    public let keys: [KeyDescription]
  }
}

/// A number's unit and range.
///
/// A range is one of a few that each quantity has (``Range``), so that every key of a quantity takes the same numbers and the
/// engine can compute with all of them.
public struct NumberShape: Hashable, Sendable {
  /// The quantity that a number measures.
  public enum Quantity: Hashable, Sendable {
    /// Nothing in particular.
    case number
    /// Points.
    case length
    /// Seconds; `0.25s`, `250ms` or a bare number.
    case duration
    /// Parts of a whole; `0.5` or `50%`.
    case fraction
    /// Points, or with a `%` a part of the component's width or height.
    case lengthOrFraction
    /// Points a second.
    case velocity
  }

  /// The quantity.
  public let quantity: Quantity
  /// The least number.
  public let minimum: Double
  /// The greatest number.
  public let maximum: Double

  private init(_ quantity: Quantity, _ minimum: Double, _ maximum: Double) {
    (self.quantity, self.minimum, self.maximum) = (quantity, minimum, maximum)
  }

  /// The numbers of a quantity in one of its ranges.
  public init(_ quantity: Quantity, _ range: Range = .any) {
    let greatest = quantity.greatest
    switch range {
    case .any: self.init(quantity, -greatest, greatest)
    case .notNegative: self.init(quantity, 0, greatest)
    case .positive: self.init(quantity, NumberShape.leastPositive, greatest)
    case .upTo(let maximum): self.init(quantity, 0, min(maximum, greatest))
    }
  }

  /// The whole numbers of a range.
  init(_ range: ClosedRange<Int>) { self.init(.number, Double(range.lowerBound), Double(range.upperBound)) }

  /// Whether a number is in range.
  public func contains(_ number: Double) -> Bool { number >= minimum && number <= maximum }
}

// MARK: Limits

extension NumberShape {
  /// The part of a quantity's numbers that a key takes.
  public enum Range: Hashable, Sendable {
    /// All, negative or not.
    case any
    /// From 0 on.
    case notNegative
    /// From ``NumberShape/leastPositive`` on.
    case positive
    /// From 0 to a number.
    case upTo(Double)
  }

  /// The least number that isn't taken for nothing, 0.001: a thousandth of a point, within which expectations call lengths
  /// equal, a millisecond, or 0.1 %. Whatever is divided by a positive number stays finite.
  public static let leastPositive = 0.001

  /// The greatest whole number that counts something, 1,000,000.
  public static let greatestCount: Int32 = 1_000_000
}

extension NumberShape.Quantity {
  /// The greatest number of the quantity, in its unit and in either direction.
  public var greatest: Double {
    switch self {
    // Ten thousand screens. Above 2^23 the `Float`s of Core Animation can't hold halves of a point.
    case .number, .length, .lengthOrFraction, .velocity: 1e7
    // Eleven days.
    case .duration: Interval.maximum.seconds
    case .fraction: 1e6
    }
  }
}

/// The form of a text.
public struct TextShape: Hashable, Sendable {
  /// The phrase for it in messages: `a colour like "#5A5A5A"`.
  public let phrase: String
  /// An ECMA 262 regular expression that every right text matches; nil for any text.
  public let pattern: String?
  /// Texts that are right.
  public let examples: [String]
  /// The kind of path that the text is, from the folder of its file; nil for a text that is no path.
  public let path: Path?

  /// The target of a path.
  public enum Path: Hashable, Sendable {
    /// A file or folder.
    case file
    /// A file, or without an extension the name of an image in an asset catalog.
    case image
  }

  /// Makes a text's form.
  public init(_ phrase: String, pattern: String? = nil, examples: [String] = [], path: Path? = nil) {
    self.phrase = phrase
    self.pattern = pattern
    self.examples = examples
    self.path = path
  }
}

extension ValueShape {
  /// Whether a tag says no other than what the key says itself.
  ///
  /// A tag is never needed. `!!int 5` under a number is as good as `5`; `!!str 5` contradicts the key.
  ///
  /// - Parameter tag: The tag in full.
  func allows(tag: String) -> Bool {
    let standard = "tag:yaml.org,2002:"
    func isOne(of names: String...) -> Bool { names.contains { tag == standard + $0 } }
    return switch self {
    case .boolean: isOne(of: "bool")
    case .integer: isOne(of: "int", "float")
    // `0.25s` and `50%` are text to other readers.
    case .number(let shape):
      isOne(of: "int", "float")
        || isOne(of: "str") && [.duration, .fraction, .lengthOrFraction].contains(shape.quantity)
    case .text, .choice: tag == "!" || isOne(of: "str", "timestamp")
    case .list: isOne(of: "seq")
    case .map, .names, .keys, .variants: isOne(of: "map")
    case .oneKey: isOne(of: "map", "str")
    case .either(let shapes): shapes.contains { $0.allows(tag: tag) }
    case .named(_, let shape): shape().allows(tag: tag)
    case .anything: tag == "!" || tag.hasPrefix(standard)
    }
  }
}
