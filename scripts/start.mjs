// npm start [-- URL]: everything from a fresh clone to a running server.
// npm run dev: the same with pages rebuilt as they are edited.
import {
  ensureBuilt,
  ensureInstalled,
  handOver,
  nodeFlags,
  pinnedNode,
  requireNode20,
} from "./lib/prepare.mjs";

requireNode20();
await ensureInstalled();
const dev = process.argv.includes("--dev");
if (!dev) await ensureBuilt();
handOver(pinnedNode(), [...nodeFlags, "server/main.ts", ...process.argv.slice(2)], {
  ...process.env,
  NODE_ENV: dev ? "development" : "production",
});
