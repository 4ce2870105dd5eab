/**
 * Installs Lighthouse on first use, by the lock file in bench/lighthouse. It would be a sixth of the files that every
 * `npm install` writes, and only benchmarks need it.
 */
import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";

const folder = join(import.meta.dirname, "lighthouse");

interface Flags {
  port: number;
  logLevel: "error";
  onlyCategories: string[];
  extraHeaders?: Record<string, string>;
}

/** What the benchmarks read of a result. */
export interface LighthouseResult {
  finalDisplayedUrl?: string;
  runtimeError?: { code: string; message: string };
  categories: Record<
    string,
    { score: number | null; auditRefs: { id: string; weight: number }[] } | undefined
  >;
  audits: Record<string, { score: number | null; numericValue?: number } | undefined>;
}

type Lighthouse = (url: string, flags: Flags) => Promise<{ lhr: LighthouseResult } | undefined>;

export async function loadLighthouse(): Promise<Lighthouse> {
  const main = join(folder, "node_modules/lighthouse/core/index.js");
  if (!existsSync(main)) {
    const npm = process.platform === "win32" ? "npm.cmd" : "npm";
    execFileSync(npm, ["ci", "--no-audit", "--no-fund"], { cwd: folder, stdio: "inherit" });
  }
  const { default: lighthouse } = (await import(pathToFileURL(main).href)) as { default: Lighthouse };
  return lighthouse;
}
