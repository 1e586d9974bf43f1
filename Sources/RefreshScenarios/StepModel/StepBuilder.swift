import RefreshDiagnostics
import RefreshEngine
import RefreshLaws
import RefreshPresets
import RefreshText
import RefreshYAML

/// The step that is being read, with the components that may be attached.
struct StepBuilder: Sendable {
  /// The components that may be attached when the step runs; an `attach` or `detach` step changes them.
  var cast: Cast
  /// The other facts that are known when the step is read.
  var world: StepWorld
  /// The diagnostics of the step.
  var diagnostics = Diagnostics()
  /// The action of the step.
  var action: StepAction?
  /// The steps to which it expands, if it is not a step itself.
  var group: StepGroup?

  /// Returns whether a role may have a component, or had one; if not, adds a diagnostic.
  mutating func requireComponent(at role: Located<ComponentRole>) -> Bool {
    guard !cast.knows(role.value) else { return true }
    diagnostics.add(.missingComponent(role.value, at: role.span, in: cast))
    return false
  }

  /// Returns the conditions of a map of paths and matchers, or `nil` if one is invalid.
  mutating func conditions(_ entries: [Node.Entry]) -> [Condition]? {
    var paths = Diagnostics()
    defer { if !paths.isEmpty { diagnostics.add(paths, renamingKeysOf: entries) } }
    let conditions = entries.compactMap { entry -> Condition? in
      if let colon = Diagnostic.missingColon(in: entry, among: entries, isKey: { ObservablePath.named($0) != nil })
      {
        diagnostics.add(colon)
        return nil
      }
      guard let path = entry.key.scalar, !entry.key.isBroken, !isNested(entry),
        let observable = resolve(path, of: entry, into: &paths),
        let matcher = MatcherReader.read(entry.value, for: observable, into: &diagnostics)
      else { return nil }
      if let doubt = Diagnostic.doubt(of: matcher, at: entry.value, for: observable) { diagnostics.add(doubt) }
      return Condition(observable: observable, matcher: matcher, span: entry.value.span)
    }
    return conditions.count == entries.count ? conditions : nil
  }

  /// Returns the observable of a path. The fix of a path is safe only if the observable can have the value.
  private func resolve(
    _ path: String, of entry: Node.Entry, into diagnostics: inout Diagnostics
  ) -> ObservablePath? {
    guard !diagnostics.isFull else {
      return observable(of: path, of: entry, into: &diagnostics)
    }
    var found = Diagnostics()
    let observable = observable(of: path, of: entry, into: &found)
    for diagnostic in found.all {
      if diagnostic.rule == .unknownPath, diagnostic.fix?.isSafe != true,
        let guess = guess(path, of: entry, diagnostic)
      {
        diagnostics.add(guess)
        continue
      }
      let meant = diagnostic.fix?.edits.first.flatMap { ObservablePath.named($0.replacement) }
      let isRight =
        meant.map { meant in
          Diagnostics.asking { _ = MatcherReader.read(entry.value, for: meant, into: &$0) }.found.all
            .allSatisfy { $0.severity == .warning || $0.fix?.isSafe ?? false }
        } ?? true
      diagnostics.add(isRight ? diagnostic : diagnostic.fixed(by: diagnostic.fix?.unsafe))
    }
    return observable
  }

  /// Returns the observable of a path. Only `null` can be expected of a component that was never there.
  private func observable(
    of path: String, of entry: Node.Entry, into diagnostics: inout Diagnostics
  ) -> ObservablePath? {
    let isAbsent = entry.value.isNull && !(entry.value.scalar ?? "").isEmpty
    return ObservablePath.resolve(path, at: entry.key.span, in: cast, isAbsent: isAbsent, into: &diagnostics)
  }

  /// Returns the diagnostic of an incomplete path with the observables that can have the value: `header.state` for
  /// `header: idle`, and for `state: idle` that of each component. Nil if there are none.
  private func guess(_ path: String, of entry: Node.Entry, _ diagnostic: Diagnostic) -> Diagnostic? {
    let fitting =
      ([path] + ForeignName.meanings(of: path)).lazy.map { path in
        ObservablePath.completions(of: path, in: cast).filter { meant in
          Diagnostics.asking { _ = MatcherReader.read(entry.value, for: meant, into: &$0) }.found.isEmpty
        }
      }.first { !$0.isEmpty } ?? []
    // Among many numbers, any may be meant.
    guard let first = fitting.first, fitting.count <= 4 || first.type != fitting[1].type else { return nil }
    return diagnostic.fixed(
      by: entry.key.fix(Correction(first.path, isSafe: false)),
      help: "did you mean \(joined(fitting.prefix(3).map { "`\($0.path)`" }))?")
  }

  /// Returns whether an observable is written as nested maps, `header: { state: idle }`, which is diagnosed.
  private mutating func isNested(_ entry: Node.Entry) -> Bool {
    guard entry.value.kind == .mapping, let flat = Node.flattened(entry) else { return false }
    guard entry.key.scalar.flatMap({ ObservablePath.named($0) }) == nil else { return false }
    let text = flat.joined(separator: ", ")
    diagnostics.add(
      .unknownPath, "there is no observable \(quoted(entry.key.scalar ?? ""))", at: entry.key.span,
      help: "write the path with dots: `\(text)`", fix: entry.fix(writing: entry.separated(flat)))
    return true
  }
}

extension Node.Entry {
  /// Returns entries that replace this one: on separate lines if it has its own line, otherwise with commas.
  func separated(_ entries: [String]) -> String {
    let file = key.span.file
    let line = file.bytes[..<key.span.start].lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
    let indent = file.bytes[line..<key.span.start]
    guard indent.allSatisfy({ $0 == UInt8(ascii: " ") }) else { return entries.joined(separator: ", ") }
    return entries.joined(separator: "\n" + String(decoding: indent, as: UTF8.self))
  }
}
