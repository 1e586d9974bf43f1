#!/usr/bin/env python3
"""Writes exponential.txt and logarithm.txt: arguments and correctly rounded results, as bit patterns.

    python3 make_fixtures.py           writes both files beside this one
    python3 make_fixtures.py --check   writes nothing, fails if they are not what it would write

Needs Python 3.9 and its standard library alone. The results come from `decimal`, whose exp and ln are correctly
rounded at any precision; 50 digits are far more than the hardest double needs (Lefèvre and Muller: 113 bits, or 35
digits, for these two functions, but for arguments so small that the result is plain), and a result that 50 digits
cannot round safely stops the script.
"""

import math
import pathlib
import random
import struct
import sys
from decimal import Decimal, getcontext

getcontext().prec = 50
getcontext().Emin = -999_999
getcontext().Emax = 999_999

RANDOM = 600  # arguments drawn at random
HARD = 400  # arguments whose results lie nearest to the middle between two doubles …
CANDIDATES = 100_000  # … of so many drawn


def bits(value):
    return struct.unpack("<Q", struct.pack("<d", value))[0]


def from_bits(pattern):
    return struct.unpack("<d", struct.pack("<Q", pattern))[0]


def around(value, count=2):
    """The value and its nearest neighbours in both directions."""
    below = above = value
    yield value
    for _ in range(count):
        below = math.nextafter(below, -math.inf)
        above = math.nextafter(above, math.inf)
        yield below
        yield above


def distance_from_tie(exact):
    """How far, in units of the last place, the exact result is from the middle between two doubles."""
    rounded = float(exact)
    if rounded == 0 or math.isinf(rounded):
        return None
    return Decimal("0.5") - abs((exact - Decimal(rounded)) / Decimal(math.ulp(rounded)))


def exponential_arguments(rng):
    """Places where the method changes: range ends, subnormal results, the borders of the reduction, tiny numbers."""
    for value in (0.0, -0.0, 709.782712893384, -745.1332191019411, -744.4400719213812, -708.3964185322641):
        yield from around(value, 4)
    for k in list(range(-1075, 1025, 25)) + list(range(-4, 5)):
        yield from around(k * math.log(2), 1)
        yield from around((k + 0.5) * math.log(2), 1)
    for power in range(1, 60, 2):
        yield 2.0**-power
        yield -(2.0**-power)
    yield from (from_bits(1), -from_bits(1), 709.0, 710.0, -745.0, -746.0, 1e5, -1e5)


def random_exponential_argument(rng, index):
    ranges = ((-745.2, 709.8), (-20.0, 0.0), (-1.0, 1.0), (-745.2, -708.0))
    return rng.uniform(*ranges[index % len(ranges)])


def logarithm_arguments(rng):
    """Places where the method changes: neighbours of 1, of powers of two and of √2 times them, subnormal numbers."""
    yield from around(1.0, 40)
    for k in list(range(-1074, 1024, 37)) + list(range(-4, 5)):
        yield from around(math.ldexp(1.0, k), 1) if k > -1074 else (from_bits(1),)
        if k > -1000:
            yield from around(math.ldexp(math.sqrt(2), k), 1)
    for power in range(2, 52, 2):
        yield 1 + 2.0**-power
        yield 1 - 2.0**-power
    yield from (from_bits(1), from_bits(2), from_bits(3), 0.998, 0.99, 10.0, 0.1, sys.float_info.max)


def random_logarithm_argument(rng, index):
    if index % 4 == 0:
        return from_bits(rng.randrange(1, 0x7FF0_0000_0000_0000))
    if index % 4 == 1:
        return from_bits(rng.randrange(1, 0x0010_0000_0000_0000))
    ranges = ((0.5, 2.0), (0.99, 1.01))
    return rng.uniform(*ranges[index % 2])


def rows(function, special, draw, seed):
    rng = random.Random(seed)
    arguments = list(special(rng))
    arguments += [draw(rng, index) for index in range(RANDOM)]
    measured = []
    for index in range(CANDIDATES):
        argument = draw(rng, index)
        distance = distance_from_tie(function(Decimal(argument)))
        if distance is not None:
            measured.append((distance, argument))
    measured.sort()
    arguments += [argument for _, argument in measured[:HARD]]
    for argument in dict.fromkeys(arguments):
        exact = function(Decimal(argument))
        distance = distance_from_tie(exact)
        if distance is not None and argument != 0 and abs(distance) < Decimal("1e-30"):
            sys.exit(f"{argument!r} is too near to a tie for {getcontext().prec} digits")
        yield f"{bits(argument):016x} {bits(float(exact)):016x}"


def text(name, function, special, draw, seed):
    head = f"# {name}: argument and correctly rounded result, bits of Double. Written by make_fixtures.py."
    return "\n".join([head, *rows(function, special, draw, seed)]) + "\n"


def main():
    folder = pathlib.Path(__file__).resolve().parent
    wanted = {
        "exponential.txt": text("exp", Decimal.exp, exponential_arguments, random_exponential_argument, 1),
        "logarithm.txt": text("ln", Decimal.ln, logarithm_arguments, random_logarithm_argument, 2),
    }
    for name, content in wanted.items():
        file = folder / name
        if "--check" not in sys.argv:
            file.write_text(content)
        elif not file.exists() or file.read_text() != content:
            sys.exit(f"{name} is not what make_fixtures.py writes; run it without --check")


if __name__ == "__main__":
    main()
