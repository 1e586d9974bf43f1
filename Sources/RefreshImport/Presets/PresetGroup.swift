import RefreshDiagnostics
import RefreshEngine
import RefreshFiles
import RefreshPresets
import RefreshText

/// The components of one scroll view, at most one per role.
struct PresetGroup {
  /// The name of the preset.
  fileprivate(set) var name: String
  /// The code that it was read from: `tableView` of `FeedViewController`.
  let subject: String
  let components: [FoundComponent]
  /// The type whose code sets them up.
  let typeName: String?
  /// The location where the first of them is created.
  var place: Span { components[0].place }

  /// Groups the components of a program by their scroll views.
  static func all(of interpreter: Interpreter) -> [PresetGroup] {
    var drafts: [Draft] = []
    let attached = Set(interpreter.found.attachments.map(\.component.place))
    var order: [String] = []
    var byScrollView: [String: [Attachment]] = [:]
    for attachment in interpreter.found.attachments {
      let key = "\(attachment.typeName ?? attachment.place.file.path) \(attachment.scrollView)"
      if byScrollView[key] == nil { order.append(key) }
      byScrollView[key, default: []].append(attachment)
    }
    for key in order {
      var all = byScrollView[key]!
      all =
        inherited(by: all[0], besides: Set(all.map(\.component.kind.role)), byScrollView, interpreter) + all
      let roles = Set(all.map(\.component.kind.role))
      // Components with different roles form one preset; alternatives form one preset each.
      let rows = roles.count == all.count ? [all] : split(all)
      for row in rows {
        drafts.append(
          Draft(
            components: row.map(\.component), typeName: row[0].typeName,
            scrollView: TwinName.written(row[0].scrollView),
            function: rows.count > 1 || TwinName.isTwin(row[0].scrollView) ? row[0].function?.name : nil))
      }
    }
    var rest: [Draft] = []
    var (used, open): (Set<Span>, [Maker: [Int]]) = ([], [:])
    for component in interpreter.found.components
    where !attached.contains(component.place) && !component.isAttached {
      if component.isInner {
        guard component.isSetUp, let function = component.function,
          !interpreter.progress.entered.contains(ObjectIdentifier(function))
        else { continue }
      }
      guard used.insert(component.place).inserted else { continue }
      let maker = Maker(function: component.function?.name, typeName: component.typeName)
      // Observables that all roles have are left out, so that few are examined.
      open[maker]?.removeAll { rest[$0].components.count == ComponentRole.allCases.count }
      let index = open[maker]?.first { !rest[$0].components.contains { $0.kind.role == component.kind.role } }
      if let index {
        rest[index].components.append(component)
      } else {
        if component.function != nil { open[maker, default: []].append(rest.count) }
        rest.append(
          Draft(
            components: [component], typeName: component.typeName, scrollView: nil,
            function: component.function?.name))
      }
    }
    return named(
      joined(withoutInherited(drafts + rest, interpreter.program), interpreter.program), interpreter.program)
  }

  /// Returns what base classes attach to a scroll view that a class inherits, in roles that the class itself leaves to them.
  private static func inherited(
    by attachment: Attachment, besides own: Set<ComponentRole>, _ byScrollView: [String: [Attachment]],
    _ interpreter: Interpreter
  ) -> [Attachment] {
    guard let typeName = attachment.typeName, attachment.scrollView != "self" else { return [] }
    var roles = own
    var found: [Attachment] = []
    for ancestor in interpreter.program.ancestry(of: typeName).dropFirst() {
      // What the class itself runs of the base class is known.
      let rows = (byScrollView["\(ancestor) \(attachment.scrollView)"] ?? []).filter { row in
        row.function.map { !interpreter.progress.inherited.contains(Progress.Inherited($0, by: typeName)) } ?? true
      }
      found += rows.filter { !roles.contains($0.component.kind.role) }.map { $0.inherited(by: attachment) }
      roles.formUnion(rows.map(\.component.kind.role))
    }
    return found
  }

  /// The function or type that makes a component.
  private struct Maker: Hashable {
    let function: String?
    let typeName: String?
  }

  /// Attachments by function, each with one component of a role at most.
  private static func split(_ attachments: [Attachment]) -> [[Attachment]] {
    attachments.reduce(into: []) { rows, attachment in
      let index = rows.lastIndex { $0[0].function === attachment.function }
      if let index, !rows[index].contains(where: { $0.component.kind.role == attachment.component.kind.role }) {
        rows[index].append(attachment)
      } else {
        rows.append([attachment])
      }
    }
  }

  /// Returns the drafts without those of classes that set up the same as a class that they inherit from.
  private static func withoutInherited(_ drafts: [Draft], _ program: Program) -> [Draft] {
    var indices: [[FoundComponent.Identity]: [Int]] = [:]
    for (index, draft) in drafts.enumerated() { indices[draft.identities, default: []].append(index) }
    return drafts.filter { draft in
      guard let typeName = draft.typeName, let equal = indices[draft.identities], equal.count > 1 else {
        return true
      }
      let ancestors = program.ancestry(of: typeName).dropFirst()
      guard let base = equal.first(where: { drafts[$0].typeName.map(ancestors.contains) ?? false }) else {
        return true
      }
      drafts[base].add(remarksOf: draft)
      return false
    }
  }

  /// Returns the drafts, with those merged that have the same custom components, set up by the same code.
  private static func joined(_ drafts: [Draft], _ program: Program) -> [Draft] {
    var (result, indices): ([Draft], [[FoundComponent.Identity]: Int]) = ([], [:])
    for draft in drafts {
      guard let index = indices[draft.identities] else {
        indices[draft.identities] = result.count
        result.append(draft)
        continue
      }
      result[index].add(remarksOf: draft)
      // The rounds of a loop have the same code.
      if result[index].isSame(as: draft) { continue }
      result[index].uses += 1
      result[index].maker = result[index].components[0].makerName(for: draft.typeName, program)
    }
    return result
  }

  private struct Draft {
    var components: [FoundComponent]
    let typeName: String?
    let scrollView: String?
    let function: String?
    /// The number of scroll views that have the same components.
    var uses = 1
    /// The name of the code that sets up these components, if there are several scroll views.
    var maker = ""

    /// What its components have in common with those of equal drafts.
    var identities: [FoundComponent.Identity] { components.ordered(on: \.rank).map(\.identity) }

    /// Returns whether the same code attaches it to a scroll view of the same name.
    func isSame(as other: Draft) -> Bool {
      typeName == other.typeName && scrollView == other.scrollView
        && components[0].place == other.components[0].place
    }

    /// Gives its components the remarks on those of an equal draft.
    func add(remarksOf other: Draft) {
      for component in other.components {
        components.first { $0.kind.role == component.kind.role }?.add(component.remarks)
      }
    }

    /// Returns the preferred name of the preset.
    func base(_ program: Program) -> String {
      let file = components[0].place.file
      if let name = exportedName(file) { return name }
      if uses > 1 { return kebab(maker) }
      if let typeName, !program.extensions.contains(typeName) || program.classes[typeName] != nil {
        return kebab(typeName)
      }
      let name = FilePath.name(of: file.path)
      return kebab(String(name[..<(name.lastIndex(of: ".") ?? name.endIndex)]))
    }

    var subject: String {
      if uses > 1 { return "`\(maker)` in \(uses) places" }
      let owner = typeName.map { "`\($0)`" }
      let view = scrollView.map { "`\($0)`" } ?? function.map { "`\($0)`" }
      return [view, owner].compactMap { $0 }.joined(separator: " of ")
    }
  }

  private static func named(_ drafts: [Draft], _ program: Program) -> [PresetGroup] {
    let bases = drafts.map { $0.base(program) }
    let counts = Dictionary(bases.map { ($0, 1) }, uniquingKeysWith: +)
    let views = Dictionary(zip(drafts, bases).map { ($1, Set([$0.scrollView])) }) { $0.union($1) }
    var used: [String: Int] = [:]
    return zip(drafts, bases).map { draft, base in
      var name = base
      if counts[base]! > 1 {
        if views[base]!.count > 1, let view = draft.scrollView, view != "self" { name += "-" + kebab(view) }
        if let function = draft.function { name += "-" + kebab(function) }
      }
      used[name, default: 0] += 1
      if used[name]! > 1 { name += "-\(used[name]!)" }
      return PresetGroup(
        name: name, subject: draft.subject, components: draft.components.ordered(on: \.rank),
        typeName: draft.typeName)
    }
  }

  /// Returns the name of the preset from which code was exported.
  private static func exportedName(_ file: SourceFile) -> String? {
    let line = file.line(file.start.line)
    return line.firstMatch(of: /^\/\/ Made by refreshcfg from (.+)\.preset\.yaml: do not edit\.$/).map {
      kebab(String($0.output.1))
    }
  }

  /// Returns `feed-view-controller` for `FeedViewController`.
  private static func kebab(_ name: String) -> String {
    var words = ""
    let letters = Array(name)
    for (index, letter) in letters.enumerated() {
      guard letter.unicodeScalars.allSatisfy(ValueType<String>.isNamePart) else {
        if !words.hasSuffix("-"), !words.isEmpty { words += "-" }
        continue
      }
      let isStart =
        letter.isUppercase && index > 0
        && (!letters[index - 1].isUppercase || index + 1 < letters.count && letters[index + 1].isLowercase)
      if isStart, letters[index - 1].isLetter || letters[index - 1].isNumber { words += "-" }
      words += letter.lowercased()
    }
    while words.hasSuffix("-") { words.removeLast() }
    return words.isEmpty ? "preset" : words
  }
}

extension FoundComponent {
  /// Its position in a preset.
  fileprivate var rank: Int { ComponentRole.allCases.firstIndex(of: kind.role) ?? 0 }

  /// The code that sets a component up, and the values that it sets.
  fileprivate struct Identity: Hashable {
    let maker: String
    let kind: ComponentKind
    let settings: Set<String>
  }

  /// Returns the name of the class, function or macro of the app that makes components like this one: for objects that inherit
  /// the function, the class that declares it.
  fileprivate func makerName(for typeName: String?, _ program: Program) -> String {
    guard className.hasPrefix("MJRefresh"), let maker else { return className }
    let ancestors = typeName.map { program.ancestry(of: $0).dropFirst() } ?? []
    return function?.typeName.flatMap { ancestors.contains($0) ? $0 : nil } ?? maker
  }

  /// The identity that equal components share.
  fileprivate var identity: Identity {
    let isOwn = !className.hasPrefix("MJRefresh")
    // Components that a function or property of the app makes are made at the same place.
    let maker = isOwn ? className : "\(place.file.path):\(place.start)"
    return Identity(
      maker: maker, kind: kind, settings: Set(settings.map { "\($0.key) \($0.value.value)" }))
  }
}
