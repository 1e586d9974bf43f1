extension Simulation {
  /// `-[UIScrollView setContentOffset:]`, which stops the free movement along the axes that have a value. A
  /// dragging finger continues from the new offset.
  mutating func setContentOffset(_ destination: Destination) {
    let axes = [ScrollAxis.horizontal, .vertical].filter { destination[$0] != nil }
    for axis in axes { stopPhysics(along: axis) }
    moveContent(to: destination.point(from: scroll.offset))
    for axis in axes { rebaseSwipe(along: axis) }
  }

  /// Moves the content and notifies the observers, even if the offset is unchanged.
  mutating func moveContent(to offset: Point) {
    assert(offset.isFinite, "content is moved to a finite offset")
    // This runs for every pixel of a drag, so it asks only once whether a journal is kept.
    if journal == nil { moveContent(to: offset, noting: false) } else { moveContent(to: offset, noting: true) }
  }

  @inline(__always)
  private mutating func moveContent(to offset: Point, noting isNoted: Bool) {
    let (old, outer) = (scroll.offset, cause)
    scroll.offset = offset
    let change = isNoted ? noteOffset(from: old, to: offset) : -1
    notifyObservers { simulation, c in
      if isNoted { simulation.considerOffset(for: c, from: old, to: offset, because: change) }
      if !simulation[c].isHidden { simulation.contentOffsetDidChange(for: c, from: old, to: offset) }
    }
    if isNoted { cause = outer }
  }

  /// Notifies the attached components of a change, the last one first, as UIKit notifies observers: neither those that one of them
  /// detaches nor those that one attaches meanwhile.
  @inline(__always)
  mutating func notifyObservers(_ notify: (inout Simulation, ComponentID) -> Void) {
    // There is at most one component of each role; a copy of the array would have to be counted.
    let count = attached.count
    assert(count <= 3, "one component of each role")
    let none = ComponentID(index: -1)
    let (first, second) = (count > 0 ? attached[0] : none, count > 1 ? attached[1] : none)
    let third = count > 2 ? attached[2] : none
    var index = count
    while index > 0 {
      index -= 1
      let c = index == 0 ? first : index == 1 ? second : third
      if attached.contains(c) { notify(&self, c) }
    }
  }

  /// Sets the content offset along one axis.
  mutating func setContentOffset(_ value: Double, along axis: ScrollAxis) {
    setContentOffset(axis == .vertical ? Destination(y: value) : Destination(x: value))
  }

  /// Sets the content size, notifies the observers including hidden ones, and clamps the offset to its range.
  mutating func setContentSize(_ size: Size) {
    assert(size.isFinite, "content has a finite size")
    let outer = cause
    if journal != nil { note(.contentSize(from: scroll.contentSize, to: size)) }
    scroll.contentSize = size
    notifyObservers { $0.contentSizeDidChange(for: $1) }
    clampContentOffset()
    cause = outer
  }

  /// Sets the adjusted inset of an edge: `-[UIScrollView setMj_insetT:]` and its counterparts.
  mutating func setInset(_ edge: InsetEdge, to value: Double) {
    setContentInset(edge, to: value - (scroll.inset[edge] - scroll.contentInset[edge]))
  }

  /// Sets the content inset of an edge and clamps the offset to its range.
  mutating func setContentInset(_ edge: InsetEdge, to value: Double) {
    assert(value.isFinite, "a content inset is finite")
    let (old, outer) = (scroll.inset[edge], cause)
    scroll.contentInset[edge] = value
    if scroll.inset[edge] != old { record(.inset(edge, from: old, to: scroll.inset[edge])) }
    clampContentOffset()
    cause = outer
  }

  /// Sets the safe area of an edge. A scroll view that rests exactly at its top stays there.
  mutating func setSafeArea(_ edge: InsetEdge, to value: Double) {
    assert(value.isFinite, "a safe area is finite")
    let (old, outer) = (scroll.inset[edge], cause)
    let restsAtTop =
      !scroll.isDragging && !physics.isUnderWay(along: .vertical) && scroll.offset.y == -scroll.inset.top
    scroll.safeArea[edge] = value
    if scroll.inset[edge] != old { record(.inset(edge, from: old, to: scroll.inset[edge])) }
    if restsAtTop, scroll.offset.y != -scroll.inset.top {
      moveContent(to: Point(x: scroll.offset.x, y: -scroll.inset.top))
    }
    clampContentOffset()
    cause = outer
  }

  /// Rotates the screen: sets the viewport's size, and changes the components' flexible widths by the same
  /// difference.
  public mutating func rotate(to size: Size) {
    assert(size.isFinite, "a viewport is finite")
    let difference = size.width - scroll.viewport.width
    scroll.viewport = size
    for c in attached {
      setSize(of: c, to: Size(width: self[c].frame.size.width + difference, height: self[c].frame.size.height))
    }
    clampContentOffset()
  }

  /// Clamps the offset to its range, as `UIScrollView` does after a change of its inset, content size or bounds.
  /// Does nothing while a finger is down; an axis that moves freely only adjusts to its new edges.
  private mutating func clampContentOffset() {
    guard !scroll.isDragging else { return }
    followEdges()
    var offset = scroll.offset
    for axis in [ScrollAxis.horizontal, .vertical] where !physics.isUnderWay(along: axis) {
      offset[axis] = scroll.offsetRange(along: axis).nearest(to: offset[axis])
    }
    if offset != scroll.offset { moveContent(to: offset) }
  }
}
