import RefreshEngine

extension WrongPart {
  /// Checks that pictures fit into their parts: undistorted, centred, and as large as possible
  /// (`UIView.ContentMode.scaleAspectFit`).
  func checkPictures(
    of parts: [PartSettings], _ component: ComponentView, in run: borrowing RunView, _ breaches: inout Breaches
  ) {
    guard parts.contains(where: { !$0.frames.isEmpty || !$0.images.isEmpty }),
      let drawn = run.simulation.looks(of: component.role)?.parts
    else { return }
    for (part, looks) in zip(parts, drawn) {
      guard let picture = looks.image, let size = part.size(of: picture), size.width > 0, size.height > 0,
        !picture.frame.fits(size, in: looks.frame)
      else { continue }
      breaches.report(
        component, cause: "\(part.name.text) picture",
        observed: [(ObservablePath.part(component.role, part.name, .image).path, nil)],
        "the picture in \(part.name.text) is \(picture.frame.size.words), and has \(looks.frame.size.words)")
    }
  }
}

extension PartSettings {
  /// The size of a picture of the part, in points.
  fileprivate func size(of picture: PartLooks.Image) -> Size? {
    guard let state = picture.state else {
      return images.indices.contains(Int(picture.index)) ? images[Int(picture.index)] : nil
    }
    return frames.first { $0.state == state }?.sequence.size
  }
}

extension Rect {
  /// Whether a picture of a size that is drawn here is undistorted, in the middle of a box, and reaches its edges without leaving it.
  func fits(_ picture: Size, in box: Rect) -> Bool {
    let (width, height) = (size.width, size.height)
    let isUndistorted =
      abs(width * picture.height - height * picture.width) < 0.001 * picture.width * picture.height
    let isCentred =
      abs(origin.x + width / 2 - box.origin.x - box.size.width / 2) < 0.001
      && abs(origin.y + height / 2 - box.origin.y - box.size.height / 2) < 0.001
    let (across, down) = (box.size.width - width, box.size.height - height)
    return isUndistorted && isCentred && across > -0.001 && down > -0.001 && min(across, down) < 0.001
  }
}

extension Size {
  /// The size in words: `40 × 20 pt`.
  fileprivate var words: String { "\(share(width)) × \(length(height))" }
}
