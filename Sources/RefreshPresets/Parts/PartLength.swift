import RefreshDiagnostics
import RefreshEngine
import RefreshText
import RefreshYAML

/// One of the lengths that determine a part's place.
struct PartLength: Sendable {
  /// The meaning of a length. Two lengths in a direction determine the place.
  enum Name: String, CaseIterable, Sendable {
    case left, right, centerX, width
    case top, bottom, centerY, height

    var isHorizontal: Bool { self == .left || self == .right || self == .centerX || self == .width }

    /// Returns the names for a direction.
    static func all(horizontal: Bool) -> [Name] { allCases.filter { $0.isHorizontal == horizontal } }

    /// The key that gives this length together with that of the other direction.
    var pair: String? {
      switch self {
      case .centerX, .centerY: "center"
      case .width, .height: "size"
      case .left, .right, .top, .bottom: nil
      }
    }

    var summary: String {
      switch self {
      case .left: "The distance from the component's left edge to the part's."
      case .right: "The distance from the component's right edge inwards to the part's."
      case .centerX: "The distance from the component's left edge to the part's centre."
      case .width: "The width."
      case .top: "The distance from the component's top edge to the part's."
      case .bottom: "The distance from the component's bottom edge inwards to the part's."
      case .centerY: "The distance from the component's top edge to the part's centre."
      case .height: "The height."
      }
    }
  }

  let name: Name
  let length: PartPlace.Length
  /// The key that gives it; `center` and `size` each give two lengths.
  let key: String
  let place: Span

  /// Whether `center` or `size` gives it.
  var isOfPair: Bool { key == name.pair }

  /// Returns the indexes of the lengths of a direction that apply: two in a preset replace those of the presets that it
  /// extends.
  ///
  /// - Parameters:
  ///   - lengths: The lengths of one direction, those of extended presets first, each with its file.
  ///   - file: The file of the preset.
  static func applying(_ lengths: [(name: Name, file: SourceFile)], in file: SourceFile) -> [Int] {
    guard lengths.count > 2, let last = lengths.last else { return Array(lengths.indices) }
    let preset = lengths.contains { $0.file === file } ? file : last.file
    let own = lengths.indices.filter { lengths[$0].file === preset }
    return own.count == 2 && lengths[own[0]].name != lengths[own[1]].name ? own : Array(lengths.indices)
  }
}

extension ValueType where Value == PartPlace.Length {
  /// Returns the type of a length: points, or with `%` a fraction of the component's width or height.
  ///
  /// - Parameter name: The length.
  static func length(_ name: PartLength.Name) -> Self {
    let isSize = name == .width || name == .height
    let isCenter = name == .centerX || name == .centerY
    let shape = NumberShape(.lengthOrFraction, isSize ? .positive : .any)
    return ValueType(
      scalar: .number(shape),
      doubtful: { (text, doubt) throws(ScalarRemark) in
        let value = try shape.parse(text)
        guard !text.hasSuffix("%") else { return PartPlace.Length(fraction: value) }
        if isCenter, value > 0, value < 1 {
          let percent = "\((value * 100).rounded(decimals: 6).shortestText)%"
          doubt = ScalarRemark(
            .doubtfulUnit, "is a fraction of a point: a number without a unit is in points",
            help: "write `\(percent)`", correction: Correction(percent, isSafe: false))
        }
        return PartPlace.Length(points: value)
      },
      write: {
        $0.fraction == 0 ? .scalar($0.points.shortestText) : ValueType<Double>.percent.written($0.fraction)
      })
  }
}

extension ValueType where Value == [PartPlace.Length] {
  /// Returns the type of two lengths, the horizontal one first: `[50%, 24]`.
  static func lengths(_ horizontal: PartLength.Name, _ vertical: PartLength.Name) -> Self {
    let types = [ValueType<PartPlace.Length>.length(horizontal), .length(vertical)]
    let list = ValueType<[Node]>.list(of: ValueType<Node>(types[0].shape) { node, _, _ in node }, count: 2...2)
    return ValueType(list.shape) { node, name, diagnostics in
      if let meant = node.pairMeant {
        let help = "write `\(name): \(meant)`"
        return diagnostics.refuse(
          .wrongType, "`\(name)` must be \(list.shape.phrase), found \(found(node))", at: node.span, help: help,
          fix: Fix(replacing: node.span, by: meant, isSafe: node.kind == .mapping || node.hasTwoSides))
      }
      if node.items.count == 1, let item = node.items.first, item.hasTwoSides, item.isProduct,
        let meant = item.pairMeant
      {
        return diagnostics.refuse(
          .wrongCount, "`\(name)` must be \(list.shape.phrase), found 1 item", at: node.span,
          help: "write `\(name): \(meant)`", fix: node.fix(writing: meant))
      }
      if node.items.count == 1, let side = node.items[0].scalar, !node.items[0].isAlias {
        let meant = "[\(side), \(side)]"
        return diagnostics.refuse(
          .wrongCount, "`\(name)` must be \(list.shape.phrase), found 1 item", at: node.span,
          help: "write both, like `\(name): \(meant)`", fix: node.fix(writing: meant, isSafe: false))
      }
      guard let nodes = list.decode(node, as: name, into: &diagnostics) else { return nil }
      let lengths = zip(types, nodes).compactMap { $0.decode($1, as: name, into: &diagnostics) }
      return lengths.count == 2 ? lengths : nil
    }
  }
}

extension Node {
  /// Whether a text contains two lengths, `28x28`.
  fileprivate var hasTwoSides: Bool { sides.count == 2 }

  private var sides: [String] {
    (scalar ?? "").withoutParentheses.split { "xX×*,; ".contains($0) }.map(String.init)
  }

  /// The two lengths in other notations: a single number for both, `{ width: 28, height: 28 }`, or `28x28`.
  fileprivate var pairMeant: String? {
    let texts: [String]
    switch kind {
    case .sequence: return nil
    case .scalar: texts = sides.count == 1 ? sides + sides : sides
    case .mapping:
      texts = [["width", "w", "x"], ["height", "h", "y"]].compactMap { names in
        entries.first { names.contains($0.key.scalar ?? "") }?.value.scalar
      }
    }
    let isPair = texts.count == 2 && texts.allSatisfy { ["", "%"].contains(NumberText($0)?.unit) }
    return isPair ? "[\(texts.joined(separator: ", "))]" : nil
  }
}

extension PartPlace.Span {
  /// Makes a span from its two lengths.
  init(_ lengths: [PartLength]) {
    self.init()
    for length in lengths {
      switch length.name {
      case .left, .top: start = length.length
      case .right, .bottom: end = length.length
      case .centerX, .centerY: center = length.length
      case .width, .height: size = length.length
      }
    }
  }
}

extension PartKeys {
  /// The lengths that a key gives, the horizontal one first; none for keys of other values.
  static func lengths(of key: String) -> [PartLength.Name] {
    PartLength.Name(rawValue: key).map { [$0] } ?? PartLength.Name.allCases.filter { $0.pair == key }
  }

  /// Returns whether a length of a part is horizontal, given its key and, for a key of two lengths, its index; nil for keys of
  /// other values.
  package static func isHorizontal(_ key: String, at index: Int) -> Bool? {
    let lengths = lengths(of: key)
    return lengths.indices.contains(index) ? lengths[index].isHorizontal : nil
  }

  /// Returns whether a part with some keys can also have another one, because two different lengths in each direction place it.
  package static func fits(_ key: String, beside present: Set<String>) -> Bool {
    let known = present.flatMap(lengths)
    return lengths(of: key).allSatisfy { length in
      !known.contains(length) && known.count { $0.isHorizontal == length.isHorizontal } < 2
    }
  }
}
