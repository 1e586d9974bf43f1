extension LocalizedText.Version: Wired {
  func write(to writer: inout WireWriter) {
    writer.write(language)
    writer.write(text)
  }

  static func read(from reader: inout WireReader) -> LocalizedText.Version? {
    guard let language = reader.text(), let text = reader.text() else { return nil }
    return LocalizedText.Version(language: language, text: text)
  }
}

extension LocalizedText: Wired {
  func write(to writer: inout WireWriter) {
    writer.write(text)
    if text == nil { writer.write(versions) }
  }

  static func read(from reader: inout WireReader) -> LocalizedText? {
    guard let text = reader.optional(String.self) else { return nil }
    if let text { return LocalizedText(text) }
    return reader.list(of: Version.self).map { LocalizedText(versions: $0) }
  }
}

extension LocalizedTemplate: Wired {
  func write(to writer: inout WireWriter) { writer.write(versions) }
  static func read(from reader: inout WireReader) -> LocalizedTemplate? {
    reader.list(of: Version.self).map { LocalizedTemplate(versions: $0) }
  }
}

extension LocalizedTemplate.Version: Wired {
  func write(to writer: inout WireWriter) {
    writer.write(language)
    writer.write(template.parts)
  }

  static func read(from reader: inout WireReader) -> LocalizedTemplate.Version? {
    guard let language = reader.optional(String.self), let parts = reader.list(of: TimeTemplate.Part.self) else {
      return nil
    }
    return LocalizedTemplate.Version(language: language, template: TimeTemplate(parts: parts))
  }
}

extension TimeTemplate.Part: Wired {
  func write(to writer: inout WireWriter) {
    switch self {
    case .text(let text):
      writer.write(byte: 0)
      writer.write(text)
    case .relative: writer.write(byte: 1)
    case .date(let fields):
      writer.write(byte: 2)
      writer.write(fields)
    }
  }

  static func read(from reader: inout WireReader) -> TimeTemplate.Part? {
    switch reader.byte() {
    case 0: reader.text().map { .text($0) }
    case 1: .relative
    case 2: reader.list(of: TimeTemplate.DateField.self).map { .date($0) }
    default: nil
    }
  }
}

extension TimeTemplate.DateField: Wired {
  func write(to writer: inout WireWriter) {
    switch self {
    case .text(let text):
      writer.write(byte: 0)
      writer.write(text)
    case .year(let digits): write(1, digits, to: &writer)
    case .month(let digits): write(2, digits, to: &writer)
    case .day(let digits): write(3, digits, to: &writer)
    case .hour(let digits): write(4, digits, to: &writer)
    case .hour12(let digits): write(5, digits, to: &writer)
    case .minute(let digits): write(6, digits, to: &writer)
    case .second(let digits): write(7, digits, to: &writer)
    case .period: writer.write(byte: 8)
    }
  }

  private func write(_ number: UInt8, _ digits: UInt8, to writer: inout WireWriter) {
    writer.write(byte: number)
    writer.write(byte: digits)
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
  static func read(from reader: inout WireReader) -> Texts? {
    reader.list(of: Table.self).map { Texts(tables: $0) }
  }
}

extension Texts.Table: Wired {
  func write(to writer: inout WireWriter) {
    writer.write(language)
    writer.write(entries)
  }

  static func read(from reader: inout WireReader) -> Texts.Table? {
    guard let language = reader.text(), let entries = reader.list(of: Entry.self) else { return nil }
    return Texts.Table(language: language, entries: entries)
  }
}

extension Texts.Table.Entry: Wired {
  func write(to writer: inout WireWriter) {
    writer.write(key)
    writer.write(text)
  }

  static func read(from reader: inout WireReader) -> Texts.Table.Entry? {
    guard let key = reader.value(TextKey.self), let text = reader.text() else { return nil }
    return Texts.Table.Entry(key: key, text: text)
  }
}
