import RefreshEngine
import RefreshLaws
import RefreshPresets
import RefreshText

/// A key whose value differs between two presets, including the values that they inherit.
public struct PresetChange: Sendable, Equatable {
  /// A value with its file and line.
  public struct Value: Sendable, Equatable {
    /// The value as it is written, on one line.
    public let text: String
    /// The path of the file that contains it.
    public let path: String
    /// The line, from 1.
    public let line: Int
  }

  /// The key's name with dots: `header.titles.idle`.
  public let name: String
  /// The value in the old preset, nil if it is not written.
  public let old: Value?
  /// The value in the new preset, nil if it is not written.
  public let new: Value?
  /// The default as it would be written, or `nil` if there is none or it depends on other keys.
  public let defaultText: String?
}

extension PresetChange {
  /// Returns all keys in which two presets differ: those of the old preset in its order, then those that only the
  /// new one has.
  ///
  /// Values are compared by their meaning, not by their spelling: `"Pull"` equals `Pull`, and `50%` equals `0.5`.
  static func all(from old: Preset, to new: Preset) -> [PresetChange] {
    let oldLeaves = leaves(of: old)
    let newLeaves = leaves(of: new)
    let newByName = Dictionary(newLeaves.map { ($0.name, $0) }) { first, _ in first }
    let oldNames = Set(oldLeaves.map(\.name))
    let kept = oldLeaves.compactMap { leaf -> PresetChange? in
      guard let other = newByName[leaf.name] else { return PresetChange(only: leaf, isNew: false, against: new) }
      guard canonicalText(of: other.value) != canonicalText(of: leaf.value) else { return nil }
      return PresetChange(leaf, other, defaultText: defaultText(leaf, in: new))
    }
    let added = newLeaves.filter { !oldNames.contains($0.name) }
    return kept + added.compactMap { PresetChange(only: $0, isNew: true, against: old) }
  }

  /// Makes the change of a key that only one of the presets has; nil if its value is the default of the other.
  private init?(only leaf: WrittenValue.Leaf, isNew: Bool, against other: Preset) {
    let defaultText = PresetChange.defaultText(leaf, in: other)
    if let defaultText, leaf.value.means(defaultText) { return nil }
    self.init(isNew ? nil : leaf, isNew ? leaf : nil, defaultText: defaultText)
  }

  private init(_ old: WrittenValue.Leaf?, _ new: WrittenValue.Leaf?, defaultText: String?) {
    name = (old ?? new)?.name ?? ""
    self.old = old.map(Value.init)
    self.new = new.map(Value.init)
    self.defaultText = defaultText
  }

  /// Returns the leaves of a preset. Inherited values are among them.
  private static func leaves(of preset: Preset) -> [WrittenValue.Leaf] {
    preset.written.leaves().filter { !$0.isReplaced && $0.path != ["extends"] }
  }

  /// Returns the default of a key of a preset that has the key's component.
  private static func defaultText(_ leaf: WrittenValue.Leaf, in preset: Preset) -> String? {
    guard let role = ComponentRole(rawValue: leaf.path[0]), let kind = preset[role]?.kind, leaf.path.count > 1
    else { return nil }
    var key = ComponentKeys.keys(of: kind)[leaf.path[1]]
    for name in leaf.path.dropFirst(2) { key = key?.members?[name] }
    return key?.description.defaultText
  }

  /// Returns a value on one line, in a form that does not depend on how it was written.
  private static func canonicalText(of value: WrittenValue) -> String {
    switch value.content {
    case .list(let items): "[" + items.map(canonicalText).joined(separator: ", ") + "]"
    case .map(let members):
      "{" + members.map { "\($0.name): \(canonicalText(of: $0))" }.joined(separator: ", ") + "}"
    case .number(let number): number.shortestText
    case .bool(let isOn): "\(isOn)"
    case .text, .file: value.scalar ?? ""
    }
  }

  /// Returns a value on one line, with the quotes that it was written with.
  fileprivate static func text(of value: WrittenValue) -> String {
    guard let text = value.scalar else { return canonicalText(of: value) }
    return value.isPlain && !text.isEmpty ? text : text.jsonLiteral
  }
}

extension PresetChange.Value {
  fileprivate init(_ leaf: WrittenValue.Leaf) {
    text = PresetChange.text(of: leaf.value)
    path = leaf.place.file.path
    line =
      leaf.value.span.file === leaf.place.file ? leaf.place.startPosition.line : leaf.value.span.startPosition.line
  }
}
