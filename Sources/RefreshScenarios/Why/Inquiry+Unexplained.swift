import RefreshEngine
import RefreshLaws

/// Failures of which no question asks the cause.
extension Inquiry {
  /// Answers how a scenario fails, and what led there, if no cause of it is known.
  func unexplained(_ cause: Failure.Cause) -> Answer {
    // Failures don't say that no step took time, but an answer does.
    if case .mismatch(.time, _, _, _) = cause { return why(.time) }
    let message = Failure(cause: cause, span: scenario.nameSpan).message
    switch cause {
    // What is missing or broken is no part of the run.
    case .noSnapshot, .unreadableSnapshot: return Answer(sentence: message)
    case .mismatch, .kept, .restless, .snapshot, .unsettled, .events, .fault, .unsteady:
      let place = failedStep > 0 ? "step \(failedStep)" : "the setup"
      var answer = Answer(sentence: "\(place) fails: \(message); nothing more is known")
      if case .fault = cause, let last = entries.indices.last { answer.chain = chain(to: last) }
      return answer
    }
  }
}
