/// Names from MJRefresh and UIKit, and the corresponding words of this project.
package enum ForeignName {
  /// Returns the names that a foreign name may stand for, the most likely first. Some may not exist in the
  /// given context.
  ///
  /// - Parameter name: A word, or a dotted name such as `tableView.mj_header.isHidden`.
  package static func meanings(of name: String) -> [String] {
    guard name.utf8.count <= 100 else { return [] }
    var meanings = [""]
    for word in name.utf8.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false) {
      let word = String(Substring(word))
      let words = [word] + plain(word)
      meanings = meanings.prefix(16).flatMap { start in words.map { start.isEmpty ? $0 : start + "." + $0 } }
    }
    return meanings.filter { $0 != name }
  }

  /// Returns the last word of a name with dots, as in `.refreshing` and `header.height`; nil if it isn't one of some names.
  static func lastWord(of name: String, in names: [String]) -> String? {
    guard let dot = name.lastIndex(of: ".") else { return nil }
    let word = String(name[name.index(after: dot)...])
    return names.contains(word) ? word : nil
  }

  /// Returns the words that a single word may stand for, without the affixes that the other libraries use.
  private static func plain(_ word: String) -> [String] {
    let called = word.hasSuffix("()") ? String(word.dropLast(2)) : word
    var plain = called == word ? [] : [called]
    plain += words[called] ?? []
    for prefix in ["mj_", "is", "set", "MJRefreshState", "RefreshState", "UIActivityIndicatorViewStyle"]
    where called.hasPrefix(prefix) {
      let rest = called.dropFirst(prefix.count)
      guard let first = rest.first, prefix == "mj_" || first.isUppercase else { continue }
      let bare = first.lowercased() + rest.dropFirst()
      plain += [bare] + (words[bare] ?? [])
    }
    if called.count > 4, called.hasSuffix("View") { plain.append(String(called.dropLast(4))) }
    return plain
  }

  /// Returns whether a value under a name may mean something else under ours: `angle` is in radians, and a label's
  /// `backgroundColor` isn't its `color`.
  static func isDoubtful(_ name: String) -> Bool {
    let word = name.split(separator: ".").last.map(String.init) ?? name
    return doubtful.contains(word)
  }

  private static let doubtful: Set<String> = [
    "backgroundColor", "fillColor", "strokeColor", "angle", "transform", "duration", "radius", "bounds", "progress",
    "pull",
  ]

  /// Names that differ by more than an affix.
  static let words: [String: [String]] = [
    // UIKit
    "contentOffset": ["offset"], "contentSize": ["content"], "adjustedContentInset": ["inset"],
    "bounds": ["viewport", "frame"], "size": ["viewport"], "contentInsets": ["contentInset"],
    "tableView": ["scroll", "table"], "collectionView": ["scroll", "collection"],
    "scrollView": ["scroll", "plain"],
    "UITableView": ["table"], "UICollectionView": ["collection"], "UIScrollView": ["plain"],
    "tracking": ["dragging"], "isTracking": ["dragging"], "numberOfRows": ["rows"], "rowCount": ["rows"],
    "panGestureRecognizer": ["pan"], "panGestureRecognizer.state": ["pan"],
    "safeAreaInsets": ["safeArea"], "pagingEnabled": ["paging"], "imageView": ["gif"],
    "activityIndicatorView": ["loading"], "activityIndicator": ["loading"], "indicator": ["loading"],
    "spinner": ["loading"], "opacity": ["alpha"], "title": ["stateLabel.text", "text", "titles"],
    "text": ["stateLabel.text"],
    "label": ["stateLabel"], "titleLabel": ["stateLabel"], "font": ["fontSize"], "color": ["textColor"],
    "locale": ["language"], "languageCode": ["language"], "lang": ["language"], "transform": ["rotation"],
    "angle": ["rotation"],
    "subviews": ["parts"], "views": ["parts"], "layers": ["parts"],
    // Older names of states
    "normal": ["idle"], "release": ["pulling"], "readyToRefresh": ["pulling"], "noMore": ["noMoreData"],
    "loading": ["refreshing"], "pull": ["pulling"], "initial": ["idle"], "ready": ["pulling"],
    "finished": ["noMoreData"], "noData": ["noMoreData"],
    // Words for values
    "infinite": ["unlimited"], "infinity": ["unlimited"], "forever": ["unlimited"], "off": ["none"],
    "disabled": ["none"], "false": ["none"],
    // Ends of the content
    "end": ["bottom"], "start": ["top"], "beginning": ["top"], "begin": ["top"],
    // UIKit and Core Animation, for parts
    "UILabel": ["label"], "UIImageView": ["image"], "CAShapeLayer": ["ring"], "UIProgressView": ["bar"],
    "UIView": ["box"], "UIActivityIndicatorView": ["spinner"], "UISwitch": ["switch"], "circle": ["ring"],
    "arc": ["ring"], "progressBar": ["bar"], "view": ["box"], "gif": ["frames"], "toggle": ["switch"],
    "picture": ["image"], "textColor": ["color"], "backgroundColor": ["color"], "tintColor": ["color"],
    "strokeColor": ["color"], "fillColor": ["color"], "onTintColor": ["color"],
    "progressTintColor": ["color"], "colour": ["color"], "trackTintColor": ["trackColor"],
    "textAlignment": ["align"], "alignment": ["align"], "strokeStart": ["start"], "strokeEnd": ["end"],
    "progress": ["value", "end"], "strokeWidth": ["lineWidth"], "thickness": ["lineWidth"],
    "radius": ["cornerRadius"], "borderWidth": ["border.width"], "borderColor": ["border.color"],
    "leading": ["left"], "trailing": ["right"], "translationX": ["moveX"], "translationY": ["moveY"],
    "translateX": ["moveX"], "translateY": ["moveY"], "whiteLarge": ["large"],
    "tx": ["moveX"], "x": ["left"], "y": ["top"], "w": ["width"], "h": ["height"], "middle": ["center"],
    "ty": ["moveY"], "source": ["image"], "src": ["image"], "startAnimating": ["animating"], "ramp": ["pull"],
    "percent": ["pull"], "pullingPercent": ["pull"], "states": ["state"], "otherwise": ["default"],
    "fromValue": ["from"], "toValue": ["to"], "duration": ["every"], "autoreverses": ["yoyo"],
    "animationDuration": ["animate"],
    // MJRefresh
    "mj_offsetX": ["offset.x"], "mj_offsetY": ["offset.y"], "mj_insetT": ["inset.top"], "mj_insetL": ["inset.left"],
    "mj_insetB": ["inset.bottom"], "mj_insetR": ["inset.right"], "mj_contentW": ["content.width"],
    "mj_contentH": ["content.height"], "mj_x": ["frame.x"], "mj_y": ["frame.y"], "mj_w": ["frame.width"],
    "mj_h": ["frame.height", "height"], "mj_size": ["viewport"], "mj_reloadDataBlock": ["reloadData"],
    "scrollViewOriginalInset": ["originalInset"], "insetTDelta": ["insetDelta"],
    "activityIndicatorViewStyle": ["loading.style"], "noticeNoMoreData": ["noMoreData"],
    "refreshingBlock": ["refreshing"], "refreshingAction": ["refreshing"], "onRefresh": ["refreshing"],
    "onRefreshing": ["refreshing"], "refresh": ["refreshing"],
    "triggerAutomaticallyRefreshPercent": ["triggerPercent"],
    "appearencePercentTriggerAutoRefresh": ["triggerPercent"],
    "autoTriggerTimesLimit": ["autoTriggerTimes"], "isAutomaticallyRefresh": ["automaticallyRefresh"],
    "autoChangeAlpha": ["automaticallyChangeAlpha"], "endRefreshingWithNoMoreData": ["noMoreData"],
    "device": ["viewport"], "phone": ["viewport"],
    "viewSize": ["viewport"], "screen": ["viewport"], "screenSize": ["viewport"],
  ]
}
