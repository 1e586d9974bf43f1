extension PartSettings: Wired {
  /// Whether all numbers are finite.
  var isFinite: Bool { place.isFinite && rules.allSatisfy { $0.rule.isFinite } }

  func write(to writer: inout WireWriter) {
    writer.write(name.text)
    writer.write(kind)
    place.horizontal.write(to: &writer)
    place.vertical.write(to: &writer)
    writer.write(rules)
    writer.write(images)
    writer.write(frames)
    writer.write(animate)
  }

  static func read(from reader: inout WireReader) -> PartSettings? {
    guard let name = reader.text(), let kind = reader.value(PartKind.self),
      let horizontal = reader.value(PartPlace.Span.self), let vertical = reader.value(PartPlace.Span.self),
      let rules = reader.value([Rule].self), let images = reader.value([Size].self),
      let frames = reader.value([Frames].self), let animate = reader.value(Interval.self)
    else { return nil }
    var part = PartSettings(
      name: PartName(name), kind: kind, place: PartPlace(horizontal: horizontal, vertical: vertical))
    (part.rules, part.images, part.frames, part.animate) = (rules, images, frames, animate)
    return rules.allSatisfy { part.allows($0) } ? part : nil
  }

  /// Returns whether a rule is for a property that the part has, and its values have the property's type.
  func allows(_ rule: Rule) -> Bool {
    let type = rule.property.row.type
    guard rule.property.exists(for: kind), rule.rule.isRising else { return false }
    for state in rule.rule.states {
      if case .value(let value) = state.value {
        guard allows(value, as: type) else { return false }
      } else {
        guard allows(.number(0), as: type) else { return false }
      }
    }
    for stop in rule.rule.ramp where !allows(stop.value, as: type) { return false }
    return rule.rule.plain.map { allows($0, as: type) } ?? true
  }

  @inline(never)
  private func allows(_ value: PartValue, as type: PartProperty.ValueType) -> Bool {
    switch (type, value) {
    case (.number, .number), (.fraction, .number), (.bool, .bool), (.color, .color), (.text, .text): true
    case (.color, .absent), (.image, .absent): true
    case (.image, .image(let index)): images.indices.contains(Int(index))
    case (.name(let names), .name(let index)): Int(index) < names.count
    default: false
    }
  }
}

extension PartPlace {
  fileprivate var isFinite: Bool { horizontal.isFinite && vertical.isFinite }
}

extension PartPlace.Span: WiredFields {
  private var lengths: [PartPlace.Length?] { [start, end, center, size] }
  var isFinite: Bool { lengths.allSatisfy { $0.map { $0.points.isFinite && $0.fraction.isFinite } ?? true } }

  var isAllowed: Bool { lengths.count { $0 != nil } == 2 }

  init() { self.init(start: nil) }

  mutating func pass(to wire: inout some Wire) {
    wire.field(&start)
    wire.field(&end)
    wire.field(&center)
    wire.field(&size)
  }
}

extension PartPlace.Length: WiredPair {
  var fields: (Double, Double) { (points, fraction) }
  init?(fields points: Double, _ fraction: Double) { self.init(points: points, fraction: fraction) }
}

extension PartSettings.Rule: WiredPair {
  var fields: (PartProperty, PartRule) { (property, rule) }
  init?(fields property: PartProperty, _ rule: PartRule) { self.init(property, rule) }
}

extension PartSettings.Frames: WiredPair {
  var fields: (RefreshState, FrameSequence) { (state, sequence) }
  init?(fields state: RefreshState, _ sequence: FrameSequence) { self.init(state, sequence) }
}

extension PartRule: WiredFields {
  var isFinite: Bool {
    plain?.isFinite ?? true && ramp.allSatisfy { $0.percent.isFinite && $0.value.isFinite }
      && states.allSatisfy { state in
        switch state.value {
        case .value(let value): value.isFinite
        case .repeating(let repetition): repetition.from.isFinite && repetition.to.isFinite
        }
      }
  }

  /// Whether the percentages of the ramp increase.
  fileprivate var isRising: Bool {
    ramp.count != 1 && ramp.indices.dropFirst().allSatisfy { ramp[$0 - 1].percent < ramp[$0].percent }
  }

  init() { self.init(nil) }

  mutating func pass(to wire: inout some Wire) {
    wire.field(&plain)
    wire.field(&states)
    wire.field(&ramp)
  }
}

extension PartRule.State: WiredPair {
  var fields: (RefreshState, PartRule.Entry) { (state, value) }
  init?(fields state: RefreshState, _ value: PartRule.Entry) { self.init(state, value) }
}

extension PartRule.Stop: WiredPair {
  var fields: (Double, PartValue) { (percent, value) }
  init?(fields percent: Double, _ value: PartValue) { self.init(percent, value) }
}

extension PartRule.Entry: Wired {
  func write(to writer: inout WireWriter) {
    switch self {
    case .value(let value): writer.write(case: 0, value)
    case .repeating(let repetition): writer.write(case: 1, repetition)
    }
  }

  static func read(from reader: inout WireReader) -> PartRule.Entry? {
    switch reader.byte() {
    case 0: reader.value().map { .value($0) }
    case 1: reader.value().map { .repeating($0) }
    default: nil
    }
  }
}

extension PartRule.Repetition: Wired {
  func write(to writer: inout WireWriter) {
    writer.write(every)
    writer.write(from)
    writer.write(to)
    writer.write(yoyo)
  }

  static func read(from reader: inout WireReader) -> PartRule.Repetition? {
    guard let every = reader.value(Interval.self), every > .zero, let from = reader.double(),
      let to = reader.double(), let yoyo = reader.bool()
    else { return nil }
    return PartRule.Repetition(every: every, from: from, to: to, yoyo: yoyo)
  }
}

extension PartValue: Wired {
  var isFinite: Bool { if case .number(let number) = self { number.isFinite } else { true } }

  func write(to writer: inout WireWriter) {
    switch self {
    case .number(let number): writer.write(case: 0, number)
    case .bool(let bool): writer.write(case: 1, bool)
    case .color(let color): writer.write(case: 2, color)
    case .text(let text): writer.write(case: 3, text)
    case .image(let index): writer.write(case: 4, index)
    case .name(let index): writer.write(case: 5, index)
    case .absent: writer.write(byte: 6)
    }
  }

  static func read(from reader: inout WireReader) -> PartValue? {
    switch reader.byte() {
    case 0: reader.double().map { .number($0) }
    case 1: reader.bool().map { .bool($0) }
    case 2: reader.value().map { .color($0) }
    case 3: reader.value().map { .text($0) }
    case 4: reader.int32().map { .image($0) }
    case 5: reader.byte().map { .name($0) }
    case 6: .absent
    default: nil
    }
  }
}
