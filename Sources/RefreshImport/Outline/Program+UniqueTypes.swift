/// Types of Swift that share a name.
extension Program {
  /// Returns the files with unique names for types that are local to a type or file and share a name.
  static func withUniqueTypes(
    _ files: [(code: SourceCode, found: Declarations)]
  ) -> [(code: SourceCode, found: Declarations)] {
    let counts = Dictionary(files.flatMap { $0.found.scopedTypes.map { ($0.name, 1) } }, uniquingKeysWith: +)
    for (code, found) in files {
      for type in found.scopedTypes where counts[type.name]! > 1 {
        switch type.scope {
        case .everywhere: break
        case .file(let name): code.rename(type.name, to: localName(type.name, in: name))
        case .type(let owner):
          for (code, found) in files {
            for body in found.bodies where body.typeName == owner {
              code.rename(type.name, in: body.tokens, to: localName(type.name, in: owner))
            }
          }
        }
      }
    }
    renameTypesOfTargets(in: files)
    return files.map { ($0.code, $0.code.hasLocalNames ? declarations(of: $0.code) : $0.found) }
  }

  /// Gives types of one name that are declared in several folders, such as those of targets, unique names in these folders.
  private static func renameTypesOfTargets(in files: [(code: SourceCode, found: Declarations)]) {
    var folders: [String: Set<[String]>] = [:]
    for (code, found) in files {
      for type in found.scopedTypes {
        if case .everywhere = type.scope { folders[type.name, default: []].insert(code.folders) }
      }
    }
    func shared(_ a: [String], _ b: [String]) -> Int { zip(a, b).prefix { $0 == $1 }.count }
    for (name, all) in folders where all.count > 1 {
      let root = all.reduce(all.first!) { Array($0.prefix(shared($0, $1))) }.count
      for (code, _) in files {
        let nearest = all.max { shared($0, code.folders) < shared($1, code.folders) }!
        let steps = shared(nearest, code.folders)
        guard steps > root, all.count(where: { shared($0, code.folders) == steps }) == 1 else { continue }
        code.rename(name, to: localName(name, in: nearest[root]))
      }
    }
  }

  /// Returns the unique name of a type that is local to another one or to a file.
  static func localName(_ name: String, in owner: String) -> String { "\(owner)_\(name)" }
}
