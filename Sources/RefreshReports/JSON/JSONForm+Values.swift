import RefreshDiagnostics
import RefreshEngine
import RefreshPresets
import RefreshYAML

extension JSONForm<String> {
  /// A text.
  static let text = JSONForm(["type": "string"]) { text, writer in
    writer.write(text)
  } read: { node, name, diagnostics in
    guard let text = node.scalar, node.style != .plain else {
      return diagnostics.refuse(node, as: name, expecting: "a string")
    }
    return text
  }
}

extension JSONForm<Int> {
  /// A whole number, from a least one.
  static func count(from least: Int = 0) -> JSONForm {
    JSONForm(["type": "integer", "minimum": .number(least)]) { number, writer in
      writer.write(literal: String(number))
    } read: { node, name, diagnostics in
      guard node.style == .plain, let number = node.scalar.flatMap({ Int($0) }), number >= least else {
        let what = "a whole number\(least == 0 ? "" : " that is at least \(least)")"
        return diagnostics.refuse(node, as: name, expecting: what)
      }
      return number
    }
  }
}

extension JSONForm<Double> {
  /// A number.
  static let number = JSONForm(["type": "number"]) { number, writer in
    writer.write(literal: number.shortestText)
  } read: { node, name, diagnostics in
    guard node.style == .plain, let number = node.scalar.flatMap({ Double($0) }), number.isFinite else {
      return diagnostics.refuse(node, as: name, expecting: "a number")
    }
    return number
  }
}

extension JSONForm where Value: RawRepresentable & CaseIterable, Value.RawValue == String {
  /// One of some words.
  static var word: JSONForm {
    let words = Value.allCases.map(\.rawValue)
    return JSONForm(["type": "string", "enum": .strings(words)]) { value, writer in
      writer.write(value.rawValue)
    } read: { node, name, diagnostics in
      guard node.style != .plain, let value = node.scalar.flatMap({ Value(rawValue: $0) }) else {
        let all = words.map { "`\($0)`" }.joined(separator: ", ")
        return diagnostics.refuse(node, as: name, expecting: "one of \(all)")
      }
      return value
    }
  }
}

extension JSONForm {
  /// A value or `null`.
  static func optional<Wrapped>(_ form: JSONForm<Wrapped>) -> JSONForm where Value == Wrapped? {
    JSONForm(
      ["anyOf": [form.schema, ["type": "null"]]], definitions: form.definitions, isInline: form.isInline
    ) { value, writer in
      if let value { form.write(value, &writer) } else { writer.write(literal: "null") }
    } read: { node, name, diagnostics in
      if node.isNull { return .some(nil) }
      return form.read(node, name, &diagnostics).map { .some($0) }
    }
  }

  /// A list.
  ///
  /// - Parameters:
  ///   - form: how each item stands in JSON.
  ///   - isInline: whether it stands on one line. The default is that it does not.
  static func list<Item>(of form: JSONForm<Item>, isInline: Bool = false) -> JSONForm where Value == [Item] {
    JSONForm(["type": "array", "items": form.schema], definitions: form.definitions, isInline: isInline) {
      items, writer in
      writer.writeList(items.count, isInline ? .line : .lines) { form.write(items[$0], &$1) }
    } read: { node, name, diagnostics in
      guard node.kind == .sequence else { return diagnostics.refuse(node, as: name, expecting: "a list") }
      let nodes = node.items
      let items = nodes.compactMap { form.read($0, name, &diagnostics) }
      return items.count == nodes.count ? items : nil
    }
  }
}
