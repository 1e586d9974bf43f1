/// All symptoms of known problems.
public enum SymptomCatalogue {
  /// One row for each symptom declared in `Symptoms`.
  public static let all: [Symptom] = [
    .earlyLoad,
    .lateLoad,
    .repeatedCall,
    .ignoredCall,
    .lateCall,
    .touchLoads,
    .lostEnd,
    .stuck,
    .bothAtOnce,
    .neverStops,
    .insetLeft,
    .floating,
    .jump,
    .misplaced,
    .unreachable,
    .taller,
    .foreignTime,
    .forgottenTime,
    .wrongDay,
    .lostWords,
  ]

  /// The symptom of a name, nil if there is none.
  public static subscript(name: String) -> Symptom? { all.first { $0.name == name } }
}
