import RefreshEngine
import RefreshLaws

/// Ends of refreshes, and the calls that follow them.
extension Inquiry {
  /// Answers why a refresh didn't end, or its end wasn't reported, if another `endRefreshing` wouldn't change that; nil if
  /// it would, or for other subjects.
  func whyNoEnd(_ subject: Question.Subject, nth: Int) -> Answer? {
    whyUnreported(subject) ?? whyNothingEnds(subject, nth: nth)
  }

  /// Answers that a component doesn't make a call on this scroll view.
  private func whyUnreported(_ subject: Question.Subject) -> Answer? {
    guard isPagingMissing(for: subject) else { return nil }
    var answer = Answer(
      sentence: "`\(subject.text)` wasn't called: an auto footer makes this call only on a scroll view with "
        + "`paging: true`", owner: .library)
    answer.rule = Answer.Rule(section: "S6.10")
    return answer
  }

  /// Whether a component would call the app only on a paging scroll view, and this one isn't.
  private func isPagingMissing(for subject: Question.Subject) -> Bool {
    guard case .call(let role, .endRefreshingAnimationBegin) = subject else { return false }
    return simulation.kind(of: role)?.family == .autoFooter && !simulation.scroll.isPagingEnabled
  }

  /// Returns the scenario on a paging scroll view, if a call needs that.
  func pagingRemedies(for subject: Question.Subject) -> [Remedy] {
    guard isPagingMissing(for: subject) else { return [] }
    return [inScene("paging: true", "the end then moves the content back") { $0.paging = true }]
  }

  /// Answers that a component didn't refresh, so that nothing could end; nil if it did, or the app tried to end something.
  private func whyNothingEnds(_ subject: Question.Subject, nth: Int) -> Answer? {
    let role = subject.role
    guard let present = simulation.state(of: role), !isEndOpen(of: subject, in: present),
      explainer.whyMissing(subject, nth: nth).attempt?.rule != .assign
    else { return nil }
    let refreshes = indexes(of: .state(role, .refreshing)).count
    var answer = whyMissing(.state(role, .refreshing), nth: refreshes + 1)
    switch subject {
    case .call:
      let isAgain = indexes(of: subject).isEmpty ? "" : " again"
      answer.sentence = "`\(subject.text)` wasn't called\(isAgain): \(answer.sentence)"
    case .state:
      let isFirst = !entries.contains { $0.kind.isState(of: role) }
      guard isFirst else { break }
      answer.sentence.replace("the \(role.rawValue) never", with: "it never")
      answer.sentence = "the \(role.rawValue) has been idle since the setup: \(answer.sentence)"
    }
    return answer
  }

  /// Whether a refresh lasts, or has ended without what is asked about.
  private func isEndOpen(of subject: Question.Subject, in present: RefreshState) -> Bool {
    let role = subject.role
    switch subject {
    case .state(_, .idle):
      let last = indexes(of: subject).last ?? 0
      return present != .idle || indexes(of: .state(role, .refreshing)).contains { $0 > last }
    case .call(_, .endRefreshingAnimationBegin), .call(_, .endRefreshingCompletion):
      let ends = entries.count { if case .event(.state(role, .refreshing, _)) = $0.kind { true } else { false } }
      return present == .refreshing || present == .willRefresh || ends > indexes(of: subject).count
    case .state, .call: return true
    }
  }
}
