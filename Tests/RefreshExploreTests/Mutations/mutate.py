#!/usr/bin/env python3
"""Breaks the engine in one place at a time, and looks whether exploration alone notices.

    Tests/RefreshExploreTests/Mutations/mutate.py [--runs 20000] [--seed 1] [--jobs 2] [--only NAME…]

Everything is built for release once, without optimisation across modules, and the engine a second time file by file. For each mutation
a copy of the engine is changed, the changed file compiled and linked with all others and `explore.swift`; then presets are explored as the
tool does by itself, with a tenth of the runs first, and then with an app that also changes settings. A mutation is found if a preset shows a problem that the same preset never shows
with the sound engine, which is explored with more seeds, or shows only where the app or the world do more; or if the program
traps or hangs. Exits with 1 if less than 80 % are found.

The list is in `mutations.txt`: a line with a name, one with a file below Sources/RefreshEngine, the text before, `--->`, the text
after.
"""
import argparse, concurrent.futures, glob, os, re, shutil, subprocess, sys, tempfile

HERE = os.path.dirname(os.path.abspath(__file__))
ROOT = os.path.abspath(HERE + "/../../..")
PACKAGE = os.path.basename(ROOT)
MODULES = ["RefreshText", "RefreshFiles", "RefreshDiagnostics", "RefreshYAML", "RefreshPresets", "RefreshScenarios",
           "RefreshReports", "RefreshLaws", "RefreshExplore"]
LEVELS = ["answers", "will", "surroundings", "settings", "anything"]
SUBJECTS = [
    "types/normal-header", "types/gif-header", "types/auto-normal-footer", "types/auto-gif-footer",
    "types/back-normal-footer", "types/back-gif-footer", "types/normal-trailer",
    "presets/collection", "presets/everything", "presets/fading", "presets/three-a-drag", "presets/bilingual",
    "presets/part-kinds", "presets/endless", "presets/translated",
]
PATHS = [f"{ROOT}/Configs/{name}.preset.yaml" for name in SUBJECTS] + sorted(glob.glob(HERE + "/*.preset.yaml"))


def mutations(path):
    for block in re.split(r"^=== ", open(path).read(), flags=re.M)[1:]:
        name, file, rest = block.split("\n", 2)
        before, after = rest.split("\n--->\n")
        yield name, file, before, after.removesuffix("\n")


def run(*command, **options):
    result = subprocess.run(command, capture_output=True, text=True, **options)
    if result.returncode:
        raise RuntimeError(" ".join(command[:6]) + " …\n" + (result.stdout + result.stderr)[-3000:])


def sources(engine):
    return sorted(glob.glob(engine + "/**/*.swift", recursive=True))


def compile_engine(engine, output, changed=None):
    """The objects of the engine's files, or of one that was changed."""
    flags = ["-O", "-parse-as-library", "-swift-version", "6", "-module-name", "RefreshEngine", "-package-name", PACKAGE]
    if changed:
        others = [path for path in sources(engine) if path != changed]
        run("swiftc", "-frontend", "-c", "-primary-file", changed, *others, *flags, "-o", output)
    else:
        os.makedirs(output, exist_ok=True)
        run("swiftc", *flags, "-c", *sources(engine), cwd=output)


def link(engine, arguments, tool):
    """The tool with the objects of an engine."""
    out = arguments.scratch + "/release"
    others = [path for module in MODULES for path in glob.glob(f"{out}/{module}.build/*.o")]
    run("swiftc", "-O", HERE + "/explore.swift", "-package-name", PACKAGE, "-swift-version", "5", "-I", out + "/Modules",
        "-I", ROOT + "/Sources/CLibYAML", *engine, *others, "-lyaml", "-o", tool)


def explore(tool, runs, seed, app, arguments):
    """What each preset shows, as it is found: the preset with the shape of the problem, the level, a sentence."""
    command = [tool, str(runs), str(seed), app] + PATHS
    process = subprocess.Popen(["timeout", str(arguments.timeout)] + command, stdout=subprocess.PIPE,
                               stderr=subprocess.DEVNULL, text=True, env=dict(os.environ, SWIFT_BACKTRACE="enable=no"))
    try:
        for line in process.stdout:
            subject, shape, level, sentence = line.rstrip("\n").split("\t", 3)
            yield (subject, shape), LEVELS.index(level), sentence
        if process.wait():
            yield ("", "fault"), 0, "hangs" if process.returncode == 124 else f"ends with {process.returncode}"
    finally:
        process.kill()


def attempt(mutation, sound, arguments):
    """Whether a mutation is found, and how that reads."""
    name, file, before, after = mutation
    with tempfile.TemporaryDirectory() as folder:
        engine = folder + "/RefreshEngine"
        shutil.copytree(ROOT + "/Sources/RefreshEngine", engine)
        with open(f"{engine}/{file}") as source:
            text = source.read()
        if text.count(before) != 1:
            return False, f"stale   {name}: its text stands {text.count(before)} times in {file}"
        with open(f"{engine}/{file}", "w") as source:
            source.write(text.replace(before, after))
        kept = [path for path in glob.glob(arguments.scratch + "/engine/*.o")
                if os.path.basename(path) != os.path.basename(file).replace(".swift", ".o")]
        try:
            compile_engine(engine, folder + "/changed.o", f"{engine}/{file}")
            link(kept + [folder + "/changed.o"], arguments, folder + "/tool")
        except RuntimeError as error:
            return False, f"broken  {name}: {error}"
        passes = [(arguments.runs // 10, arguments.app[0])] + [(arguments.runs, app) for app in arguments.app]
        for runs, app in passes:
            for shown, level, sentence in explore(folder + "/tool", runs, arguments.seed, app, arguments):
                if level < sound.get(shown, len(LEVELS)):
                    least = f", not only at `{LEVELS[sound[shown]]}`" if shown in sound else ""
                    return True, f"found   {name}: {' '.join(shown)}{least}: {sentence}"
    return False, f"missed  {name}"


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--runs", type=int, default=20_000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--app", nargs="+", default=["surroundings", "settings"], help="what the app may do, by turns")
    parser.add_argument("--timeout", type=int, default=300)
    parser.add_argument("--sound-seeds", type=int, default=4, help="how many seeds the sound engine is explored with")
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--list", default=HERE + "/mutations.txt")
    parser.add_argument("--only", nargs="*", default=[])
    parser.add_argument("--scratch", default=ROOT + "/.build/mutations", help="where modules are built")
    arguments = parser.parse_args()
    subprocess.run(["swift", "build", "-c", "release", "--scratch-path", arguments.scratch, "--ignore-lock",
                    "--target", "RefreshExplore", "-Xswiftc", "-disable-cmo"], cwd=ROOT, check=True)
    with tempfile.TemporaryDirectory() as folder, concurrent.futures.ThreadPoolExecutor(arguments.jobs) as pool:
        compile_engine(ROOT + "/Sources/RefreshEngine", arguments.scratch + "/engine")
        link(glob.glob(arguments.scratch + "/release/RefreshEngine.build/*.o"), arguments, folder + "/sound")
        sound = {}
        seeds = range(arguments.seed, arguments.seed + arguments.sound_seeds)
        plans = [(seed, app) for app in arguments.app for seed in seeds]
        for found in pool.map(lambda plan: list(explore(folder + "/sound", arguments.runs, *plan, arguments)), plans):
            for shown, level, _ in found:
                sound[shown] = min(sound.get(shown, len(LEVELS)), level)
        print(f"the presets show {len(sound)} problems with the sound engine", flush=True)
        chosen = [m for m in mutations(arguments.list) if not arguments.only or m[0] in arguments.only]
        hits = 0
        for future in concurrent.futures.as_completed([pool.submit(attempt, m, sound, arguments) for m in chosen]):
            is_found, line = future.result()
            hits += is_found
            print(line, flush=True)
    print(f"{hits} of {len(chosen)} mutations found, {100 * hits / max(len(chosen), 1):.0f} %")
    sys.exit(0 if hits >= 0.8 * len(chosen) else 1)


main()
