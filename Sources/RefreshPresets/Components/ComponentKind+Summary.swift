import RefreshEngine

extension ComponentKind {
  /// The type as a word, with what it is.
  var word: ValueShape.Word { ValueShape.Word(rawValue, summary) }

  /// One sentence of what the type is.
  var summary: String {
    switch self {
    case .header: "Above the content, without a look of its own; pulled down and let go."
    case .stateHeader: "A header with labels of its state and of the last refresh."
    case .normalHeader: "A header with labels, an arrow and a spinner."
    case .gifHeader: "A header with labels and frames that run."
    case .autoFooter: "Below the content, without a look of its own; refreshes when it comes into view."
    case .autoStateFooter: "A footer that refreshes by itself, with a label of its state."
    case .autoNormalFooter: "A footer that refreshes by itself, with a label and a spinner."
    case .autoGifFooter: "A footer that refreshes by itself, with a label and frames that run."
    case .backFooter: "Below content and viewport, without a look of its own; pulled up and let go."
    case .backStateFooter: "A footer that is pulled up, with a label of its state."
    case .backNormalFooter: "A footer that is pulled up, with a label, an arrow and a spinner."
    case .backGifFooter: "A footer that is pulled up, with a label and frames that run."
    case .trailer: "Right of the content, without a look of its own; pulled to the left and let go."
    case .stateTrailer: "A trailer with a label of its state."
    case .normalTrailer: "A trailer with a label and an arrow."
    }
  }
}
