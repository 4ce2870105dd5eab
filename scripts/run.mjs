// Runs one of the project's own TypeScript programs (node scripts/run.mjs FILE [ARGUMENTS]). Servers and commands that
// the program starts run from their bundles.
import {
  ensureBuilt,
  ensureInstalled,
  handOver,
  nodeFlags,
  pinnedNode,
  requireNode20,
  withBundles,
} from "./lib/prepare.mjs";

requireNode20();
await ensureInstalled();
await ensureBuilt();
handOver(pinnedNode(), [...nodeFlags, ...process.argv.slice(2)], withBundles(process.env));
