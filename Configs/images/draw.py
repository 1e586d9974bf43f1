#!/usr/bin/env python3
"""Draws the images of Configs, with nothing but Python's own library: `python3 Configs/images/draw.py`.

Shapes are signed distances in points, so that an edge is as smooth at @1x as at @3x. The files are packed here and not
by zlib, whose versions differ: the same script always writes the same bytes.
"""

import json
import math
import pathlib
import struct
import zlib

HERE = pathlib.Path(__file__).resolve().parent

SUN, RAY, GROUND = (255, 179, 0), (255, 143, 0), (96, 125, 139)
CLOTH, STRIPE, BASKET, ROPE = (239, 83, 80), (255, 205, 210), (141, 110, 99), (120, 144, 156)
TEAL, PALE = (0, 137, 123), (178, 223, 219)
NIGHT, MOON, RUNNER, SHADE = (69, 90, 100), (255, 224, 130), (216, 67, 21), (255, 171, 145)


# Shapes: how far a point lies outside of them, negative inside.

def circle(x, y, cx, cy, radius):
    return math.hypot(x - cx, y - cy) - radius


def line(x, y, ax, ay, bx, by, width):
    px, py, dx, dy = x - ax, y - ay, bx - ax, by - ay
    t = max(0.0, min(1.0, (px * dx + py * dy) / (dx * dx + dy * dy or 1)))
    return math.hypot(px - t * dx, py - t * dy) - width / 2


def box(x, y, cx, cy, width, height, corner):
    dx, dy = abs(x - cx) - width / 2 + corner, abs(y - cy) - height / 2 + corner
    return math.hypot(max(dx, 0), max(dy, 0)) + min(max(dx, dy), 0) - corner


# Pictures: layers of (distance, colour) from the back to the front, for a point and a moment 0…1.

def rising_sun(x, y, t):
    """The sun comes up behind the horizon as the header is pulled."""
    cy, reach = 42 - 24 * t, 4.5 * max(0.0, t - 0.4) / 0.6
    layers = [(circle(x, y, 20, cy, 8), SUN)]
    if reach > 0.2:
        layers += rays(x, y, 20, cy, reach, 0)
    layers = [(max(distance, y - 33), colour) for distance, colour in layers]
    return layers + [(line(x, y, 5, 34.5, 35, 34.5, 2.4), GROUND)]


def shining_sun(x, y, t):
    """The sun stands there and turns by the angle between two rays, so that the loop has no seam."""
    return [(circle(x, y, 20, 18, 8), SUN)] + rays(x, y, 20, 18, 4.5, t * math.pi / 4) + [
        (line(x, y, 5, 34.5, 35, 34.5, 2.4), GROUND)
    ]


def pulsing_sun(x, y, t):
    """Far enough: the rays swell to say let go."""
    return [(circle(x, y, 20, 18, 8), SUN)] + rays(x, y, 20, 18, 3 + 3 * t, 0) + [
        (line(x, y, 5, 34.5, 35, 34.5, 2.4), GROUND)
    ]


def rays(x, y, cx, cy, reach, turn):
    found = []
    for number in range(8):
        angle = turn + number * math.pi / 4
        dx, dy = math.sin(angle), -math.cos(angle)
        found.append((line(x, y, cx + 10.5 * dx, cy + 10.5 * dy, cx + (10.5 + reach) * dx, cy + (10.5 + reach) * dy, 2.2),
                      RAY))
    return found


def balloon(x, y, t, sway=0.0):
    """A balloon goes up, 110 points of sky."""
    cx, cy = 25 + sway, 84 - 58 * t
    bx, by = cx - sway * 0.6, cy + 27
    body = circle(x, y, cx, cy, 17)
    stripe = max(body, abs(x - cx) - 5.5 * math.sqrt(max(0.0, 1 - ((y - cy) / 17) ** 2)) )
    return [
        (line(x, y, cx - 11, cy + 12, bx - 4, by, 1.2), ROPE),
        (line(x, y, cx + 11, cy + 12, bx + 4, by, 1.2), ROPE),
        (body, CLOTH),
        (stripe, STRIPE),
        (box(x, y, bx, by, 11, 8, 2), BASKET),
    ]


def swaying_balloon(x, y, t):
    return balloon(x, y, 1, 5 * math.sin(2 * math.pi * t))


def bouncing_dots(x, y, t):
    """Three dots, one after the other."""
    found = []
    for number in range(3):
        phase = (t - number * 0.16) % 1
        lift = 5 * math.sin(math.pi * phase / 0.5) if phase < 0.5 else 0
        found.append((circle(x, y, 14 + 16 * number, 14 - lift, 4.5), TEAL))
    return found


def chasing_arc(x, y, t):
    """A ring with a light part that goes round."""
    ring = abs(circle(x, y, 12, 12, 8.5)) - 1.6
    turn = 2 * math.pi * t
    away = (math.atan2(y - 12, x - 12) - turn + 3 * math.pi) % (2 * math.pi) - math.pi
    return [(ring, PALE), (max(ring, (abs(away) - 0.9) * 8.5), TEAL)]


def arrow(x, y, _):
    """An arrow that points down, for the place of the library's own."""
    return [(line(x, y, 7.5, 5, 7.5, 34, 2.6), TEAL), (line(x, y, 2.5, 28, 7.5, 34, 2.6), TEAL),
            (line(x, y, 12.5, 28, 7.5, 34, 2.6), TEAL)]


def mark(x, y, _):
    """The mark of an app that does not exist: two leaves on a stem."""
    left = max(circle(x, y, 17.5, 10, 9.5), circle(x, y, 6, 21.5, 9.5))
    right = max(circle(x, y, 12.5, 13, 9), circle(x, y, 23.5, 24, 9))
    return [(line(x, y, 14.5, 26, 14.5, 15, 1.6), TEAL), (left, TEAL), (right, (77, 182, 172))]


def moon(x, y, t):
    """A moon that waxes: the shadow of the night moves off it."""
    disc = circle(x, y, 18, 18, 13)
    dark = circle(x, y, 18 - 30 * t, 18 - 8 * t, 13.5)
    return [(disc, NIGHT), (max(disc, -dark), MOON)]


def running(x, y, t):
    """Someone who runs to the left; each leg is half a round behind the other."""
    bounce = 1.2 * math.sin(4 * math.pi * t)
    hip, neck = (20.5, 22 + bounce), (18, 12.5 + bounce)

    def limb(start, upper, lower, length, width, colour):
        knee = (start[0] - length * math.sin(upper), start[1] + length * math.cos(upper))
        foot = (knee[0] - length * math.sin(lower), knee[1] + length * math.cos(lower))
        return [(line(x, y, *start, *knee, width), colour), (line(x, y, *knee, *foot, width), colour)]

    def leg(phase, colour):
        swing = math.sin(2 * math.pi * phase)
        bend = max(0.0, -math.cos(2 * math.pi * phase))
        return limb(hip, 0.85 * swing, 0.85 * swing - 0.25 - 1.3 * bend, 7.5, 3.2, colour)

    def arm(phase, colour):
        swing = math.sin(2 * math.pi * phase)
        return limb(neck, 0.8 * swing, 0.8 * swing + 1.5, 5.2, 2.6, colour)

    return (arm(t, SHADE) + leg(t + 0.5, SHADE) + [(line(x, y, *hip, *neck, 4.4), RUNNER)] + leg(t, RUNNER)
            + [(circle(x, y, neck[0] - 1.2, neck[1] - 5.2, 3.9), RUNNER)] + arm(t + 0.5, RUNNER))


def raster(picture, size, scale, moment):
    """Rows of (red, green, blue, alpha), each 0…255."""
    rows = []
    for row in range(size[1] * scale):
        pixels = []
        for column in range(size[0] * scale):
            red = green = blue = alpha = 0.0
            for distance, colour in picture((column + 0.5) / scale, (row + 0.5) / scale, moment):
                cover = min(1.0, max(0.0, 0.5 - distance * scale))
                if cover == 0:
                    continue
                total = cover + alpha * (1 - cover)
                red, green, blue = ((new * cover + old * alpha * (1 - cover)) / total
                                    for new, old in zip(colour, (red, green, blue)))
                alpha = total
            pixels.append(tuple(int(value + 0.5) for value in (red, green, blue, alpha * 255)))
        rows.append(pixels)
    return rows


# Files.

LENGTHS = [3, 4, 5, 6, 7, 8, 9, 10, 11, 13, 15, 17, 19, 23, 27, 31, 35, 43, 51, 59, 67, 83, 99, 115, 131, 163, 195, 227, 258]
LENGTH_BITS = [0] * 8 + [1] * 4 + [2] * 4 + [3] * 4 + [4] * 4 + [5] * 4 + [0]
DISTANCES = [1, 2, 3, 4, 5, 7, 9, 13, 17, 25, 33, 49, 65, 97, 129, 193, 257, 385, 513, 769, 1025, 1537, 2049, 3073, 4097,
             6145, 8193, 12289, 16385, 24577]


class Bits:
    """Bits from the lowest of each byte on."""

    def __init__(self):
        self.data, self.held, self.count = bytearray(), 0, 0

    def put(self, value, count):
        self.held |= value << self.count
        self.count += count
        while self.count >= 8:
            self.data.append(self.held & 255)
            self.held >>= 8
            self.count -= 8

    def put_code(self, value, count):
        """Huffman codes begin with their highest bit."""
        self.put(int(format(value, f"0{count}b")[::-1], 2), count)

    def end(self):
        if self.count:
            self.put(0, 8 - self.count)
        return bytes(self.data)


def deflate(data):
    """RFC 1950 and 1951: one block of fixed codes, the last place of three equal bytes taken as the match."""
    bits, seen, place = Bits(), {}, 0
    bits.put(1, 1)
    bits.put(1, 2)

    def symbol(code):
        if code < 144:
            bits.put_code(48 + code, 8)
        elif code < 256:
            bits.put_code(400 + code - 144, 9)
        elif code < 280:
            bits.put_code(code - 256, 7)
        else:
            bits.put_code(192 + code - 280, 8)

    while place < len(data):
        found, length = seen.get(data[place:place + 3]), 0
        if found is not None and place - found <= 32768:
            while length < 258 and place + length < len(data) and data[found + length] == data[place + length]:
                length += 1
        step = length if length >= 3 else 1
        if length >= 3:
            index = max(i for i, least in enumerate(LENGTHS) if least <= length)
            symbol(257 + index)
            bits.put(length - LENGTHS[index], LENGTH_BITS[index])
            index = max(i for i, least in enumerate(DISTANCES) if least <= place - found)
            bits.put_code(index, 5)
            bits.put(place - found - DISTANCES[index], max(0, index // 2 - 1))
        else:
            symbol(data[place])
        for passed in range(place, place + step):
            seen[data[passed:passed + 3]] = passed
        place += step
    symbol(256)
    return b"\x78\x01" + bits.end() + struct.pack(">I", zlib.adler32(data))


def png(rows):
    def chunk(kind, data):
        return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))

    data = b"".join(b"\0" + b"".join(bytes(pixel) for pixel in row) for row in rows)
    head = struct.pack(">IIBBBBB", len(rows[0]), len(rows), 8, 6, 0, 0, 0)
    return b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", head) + chunk(b"IDAT", deflate(data)) + chunk(b"IEND", b"")


def gif(frames, hundredths):
    """Each frame replaces the one before; 15 shades of one colour over white, and nothing where alpha is low."""
    width, height = len(frames[0][0]), len(frames[0])
    out = bytearray(b"GIF89a" + struct.pack("<HHBBB", width, height, 0xF3, 0, 0) + b"\0\0\0")
    for shade in range(1, 16):
        out += bytes(int(255 + (channel - 255) * shade / 15 + 0.5) for channel in TEAL)
    out += b"\x21\xff\x0bNETSCAPE2.0\x03\x01\0\0\0"
    for frame in frames:
        out += b"\x21\xf9\x04\x09" + struct.pack("<HBB", hundredths, 0, 0)
        out += b"\x2c" + struct.pack("<HHHHB", 0, 0, width, height, 0) + b"\x04"
        data = lzw([(pixel[3] * 15 + 127) // 255 for row in frame for pixel in row])
        for start in range(0, len(data), 255):
            piece = data[start:start + 255]
            out += bytes([len(piece)]) + piece
        out += b"\0"
    return bytes(out) + b"\x3b"


def lzw(indices):
    bits, size, table = Bits(), 5, {(index,): index for index in range(16)}
    bits.put(16, size)
    known = ()
    for index in indices:
        if known + (index,) in table:
            known += (index,)
            continue
        bits.put(table[known], size)
        table[known + (index,)] = len(table) + 2
        if len(table) + 1 == 1 << size and size < 12:
            size += 1
        elif len(table) + 2 >= 4096:
            bits.put(16, size)
            size, table = 5, {(index,): index for index in range(16)}
        known = (index,)
    bits.put(table[known], size)
    bits.put(17, size)
    return bits.end()


def suffix(scale):
    return "" if scale == 1 else f"@{scale}x"


def write(path, data):
    path = HERE / path
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(data)


def sequence(folder, name, picture, size, count, closed):
    """Frames 1…count; those of a loop end a step before its beginning, the others at moment 1."""
    for number in range(count):
        moment = number / (count if closed else max(1, count - 1))
        for scale in (1, 2, 3):
            write(f"{folder}/{name}_{number + 1:02}{suffix(scale)}.png", png(raster(picture, size, scale, moment)))


def catalog(name, picture, size, count):
    """An asset catalog with an image set for each frame."""
    info = {"info": {"author": "draw.py", "version": 1}}
    write(f"{name}.xcassets/Contents.json", (json.dumps(info, indent=2) + "\n").encode())
    for number in range(count):
        frame = f"arc_{number + 1}"
        images = []
        for scale in (1, 2, 3):
            file = f"{frame}{suffix(scale)}.png"
            images.append({"filename": file, "idiom": "universal", "scale": f"{scale}x"})
            write(f"{name}.xcassets/{frame}.imageset/{file}", png(raster(picture, size, scale, number / count)))
        write(f"{name}.xcassets/{frame}.imageset/Contents.json",
              (json.dumps({"images": images, **info}, indent=2) + "\n").encode())


if __name__ == "__main__":
    sequence("sun", "rise", rising_sun, (40, 40), 12, closed=False)
    sequence("sun", "ready", pulsing_sun, (40, 40), 3, closed=False)
    sequence("sun", "shine", shining_sun, (40, 40), 6, closed=True)
    sequence("balloon", "up", balloon, (50, 110), 8, closed=False)
    sequence("balloon", "sway", swaying_balloon, (50, 110), 6, closed=True)
    sequence("moon", "phase", moon, (36, 36), 5, closed=False)
    sequence("runner", "run", running, (40, 40), 8, closed=True)
    catalog("Feed", chasing_arc, (24, 24), 8)
    for scale in (1, 2, 3):
        write(f"mark{suffix(scale)}.png", png(raster(mark, (28, 28), scale, 0)))
        write(f"arrow{suffix(scale)}.png", png(raster(arrow, (15, 40), scale, 0)))
        frames = [raster(bouncing_dots, (60, 24), scale, number / 10) for number in range(10)]
        write(f"dots{suffix(scale)}.gif", gif(frames, 8))
