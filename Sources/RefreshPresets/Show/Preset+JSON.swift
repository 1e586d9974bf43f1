import RefreshEngine
import RefreshText

extension Preset {
  /// The preset for other programs: merged with the presets that it extends, each value with its origin.
  ///
  /// Only written values are included. Keys are in the order of their declarations, and the same preset gives the
  /// same bytes.
  package var json: JSONValue {
    let others = written.sortedMembers.filter { value in
      !["name", "extends"].contains(value.name) && ComponentRole(rawValue: value.name) == nil
    }
    return [
      "version": 1,
      "name": .string(name),
      "values": .array(others.map { .said($0.name, JSONValue($0), at: $0) }),
      "components": .array(components.map(\.json)),
    ]
  }
}

extension ComponentGraph.Component {
  fileprivate var json: JSONValue {
    let settings = written.settings.filter { $0.name != "type" }
    let frames = frames
    return [
      "role": .string(kind.role.rawValue),
      "type": .string(kind.rawValue),
      "origin": .origin(of: value(of: "type") ?? written),
      "values": .array(settings.map { .said($0.name, frames[$0.name] ?? JSONValue($0.value), at: $0.value) }),
    ]
  }

  /// The frames as they were found, by the names of their keys.
  private var frames: [String: JSONValue] {
    let own = RefreshState.allCases.compactMap { state in
      settings.images[state].map { ("images.\(state.name)", json(of: $0, files: images.frames[state])) }
    }
    let ofParts = settings.parts.flatMap { part in
      part.frames.map { frames in
        let files = images.parts[part.name]?.frames[frames.state]
        return ("parts.\(part.name.text).images.\(frames.state.name)", json(of: frames.sequence, files: files))
      }
    }
    return Dictionary(own + ofParts) { first, _ in first }
  }

  private func json(of frames: FrameSequence, files: [String]?) -> JSONValue {
    [
      "count": .number(frames.count),
      "size": [.number(frames.size.width.shortestText), .number(frames.size.height.shortestText)],
      "duration": .number(frames.duration.seconds.shortestText),
      "files": .strings(files ?? []),
    ]
  }
}

extension JSONValue {
  /// Returns a written value with its key and origin.
  fileprivate static func said(_ key: String, _ value: JSONValue, at place: WrittenValue) -> JSONValue {
    ["key": .string(key), "value": value, "origin": origin(of: place)]
  }

  fileprivate static func origin(of value: WrittenValue) -> JSONValue {
    let position = value.span.startPosition
    return [
      "path": .string(value.span.file.path), "line": .number(position.line), "column": .number(position.column),
    ]
  }

  /// Makes a value in the unit of its quantity: points, seconds or fractions. Paths are relative to the working
  /// directory.
  fileprivate init(_ value: WrittenValue) {
    switch value.content {
    case .bool(let bool): self = .bool(bool)
    case .number(let number): self = .number(number.shortestText)
    case .text(let text), .file(let text): self = .string(text)
    case .list(let items): self = .array(items.map { JSONValue($0) })
    case .map(let members): self = .object(Object(members.map { ($0.name, JSONValue($0)) }))
    }
  }
}
