// Fills the database of DATA_DIR or DATABASE_URL, even while a server runs (npm run seed -- empty|sample|many [--add]).
import { ensureInstalled, handOver, nodeFlags, pinnedNode, requireNode20 } from "./lib/prepare.mjs";

requireNode20();
await ensureInstalled();
handOver(pinnedNode(), [...nodeFlags, "scripts/seed/main.ts", ...process.argv.slice(2)]);
