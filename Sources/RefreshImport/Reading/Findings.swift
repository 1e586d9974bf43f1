import RefreshDiagnostics

/// What an interpreter has found in code.
struct Findings {
  /// The components, in the order in which they are made.
  var components: [FoundComponent] = []
  /// The attachments of components to scroll views, in order.
  var attachments: [Attachment] = []
  /// The places at which components are attached.
  var attachedPlaces: Set<AttachedPlace> = []
  /// The variables that hold what code attaches, with the functions that declare them, if it can't be read.
  var unattached: [(name: String, body: SourceCode.Slice)] = []
  /// The settings of `MJRefreshConfig`, in order.
  var configuration: [(name: String, value: Value, place: Span, typeName: String?)] = []
  /// The changes of components by code that may turn out to attach them.
  var changes: [Change] = []
  /// The changes of a scroll view's component that has not been seen.
  var postponed: [(path: String, typeName: String?, text: String, place: Span)] = []
  /// The remarks that do not belong to a component.
  var remarks: [FoundComponent.Remark] = []

  /// Gives the remarks on components that are made by several calls of one function to the first of them, whose preset
  /// is that of all.
  func joinRemarks() {
    var firsts = Dictionary(attachments.map { ($0.component.place, $0.component) }) { first, _ in first }
    let places = Set(components.filter { !$0.isWithoutArguments }.map(\.place))
    // A function that was read with the arguments of calls isn't judged without them.
    let attached = Set(attachments.map { ObjectIdentifier($0.component) })
    for component in components where !component.isWithoutArguments || !places.contains(component.place) {
      // One that is attached itself has its own preset, or is compared with that of another.
      if attached.contains(ObjectIdentifier(component)), firsts[component.place] != nil { continue }
      guard let first = firsts[component.place] else {
        firsts[component.place] = component
        continue
      }
      if first !== component { first.add(component.remarks) }
    }
  }

  /// A place at which a component is attached to a scroll view.
  struct AttachedPlace: Hashable {
    let place: Span
    let component: Span
    let scrollView: String
    let typeName: String?
    /// The round of a loop in which the scroll view is made; 0 if it isn't made in one.
    let round: Int
  }
}
