#!/usr/bin/env python3
"""Breaks the engine in one place at a time, and looks whether exploration alone notices.

    Tests/RefreshExploreTests/Mutations/mutate.py [--runs 2000] [--seed 1] [--only NAME…]

The tool is built in release once. For each mutation a copy of the engine is changed and compiled as its module is, and linked with
the other modules' objects; then presets are explored. A mutation is found if a problem shows that the sound engine has in none of
its own explorations, or if the tool traps. Exits with 1 if less than 80 % are found.

The list is in `mutations.txt`: a line with a name, one with a file below Sources/RefreshEngine, then the text before and after.
"""
import argparse, glob, json, os, re, shutil, subprocess, sys, tempfile, time

ROOT = os.path.abspath(os.path.join(os.path.dirname(__file__), "../../.."))
BUILD = os.path.join(ROOT, ".build/release")
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


def compile_engine(sources, folder):
    """The engine's object, with the flags that the package's manager compiles it with."""
    command = ["swiftc", "-O", "-whole-module-optimization", "-parse-as-library", "-swift-version", "6",
               "-module-name", "RefreshEngine", "-package-name", "main", "-DSWIFT_PACKAGE", "-c", "-o", folder + "/engine.o"]
    return subprocess.run(command + sources, capture_output=True, text=True)


def link(folder, product):
    objects = open(f"{BUILD}/{product}.product/Objects.LinkFileList").read().split()
    objects = [o.strip("'\"") for o in objects]
    others = [o for o in objects if "/RefreshEngine.build/" not in o]
    response = folder + "/objects"
    open(response, "w").write("\n".join(others + [folder + "/engine.o"]))
    command = ["swiftc", "-lyaml", "-emit-executable", "-module-name", product, "-Xlinker", "--gc-sections",
               "-Xlinker", "--defsym", "-Xlinker", f"main={product}_main", "@" + response, "-o", folder + "/tool"]
    return subprocess.run(command, capture_output=True, text=True)


def explore(tool, arguments, seed):
    paths = [f"Configs/{name}.preset.yaml" for name in SUBJECTS]
    command = [tool, "explore", "--runs", str(arguments.runs), "--seed", str(seed), "--app", arguments.app,
               "--jobs", "1", "--format", "json"] + paths
    try:
        run = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, timeout=arguments.timeout)
    except subprocess.TimeoutExpired:
        return {("", "", "hangs"): f"takes more than {arguments.timeout} s"}
    if run.returncode not in (0, 1):
        return {("", "", "traps"): f"ends with {run.returncode}"}
    found = {}
    for subject in json.loads(run.stdout)["explored"]:
        for problem in subject["problems"]:
            key = (subject["name"], problem["component"], problem["oracle"])
            found.setdefault(key, problem["sentence"])
    return found


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--runs", type=int, default=2000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--app", default="surroundings")
    parser.add_argument("--timeout", type=int, default=300)
    parser.add_argument("--baseline", type=int, default=5, help="how many seeds the sound engine is explored with")
    parser.add_argument("--only", nargs="*", default=[])
    parser.add_argument("--product", default="refreshcfg")
    parser.add_argument("--no-build", action="store_true")
    arguments = parser.parse_args()
    if not arguments.no_build:
        subprocess.run(["swift", "build", "-c", "release", "--product", arguments.product], cwd=ROOT, check=True)
    sound = {}
    for seed in range(arguments.seed, arguments.seed + arguments.baseline):
        sound.update(explore(f"{BUILD}/{arguments.product}", arguments, seed))
    print(f"the sound engine: {len(sound)} problems", flush=True)
    found = missed = 0
    for name, file, before, after in mutations():
        if arguments.only and name not in arguments.only:
            continue
        with tempfile.TemporaryDirectory() as folder:
            engine = folder + "/RefreshEngine"
            shutil.copytree(ROOT + "/Sources/RefreshEngine", engine)
            path = f"{engine}/{file}"
            text = open(path).read()
            if text.count(before) != 1:
                print(f"stale    {name}: its text stands {text.count(before)} times in {file}", flush=True)
                missed += 1
                continue
            open(path, "w").write(text.replace(before, after))
            sources = sorted(glob.glob(engine + "/**/*.swift", recursive=True))
            for run in (compile_engine(sources, folder), link(folder, arguments.product)):
                if run.returncode:
                    sys.exit(f"{name} does not build:\n{run.stderr[-3000:]}")
            begin = time.time()
            broken = explore(folder + "/tool", arguments, arguments.seed)
            new = {key: sentence for key, sentence in broken.items() if key not in sound}
            lost = [key for key in sound if key not in broken]
        if new:
            found += 1
            (subject, component, oracle), sentence = next(iter(new.items()))
            print(f"found    {name}: {len(new)} problems in {time.time() - begin:.0f} s, such as {oracle}: {sentence}", flush=True)
        else:
            missed += 1
            print(f"missed   {name} ({len(lost)} of the sound engine's problems do not show)", flush=True)
    total = found + missed
    print(f"{found} of {total} mutations found, {100 * found / max(total, 1):.0f} %")
    sys.exit(0 if found >= 0.8 * total else 1)


main()
