import RefreshDiagnostics
import RefreshEngine
import RefreshFiles
import RefreshText
import RefreshYAML

extension Preset {
  /// The preset for other programs: merged with the presets that it extends, each value with its origin.
  ///
  /// Only written values are included. Keys are in the order of their declarations, and the same preset gives the
  /// same bytes.
  package var json: JSONValue {
    let others = PresetKeys.all.keys.filter { key in
      !["name", "extends"].contains(key.name) && ComponentRole(rawValue: key.name) == nil
    }
    return [
      "version": 1,
      "name": .string(name),
      "values": .array(
        others.compactMap { key in
          node[key.name].map { .said(key.name, JSONValue($0, as: key.description.shape), at: $0) }
        }),
      "components": .array(components.map(\.json)),
    ]
  }
}

extension ComponentGraph.Component {
  fileprivate var json: JSONValue {
    let keys = ComponentKeys.properties(of: kind).keys.flatMap { key in
      key.name == "parts"
        ? partKeys
        : key.members.map { $0.keys.map { (key.name + "." + $0.name, $0.description.shape) } }
          ?? [(key.name, key.description.shape)]
    }
    return [
      "role": .string(kind.role.rawValue),
      "type": .string(kind.rawValue),
      "origin": .origin(of: value(of: "type") ?? node),
      "values": .array(
        keys.compactMap { name, shape in
          value(of: name).map { .said(name, frames(of: name) ?? JSONValue($0, as: shape), at: $0) }
        }),
    ]
  }

  /// The keys of all parts, such as `parts.ring.end`.
  private var partKeys: [(String, ValueShape)] {
    settings.parts.flatMap { part in
      let path = "parts.\(part.name.text)."
      return PartKeys.set(of: part.kind).keys.flatMap { key -> [(String, ValueShape)] in
        let name = path + key.name
        if key.name == "images" { return part.frames.map { ("\(name).\($0.state.name)", .anything) } }
        return key.members.map { $0.keys.map { ("\(name).\($0.name)", $0.description.shape) } }
          ?? [(name, key.description.shape)]
      }
    }
  }

  /// Returns the frames of a state as they were found, or nil for another key.
  private func frames(of name: String) -> JSONValue? {
    for state in RefreshState.allCases {
      if name == "images.\(state.name)", let frames = settings.images[state] {
        return json(of: frames, files: images.frames[state])
      }
      for part in settings.parts where name == "parts.\(part.name.text).images.\(state.name)" {
        let frames = part.frames.first { $0.state == state }?.sequence
        return frames.map { json(of: $0, files: images.parts[part.name]?.frames[state]) }
      }
    }
    return nil
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
  fileprivate static func said(_ key: String, _ value: JSONValue, at node: Node) -> JSONValue {
    ["key": .string(key), "value": value, "origin": origin(of: node)]
  }

  fileprivate static func origin(of node: Node) -> JSONValue {
    let position = node.span.startPosition
    return [
      "path": .string(node.span.file.path), "line": .number(position.line), "column": .number(position.column),
    ]
  }

  /// Makes a value in the unit of its shape: points, seconds or fractions. Paths are relative to the working
  /// directory.
  fileprivate init(_ node: Node, as shape: ValueShape) {
    let shape = shape.choice(for: node)
    switch node.kind {
    case .sequence: self = .array(node.items.map { JSONValue($0, as: shape.item) })
    case .mapping:
      let members = Members(of: shape, node)
      self = .object(
        Object(node.entries.map { ($0.key.scalar ?? "", JSONValue($0.value, as: members.shape(of: $0.key))) }))
    case .scalar:
      let text = node.scalar ?? ""
      switch shape {
      case .boolean: self = .bool(["true", "yes", "on", "y"].contains(text.lowercased()))
      // Points and percentages differ: 0.5 is half a point, and 50% half of the component.
      case .number(let number) where number.quantity == .lengthOrFraction && text.hasSuffix("%"):
        self = .string(text)
      case .number(let number): self = (try? number.parse(text)).map { .number($0.shortestText) } ?? .string(text)
      case .integer: self = Double(text).map { .number($0.shortestText) } ?? .string(text)
      case .text(let form) where form.path == .file || form.path == .image && FilePath.isFile(text):
        self = .string(FilePath.resolve(text, from: node.span.file.path))
      default: self = .string(text)
      }
    }
  }
}
