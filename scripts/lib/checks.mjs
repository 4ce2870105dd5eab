// Static checks. `npm test` runs all of them, `npm run lint` and `npm run typecheck` one each.
import { join } from "node:path";
import { pinnedNode, rootDir, run, runForOutput } from "./prepare.mjs";

const tool = (name, file) => join(rootDir, "node_modules", name, file);
const biome = tool("@biomejs/biome", "bin/biome");

const checkTypes = [tool("typescript", "bin/tsc"), "--noEmit"];

/** The commands of each check, in order. */
const steps = {
  typecheck: [[tool("@react-router/dev", "bin.cjs"), "typegen"], checkTypes],
  lint: [[biome, "check"], [join(rootDir, "scripts/check-words.mjs")]],
  "dead code": [[tool("knip", "bin/knip.js"), "--no-progress"]],
};

/**
 * Beside tests that keep every processor busy, checkers in parallel are not faster, and each checks the shared types
 * again: 42 seconds of processor time instead of 24.
 */
const besideOthers = new Map([[checkTypes, ["--singleThreaded"]]]);
/** TypeScript's compiler is written in Go. */
const lessGarbageCollection = { GOGC: "300" };

export const checks = Object.keys(steps);

/** Resolves with the exit status of the first step that fails, or 0. */
export async function runCheck(name, env = process.env) {
  for (const args of steps[name]) {
    const status = await run(pinnedNode(), args, env);
    if (status !== 0) return status;
  }
  return 0;
}

/**
 * Runs all checks, one after the other, while the caller does something else. Prints each result when it is there, with
 * the check's output if it failed. Resolves with the names of the checks that failed.
 */
export async function runChecksBeside(callersEnv) {
  const env = { ...callersEnv, ...lessGarbageCollection };
  const failed = [];
  for (const name of checks) {
    let [isOk, printed] = [true, ""];
    for (const args of steps[name]) {
      const { status, output } = await runForOutput(
        pinnedNode(),
        [...args, ...(besideOthers.get(args) ?? [])],
        env,
      );
      printed += output;
      isOk &&= status === 0;
      if (!isOk) break;
    }
    if (!isOk) failed.push(name);
    process.stdout.write(isOk ? `ok: ${name}\n` : `${printed}FAILED: ${name}\n`);
  }
  return failed;
}

/** Formats the sources, applies Biome's fixes, and reports the remaining problems. */
export function format() {
  return run(pinnedNode(), [biome, "check", "--write"]);
}
