#!/usr/bin/env python3
"""Breaks the engine in one place at a time, and looks whether exploration alone notices.

    Tests/RefreshExploreTests/Mutations/mutate.py [--runs 300] [--seed 1] [--jobs 2] [--only NAME…]

Everything is built for debugging once. For each mutation a copy of the engine is changed, the changed file compiled, and linked with
the objects of all others and `explore.swift`; then presets are explored. A mutation is found if a problem shows whose shape the sound
engine shows in none of its own explorations, which are of more seeds, or if the program traps or hangs. Exits with 1 if less
than 80 % are found. A shape that the sound engine shows only where the app or the world do more counts as new.

The list is in `mutations.txt`: a line with a name, one with a file below Sources/RefreshEngine, the text before, `--->`, the text
after.
"""
import argparse, concurrent.futures, glob, os, re, shutil, subprocess, sys, tempfile, time

HERE = os.path.dirname(os.path.abspath(__file__))
ROOT = os.path.abspath(HERE + "/../../..")
BUILD = ROOT + "/.build/debug"
MODULES = ["RefreshText", "RefreshFiles", "RefreshDiagnostics", "RefreshEngine", "RefreshYAML", "RefreshPresets",
           "RefreshScenarios", "RefreshReports", "RefreshExplore"]
LEVELS = ["answers", "will", "surroundings", "settings", "anything"]
SUBJECTS = [
    "types/normal-header", "types/gif-header", "types/auto-normal-footer", "types/auto-gif-footer",
    "types/back-normal-footer", "types/back-gif-footer", "types/normal-trailer",
    "presets/collection", "presets/everything", "presets/fading", "presets/three-a-drag", "presets/bilingual",
]


def mutations():
    text = open(os.path.join(os.path.dirname(__file__), "mutations.txt")).read()
    for block in re.split(r"^=== ", text, flags=re.M)[1:]:
        name, file, rest = block.split("\n", 2)
        before, after = rest.split("\n--->\n")
        yield name, file, before, after.removesuffix("\n")


def run(command, **options):
    result = subprocess.run(command, capture_output=True, text=True, **options)
    if result.returncode:
        raise RuntimeError(" ".join(command[:6]) + " …\n" + (result.stdout + result.stderr)[-3000:])
    return result.stdout


def compile_file(path, sources, output):
    """The object of one file of the engine, as for debugging."""
    others = [source for source in sources if source != path]
    run(["swiftc", "-frontend", "-c", "-primary-file", path] + others + [
        "-module-name", "RefreshEngine", "-package-name", "main", "-swift-version", "6", "-parse-as-library",
        "-enable-testing", "-DSWIFT_PACKAGE", "-o", output])


def objects():
    """The objects of all modules, without those that are left of files that are no more."""
    for module in MODULES:
        names = {os.path.basename(path) for path in glob.glob(f"{ROOT}/Sources/{module}/**/*.swift", recursive=True)}
        for path in glob.glob(f"{BUILD}/{module}.build/*.swift.o"):
            if os.path.basename(path)[:-2] in names | {"EmbeddedFiles.swift"}:
                yield path


def link(driver, objects, tool):
    command = ["swiftc", "-emit-executable", driver] + objects + ["-lyaml", "-o", tool]
    for left in (2, 1, 0):
        try:
            return run(command)
        except RuntimeError:
            # On a busy machine the driver sometimes loses what objects ask to be linked with.
            if left == 0:
                raise


def explore(tool, arguments, seed):
    """The lowest levels and sentences by the shapes of problems."""
    paths = [f"{ROOT}/Configs/{name}.preset.yaml" for name in SUBJECTS]
    command = [tool, str(arguments.runs), str(seed), arguments.app] + paths
    try:
        result = subprocess.run(command, capture_output=True, text=True, timeout=arguments.timeout,
                                env=dict(os.environ, SWIFT_BACKTRACE="enable=no"))
    except subprocess.TimeoutExpired:
        return {"hangs": (0, f"takes more than {arguments.timeout} s")}
    found = {}
    for line in result.stdout.splitlines():
        shape, level, sentence = line.split("\t", 2)
        found[shape] = min(found.get(shape, (9, "")), (LEVELS.index(level), sentence))
    if result.returncode:
        found["traps"] = (0, f"ends with {result.returncode}")
    return found


def attempt(mutation, driver, sound, arguments):
    """Whether a mutation is found, and how that reads."""
    name, file, before, after = mutation
    with tempfile.TemporaryDirectory() as folder:
        engine = folder + "/RefreshEngine"
        shutil.copytree(ROOT + "/Sources/RefreshEngine", engine)
        path = f"{engine}/{file}"
        with open(path) as source:
            text = source.read()
        if text.count(before) != 1:
            return False, f"stale   {name}: its text stands {text.count(before)} times in {file}"
        with open(path, "w") as source:
            source.write(text.replace(before, after))
        sources = sorted(glob.glob(engine + "/**/*.swift", recursive=True))
        compile_file(path, sources, folder + "/broken.o")
        kept = [o for o in objects() if not o.endswith("/RefreshEngine.build/" + os.path.basename(file) + ".o")]
        link(driver, kept + [folder + "/broken.o"], folder + "/tool")
        broken = explore(folder + "/tool", arguments, arguments.seed)
    new = {shape: sentence for shape, (level, sentence) in broken.items() if level < sound.get(shape, (9, ""))[0]}
    if not new:
        return False, f"missed  {name}"
    shape, sentence = next(iter(new.items()))
    return True, f"found   {name}: {len(new)} new, such as {shape}: {sentence}"


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--runs", type=int, default=300)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--app", default="surroundings")
    parser.add_argument("--timeout", type=int, default=600)
    parser.add_argument("--sound-seeds", type=int, default=8, help="how many seeds the sound engine is explored with")
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--only", nargs="*", default=[])
    parser.add_argument("--no-build", action="store_true")
    arguments = parser.parse_args()
    if not arguments.no_build:
        subprocess.run(["swift", "build", "--target", "RefreshExplore"], cwd=ROOT, check=True)
    with tempfile.TemporaryDirectory() as folder, concurrent.futures.ThreadPoolExecutor(arguments.jobs) as pool:
        driver = folder + "/explore.o"
        run(["swiftc", "-c", HERE + "/explore.swift", "-module-name", "explore", "-package-name", "main", "-swift-version", "5",
             "-I", BUILD + "/Modules", "-I", ROOT + "/Sources/CLibYAML", "-o", driver])
        link(driver, list(objects()), folder + "/sound")
        sound = {}
        for found in pool.map(lambda seed: explore(folder + "/sound", arguments, seed),
                              range(arguments.seed, arguments.seed + arguments.sound_seeds)):
            for shape, value in found.items():
                sound[shape] = min(sound.get(shape, (9, "")), value)
        print(f"the sound engine shows {len(sound)} shapes of problems", flush=True)
        chosen = [m for m in mutations() if not arguments.only or m[0] in arguments.only]
        hits = 0
        for future in concurrent.futures.as_completed([pool.submit(attempt, m, driver, sound, arguments) for m in chosen]):
            try:
                is_found, line = future.result()
            except RuntimeError as error:
                is_found, line = False, f"broken  {error}"
            hits += is_found
            print(line, flush=True)
    print(f"{hits} of {len(chosen)} mutations found, {100 * hits / max(len(chosen), 1):.0f} %")
    sys.exit(0 if hits >= 0.8 * len(chosen) else 1)


main()
