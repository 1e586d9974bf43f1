import RefreshEngine

/// Returns the settings that are set, in the order of their declarations:
/// `["height: 60.0", "stateLabel.hidden: true"]`.
///
/// It reads the stored properties by reflection, so that no key can be forgotten.
func said(_ settings: ComponentSettings?) -> [String] {
  settings.map { said(in: Mirror(reflecting: $0), below: "") } ?? []
}

/// Returns the same for settings that a closure sets.
func said(_ set: (inout ComponentSettings) -> Void) -> [String] {
  var settings = ComponentSettings()
  set(&settings)
  return said(settings)
}

private func said(in mirror: Mirror, below prefix: String) -> [String] {
  mirror.children.flatMap { label, value -> [String] in
    let child = Mirror(reflecting: value)
    let name = prefix + (label ?? "").trimmingPrefix("_")
    if let isSet = child.children.first(where: { $0.label == "isSet" })?.value as? Bool {
      return isSet ? ["\(name): \(child.children.first { $0.label == "value" }?.value ?? "")"] : []
    }
    if child.displayStyle == .collection { return child.children.isEmpty ? [] : ["\(name): \(value)"] }
    if child.displayStyle == .optional { return child.children.map { "\(name): \($0.value)" } }
    return child.displayStyle == .struct ? said(in: child, below: name + ".") : []
  }
}
