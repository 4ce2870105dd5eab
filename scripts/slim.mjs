// npm run slim: installs and builds what a server needs, then removes the packages that only building needs.
import { ensureRunnable, requireNode20 } from "./lib/prepare.mjs";

requireNode20();
await ensureRunnable();
await import("./keep-runtime-packages.mjs");
