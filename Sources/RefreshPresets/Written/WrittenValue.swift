import RefreshDiagnostics
import RefreshFiles
import RefreshText
import RefreshYAML

/// A value that is written in a file, with its key, its place and its text.
///
/// All code that shows what an author wrote reads it: the outline, `show`, differences, coverage, rules. It only refers
/// to the document, so it costs nothing until it is used.
public struct WrittenValue: Sendable {
  /// The content of a value, according to the declaration of its key.
  package enum Content {
    /// A switch.
    case bool(Bool)
    /// A number in the unit of its quantity: points, seconds or a fraction.
    case number(Double)
    /// Any other text, such as a word, a colour, or a percentage of the component's size.
    case text(String)
    /// The path of a file, relative to the working directory.
    case file(String)
    /// The items of a list.
    case list([WrittenValue])
    /// The values of a map, in the order of the text.
    case map([WrittenValue])
  }

  /// The node, which only readers look at.
  let node: Node
  private let entry: Node.Entry?
  /// The shape that its key declares. It is a function, because who only looks for a place needs none.
  private let shape: @Sendable () -> ValueShape
  /// The name of the key that would give this value alone, if the written key gives two.
  private var single: String?

  /// Makes the value of a node.
  ///
  /// - Parameters:
  ///   - node: The node.
  ///   - shape: Returns the shape that it must have.
  init(_ node: Node, as shape: @escaping @Sendable () -> ValueShape) {
    (self.node, self.shape, entry) = (node, shape, nil)
  }

  private init(_ entry: Node.Entry, as shape: @escaping @Sendable () -> ValueShape) {
    self.init(entry.value, in: entry, as: shape)
  }

  private init(_ node: Node, in entry: Node.Entry?, as shape: @escaping @Sendable () -> ValueShape) {
    (self.node, self.shape, self.entry) = (node, shape, entry)
  }

  /// The name of its key; empty if it has none.
  public var name: String { single ?? entry?.key.scalar ?? "" }
  /// The span of its key, or nil if it has none.
  public var key: Span? { entry?.key.span }
  /// The value of a file that is extended which it replaced, or nil if there was none.
  var replaced: WrittenValue? { entry?.replaced.map { WrittenValue($0, as: shape) } }
  /// The span of the value.
  public var span: Span { node.span }
  /// The span of its first key, bracket or dash; of a scalar the whole span.
  public var beginning: Span { node.beginning }

  /// Returns the value of a key inside, given its dotted name such as `titles.idle`, or nil if it isn't written.
  public subscript(name: String) -> WrittenValue? {
    entry(of: name).map { entry in WrittenValue(entry) { shape(of: name) } }
  }

  /// Returns the span of a key inside, given its dotted name, or nil if it isn't written.
  public func place(of name: String) -> Span? { entry(of: name)?.key.span }

  private func entry(of name: String) -> Node.Entry? {
    var (map, found): (Node, Node.Entry?) = (node, nil)
    for word in Self.words(of: name) {
      guard let entry = map.entry(word) else { return nil }
      (map, found) = (entry.value, entry)
    }
    return found
  }

  private func shape(of name: String) -> ValueShape {
    var (map, shape) = (node, shape())
    for word in Self.words(of: name) {
      guard let entry = map.entry(word) else { return .anything }
      (map, shape) = (entry.value, WrittenForm(of: map, as: shape).shape(of: entry.key))
    }
    return shape
  }

  /// The words of a dotted name; splitting characters would take most of the time of a look-up.
  private static func words(of name: String) -> [String] {
    name.utf8.split(separator: UInt8(ascii: ".")).map { String(Substring($0)) }
  }

  // MARK: Text

  /// The text of a scalar, or nil for a list or map.
  public var scalar: String? { node.scalar }
  /// Whether it is a scalar without quotes.
  package var isPlain: Bool { node.kind == .scalar && node.style == .plain }

  /// The value on one line, as it is written but without quotes.
  package var text: String { node.textOnOneLine }

  // MARK: Content

  /// The values of a map, in the order of the text; empty for a list or scalar.
  package var members: [WrittenValue] {
    let form = form
    return node.entries.map { entry in WrittenValue(entry) { form.shape(of: entry.key) } }
  }

  /// The values of a map that apply: declared keys in the order of their declarations, then names that the author chose in
  /// the order of the text, and percentages in ascending order.
  ///
  /// If a preset changes a ramp or the place of a part that it extends, not all merged values apply.
  package var sortedMembers: [WrittenValue] {
    let form = form
    let members = form.isRamp ? stops : form.isPart ? placed : members
    let ranks = members.map { form.rank(of: $0.name) }
    return members.indices.ordered(on: { ranks[$0] }).map { members[$0] }
  }

  /// The values of a ramp; of several at the same percentage, the last.
  private var stops: [WrittenValue] {
    var stops: [Double: WrittenValue] = [:]
    for member in members { stops[(try? NumberShape.percent.parse(member.name)) ?? .infinity] = member }
    return stops.ordered(on: \.key).map(\.value)
  }

  /// The values of a part, without those of its lengths that others replace.
  private var placed: [WrittenValue] {
    let members = members
    let lengths = members.flatMap { member in
      PartKeys.lengths(of: member.name).map { (name: $0, file: (member.key ?? member.span).file, key: member.name) }
    }
    let applying = [true, false].flatMap { isHorizontal in
      let ofDirection = lengths.filter { $0.name.isHorizontal == isHorizontal }
      return PartLength.applying(ofDirection.map { ($0.name, $0.file) }, in: span.file).map { ofDirection[$0] }
    }
    return members.flatMap { member -> [WrittenValue] in
      let names = PartKeys.lengths(of: member.name)
      let rest = names.indices.filter { index in
        applying.contains { $0.name == names[index] && $0.key == member.name }
      }
      guard rest.count < names.count else { return [member] }
      return rest.compactMap { index in
        guard member.items.indices.contains(index) else { return nil }
        var single = WrittenValue(member.items[index].node, in: member.entry, as: member.items[index].shape)
        single.single = names[index].rawValue
        return single
      }
    }
  }

  /// The settings in a map, in the order of their declarations, with their dotted names. A map that only groups others,
  /// such as `stateLabel`, isn't one.
  package var settings: [(name: String, value: WrittenValue)] {
    sortedMembers.flatMap { member in
      member.shape().isGroup ? member.settings.map { ("\(member.name).\($0)", $1) } : [(member.name, member)]
    }
  }

  private var items: [WrittenValue] {
    let item = form.item
    return node.items.map { WrittenValue($0) { item } }
  }

  /// The content.
  package var content: Content {
    switch node.kind {
    case .sequence: .list(items)
    case .mapping: .map(form.isRamp ? stops : members)
    case .scalar: form.shape.content(of: node.scalar ?? "", in: node.span.file)
    }
  }

  /// Returns whether a text in place of this scalar would mean the same, as `50%` and `0.5` do.
  package func means(_ text: String) -> Bool {
    switch (content, form.shape.content(of: text, in: node.span.file)) {
    case (.bool(let own), .bool(let other)): own == other
    case (.number(let own), .number(let other)): own == other
    case (.text(let own), .text(let other)), (.file(let own), .file(let other)): own == other
    default: false
    }
  }

  private var form: WrittenForm { WrittenForm(of: node, as: shape()) }
}

extension ValueShape {
  /// Returns a valid scalar of the shape.
  fileprivate func content(of text: String, in file: SourceFile) -> WrittenValue.Content {
    switch self {
    case .boolean: return .bool(ValueType<Bool>.meaning(of: text) ?? false)
    // Points and percentages differ: 0.5 is half a point, and 50% half of the component.
    case .number(let shape) where shape.quantity == .lengthOrFraction && text.hasSuffix("%"): return .text(text)
    case .number(let shape): return (try? shape.parse(text)).map { .number($0) } ?? .text(text)
    case .integer: return Double(text).map { .number($0) } ?? .text(text)
    case .text(let form) where form.path == .file || form.path == .image && FilePath.isFile(text):
      return .file(FilePath.resolve(text, from: file.path))
    default: return .text(text)
    }
  }
}
