// Runs an operator's command, after installing dependencies if needed (npm run cli -- COMMAND …).
import {
  ensureInstalled,
  handOver,
  hasRuntimePackages,
  isBundled,
  pinnedNode,
  programArguments,
  requireNode20,
} from "./lib/prepare.mjs";

requireNode20();
const bundled = isBundled();
if (!bundled || !hasRuntimePackages()) await ensureInstalled({ withDevelopment: false });
handOver(pinnedNode(), [...programArguments("server/cli/main.ts", bundled), ...process.argv.slice(2)]);
