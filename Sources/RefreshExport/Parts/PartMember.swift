import RefreshEngine

/// The member of a UIKit view that corresponds to a property of a part, in Swift and in Objective-C.
package struct PartMember: Sendable {
  /// The member in Swift, relative to the view: `arc.strokeEnd`.
  package let swift: String
  /// The member in Objective-C.
  package let objectiveC: String
  /// The key path with which Core Animation repeats it; `nil` if it can't be repeated.
  package let keyPath: String?

  private init(_ swift: String, objectiveC: String? = nil, keyPath: String? = nil) {
    (self.swift, self.objectiveC, self.keyPath) = (swift, objectiveC ?? swift, keyPath)
  }

  /// Creates the member for a property.
  package init(_ property: PartProperty, of kind: PartKind) {
    self =
      switch property {
      case .hidden: PartMember("isHidden", objectiveC: "hidden")
      case .alpha: PartMember("alpha", keyPath: "opacity")
      case .rotation: PartMember("transform", keyPath: "transform.rotation.z")
      case .scale: PartMember("transform", keyPath: "transform.scale")
      case .moveX: PartMember("transform", keyPath: "transform.translation.x")
      case .moveY: PartMember("transform", keyPath: "transform.translation.y")
      case .color:
        switch kind {
        case .label: PartMember("textColor")
        case .image, .frames: PartMember("tintColor")
        case .ring, .bar: PartMember("strokeColor")
        case .box: PartMember("backgroundColor")
        case .spinner: PartMember("color")
        case .switch: PartMember("onTintColor")
        }
      case .text: PartMember("text")
      case .fontSize, .bold: PartMember("font")
      case .align: PartMember("textAlignment")
      case .image: PartMember("image")
      case .start: PartMember("stroke.strokeStart", keyPath: "strokeStart")
      case .end, .value: PartMember("stroke.strokeEnd", keyPath: "strokeEnd")
      case .lineWidth: PartMember("stroke.lineWidth")
      case .trackColor: PartMember("backgroundColor")
      case .cornerRadius: PartMember("layer.cornerRadius", keyPath: "cornerRadius")
      case .borderWidth: PartMember("layer.borderWidth", keyPath: "borderWidth")
      case .borderColor: PartMember("layer.borderColor")
      case .animating: PartMember("animating")
      case .style: PartMember("style", objectiveC: "activityIndicatorViewStyle")
      case .on: PartMember("isOn", objectiveC: "on")
      }
  }
}
