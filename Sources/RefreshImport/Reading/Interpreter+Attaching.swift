import RefreshDiagnostics
import RefreshEngine

/// Attaching components to properties and scroll views.
extension Interpreter {
  /// Attaches a component.
  ///
  /// - Parameter source: The expression of the component.
  func attach(
    _ value: Value, as role: ComponentRole, to view: ScrollView, from source: Expression? = nil, at place: Span,
    _ frame: Frame
  ) {
    let key = "\(view.name).mj_\(role.rawValue)"
    noteUse()
    switch value {
    case .component(let component, ""):
      hold(value, as: key, of: view.typeName)
      attach([component], to: view, at: place, isSometimes: false, frame)
    case .oneOf(let alternatives, ""):
      hold(value, as: key, of: view.typeName)
      attach(alternatives.components, to: view, at: place, isSometimes: true, frame)
    case .nothing:
      guard property(key, of: view.typeName) == nil || frame.function != nil else { break }
      if removeAttached(role, from: view, at: place, frame) { break }
      postpone(key, "the \(role.rawValue) is removed here", at: place, of: view.typeName)
    default:
      // A component that is passed in as an argument is read with the caller.
      guard value.path.map({ path in frame.function?.parameters.contains { $0.name == path } ?? false }) != true
      else {
        return
      }
      if let name = source?.variable, frame.variables[name] != nil, let body = frame.function?.body {
        found.unattached.append((name, body.tokens(from: body.declaration(of: name, before: place))))
      }
      let name = source.flatMap { unknownClass(madeBy: $0, frame) }
      let reason = name.map { ": its class `\($0)` isn't in any of the files" } ?? ""
      found.remarks.append(
        .init(
          text: "what is attached as `mj_\(role.rawValue)` can't be read\(reason)", place: place,
          typeName: frame.typeName))
    }
  }

  /// Attaches a component, or one of several.
  private func attach(
    _ components: [FoundComponent], to view: ScrollView, at place: Span, isSometimes: Bool, _ frame: Frame
  ) {
    for component in components {
      component.isAttached = true
      component.endings = frame.endings
      component.scopes.insert(frame.scope)
      for change in found.changes where change.component === component && change.scope == frame.scope {
        change.apply()
      }
      found.changes.removeAll { $0.component === component && $0.scope == frame.scope }
    }
    let new = components.filter {
      let attached = Findings.AttachedPlace(
        place: place, component: $0.place, scrollView: view.name, typeName: view.typeName, round: view.round)
      return found.attachedPlaces.insert(attached).inserted
    }
    guard let role = new.first?.kind.role else { return }
    replace(role, of: view, at: place, frame)
    for component in new {
      if isSometimes || frame.isConditional(for: view) {
        component.remark("`mj_\(role.rawValue)` is attached only under a condition", at: place, as: .sometimes)
      }
      found.attachments.append(
        Attachment(
          component: component, scrollView: view.name, function: view.function, typeName: view.typeName,
          place: place, scope: frame.scope, conditions: frame.conditions))
    }
  }

  /// Returns the scroll view that the call of `link` names.
  func linkedView(_ call: Call, _ frame: Frame) -> ScrollView {
    if case .scrollView(let view)? = call.values.first { return view }
    return call.values.first?.path.map { scrollView($0, frame) } ?? computedScrollView(frame)
  }

  /// Removes the component that the same code has attached before; returns whether it has.
  private func removeAttached(_ role: ComponentRole, from view: ScrollView, at place: Span, _ frame: Frame) -> Bool
  {
    let held = property("\(view.name).mj_\(role.rawValue)", of: view.typeName)?.components ?? []
    let old = found.attachments.filter { attachment in
      attachment.scope == frame.scope && attachment.scrollView == view.name && attachment.typeName == view.typeName
        && held.contains { $0 === attachment.component }
    }
    for attachment in old {
      guard !frame.mayHaveEnded, attachment.conditions.starts(with: frame.conditions) else {
        attachment.component.remark("the \(role.rawValue) is removed under a condition", at: place, as: .sometimes)
        continue
      }
      let line = place.startPosition.line
      found.remarks.append(
        .init(
          text: "this \(role.rawValue) never shows: it is removed in line \(line)", place: attachment.place,
          weight: .unused, typeName: view.typeName))
      found.attachments.removeAll { $0.component === attachment.component && $0.place == attachment.place }
    }
    return !old.isEmpty
  }

  /// Removes the component that the same code has attached before, which never shows.
  private func replace(_ role: ComponentRole, of view: ScrollView, at place: Span, _ frame: Frame) {
    // Variables of several blocks may have one name.
    guard frame.variables[view.name] == nil, !view.isComputed else { return }
    for old in found.attachments
    where old.scrollView == view.name && old.typeName == view.typeName && old.component.kind.role == role
      && old.scope == frame.scope && old.conditions == frame.conditions
    {
      let line = place.startPosition.line
      found.remarks.append(
        .init(
          text: "this \(role.rawValue) never shows: another one replaces it in line \(line)", place: old.place,
          weight: .unused, typeName: view.typeName))
    }
    found.attachments.removeAll {
      $0.scrollView == view.name && $0.typeName == view.typeName && $0.component.kind.role == role
        && $0.scope == frame.scope && $0.conditions == frame.conditions
    }
  }

  func hold(_ value: Value, as name: String, of typeName: String?) {
    properties["\(typeName ?? "").\(name)"] = value
  }

  /// Returns the value of a property of a type, or of one that it inherits from.
  func property(_ name: String, of typeName: String?) -> Value? {
    guard let typeName else { return properties[".\(name)"] }
    return program.ancestry(of: typeName).lazy.compactMap { self.properties["\($0).\(name)"] }.first
  }

  /// Gives a scroll view that was made as a local variable the name of the property that holds it.
  func rename(_ value: Value, to name: String, _ frame: Frame) {
    guard let local = value.path, local != name, !local.contains(".") else { return }
    for index in found.attachments.indices
    where found.attachments[index].typeName == frame.typeName
      && found.attachments[index].function === frame.function
      && found.attachments[index].scrollView == local
    {
      let component = found.attachments[index].component
      found.attachments[index].scrollView = name
      let held = property("\(local).mj_\(component.kind.role.rawValue)", of: frame.typeName)
      let isHeld = held?.components.contains { $0 === component } ?? false
      hold(
        isHeld ? held! : .component(component, ""), as: "\(name).mj_\(component.kind.role.rawValue)",
        of: frame.typeName)
    }
  }

  /// Records a change of a scroll view's component whose attachment has not been found yet.
  func postpone(_ path: String, _ text: String, at place: Span, of typeName: String?) {
    guard let parts = Self.componentPath(path) else { return }
    noteUse()
    let key = parts.count == 1 ? "self.\(parts[0])" : parts.joined(separator: ".")
    found.postponed.append((key, typeName, text, place))
  }
}

extension SourceCode.Slice {
  /// The offset after the last declaration of a variable before a place; the first one if there is none.
  fileprivate func declaration(of name: String, before place: Span) -> Int {
    let last = offsets.last { offset in
      guard let token = self[offset], token.start < place.start, text(offset) == name, isAt(offset + 1, ["=", ":"])
      else { return false }
      return isAt(offset - 1, ["let", "var", "*", ">"]) || !isSwift && kind(offset - 1) == .word
    }
    return last.map { $0 + 1 } ?? 0
  }
}
