import RefreshDiagnostics
import RefreshYAML

extension Diagnostics {
  /// Adds the diagnostics of a map, without the fixes that would give two of its keys the same name.
  ///
  /// - Parameters:
  ///   - found: The diagnostics of the entries.
  ///   - entries: The entries of the map.
  package mutating func add(_ found: Diagnostics, renamingKeysOf entries: [Node.Entry]) {
    guard found.all.contains(where: { $0.fix != nil }) else { return add(contentsOf: found) }
    let keys = entries.map(\.key)
    let renamed = found.all.map { diagnostic in
      diagnostic.fix.flatMap { $0.renaming(oneOf: keys, in: diagnostic.span.file) }
    }
    // The offsets of the keys that have a name, or may get it. Keys of other files don't count: they override those of
    // a base.
    var owners: [Name: Set<Int>] = [:]
    for key in keys {
      guard let name = key.scalar else { continue }
      owners[Name(text: name, file: ObjectIdentifier(key.span.file)), default: []].insert(key.span.start)
    }
    for case let new? in renamed { owners[new.name, default: []].insert(new.start) }
    for (diagnostic, new) in zip(found.all, renamed) {
      guard let new, owners[new.name]?.count != 1 else {
        add(diagnostic)
        continue
      }
      add(diagnostic.fixed(by: nil, help: new.isKey ? nil : "write all of them under one `\(new.name.text)`"))
    }
  }

  /// A name in a file.
  fileprivate struct Name: Hashable {
    let text: String
    let file: ObjectIdentifier
  }
}

extension Fix {
  /// Returns the start of the key that the fix renames, its new name, and whether its value stays; `nil` if none.
  fileprivate func renaming(
    oneOf keys: [Node], in file: SourceFile
  ) -> (start: Int, name: Diagnostics.Name, isKey: Bool)? {
    guard let edit = edits.first, !edit.range.isEmpty,
      let key = keys.first(where: {
        $0.span.file === file && $0.span.start <= edit.range.lowerBound && edit.range.lowerBound < $0.span.end
      })
    else { return nil }
    let start = file.text(in: key.span.start..<edit.range.lowerBound)
    let end = file.text(in: edit.range.upperBound..<max(edit.range.upperBound, key.span.end))
    // A fix that reaches into the value writes the colon, too.
    let name = (start + edit.replacement + end).prefix { $0 != ":" }.filter { !"\"'".contains($0) }
    guard !name.isEmpty, name != key.scalar else { return nil }
    let isKey = edit.range.upperBound <= key.span.end
    return (key.span.start, Diagnostics.Name(text: name, file: ObjectIdentifier(file)), isKey)
  }
}
