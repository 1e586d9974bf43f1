import RefreshDiagnostics
import RefreshEngine

/// Attaching components to properties and scroll views.
extension Interpreter {
  /// Attaches a component.
  func attach(_ value: Value, as role: ComponentRole, to view: ScrollView, at place: Span, _ frame: Frame) {
    let key = "\(view.name).mj_\(role.rawValue)"
    noteUse()
    switch value {
    case .component(let component, ""):
      component.isAttached = true
      component.scopes.insert(frame.scope)
      for change in changes where change.component === component && change.scope == frame.scope { change.apply() }
      changes.removeAll { $0.component === component && $0.scope == frame.scope }
      hold(value, as: key, of: view.typeName)
      let attached = AttachedPlace(
        place: place, component: component.place, scrollView: view.name, typeName: view.typeName)
      guard attachedPlaces.insert(attached).inserted else { return }
      if frame.isConditional(for: view) {
        component.remark("`mj_\(role.rawValue)` is attached only under a condition", at: place, as: .sometimes)
      }
      replace(role, of: view, at: place, frame)
      attachments.append(
        Attachment(
          component: component, scrollView: view.name, function: view.function, typeName: view.typeName,
          place: place, scope: frame.scope, conditions: frame.conditions))
    case .nothing:
      guard property(key, of: view.typeName) == nil || frame.function != nil else { break }
      postpone(key, "the \(role.rawValue) is removed here", at: place, of: view.typeName)
    default:
      // A component that is passed in as an argument is read with the caller.
      guard value.path.map({ path in frame.function?.parameters.contains { $0.name == path } ?? false }) != true
      else {
        return
      }
      remarks.append(
        .init(
          text: "what is attached as `mj_\(role.rawValue)` can't be read", place: place, typeName: frame.typeName))
    }
  }

  /// Removes the component that the same code has attached before, which never shows.
  private func replace(_ role: ComponentRole, of view: ScrollView, at place: Span, _ frame: Frame) {
    // Variables of several blocks may have one name.
    guard frame.variables[view.name] == nil else { return }
    for old in attachments
    where old.scrollView == view.name && old.typeName == view.typeName && old.component.kind.role == role
      && old.scope == frame.scope && old.conditions == frame.conditions
    {
      let line = place.startPosition.line
      remarks.append(
        .init(
          text: "this \(role.rawValue) never shows: another one replaces it in line \(line)", place: old.place,
          weight: .unused, typeName: view.typeName))
    }
    attachments.removeAll {
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
    for index in attachments.indices
    where attachments[index].typeName == frame.typeName && attachments[index].function === frame.function
      && attachments[index].scrollView == local
    {
      let role = attachments[index].component.kind.role.rawValue
      attachments[index].scrollView = name
      hold(.component(attachments[index].component, ""), as: "\(name).mj_\(role)", of: frame.typeName)
    }
  }

  /// Records a change of a scroll view's component whose attachment has not been found yet.
  func postpone(_ path: String, _ text: String, at place: Span, of typeName: String?) {
    guard let parts = Self.componentPath(path) else { return }
    noteUse()
    let key = parts.count == 1 ? "self.\(parts[0])" : parts.joined(separator: ".")
    pending.append((key, typeName, text, place))
  }
}
