// Runs one of the project's own TypeScript programs: node scripts/run.mjs FILE [ARGUMENTS].
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
await ensureBuilt();
handOver(pinnedNode(), [...nodeFlags, ...process.argv.slice(2)]);
