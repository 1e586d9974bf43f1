import RefreshDiagnostics
import RefreshEngine
import RefreshYAML

/// The values that a key takes, as data.
///
/// A ``ValueType`` decodes values; messages, JSON Schema, reference pages and completions use its shape. If a shape
/// demanded less than the decoder, a schema would accept what the decoder rejects, so both are defined together, in
/// one place for each value type.
public indirect enum ValueShape: Sendable {
  /// `true` or `false`.
  case boolean
  /// A whole number.
  case integer(ClosedRange<Int>)
  /// A number with a unit.
  case number(NumberShape)
  /// A scalar that is text, optionally with a required form.
  case text(TextShape)
  /// One of a fixed set of words.
  case choice([Word])
  /// A list whose items all have the same shape.
  case list(of: ValueShape, count: ClosedRange<Int>)
  /// A map whose keys are names that the user chooses.
  case map(keys: TextShape, values: ValueShape)
  /// A map whose keys come from a large set of names, like the paths of observables. Messages describe the names
  /// instead of listing them. The function is called on demand.
  case names(TextShape, @Sendable () -> [KeyDescription])
  /// A map with declared keys. The function is called on demand, because the keys of steps contain steps again.
  case keys(@Sendable () -> [KeyDescription])
  /// A map in which one key is a word that determines the others, like a component's `type`.
  case variants(by: KeyDescription, @Sendable () -> [Variant])
  /// A map with exactly one of the declared keys, like a step, and any of the `options`; or just the name of one of
  /// the `words`.
  case oneKey(@Sendable () -> [KeyDescription], options: [KeyDescription] = [], words: [Word] = [])
  /// One of several shapes.
  case either([ValueShape])
  /// A named shape, for shapes that are used in many places or contain themselves; a definition in JSON Schema.
  case named(String, @Sendable () -> ValueShape)
  /// Anything.
  case anything

  /// An allowed word and its meaning.
  public struct Word: Hashable, Sendable {
    /// The word itself.
    public let name: String
    /// A sentence that describes it, or nil if the name says it all.
    public let summary: String?

    /// Makes a word.
    public init(_ name: String, _ summary: String? = nil) {
      self.name = name
      self.summary = summary
    }
  }

  /// One variant of a map.
  public struct Variant: Sendable {
    /// The word that selects it.
    public let word: Word
    /// Its keys, except the one that holds the word.
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
    /// A plain number.
    case number
    /// Points.
    case length
    /// Seconds; `0.25s`, `250ms` or a bare number.
    case duration
    /// A fraction; `0.5` or `50%`.
    case fraction
    /// Points, or with `%` a fraction of the component's width or height.
    case lengthOrFraction
    /// Points per second.
    case velocity
  }

  /// The quantity.
  public let quantity: Quantity
  /// The minimum.
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
    case .observed:
      self.init(quantity, quantity == .duration ? 0 : -NumberShape.greatestObserved, NumberShape.greatestObserved)
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
    /// Every result that numbers of the quantity can lead to, such as the height of a million rows.
    case observed
  }

  /// The least number that isn't taken for nothing, 0.001: a thousandth of a point, within which expectations call lengths
  /// equal, a millisecond, or 0.1 %. Whatever is divided by a positive number stays finite.
  public static let leastPositive = 0.001

  /// A number that no sum or product of what files contain exceeds.
  public static let greatestObserved = 1e18

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

/// The required form of a text.
public struct TextShape: Hashable, Sendable {
  /// The phrase for it in messages, such as `a colour like "#5A5A5A"`.
  public let phrase: String
  /// An ECMA 262 regular expression that every valid text matches, or nil if any text is valid.
  public let pattern: String?
  /// Valid texts.
  public let examples: [String]
  /// The kind of path, relative to the folder of its file, or nil if the text isn't a path.
  public let path: Path?

  /// The target of a path.
  public enum Path: Hashable, Sendable {
    /// A file or folder.
    case file
    /// A file; or, without an extension, the name of an image in an asset catalog.
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
  /// Returns whether a node is to be read: it hasn't been diagnosed, and its tag agrees with the type that the key requires.
  ///
  /// - Parameters:
  ///   - node: The node.
  ///   - name: The node's key, as messages name it.
  ///   - diagnostics: Receives the diagnostic for a tag that contradicts the key.
  func admits(_ node: Node, as name: String, into diagnostics: inout Diagnostics) -> Bool {
    guard !node.isBroken else { return false }
    guard let tag = node.tag, !allows(tag: tag) else { return true }
    diagnostics.add(.wrongTag(tag, on: node, as: name, self))
    return false
  }

  /// Returns whether a tag agrees with the type that the key requires.
  ///
  /// Tags are never needed. For a number, `!!int 5` means the same as `5`, but `!!str 5` contradicts the key.
  ///
  /// - Parameter tag: The full tag.
  private func allows(tag: String) -> Bool {
    let standard = "tag:yaml.org,2002:"
    func isOne(of names: String...) -> Bool { names.contains { tag == standard + $0 } }
    return switch self {
    case .boolean: isOne(of: "bool")
    case .integer: isOne(of: "int", "float")
    // Other readers treat `0.25s` and `50%` as text.
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
