import RefreshEngine
import RefreshLaws

extension Inquiry {
  /// The events of the run, and between them what steps and the app did to the world around the components.
  var happenings: [FailedStep.Happening] {
    entries.indices.dropFirst(explainer.setup).compactMap { index in
      let (time, kind) = (entries[index].time, entries[index].kind)
      switch kind {
      case .event(let event): return FailedStep.Happening(time: time, text: event.line.text)
      case .command(let command, _) where command.isInLog:
        return FailedStep.Happening(time: time, text: named(index))
      default: return nil
      }
    }
  }
}
