# `make demo` and `make test` need only Swift; they install libyaml if it is missing.

SWIFT ?= swift
# Package.swift asks whether the build was started in its folder, where `make -C` and links to the folder don't lead the shell.
export PWD := $(CURDIR)
ENGINE := $(shell find Sources/RefreshEngine -name '*.swift' 2>/dev/null)

.PHONY: demo test browser build release standalone install uninstall archive installer artifactbundle version repository \
	embedded generate pictures images \
	fuzz bench format lint clean swift libyaml

## demo: build, validate Configs and run its scenarios
demo: build
	$(SWIFT) run --skip-build refreshcfg validate Configs
	$(SWIFT) run --skip-build refreshcfg test Configs

## test: run the whole test suite; FLAGS are more arguments for the build
test: swift libyaml embedded
	$(SWIFT) test $(FLAGS)

## browser: drag, fling and tap the preview in a headless Chromium, with a real mouse and real fingers
browser: swift libyaml
	@# A filter that matches no test would pass, too.
	$(SWIFT) test list $(FLAGS) | grep -q '^RefreshPreviewTests.PreviewPageTests/'
	BROWSER_TESTS=1 $(SWIFT) test --skip-build --filter RefreshPreviewTests.PreviewPageTests

## build: build the command line tool, in .build/debug
build: swift libyaml
	$(SWIFT) build --product refreshcfg

## embedded: prove that the engine compiles as Embedded Swift
embedded: swift
	@resources=$$($(SWIFT)c -print-target-info | sed -n 's/.*"runtimeResourcePath": "\(.*\)".*/\1/p'); \
	if [ -d "$$resources/embedded" ]; then \
		mkdir -p .build && \
		$(SWIFT)c -swift-version 6 -enable-experimental-feature Embedded -wmo -parse-as-library \
			-package-name refreshcfg -c $(ENGINE) -o .build/engine-embedded.o && \
		echo "the engine compiles as Embedded Swift"; \
	else \
		echo "skipped: this Swift doesn't have an embedded standard library, so the Embedded build isn't checked"; \
		[ -z "$$REQUIRE_TOOLS" ]; \
	fi

## generate: regenerate everything in this repository that is made from the sources (schemas, reference, the preview's module,
## output in pages), in this order, up to the first failure
generate: build
	@mkdir -p .build/generated Schemas Documentation
	@# Files are replaced only after all of them have been written.
	@set -e; out=.build/generated; tool="$$($(SWIFT) build --show-bin-path)/refreshcfg"; \
	write() { file=$$1; shift; "$$tool" "$$@" > $$out/$$file; }; \
	for name in preset scenarios run-report app-preset; do write $$name.schema.json schema $$name; done; \
	for name in presets scenarios rules laws run-report; do write $$name.md reference $$name; done; \
	write refreshcfg.1 reference manual; \
	mv $$out/*.schema.json Schemas/; mv $$out/*.md $$out/refreshcfg.1 Documentation/
	@module=Sources/RefreshPreview/Module; \
	$$module/WebAssembly/build.sh .build/engine.wasm; status=$$?; \
	if [ $$status -eq 3 ]; then \
		echo "skipped: this Swift can't build WebAssembly, so the preview's engine is unchanged"; \
	elif [ $$status -ne 0 ]; then \
		exit $$status; \
	elif ! gzip -dc $$module/Files/engine.wasm.gz | cmp -s - .build/engine.wasm; then \
		gzip -9nc .build/engine.wasm > $$module/Files/engine.wasm.gz; \
	fi
	@log=.build/generated/tests.log; \
	{ RECORD_GOLDEN=1 $(SWIFT) test --filter 'DocumentationTests|GoldenTests' 2>&1; echo $$? > $$log.status; } | tee $$log; \
	if [ "$$(cat $$log.status)" != 0 ]; then \
		echo; echo "error: not everything was written; what failed, once more:" >&2; \
		awk '/ recorded an issue /{shown = 1; print; next} /^[^ -~]/{shown = /^↳/} /(^|: )error:/{print; next} shown' $$log >&2; \
		echo "hint: if a snapshot of Configs differs on purpose, store it by" \
			"'$(SWIFT) run refreshcfg test Configs --update-snapshots', and try again" >&2; \
		exit 1; \
	fi
	git --no-pager diff --stat -- README.md Documentation Schemas Sources/RefreshPreview/Module Tests/RefreshExportTests

## pictures: redraw the pictures of the README and of Documentation with the tool itself
pictures: generate
	Documentation/Images/photograph

## images: redraw the images of Configs; the bytes are the same every time
images:
	python3 Configs/images/draw.py

## fuzz: damage presets and scenario files for FUZZ_SECONDS, and look for crashes, hangs and messages without a location
FUZZ_SECONDS ?= 60
fuzz: swift libyaml
	@mkdir -p .build/fuzz/corpus
	@if echo '@_cdecl("LLVMFuzzerTestOneInput") public func f(_: UnsafeRawPointer?, _: Int) -> Int32 { 0 }' \
		| $(SWIFT)c -parse-as-library -sanitize=fuzzer - -o .build/fuzz/probe >/dev/null 2>&1; then \
		cp Configs/*/*.yaml .build/fuzz/corpus/ && \
		$(SWIFT) build --configuration release --package-path Fuzz -Xswiftc -sanitize=fuzzer -Xswiftc -parse-as-library && \
		Fuzz/.build/release/fuzz -max_total_time=$(FUZZ_SECONDS) -timeout=1 -max_len=8192 -dict=Fuzz/yaml.dict \
			-artifact_prefix=.build/fuzz/ -print_final_stats=1 -verbosity=0 .build/fuzz/corpus; \
	else \
		echo "this Swift doesn't have libFuzzer; trying a million damaged files instead"; \
		MUTATIONS=1000000 $(SWIFT) test --filter RefreshScenariosTests.MutationTests; \
	fi

# On Linux, the Swift library is linked statically, so that programs start quickly. It is part of macOS.
STATIC := $(if $(filter Linux,$(shell uname)),--static-swift-stdlib)
# With the linker of Swift's toolchain, programs for Linux have no symbols for libraries, which they don't load, and no tables for
# exceptions.
TOOLCHAIN = $(shell $(SWIFT)c -print-target-info | sed -n 's|.*"runtimeResourcePath": "\(.*\)/lib/swift[^/]*".*|\1|p')
LEAN = $(if $(and $(STATIC),$(wildcard $(TOOLCHAIN)/bin/ld.lld)),-Xswiftc -use-ld=lld -Xlinker --no-export-dynamic \
	-Xlinker -T -Xlinker $(call quoted,$(CURDIR)/.ci/lean.ld))

# Debug information takes a seventh of the build's processor time, and installed tools are stripped.
RELEASE = --configuration release -debug-info-format none

## release: build the tool as it is installed, in .build/release
release: swift libyaml
	$(SWIFT) build $(RELEASE) $(STATIC) $(LEAN) --product refreshcfg

## standalone: build a tool for Linux that needs no system libraries, in .build/standalone
standalone: swift libyaml
	$(SWIFT) build $(RELEASE) --scratch-path .build/static -Xswiftc -static-executable $(LEAN) --product refreshcfg
	@mkdir -p .build/standalone
	cp .build/static/release/refreshcfg .build/standalone/refreshcfg

PREFIX ?= /usr/local
# A value as one word of the shell, whatever characters it contains; make doesn't expand it.
quoted = '$(subst ','\'',$(1))'
PLACE = DESTDIR=$(call quoted,$(value DESTDIR)) PREFIX=$(call quoted,$(value PREFIX))

## install: install the tool, its manual page, completions for bash, zsh and fish, the schemas, the gallery and the museum
## in PREFIX (and DESTDIR)
install: $(if $(value BINARY),,release)
	@$(PLACE) .ci/install install $(call quoted,$(or $(value BINARY),.build/release/refreshcfg))

## uninstall: remove what install wrote
uninstall:
	@$(PLACE) .ci/install uninstall

ARCHIVE := refreshcfg-$(shell uname -s | tr A-Z a-z)-$(subst aarch64,arm64,$(shell uname -m)).tar.gz

## archive: pack what install writes, with a checksum, for a release, in .build; on Linux with the standalone tool. The same
## files give the same bytes
archive: $(if $(value BINARY),,$(if $(filter Linux,$(shell uname)),standalone,release))
	rm -rf .build/archive
	.ci/inspect $(TOOL) $(if $(value BINARY),,25000000)
	@DESTDIR=.build/archive PREFIX= .ci/install install $(TOOL)
	.ci/pack .build/archive .build/$(ARCHIVE)

## installer: print install.sh, which downloads and installs a release: one script without the repository
installer:
	@sed -e '/^\. .*\/place"$$/{' -e 'r .ci/place' -e 'd' -e '}' .ci/download

# The program of an archive.
TOOL = $(call quoted,$(or $(value BINARY),.build/$(if $(filter Linux,$(shell uname)),standalone,release)/refreshcfg))

BUNDLES ?= .build

## artifactbundle: make refreshcfg.artifactbundle.zip for the plug-ins of packages, with its checksum, in BUNDLES (.build), of the
## archive for this platform, or of ARCHIVES for several
artifactbundle: $(if $(value ARCHIVES),,archive)
	@mkdir -p $(call quoted,$(value BUNDLES))
	.ci/bundle $(call quoted,$(value BUNDLES)) $(or $(ARCHIVES),.build/$(ARCHIVE))

## version: set the version, VERSION=1.0.0, wherever it is written by hand
version:
	@.ci/name version $(call quoted,$(value VERSION))

## repository: set where releases are, REPOSITORY=owner/refreshcfg, wherever it is written by hand
repository:
	@.ci/name repository $(call quoted,$(value REPOSITORY))

## bench: measure speed and memory; the numbers are written to .build/bench.json
bench: release
	@mkdir -p .build
	$(SWIFT) build --configuration release $(STATIC) --package-path Benchmarks
	Benchmarks/.build/release/bench .build/bench.json

## format: format all sources in the project's style
format: swift
	$(SWIFT) format --in-place --recursive Package.swift Plugins Sources Tests Benchmarks/Package.swift Benchmarks/Sources Fuzz/Package.swift Fuzz/Sources Documentation/Examples

## lint: check the style of all sources
lint: swift
	$(SWIFT) format lint --strict --recursive Package.swift Plugins Sources Tests Benchmarks/Package.swift Benchmarks/Sources Fuzz/Package.swift Fuzz/Sources Documentation/Examples

## clean: remove what was built, for example if a program crashes after you changed an enum's cases or a struct's properties
clean:
	rm -rf .build Benchmarks/.build Fuzz/.build

swift:
	@command -v $(SWIFT) >/dev/null 2>&1 || { \
		echo "error: Swift was not found; refreshcfg needs Swift 6.2 or newer, see https://www.swift.org/install" >&2; \
		exit 1; }
	@version=$$($(SWIFT) --version 2>/dev/null | sed -n 's/.*Swift version \([0-9][0-9]*\.[0-9][0-9]*\).*/\1/p' | head -n 1); \
	major=$${version%%.*}; minor=$${version#*.}; \
	if [ -z "$$version" ] || [ "$$major" -lt 6 ] || { [ "$$major" -eq 6 ] && [ "$$minor" -lt 2 ]; }; then \
		echo "error: found Swift $${version:-of an unknown version}; refreshcfg needs 6.2 or newer, see https://www.swift.org/install" >&2; \
		exit 1; \
	fi

libyaml:
	@if pkg-config --exists yaml-0.1 2>/dev/null; then exit 0; fi; \
	if command -v apt-get >/dev/null 2>&1; then \
		if [ "$$(id -u)" -eq 0 ]; then as_root=; \
		elif command -v sudo >/dev/null 2>&1; then as_root=sudo; \
		else echo "error: libyaml is missing; install the packages libyaml-dev and pkg-config" >&2; exit 1; fi; \
		echo "libyaml is missing: installing the packages libyaml-dev and pkg-config"; \
		$$as_root apt-get update && $$as_root apt-get install -y libyaml-dev pkg-config; \
	elif command -v brew >/dev/null 2>&1; then \
		brew list libyaml >/dev/null 2>&1 || { \
			echo "libyaml is missing: installing the formula libyaml"; brew install libyaml; }; \
	else \
		echo "error: libyaml or pkg-config, which finds it, is missing; install pkg-config and the development package" \
			"of libyaml (libyaml-dev, libyaml-devel or libyaml)" >&2; \
		exit 1; \
	fi
