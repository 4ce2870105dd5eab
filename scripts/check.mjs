// Runs one of the checks of `npm test`, after installing dependencies if needed (npm run lint, npm run typecheck, npm
// run format).
import { checks, format, runCheck } from "./lib/checks.mjs";
import { ensureInstalled, fail, requireNode20 } from "./lib/prepare.mjs";

requireNode20();
const [name = ""] = process.argv.slice(2);
if (name !== "format" && !checks.includes(name)) fail(`There is no check "${name}".`);
await ensureInstalled();
process.exitCode = await (name === "format" ? format() : runCheck(name));
