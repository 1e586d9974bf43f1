# refreshcfg as an image of one file: docker build -t refreshcfg . && docker run --rm -v "$PWD:/project" refreshcfg test .
FROM swift:6.1-bookworm AS build
RUN apt-get update \
    && apt-get install -y --no-install-recommends binutils libyaml-dev make pkg-config tzdata \
    && rm -rf /var/lib/apt/lists/*
WORKDIR /source
COPY Package.swift Makefile ./
COPY Plugins Plugins
COPY Sources Sources
COPY Tests Tests
# A program that needs no library at all, not even the C library's.
RUN make standalone && strip .build/standalone/refreshcfg

FROM scratch
COPY --from=build /source/.build/standalone/refreshcfg /bin/refreshcfg
# Presets can name time zones; their table is the only file that the tool looks for outside of the project.
COPY --from=build /usr/share/zoneinfo /usr/share/zoneinfo
WORKDIR /project
USER 1000:1000
ENTRYPOINT ["/bin/refreshcfg"]
CMD ["--help"]
