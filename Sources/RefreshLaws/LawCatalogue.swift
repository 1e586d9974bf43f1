/// All laws.
package enum LawCatalogue {
  /// One row for each law. Within an occasion, they check in this order.
  package static let all: [any Law.Type] = [
    // Events that must never happen.
    EndlessRun.self,
    IllegalTransition.self,
    SuiteCondition.self,

    // Calls to the app.
    LateCall.self,
    CallCount.self,
    CallTime.self,
    AskedTwice.self,
    IgnoredCall.self,
    NeverRests.self,

    // The causes of a refresh.
    TouchLoads.self,
    UnaskedRefresh.self,
    EarlyRefresh.self,
    IgnoredPull.self,
    WrongPercent.self,

    // States.
    StuckState.self,
    LostEnd.self,
    IgnoredSetting.self,

    // Insets and offsets.
    InsetLeft.self,
    WrongRoom.self,
    Floating.self,
    BeyondEdge.self,
    Misplaced.self,
    Jump.self,
    WrongMove.self,
    LostContent.self,

    // The laws for the app of a suite.
    UnendedRefresh.self,
    KeptEnd.self,
    EmptiedList.self,
    EarlyEnd.self,
    LoadedTwice.self,
    LostPlace.self,
    LeftHidden.self,

    // The appearance.
    WrongOpacity.self,
    WrongIndicator.self,
    NeverStops.self,
    WrongTitle.self,
    LostWords.self,
    ForgottenTime.self,
    WrongDay.self,
    WrongTime.self,
    WrongPart.self,
    // The last of the problems, because it checks only where no other law is breached.
    Memory.self,

    // By design.
    CutShort.self,
    BothAtOnce.self,
    EarlyLoad.self,
    LateLoad.self,
    Unreachable.self,
    Taller.self,
    ForeignTime.self,
  ]
}
