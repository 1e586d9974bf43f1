import RefreshEngine
import RefreshText

extension ValueType where Value == PartRuleDraft.Value {
  /// Returns the type of a property's values.
  static func value(of property: PartProperty) -> Self {
    switch property.row.type {
    case .number, .fraction:
      ValueType<Double>.number(of: property).map(
        { .value(.number($0)) }, back: { if case .value(.number(let number)) = $0 { number } else { nil } })
    case .bool:
      ValueType<Bool>.boolean.map(
        { .value(.bool($0)) }, back: { if case .value(.bool(let bool)) = $0 { bool } else { nil } })
    case .color:
      ValueType<RGBAColor>.color.map(
        { .value(.color($0)) }, back: { if case .value(.color(let color)) = $0 { color } else { nil } })
    case .text:
      ValueType<LocalizedText>.localizedText.map(
        { .value(.text($0)) }, back: { if case .value(.text(let text)) = $0 { text } else { nil } })
    // When values are written, the file of an image is no longer known.
    case .image: ValueType<Located<String>>.image(examples: ["logo@2x.png"]).map { .image($0) }
    case .name(let names):
      ValueType<PartValue>.choice(names.indices.map { (ValueShape.Word(names[$0]), .name(UInt8($0))) }).map(
        { .value($0) }, back: { if case .value(let value) = $0 { value } else { nil } })
    }
  }
}

extension ValueType where Value == Double {
  /// Returns the type of a property's numbers.
  static func number(of property: PartProperty) -> Self {
    let (quantity, range): (NumberShape.Quantity, ObservableRange) =
      switch property.row.type {
      case .fraction(let range): (.fraction, range)
      case .number(let range, let isLength): (isLength ? .length : .number, range)
      default: (.number, .any)
      }
    let shape = NumberShape(quantity, range == .any ? .any : range == .part ? .upTo(1) : .notNegative)
    return ValueType(
      scalar: .number(shape),
      doubtful: { (text, doubt) throws(ScalarRemark) in
        let value = try shape.parse(text)
        if quantity == .fraction, value > 10, !text.hasSuffix("%") {
          doubt = ScalarRemark(
            .doubtfulUnit, "is \(text) times the whole: without a unit, 1 is the whole", help: "write `\(text)%`",
            correction: Correction("\(text)%", isSafe: false))
        }
        return value
      }, write: ValueType<Double>.number(shape).written)
  }
}

extension PartProperty {
  /// Whether the property is a number, which can repeat in a state.
  var isNumber: Bool {
    switch row.type {
    case .number, .fraction: true
    default: false
    }
  }

  /// The name for its values in JSON Schema, which properties of the same type and range share.
  var shapeName: String {
    switch row.type {
    case .number(let range, let isLength):
      (isLength ? "partLength" : "partNumber") + (range == .any ? "" : "FromZero")
    case .fraction(let range): range == .any ? "partFraction" : "partOfWhole"
    case .bool: "partSwitch"
    case .color: "partColor"
    case .text: "partText"
    case .image: "partImage"
    case .name: "part." + row.path
    }
  }

  /// Returns a value as a preset would write it, or nil if there is none.
  package func text(of value: PartValue) -> String? {
    switch (value, row.type) {
    case (.number(let number), .fraction): number.description
    case (.number(let number), _): number.shortestText
    case (.bool(let bool), _): bool.description
    case (.color(let color), _): "\"\(color.text)\""
    case (.text(let text), _): text.text.map { "\"\($0)\"" }
    case (.name(let index), .name(let names)): names[Int(index)]
    default: nil
    }
  }
}
