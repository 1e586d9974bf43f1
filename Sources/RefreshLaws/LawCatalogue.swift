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
    ForeignCall.self,
    CallTime.self,
    AskedTwice.self,
    IgnoredCall.self,
    NeverRests.self,
    EarlyRest.self,

    // The causes of a refresh.
    TouchLoads.self,
    UnaskedRefresh.self,
    EarlyRefresh.self,
    IgnoredPull.self,
    WrongPercent.self,
    TriggerCount.self,

    // States.
    StuckState.self,
    LostEnd.self,
    IgnoredSetting.self,
    LostFinger.self,

    // Insets and offsets.
    InsetLeft.self,
    WrongRoom.self,
    WrongSum.self,
    Floating.self,
    OutOfSight.self,
    BeyondEdge.self,
    Misplaced.self,
    Jump.self,
    WrongMove.self,
    StrayOffset.self,
    MissingAnimation.self,
    LostContent.self,

    // The laws for the app of a suite.
    UnendedRefresh.self,
    KeptEnd.self,
    EmptiedList.self,
    LostInset.self,
    EarlyEnd.self,
    LateEnd.self,
    LoadedTwice.self,
    LostPlace.self,
    ShortOfTop.self,
    ScrolledBeyond.self,
    LeftHidden.self,
    DeadEnd.self,

    // The appearance.
    WrongOpacity.self,
    StrayOpacity.self,
    WrongIndicator.self,
    StrayIndicator.self,
    NeverStops.self,
    StrayFrames.self,
    WrongStyle.self,
    WrongTitle.self,
    StaleTitle.self,
    LostWords.self,
    ForgottenTime.self,
    WrongDay.self,
    WrongTime.self,
    WrongPart.self,
    StillPart.self,
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
