/** Temporary copies of the tree, so that the tree never changes, even if a run is killed. */
import { execFileSync } from "node:child_process";
import { cp, mkdir, mkdtemp, readFile, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { applyMutant, type Mutant } from "./mutant.ts";
import { runProgram } from "./run-program.ts";

export interface Scratch {
  dir: string;
  /** Runs `work` while the copy has the change. With `needsPages`, its built app has the change too. */
  mutated<T>(mutant: Mutant, options: { needsPages: boolean }, work: () => Promise<T>): Promise<T>;
}

/** Copies all files that git tracks or would add. `remove` deletes the copies. */
export async function makeScratches(
  rootDir: string,
  { count, withPages }: { count: number; withPages: boolean },
): Promise<{ scratches: Scratch[]; remove: () => Promise<void> }> {
  const base = await mkdtemp(join(tmpdir(), "step-mutants-"));
  const remove = () => rm(base, { recursive: true, force: true });
  try {
    const first = join(base, "0");
    await copyTree(rootDir, first);
    if (withPages) await buildPages(first, "all");
    const dirs = [first];
    for (let index = 1; index < count; index++) {
      const dir = join(base, String(index));
      await copyTree(rootDir, dir);
      if (withPages) await cp(join(first, "build"), join(dir, "build"), { recursive: true });
      dirs.push(dir);
    }
    return { scratches: dirs.map(toScratch), remove };
  } catch (error) {
    await remove();
    throw error;
  }
}

async function copyTree(rootDir: string, dir: string): Promise<void> {
  const list = ["ls-files", "-z", "--cached", "--others", "--exclude-standard", "--deduplicate"];
  const files = execFileSync("git", list, { cwd: rootDir, maxBuffer: 50_000_000 }).toString().split("\0");
  for (const file of files.filter(Boolean)) {
    await mkdir(dirname(join(dir, file)), { recursive: true });
    // A file that is deleted but not committed is still listed.
    await cp(join(rootDir, file), join(dir, file)).catch(ignoreMissing);
  }
  await symlink(join(rootDir, "node_modules"), join(dir, "node_modules"), "dir");
}

function ignoreMissing(error: NodeJS.ErrnoException): void {
  if (error.code !== "ENOENT") throw error;
}

function toScratch(dir: string): Scratch {
  let arePagesMutated = false;
  return {
    dir,
    async mutated(mutant, { needsPages }, work) {
      const path = join(dir, mutant.file);
      const source = await readFile(path, "utf8");
      await writeFile(path, applyMutant(mutant, source));
      const changesPages = /^(app|engines|features|shared|ui)\//.test(mutant.file);
      try {
        if (needsPages && (changesPages || arePagesMutated)) {
          await buildPages(dir, "server");
          arePagesMutated = changesPages;
        }
        return await work();
      } finally {
        await writeFile(path, source);
      }
    },
  };
}

async function buildPages(dir: string, part: "all" | "server"): Promise<void> {
  const { status, output } = await runProgram([join(dir, "tests/mutants/build-pages.ts"), part], {
    cwd: dir,
    env: { ...process.env, NODE_ENV: "production" },
    timeoutMs: 10 * 60_000,
  });
  if (status !== 0) throw new Error(`the pages could not be built:\n${output.slice(-3_000)}`);
}
