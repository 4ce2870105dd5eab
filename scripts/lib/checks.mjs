// Static checks. `npm test` runs all of them, `npm run lint` and `npm run typecheck` one each.
import { join } from "node:path";
import { pinnedNode, rootDir, run } from "./prepare.mjs";

const tool = (name, file) => join(rootDir, "node_modules", name, file);
const biome = tool("@biomejs/biome", "bin/biome");

/** The commands of each check, in order. */
const steps = {
  typecheck: [
    [tool("@react-router/dev", "bin.cjs"), "typegen"],
    [tool("typescript", "bin/tsc"), "--noEmit"],
  ],
  lint: [[biome, "check"], [join(rootDir, "scripts/check-words.mjs")]],
  "dead code": [[tool("knip", "bin/knip.js"), "--no-progress"]],
};

export const checks = Object.keys(steps);

/** Resolves with the exit status of the first step that fails, or 0. */
export async function runCheck(name, env = process.env) {
  for (const args of steps[name]) {
    const status = await run(pinnedNode(), args, env);
    if (status !== 0) return status;
  }
  return 0;
}

/** Formats the sources, applies Biome's fixes, and reports the remaining problems. */
export function format() {
  return run(pinnedNode(), [biome, "check", "--write"]);
}
