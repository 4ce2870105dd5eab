# syntax=docker/dockerfile:1
# docker build -t step .                        the server; pages that need a browser to be read are left out
# docker build -t step --target with-browser .  with Chromium and ffmpeg (about 700 MB more)

FROM node:24-trixie-slim AS build
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
RUN npm install --omit=dev --no-audit --no-fund
COPY . .
# The bundled programs contain most packages, so that the image needs few.
RUN NODE_ENV=production npm run build && node scripts/keep-runtime-packages.mjs

# The Node that runs is the pinned one among the packages: the image needs no other. Link previews of Arabic, Chinese,
# Hebrew and Japanese pages need the fonts (10 MB).
FROM debian:trixie-slim AS server
RUN apt-get update \
  && apt-get install --yes --no-install-recommends tini=0.19.* fonts-dejavu-core fonts-droid-fallback \
  && rm -rf /var/lib/apt/lists/* \
  && useradd --uid 10001 --user-group --home-dir /data --shell /usr/sbin/nologin step \
  && install --directory --owner=step --group=step /data
WORKDIR /app
COPY --from=build /app/package.json ./
COPY --from=build /app/node_modules ./node_modules
COPY --from=build /app/build ./build
COPY --from=build /app/db/migrations ./db/migrations
COPY --from=build /app/engines/ask/meaning/en.meanings ./engines/ask/meaning/en.meanings
COPY --from=build /app/engines/customer-questions/learned/de.intents ./engines/customer-questions/learned/de.intents
COPY --from=build /app/engines/customer-questions/learned/en.intents ./engines/customer-questions/learned/en.intents
COPY --from=build /app/engines/customer-questions/learned/es.intents ./engines/customer-questions/learned/es.intents
COPY --from=build /app/engines/customer-questions/learned/fr.intents ./engines/customer-questions/learned/fr.intents
COPY --from=build /app/engines/customer-questions/learned/it.intents ./engines/customer-questions/learned/it.intents
COPY --from=build /app/engines/customer-questions/learned/nl.intents ./engines/customer-questions/learned/nl.intents
COPY --from=build /app/features/blog/seed ./features/blog/seed
COPY --from=build /app/sample ./sample
# Bundled programs start bundled threads.
ENV NODE_ENV=production NODE_OPTIONS=--conditions=bundled DATA_DIR=/data PORT=3000 HOME=/tmp PATH=/app/node_modules/node/bin:$PATH
# glibc would hold on to freed memory.
ENV MALLOC_ARENA_MAX=2 MALLOC_TRIM_THRESHOLD_=131072
# Nothing is written but here and in /tmp: docker run --read-only --tmpfs /tmp -v step:/data
VOLUME /data
EXPOSE 3000
USER 10001:10001
HEALTHCHECK --interval=15s --timeout=5s --start-period=60s --retries=3 \
  CMD ["node", "-e", "fetch('http://127.0.0.1:' + process.env.PORT + '/healthz').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
ENTRYPOINT ["/usr/bin/tini", "--"]
CMD ["node", "--disable-warning=ExperimentalWarning", "--max-semi-space-size=8", "--wasm-wrapper-tiering-budget=1000000000", "build/programs/server/main.js"]

FROM server AS with-browser
USER root
RUN apt-get update \
  && apt-get install --yes --no-install-recommends chromium ffmpeg fonts-noto-core \
  && rm -rf /var/lib/apt/lists/*
USER 10001:10001

# What `docker build .` makes.
FROM server
