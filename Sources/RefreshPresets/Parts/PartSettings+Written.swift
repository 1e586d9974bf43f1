import RefreshEngine
import RefreshText

extension PartSettings {
  /// The name and the map that describe the part, or nil for an image, because a part doesn't know its file.
  ///
  /// Frames from files are written as frames with a number and a size.
  var written: YAMLValue.Member? {
    guard kind != .image else { return nil }
    let states = frames.compactMap { frames in
      ValueType<FrameSource>.frames.written(.drawn(frames.sequence)).map { Member(frames.state.name, $0) }
    }
    let images = states.isEmpty ? [] : [Member("images", .map(states))]
    let time = animate > .zero ? ValueType<Interval>.duration.written(animate) : nil
    let members = [Member("kind", .scalar(kind.rawValue))] + place.written + images + properties
    return Member(name.text, .map(members + (time.map { [Member("animate", $0)] } ?? [])))
  }

  /// The place and the properties that are set, by the dotted names of their keys in the part.
  var settings: [YAMLValue.Member] { place.written + values }

  /// The properties that are set, by the dotted names of their keys in the part.
  var values: [YAMLValue.Member] {
    rules.compactMap { rule in
      ValueType<PartRuleDraft>.rule(of: rule.property).written(PartRuleDraft(rule.rule))
        .map { Member(rule.property.row.path, $0) }
    }
  }

  private typealias Member = YAMLValue.Member

  /// The properties that are set, with those of a group in one map.
  private var properties: [Member] {
    values.reduce(into: []) { members, line in
      let path = line.name.split(separator: ".").map(String.init)
      guard path.count > 1 else { return members.append(Member(path[0], line.value)) }
      let own = Member(path[1], line.value)
      if let index = members.firstIndex(where: { $0.name == path[0] }), case .map(let others) = members[index].value
      {
        members[index] = Member(path[0], .map(others + [own]))
      } else {
        members.append(Member(path[0], .map([own])))
      }
    }
  }
}

extension PartRuleDraft {
  /// Makes a draft from a rule, for writing it.
  fileprivate init(_ rule: PartRule) {
    plain = rule.plain.map { .value($0) }
    states = rule.states.map { state in
      switch state.value {
      case .value(let value): (state.state, .value(value))
      case .repeating(let repetition): (state.state, .repeating(repetition))
      }
    }
    ramp = rule.ramp.map { ($0.percent, .value($0.value)) }
  }
}

extension PartPlace {
  /// The lengths that determine the place.
  fileprivate var written: [YAMLValue.Member] {
    let lengths: [(name: PartLength.Name, length: Length?)] = [
      (.left, horizontal.start), (.right, horizontal.end), (.centerX, horizontal.center), (.width, horizontal.size),
      (.top, vertical.start), (.bottom, vertical.end), (.centerY, vertical.center), (.height, vertical.size),
    ]
    return lengths.compactMap { name, length in
      length.flatMap { ValueType<Length>.length(name).written($0) }.map { YAMLValue.Member(name.rawValue, $0) }
    }
  }
}
