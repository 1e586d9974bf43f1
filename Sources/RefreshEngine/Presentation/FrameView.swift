/// The properties of the image view for frames that MJRefresh uses.
package struct FrameView: Sendable {
  /// The placement of an image in its view; `UIView.ContentMode`.
  enum ContentMode: String, Sendable, CaseIterable {
    case scaleToFill, center, right
  }

  /// The index of the frame shown while nothing is playing, or nil before the first one.
  var image: Int32?
  /// The state whose frames ``image`` is one of.
  var imageState = RefreshState.idle
  /// The state whose frames play, or played last: a state without frames doesn't stop them.
  var playingState = RefreshState.idle
  package internal(set) var isAnimating = false
  /// The duration of the current or last animation.
  var animationDuration = Interval.zero
  package internal(set) var isHidden = false
  var frame = Rect.zero
  var contentMode = ContentMode.scaleToFill

  /// The state whose frames show.
  var shownState: RefreshState { isAnimating ? playingState : imageState }
}

/// `MJRefreshGifHeader`, `MJRefreshAutoGifFooter`, `MJRefreshBackGifFooter`.
extension Simulation {
  /// `-setImages:duration:forState:`: frames taller than the component increase its height.
  mutating func makeRoom(for sequence: FrameSequence, in c: ComponentID) {
    let size = self[c].frame.size
    if sequence.size.height > size.height {
      setSize(of: c, to: Size(width: size.width, height: sequence.size.height))
    }
  }

  /// The gif classes' part of `-setPullingPercent:`: shows the frame for the pulled distance. The auto footer
  /// doesn't do this.
  mutating func chooseFrame(_ c: ComponentID, percent: Double) {
    guard self[c].framesFamily != .autoFooter, self[c].state == .idle, let idle = self[c].settings.images[.idle]
    else { return }
    self[c].gif.isAnimating = false
    let index = Numerics.roundDown(Double(idle.count) * percent)
    self[c].gif.image = Int32(min(max(index, 0), Double(idle.count - 1)))
    self[c].gif.imageState = .idle
  }

  /// The gif classes' part of `-setState:`.
  mutating func framesStateDidChange(_ c: ComponentID, to state: RefreshState) {
    guard let family = self[c].framesFamily else { return }
    switch state {
    case .pulling where family == .autoFooter: break
    case .pulling, .refreshing:
      guard let sequence = self[c].settings.images[state] else { return }
      // The header's image view is never hidden.
      self[c].gif.isHidden = false
      self[c].gif.isAnimating = sequence.count > 1
      if sequence.count > 1 {
        self[c].gif.animationDuration = sequence.duration
        self[c].gif.playingState = state
      } else {
        self[c].gif.image = 0
        self[c].gif.imageState = state
      }
    case .idle:
      // The back footer keeps playing until the next change of the pulling percent.
      if family != .backFooter { self[c].gif.isAnimating = false }
      if family != .header { self[c].gif.isHidden = family == .autoFooter }
    case .noMoreData:
      if family == .autoFooter { self[c].gif.isAnimating = false }
      if family != .header { self[c].gif.isHidden = true }
    case .willRefresh: break
    }
  }

  /// The gif classes' part of `-placeSubviews`: to the left of the text, or in the centre if there is no text.
  mutating func placeFrames(of c: ComponentID) {
    guard let family = self[c].framesFamily else { return }
    let settings = self[c].settings
    // The auto footer checks whether the title is hidden while refreshing; the others check whether the labels are.
    let isAlone =
      switch family {
      case .autoFooter: settings.refreshingTitleHidden
      case .header: settings.stateLabel.hidden && settings.lastUpdatedTimeLabel.hidden
      case .backFooter: settings.stateLabel.hidden
      }
    let size = self[c].frame.size
    self[c].gif.contentMode = isAlone ? .center : .right
    let width = isAlone ? size.width : size.width * 0.5 - textWidth(of: c) * 0.5 - settings.labelLeftInset
    self[c].gif.frame = Rect(x: 0, y: 0, width: width, height: size.height)
  }
}
