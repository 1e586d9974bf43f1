import RefreshDiagnostics

/// The record of what an interpreter is reading and has read, so that it reads no code within itself, and none twice.
struct Progress {
  /// The functions that are being followed.
  var calling: Set<ObjectIdentifier> = []
  /// The bodies of the closures that are being run.
  var applying: Set<Span> = []
  /// The classes of the components that are being made.
  var making: Set<String> = []
  /// The functions that were followed from a call.
  var called: Set<ObjectIdentifier> = []
  /// The functions that were called with components or scroll views.
  var entered: Set<ObjectIdentifier> = []
  /// The names of functions of which a call was not followed.
  var missed: Set<String> = []
  /// The initializers of components' classes that no code has called when the classes were read.
  var uncalled: [(function: Function, frame: Frame)] = []
  /// The inherited methods that were read for objects of a class.
  var inherited: Set<Inherited> = []
  /// The definitions in which components are made, and which have been read.
  var settled: Set<Span> = []
  /// The classes for which inherited components have been made.
  var inheriting: Set<String> = []
  /// The components whose classes have been made somewhere.
  var madeClasses: Set<String> = []
  /// The component classes whose methods were read, line by line.
  var readClasses: Set<String> = []

  /// An inherited method that was read for objects of a class.
  struct Inherited: Hashable {
    private let function: ObjectIdentifier
    private let typeName: String

    init(_ function: Function, by typeName: String) {
      (self.function, self.typeName) = (ObjectIdentifier(function), typeName)
    }
  }
}
