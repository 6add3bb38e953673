# The Node of package-lock.json on Debian. Another base, or this one by its digest, is named by --build-arg BASE=…
ARG BASE=docker.io/library/node:24.21.0-bookworm-slim

FROM ${BASE} AS build
WORKDIR /app
COPY . .
# The screens are built into one folder, so only what the server itself needs stays: 364 MB of packages, not 525. The
# demonstration, whose password everybody knows, is not part of the image.
RUN npm ci \
  && npm exec -- node tooling/build-screens.ts \
  && npm ci --omit=dev --workspace=@thant/api \
  && rm -r packages/demo

FROM ${BASE}
RUN useradd --system --uid 10001 --home-dir /data thant \
  && install --directory --owner=thant --mode=0700 /data /backups
WORKDIR /app
COPY --from=build /app ./
USER thant
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data NODE_COMPILE_CACHE=/data/.cache
VOLUME /data /backups
EXPOSE 3000
# Whether the process works, since whoever restarts the unhealthy cannot mend a full disk; a proxy asks for /ready. A
# start may migrate or wait for a database for minutes.
HEALTHCHECK --interval=15s --timeout=5s --start-period=600s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/api/health/live`).then((reply) => process.exit(reply.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--max-semi-space-size=8", "apps/api/src/server.ts"]
