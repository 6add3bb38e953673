# Node 24 on Debian. Another base is named by --build-arg BASE=…
ARG BASE=docker.io/library/node:24-bookworm-slim

FROM ${BASE} AS build
WORKDIR /app
COPY . .
RUN npm ci \
  && npm exec -- node tooling/build-screens.ts \
  && npm prune --omit=dev

FROM ${BASE}
RUN useradd --system --uid 10001 --home-dir /data thant \
  && install --directory --owner=thant --mode=0700 /data
WORKDIR /app
COPY --from=build /app ./
USER thant
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data NODE_COMPILE_CACHE=/data/.cache
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=15s --timeout=5s --start-period=60s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/api/health/ready`).then((reply) => process.exit(reply.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--max-semi-space-size=8", "apps/api/src/server.ts"]
