import RefreshDiagnostics
import RefreshEngine
import RefreshLaws
import RefreshPresets

/// The keys that decide a value at present, if they aren't those of the same name.
extension Inquiry {
  /// Returns the values, keys and rules from which the value of an observable follows at present.
  func basis(of observable: ObservablePath) -> ValueBasis {
    var basis = ValueBasis(of: observable, kind(of: observable))
    // Not all types of a family of observables have the same keys.
    if case .component = observable, let kind = kind(of: observable) {
      basis.keys.removeAll { key in
        ComponentKeys.all.contains { key.prefix { $0 != "." } == $0.name && !$0.exists(for: kind) }
      }
    }
    switch observable {
    case .component(let role, let leaf) where basis.keys.contains("height"):
      let tallest = tallestFrames(of: role)
      if leaf.path == "frame.y", role != .header {
        // The height of a footer doesn't move it.
        basis.keys.removeAll { $0 == "height" }
      } else if tallest.isEmpty {
        basis.keys.removeAll { $0 == "images" }
      } else {
        basis.keys = tallest.map { "images.\($0.name)" }
        basis.sections = leaf.path == "frame.height" ? "S5.24" : "\(basis.sections), S5.24"
      }
    case .part(let role, let name, .property(.hidden)) where isStoppedSpinner(name, of: role):
      basis.keys = ["parts.\(name.text).animating"]
      basis.sections = "S11.9"
    case .part(let role, let name, .property(let property)):
      if repetition(of: property, of: name, at: role) != nil { basis.sections = "S11.3" }
    case .part(_, let name, .image), .part(_, let name, .animating):
      basis.keys = ["parts.\(name.text).images"]
      basis.sections = "S11.5"
    case .time, .scroll, .component, .part: break
    }
    return basis
  }

  // MARK: Frames

  /// Returns the states whose frames make a component as high as it is; none if its key does.
  func tallestFrames(of role: ComponentRole) -> [RefreshState] {
    guard let component = component(role), component.presentation == .frames,
      component.extent > component.settings.height
    else { return [] }
    return RefreshState.allCases.filter { component.settings.images[$0]?.size.height == component.extent }
  }

  /// Returns that the frames of a component make it higher than its key says: `; its frames of `refreshing` make it 90 pt high
  /// (line 5)`; empty elsewhere.
  func frames(of role: ComponentRole) -> String {
    guard let state = tallestFrames(of: role).first, let component = component(role) else { return "" }
    let written = isReplaced(role) ? nil : scenario.setup.written(role)
    let place = written?.place(of: "images.\(state.name)") ?? written?.place(of: "images")
    return "; its frames of `\(state.name)` make it \(component.extent.readableText) pt high"
      + (place.map { " (\(line(of: $0)))" } ?? "")
  }

  /// Returns the scenarios in which the frames that make a component higher than its key says are as high as is expected.
  func lowerFrames(of role: ComponentRole, for observable: ObservablePath, _ expected: Matcher) -> [Remedy] {
    guard basis(of: observable).keys.contains(where: { $0.hasPrefix("images.") }),
      case .number(let height)? = expected.exactValues?.first, height != 0
    else { return [] }
    return tallestFrames(of: role).flatMap { state -> [Remedy] in
      let key = "images.\(state.name).size"
      guard scenario.setup.written(role)?.value(of: key) != nil,
        let width = component(role)?.settings.images[state]?.size.width
      else { return [] }
      return setting(key, to: "[\(width.shortestText), \(abs(height).shortestText)]", of: role)
    }
  }

  // MARK: Spinners

  /// Returns whether a part is a spinner that doesn't spin, and is hidden for that reason.
  func isStoppedSpinner(_ name: PartName, of role: ComponentRole) -> Bool {
    simulation.parts(of: role).contains { $0.name == name && $0.kind == .spinner }
      && simulation[.part(role, name, .property(.animating))] != .bool(true)
  }

  /// Returns the scenarios in which a switch of a part has the other value in the present state.
  func switches(_ key: String, of role: ComponentRole) -> [Remedy] {
    guard let state = simulation.state(of: role)?.name, let written = scenario.setup.written(role),
      let value = written.value(of: key)
    else { return [] }
    return ["true", "false"].flatMap { text in
      setting(value.scalar == nil ? "\(key).state.\(state)" : key, to: text, of: role)
    }
  }
}
