# A minimal image of refreshcfg: docker build -t refreshcfg . && docker run --rm -v "$PWD:/project" refreshcfg test .
FROM swift:6.2-bookworm AS build
RUN apt-get update \
    && apt-get install -y --no-install-recommends binutils libyaml-dev make pkg-config tzdata \
    && rm -rf /var/lib/apt/lists/*
WORKDIR /source
COPY Package.swift Makefile ./
COPY .ci .ci
COPY Plugins Plugins
COPY Sources Sources
COPY Tests Tests
# A program that needs no libraries, not even the C library.
RUN make standalone && strip .build/standalone/refreshcfg

FROM scratch
COPY --from=build /source/.build/standalone/refreshcfg /bin/refreshcfg
# Scenarios can use time zones; their database is the only file that the tool reads outside the project.
COPY --from=build /usr/share/zoneinfo /usr/share/zoneinfo
WORKDIR /project
USER 1000:1000
ENTRYPOINT ["/bin/refreshcfg"]
CMD ["--help"]
