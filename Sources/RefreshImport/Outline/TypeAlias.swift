/// Another name for a type: of `typealias`, `typedef` or `@compatibility_alias`, or a macro that is nothing but a name.
struct TypeAlias {
  let name: String
  /// The type that it means, without the module or type before its dot.
  let target: String
  /// The code in which the name has this meaning; nil if that is everywhere.
  let scope: SourceCode.Slice?

  /// Returns the aliases that a file declares.
  static func all(in code: SourceCode) -> [TypeAlias] {
    code.isSwift ? ofSwift(code.all) : ofObjectiveC(code)
  }

  private static func ofSwift(_ tokens: SourceCode.Slice) -> [TypeAlias] {
    var found: [TypeAlias] = []
    var blocks: [(body: SourceCode.Slice, end: Int)] = []
    for offset in tokens.offsets {
      while let last = blocks.last, offset >= last.end { blocks.removeLast() }
      if tokens.isAt(offset, "{") { blocks.append((tokens.inside(offset), tokens.next(after: offset))) }
      guard tokens.isAt(offset, "typealias"), tokens.kind(offset + 1) == .word else { continue }
      let equals = tokens.endOfTypes(from: offset + 2) ?? offset + 2
      guard tokens.isAt(equals, "="), tokens.kind(equals + 1) == .word else { continue }
      let name = tokens.endOfName(from: equals + 1)
      let end = tokens.endOfTypes(from: name) ?? name
      // `A & B`, `A?` and functions aren't one type.
      guard end >= tokens.count || tokens.beginsLine(end) || tokens.isAt(end, ";") || tokens.kind(end) == .close
      else { continue }
      let isPrivate = tokens.isAt(offset - 1, ["private", "fileprivate"])
      found.append(
        TypeAlias(
          name: tokens.text(offset + 1), target: tokens.text(name - 1),
          scope: blocks.last?.body ?? (isPrivate ? tokens : nil)))
    }
    return found
  }

  private static func ofObjectiveC(_ code: SourceCode) -> [TypeAlias] {
    let tokens = code.all
    let scope = code.isImplementation ? tokens : nil
    var found: [TypeAlias] = []
    for offset in tokens.offsets {
      if tokens.isAt(offset, "typedef"), tokens.kind(offset + 1) == .word {
        let name = tokens.isAt(offset + 2, "*") ? offset + 3 : offset + 2
        guard tokens.kind(name) == .word, tokens.isAt(name + 1, ";") else { continue }
        found.append(TypeAlias(name: tokens.text(name), target: tokens.text(offset + 1), scope: scope))
      } else if tokens.isAt(offset, "@compatibility_alias"), tokens.kind(offset + 2) == .word {
        found.append(TypeAlias(name: tokens.text(offset + 1), target: tokens.text(offset + 2), scope: scope))
      }
    }
    for macro in code.macros where macro.parameters == nil && macro.body.count == 1 && macro.body.kind() == .word {
      found.append(TypeAlias(name: macro.name, target: macro.body.text(), scope: scope))
    }
    return found
  }

  /// Gives the types that aliases mean the place of the aliases, as far as components are made or drawn with them.
  ///
  /// - Parameter parents: The classes that the code declares, with those from which they inherit.
  /// - Returns: Whether there are any.
  static func resolve(in files: [SourceCode], parents: [String: String]) -> Bool {
    let aliases = files.flatMap { code in all(in: code).map { (code: code, alias: $0) } }
    let targets = Dictionary(aliases.map { ($0.alias.name, Set([$0.alias.target])) }) { $0.union($1) }
    /// Returns the type that a name means, and the first of MJRefresh's or UIKit's classes that it leads to.
    func meaning(of name: String) -> (type: String, root: String) {
      var (type, root, isAlias) = (name, name, true)
      for _ in 0..<Interpreter.Limit.mostClasses where !root.hasPrefix("MJRefresh") && !root.hasPrefix("UI") {
        if let all = targets[root], all.count == 1, let only = all.first {
          root = only
          if isAlias { type = only }
        } else if let parent = parents[root] {
          (root, isAlias) = (parent, false)
        } else {
          break
        }
      }
      return (type, root)
    }
    var isFound = false
    for (code, alias) in aliases where parents[alias.name] == nil {
      let (type, root) = meaning(of: alias.target)
      guard root.hasPrefix("MJRefresh") || root.hasPrefix("UI"), type != alias.name else { continue }
      isFound = true
      if targets[alias.name]?.count == 1 {
        for file in files { file.rename(alias.name, to: type) }
      } else {
        code.rename(alias.name, in: alias.scope ?? code.all, to: type)
      }
    }
    return isFound
  }
}
