/** Stores each run as a JSON file, so that the next one can show changes. */
import { mkdir, readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { EvaluatedSite, Summary } from "./report.ts";

export interface StoredRun {
  at: string;
  /** Only runs of the same sites are compared. */
  siteIds: string[];
  summary: Summary;
  sites: EvaluatedSite[];
}

/** Returns the latest stored run of exactly these sites, or null. */
export async function findRunBefore(folder: string, siteIds: string[]): Promise<StoredRun | null> {
  const names = await readdir(folder).catch(() => []);
  for (const name of names
    .filter((each) => each.endsWith(".json"))
    .sort()
    .reverse()) {
    const run = JSON.parse(await readFile(join(folder, name), "utf8")) as Partial<StoredRun>;
    if (run.summary && run.siteIds?.join() === siteIds.join()) return run as StoredRun;
  }
  return null;
}

export async function storeRun(folder: string, run: StoredRun): Promise<string> {
  await mkdir(folder, { recursive: true });
  const file = join(folder, `${run.at.replace(/[:.]/g, "-")}.json`);
  await writeFile(file, `${JSON.stringify(run, null, 1)}\n`);
  return file;
}
