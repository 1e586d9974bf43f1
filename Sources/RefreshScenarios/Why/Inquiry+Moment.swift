import RefreshEngine
import RefreshLaws

/// Failures that show before the end of their step.
extension Inquiry {
  /// Returns the inquiry at the moment of a failure, and the failure as it shows there: a promise is asked about at the time at
  /// which it was due, and a condition that must always hold when it no longer did. Other failures show at the end of a step.
  func moment(of cause: Failure.Cause) -> (inquiry: Inquiry, cause: Failure.Cause) {
    guard let time = cause.moment, time < simulation.now else { return (self, cause) }
    // After the last step, the scenario may have come to rest.
    let last = bounds.step ?? (failedStep < scenario.steps.count ? failedStep : nil)
    let inquiry = Inquiry(scenario, through: last, until: time)
    guard let own = inquiry.failures.last?.causes.first(where: { $0.isAbout(sameAs: cause) }) else {
      return (self, cause)
    }
    return (inquiry, own)
  }
}

extension Failure.Occasion {
  /// The time that conditions had; nil if they had none.
  var limit: Interval? {
    switch self {
    case .timeout(let limit), .promise(let limit, _): limit
    case .step, .change, .rest: nil
    }
  }

  /// Whether conditions are checked during the whole run, so that later steps can fail for the same reason.
  fileprivate var isLasting: Bool {
    switch self {
    case .promise, .change: true
    case .step, .timeout, .rest: false
    }
  }
}

extension Failure.Cause {
  /// The time from which on it fails, if that may be before the end of the step; nil for all other failures.
  fileprivate var moment: Instant? {
    switch self {
    case .mismatch(_, _, _, .promise(_, let time)), .mismatch(_, _, _, .change(let time)): time
    case .mismatch(_, _, _, .step), .mismatch(_, _, _, .timeout), .mismatch(_, _, _, .rest), .kept, .restless,
      .snapshot, .noSnapshot, .unreadableSnapshot, .unsettled, .events, .fault, .unsteady:
      nil
    }
  }

  /// Whether it is about a condition that is checked during the whole run.
  var isLasting: Bool { if case .mismatch(_, _, _, let occasion) = self { occasion.isLasting } else { false } }
}
