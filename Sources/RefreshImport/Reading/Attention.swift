/// The mentions of components in code that is being read, and what becomes of them, so that what no rule reads is reported.
struct Attention {
  /// The mentions of components in the statement that is being read, as far as no rule has read what happens to them.
  var mentions: [Mention] = []
  /// The number of times that a rule has read, or reported, what code does with a component.
  var uses = 0
  /// The number of statements so far that changed what is read, or were reported.
  var effects = 0

  /// An expression whose value is a component, or something in one, of which no rule has read yet what code does with it.
  struct Mention {
    let tokens: SourceCode.Slice
    let component: FoundComponent?
  }
}
