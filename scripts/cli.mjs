// npm run cli -- COMMAND …: the operator's commands, installed first where needed.
import { ensureInstalled, handOver, pinnedNode, programArguments, requireNode20 } from "./lib/prepare.mjs";

requireNode20();
await ensureInstalled();
handOver(pinnedNode(), [...programArguments("server/cli/main.ts"), ...process.argv.slice(2)]);
