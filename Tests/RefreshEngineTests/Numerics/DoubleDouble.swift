/// A number of about 106 bits: the unevaluated sum of a double and a much smaller one.
///
/// The tests use it to measure the engine's exponential and logarithm. It is independent of the code under test:
/// its products come from the processor's fused multiply-add, its series is a different one, and the fixture of
/// correctly rounded results in turn checks it.
struct DoubleDouble {
  var head: Double
  var tail: Double

  init(_ head: Double, _ tail: Double = 0) {
    self.head = head
    self.tail = tail
  }

  /// Creates the exact sum of two doubles.
  init(sum a: Double, _ b: Double) {
    head = a + b
    let share = head - a
    tail = (a - (head - share)) + (b - share)
  }

  /// Creates the exact sum of two doubles, of which the first has at least the magnitude of the second.
  init(ordered a: Double, _ b: Double) {
    head = a + b
    tail = b - (head - a)
  }

  /// Creates 1 / n!, exact in 106 bits while n! is a double (n ≤ 18).
  init(reciprocalFactorial n: Int) {
    let factorial = (1...n).reduce(1.0) { $0 * Double($1) }
    head = 1 / factorial
    tail = 1.0.addingProduct(-head, factorial) / factorial
  }

  static func + (a: DoubleDouble, b: DoubleDouble) -> DoubleDouble {
    let heads = DoubleDouble(sum: a.head, b.head)
    let tails = DoubleDouble(sum: a.tail, b.tail)
    let middle = DoubleDouble(ordered: heads.head, heads.tail + tails.head)
    return DoubleDouble(ordered: middle.head, middle.tail + tails.tail)
  }

  static func * (a: DoubleDouble, b: DoubleDouble) -> DoubleDouble {
    let head = a.head * b.head
    let tail = (-head).addingProduct(a.head, b.head)
    return DoubleDouble(ordered: head, tail + (a.head * b.tail + a.tail * b.head))
  }

  static prefix func - (a: DoubleDouble) -> DoubleDouble {
    DoubleDouble(-a.head, -a.tail)
  }
}
