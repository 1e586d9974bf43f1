import RefreshEngine
import RefreshExport
import RefreshText

extension Interpreter {
  /// Returns the value of a system function or initializer, or `nil` if it is unknown.
  func value(of call: Call) -> Value? {
    if let key = LookedUpText(call) { return .key(key) }
    let first = call.values.first
    switch SharedCode.name(in: call.name) ?? call.name {
    case "CGFloat", "Double", "Float", "Int", "TimeInterval", "NSNumber", "NSInteger", "UInt", "Array", "NSArray",
      "Int8", "Int16", "Int32", "Int64", "UInt8", "UInt16", "UInt32", "UInt64", "NSUInteger":
      if call.arguments.first?.label == "format" { return nil }
      switch first {
      case .text?: return nil
      case .number(let number)?: return Value(number.settled).converted(to: [call.name])
      default: return first ?? (call.name.hasSuffix("Array") ? .list([]) : nil)
      }
    case "NSMutableArray": return .list(first?.list ?? [])
    case "String", "NSString":
      if call.labels.first == "format" { return formatted(call.values, at: call.tokens) }
      if call.labels == ["repeating", "count"] { return repeated(call) }
      guard call.labels.isEmpty || call.labels == ["describing"] || call.labels == ["string"] else { return nil }
      if case .number(let number)? = first { return call.values.count == 1 ? Self.text(of: number) : nil }
      return (first?.text).map { .text($0) }
    case "stride": return strideValue(call)
    case "zip" where call.values.count == 2:
      guard let first = first?.list, let second = call.values[1].list else { return nil }
      return .list(zip(first, second).map { .list([$0, $1]) })
    case "UIImage": return call.labels.first == "named" ? first?.text.map { .image($0) } : nil
    case "UIColor", "#colorLiteral", "init", "PartRGBA": return Self.color(call)
    case "UIFont": return call.value("size")?.number.map { .font($0, .other) }
    case "systemFont", "boldSystemFont", "italicSystemFont", "monospacedDigitSystemFont":
      return Self.font(call, call.value("ofSize"))
    case "CGAffineTransformMakeRotation": return first?.rotation
    case "CGAffineTransform": return call.labels == ["rotationAngle"] ? first?.rotation : nil
    case "MJRefreshState": return call.labels.first == "rawValue" ? first : nil
    case "DateFormatter", "NSDateFormatter": return .formatter(nil)
    case "Bundle", "NSBundle": return first
    // Functions that exported code calls.
    case "language", "LanguageOf": return .language
    case "relativeText", "RelativeText":
      if case .time? = first { return .wording("{relative}") }
      return nil
    default: return nil
    }
  }

  /// Returns the value of a method of a system class, or `nil` if it is unknown.
  func value(of call: Call, on path: String) -> Value? {
    if let key = LookedUpText(call) ?? LookedUpText(call, on: path) { return .key(key) }
    if call.arguments.isEmpty, let key = LookedUpText(generated: "\(path).\(call.name)") { return .key(key) }
    let first = call.values.first
    switch (SharedCode.name(in: path) ?? path, call.name) {
    case ("UIImage", "imageNamed"), ("UIImage", "init"), ("UIImage", "named"): return first?.text.map { .image($0) }
    case ("MJRefreshConfig", "defaultConfig"): return .path("MJRefreshConfig.default")
    case ("UIColor", _): return Self.color(call) ?? Self.namedColor(call.name)
    case ("UIFont", let name) where name.contains("ystemFont"):
      return Self.font(call, call.value("ofSize") ?? first)
    case ("UIFont", _): return call.value("size")?.number.map { .font($0, .other) }
    case ("NSMutableArray", _), ("NSArray", _):
      if call.name == "arrayWithObjects" {
        return .list(call.values.filter { if case .nothing = $0 { false } else { true } })
      }
      return call.name == "alloc" ? .path(path) : .list(first?.list ?? [])
    case ("NSString", "stringWithString"), ("NSMutableString", "stringWithString"): return first
    case ("NSString", "stringWithFormat"), ("NSMutableString", "stringWithFormat"):
      return formatted(call.values, at: call.tokens)
    case ("DateFormatter", "init"), ("NSDateFormatter", "alloc"), ("NSDateFormatter", "new"): return .formatter(nil)
    case ("NSBundle", "bundleWithURL"), ("NSBundle", "bundleWithPath"): return first
    case (_, "URLForResource"), (_, "pathForResource"), (_, "url"), (_, "path"):
      let suffix = call.value("withExtension", "ofType")?.text
      guard let name = (call.value("forResource") ?? first)?.text else { return nil }
      return .resource(suffix.map { "\(name).\($0)" } ?? name)
    case ("RefreshImages", "gif"), ("RefreshImages", "imagesOfGIF"):
      guard let name = first?.text, let scale = call.value("scale")?.number, 1...3 ~= scale else { return nil }
      return .gif(name, Int(scale))
    case ("RefreshParts", "color"):
      return first?.number.flatMap { UInt32(exactly: $0) }.map { .color(RGBAColor(rgba: $0)) }
    case ("self", "LanguageOf"): return .language
    case (_, "chosen"), (_, "chosenOf"): return path.hasSuffix("RefreshLanguage") ? .language : nil
    default: return nil
    }
  }

  private func repeated(_ call: Call) -> Value? {
    guard let text = call.values[0].text, let number = call.values[1].number, let count = Int(exactly: number),
      count >= 0
    else { return nil }
    guard count <= Limit.longestText else {
      giveUp(.text, at: call.tokens)
      return .unknown
    }
    return concatenated(Array(repeating: .text(text), count: count), at: call.tokens)
  }

  private static func font(_ call: Call, _ size: Value?) -> Value? {
    let isPlain = ["systemFont", "systemFontOfSize"].contains(call.name)
    let face: FontFace =
      switch call.value("weight").map({ $0.choice?.lowercased().replacing("uifontweight", with: "") ?? "" }) {
      case nil: isPlain ? .system : call.name.hasPrefix("bold") ? .boldSystem : .other
      case "regular" where isPlain: .system
      case "bold" where isPlain: .boldSystem
      default: .other
      }
    return size?.number.map { .font($0, face) }
  }

  private func strideValue(_ call: Call) -> Value? {
    guard call.values.count == 3, let start = call.values[0].number, let stop = call.values[1].number,
      let step = call.values[2].number, step != 0
    else { return nil }
    guard abs((stop - start) / step) < Double(Limit.mostItems) else {
      giveUp(.items, at: call.tokens)
      return .unknown
    }
    let numbers =
      call.labels.contains("to")
      ? Array(stride(from: start, to: stop, by: step)) : Array(stride(from: start, through: stop, by: step))
    let isWhole = call.values.allSatisfy {
      if case .number(let number) = $0 { number.settled?.kind == .whole } else { false }
    }
    return .list(numbers.map { isWhole ? .number(Number(Int($0))) : .real($0) })
  }

  /// Returns the text of a C format.
  private func formatted(_ values: [Value], at tokens: SourceCode.Slice) -> Value? {
    guard var rest = values.first?.text?[...] else { return nil }
    var (parts, arguments) = ([Value](), values.dropFirst())
    while let first = rest.first {
      let text = rest.prefix { $0 != "%" }
      guard text.isEmpty else {
        parts.append(.text(String(text)))
        rest = rest[text.endIndex...]
        continue
      }
      rest.removeFirst()
      let flags = rest.prefix { "0123456789.-+ #".contains($0) }
      rest = rest[flags.endIndex...].drop { "hlqLzjt".contains($0) }
      guard let kind = rest.popFirst() else { return nil }
      if kind == first {
        parts.append(.text("%"))
      } else if let argument = arguments.popFirst(), let part = Self.formatted(argument, kind, flags) {
        parts.append(part)
      } else {
        return nil
      }
    }
    return concatenated(parts, at: tokens)
  }

  /// Returns an argument in the form that a format specifies.
  private static func formatted(_ argument: Value, _ kind: Character, _ flags: Substring) -> Value? {
    guard flags.allSatisfy({ $0.isNumber || $0 == "." }) else { return nil }
    switch kind {
    case "d", "i", "u":
      let width = flags.drop { $0 == "0" || $0 == "." }.wholeNumber() ?? 0
      guard case .number(let given) = argument, let whole = given.settled, whole.kind == .whole,
        let number = whole.value, abs(number) < 1e9, width < 20
      else { return nil }
      let (sign, digits) = (number < 0 ? "-" : "", String(abs(Int(number))))
      let fill = flags.first == "0" || flags.first == "." ? "0" : " "
      return .text(sign + String(repeating: fill, count: max(0, width - digits.count - sign.count)) + digits)
    case "@" where flags.isEmpty, "s" where flags.isEmpty:
      // Boxed numbers are written without a fraction of zero.
      return argument.number.map { .text($0 == $0.rounded() && abs($0) < 1e15 ? String(Int($0)) : $0.shortestText) }
        ?? argument
    default: return nil
    }
  }
}
