import RefreshFiles
import RefreshPresets
import RefreshScenarios

extension Completion {
  /// Adds names that the author has given elsewhere.
  mutating func addNames(_ path: SyntaxPath) {
    // The keys around the text being written.
    let names = path.isKey ? Array(path.names.dropLast()) : path.names
    if names.last == KnownKeys.flow {
      for flow in document.flows(at: offset) {
        let parameters = flow.parameters.joined(separator: ", ")
        var item = Item(
          label: flow.name, kind: .reference, detail: parameters.isEmpty ? "" : "parameters: \(parameters)")
        if path.isKey, !flow.parameters.isEmpty, path.entry?.entry.colon == nil {
          (item.plain, item.snippet) = ("\(flow.name.asYAML): ", flow.entrySnippet)
        } else if !path.isKey, !flow.parameters.isEmpty {
          (item.plain, item.snippet) = (flow.call, flow.callSnippet)
        } else if let written = style.written(flow.name), written != flow.name {
          item.plain = written
        }
        append(item)
      }
    } else if names.dropLast().last == KnownKeys.flow, path.isKey || isAloneInLine {
      for parameter in document.flows(at: offset).first(where: { $0.name == names.last })?.parameters ?? [] {
        append(Item(label: parameter, kind: .reference, plain: parameter.asYAML + ": "))
      }
    } else if names.last == KnownKeys.examples {
      let present = path.isKey ? path.entry?.map.entries.map(\.name) ?? [] : []
      let inBraces = if !path.isKey, case .item(_, let list) = path.elements.last { list.isFlow } else { false }
      for parameter in usedParameters where !present.contains(parameter) {
        let (plain, snippet) = ("\(parameter.asYAML): ", "\(parameter.asYAML.inSnippet): $1")
        append(
          Item(
            label: parameter, kind: .reference, snippet: inBraces ? "{ \(snippet) }" : snippet,
            plain: inBraces ? "{ " + plain : plain))
      }
    } else if names.last == KnownKeys.tags {
      for tag in workspace.tags { append(text: tag, kind: .reference) }
    } else if names.last == KnownKeys.snapshot {
      for name in SnapshotShelf.names(ofSuitesAt: document.path) { append(text: name, kind: .reference) }
    } else if names == [KnownKeys.preset] || names == [KnownKeys.extends] {
      for path in workspace.presetPaths where path != document.path {
        append(text: FilePath.relative(path, to: document.path), kind: .file)
      }
    }
  }

  /// Adds the anchors that precede the place.
  mutating func addAnchors() {
    var names: [String] = []
    document.tree.root(at: offset)?.visit { node in
      if let anchor = node.anchor, anchor.upperBound <= offset { names.append("*" + document.text(anchor)) }
    }
    for name in names { append(Item(label: name, kind: .reference)) }
  }

  /// Adds the image sets of the asset catalogs.
  mutating func addImageSets() {
    for name in workspace.catalogs(for: document).flatMap({ AssetCatalog(in: $0).names }) {
      append(text: name, kind: .file)
    }
  }

  /// Adds the files and folders of the folder that is being written.
  mutating func addFiles(isImage: Bool) {
    let folder = typed.lastIndex(of: "/").map { String(typed[...$0]) } ?? ""
    let place = FilePath.resolve(folder.isEmpty ? "." : folder, from: document.path)
    for name in FolderSearch.names(in: place) {
      let isFolder = FolderSearch.isFolder(place + "/" + name)
      let isUseful = isFolder || !isImage || FilePath.isImage(name)
      if isUseful { append(text: folder + name + (isFolder ? "/" : ""), kind: .file) }
    }
  }

  /// The parameters that the scenario at the place uses.
  var usedParameters: [String] {
    // The document may end before the place.
    marked.scope(at: offset + shift + Self.sign.utf8.count).map { marked.parameters(in: $0.range) } ?? []
  }

  /// Adds parameters after `$` or `${`; returns whether it is the place for one.
  mutating func completeParameter() -> Bool {
    guard let sign = typed.lastIndex(of: "$") else { return false }
    let after = typed[sign...].dropFirst()
    guard after.isEmpty || after.first == "{", !after.contains("}") else { return false }
    let names = document.parameters(at: offset)
    let start = offset - typed[sign...].utf8.count
    let bytes = document.file.bytes
    // An editor may already have closed the brace.
    var end =
      offset
      + bytes[offset...].prefix { byte in byte == 45 || byte == 95 || Character(Unicode.Scalar(byte)).isLetter }
      .count
    if !after.isEmpty, end < bytes.count, bytes[end] == UInt8(ascii: "}") {
      end += 1
    } else {
      end = max(offset, range.upperBound)
    }
    // Without quotes, braces have another meaning in YAML where a value begins.
    let needsQuotes = sign == typed.startIndex && !document.isQuoted(range)
    range = (needsQuotes || after.isEmpty ? start : start + 2)..<end
    for name in names {
      let text = "${\(name)}"
      append(
        Item(
          label: range.lowerBound == start ? text : name, kind: .reference,
          plain: needsQuotes ? "\"\(text)\"" : range.lowerBound == start ? text : name + "}"))
    }
    return true
  }
}
