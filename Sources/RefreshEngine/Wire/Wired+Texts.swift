extension LocalizedText.Version: WiredPair {
  var fields: (String, String) { (language, text) }
  init?(fields language: String, _ text: String) { self.init(language: language, text: text) }
}

extension LocalizedText: Wired {
  func write(to writer: inout WireWriter) {
    writer.write(text)
    if text == nil { writer.write(versions) }
  }

  static func read(from reader: inout WireReader) -> LocalizedText? {
    guard let text = reader.optional(String.self) else { return nil }
    if let text { return LocalizedText(text) }
    return reader.value([Version].self).map { LocalizedText(versions: $0) }
  }
}

extension LocalizedTemplate: Wired {
  func write(to writer: inout WireWriter) { writer.write(versions) }
  static func read(from reader: inout WireReader) -> LocalizedTemplate? {
    reader.value([Version].self).map { LocalizedTemplate(versions: $0) }
  }
}

extension LocalizedTemplate.Version: WiredPair {
  var fields: (String?, [TimeTemplate.Part]) { (language, template.parts) }
  init?(fields language: String?, _ parts: [TimeTemplate.Part]) {
    self.init(language: language, template: TimeTemplate(parts: parts))
  }
}

extension TimeTemplate.Part: Wired {
  func write(to writer: inout WireWriter) {
    switch self {
    case .text(let text): writer.write(case: 0, text)
    case .relative: writer.write(byte: 1)
    case .date(let fields): writer.write(case: 2, fields)
    }
  }

  static func read(from reader: inout WireReader) -> TimeTemplate.Part? {
    switch reader.byte() {
    case 0: reader.text().map { .text($0) }
    case 1: .relative
    case 2: reader.value().map { .date($0) }
    default: nil
    }
  }
}

extension TimeTemplate.DateField: Wired {
  func write(to writer: inout WireWriter) {
    switch self {
    case .text(let text): writer.write(case: 0, text)
    case .year(let digits): writer.write(case: 1, digits)
    case .month(let digits): writer.write(case: 2, digits)
    case .day(let digits): writer.write(case: 3, digits)
    case .hour(let digits): writer.write(case: 4, digits)
    case .hour12(let digits): writer.write(case: 5, digits)
    case .minute(let digits): writer.write(case: 6, digits)
    case .second(let digits): writer.write(case: 7, digits)
    case .period: writer.write(byte: 8)
    }
  }

  static func read(from reader: inout WireReader) -> TimeTemplate.DateField? {
    switch reader.byte() {
    case 0: reader.text().map { .text($0) }
    case 1: reader.byte().map { .year(digits: $0) }
    case 2: reader.byte().map { .month(digits: $0) }
    case 3: reader.byte().map { .day(digits: $0) }
    case 4: reader.byte().map { .hour(digits: $0) }
    case 5: reader.byte().map { .hour12(digits: $0) }
    case 6: reader.byte().map { .minute(digits: $0) }
    case 7: reader.byte().map { .second(digits: $0) }
    case 8: .period
    default: nil
    }
  }
}

extension Texts: Wired {
  func write(to writer: inout WireWriter) { writer.write(tables) }
  static func read(from reader: inout WireReader) -> Texts? { reader.value([Table].self).map { Texts(tables: $0) } }
}

extension Texts.Table: WiredPair {
  var fields: (String, [Entry]) { (language, entries) }
  init?(fields language: String, _ entries: [Entry]) { self.init(language: language, entries: entries) }
}

extension Texts.Table.Entry: WiredPair {
  var fields: (TextKey, String) { (key, text) }
  init?(fields key: TextKey, _ text: String) { self.init(key: key, text: text) }
}
