/**
 * New flows for the interfaces, which are planned once and stored, so that their videos can be recorded in parts and described
 * again.
 */
import { createHash } from "node:crypto";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { launchTestBrowser } from "#tests/support/browser.ts";
import type { Flow } from "../flows.ts";
import { planFlow } from "./plan-flow.ts";

export interface ExploreOptions {
  seed: number;
  /** Where the flows and their videos are stored. */
  folder: string;
  siteUrl: string;
}

/** Of each flow. */
const actionsPerFlow = 8;

/** Returns the flows in two halves. Nothing may be learned from the closed one before the end. */
export async function exploredFlows(
  written: Flow[],
  { seed, folder, siteUrl }: ExploreOptions,
): Promise<{ open: Flow[]; closed: Flow[] }> {
  const flows: Flow[] = [];
  const browser = await launchTestBrowser();
  try {
    for (const flow of written) {
      const file = join(folder, flow.app, `flow-${seed}.json`);
      const stored = await readFile(file, "utf8").catch(() => null);
      const address = `${siteUrl}/${flow.app}.html`;
      const planned = stored
        ? (JSON.parse(stored) as Flow)
        : await planFlow(browser, flow, { address, seed, length: actionsPerFlow });
      flows.push(planned);
      if (stored) continue;
      process.stderr.write(`${flow.app}: ${planned.actions.length} actions\n`);
      await mkdir(join(folder, flow.app), { recursive: true });
      await writeFile(file, JSON.stringify(planned, null, 1));
    }
  } finally {
    await browser.close();
  }
  const isOpen = ({ app }: Flow) => createHash("sha256").update(app).digest("hex") < middleHash;
  return { open: flows.filter(isOpen), closed: flows.filter((flow) => !isOpen(flow)) };
}

const middleHash = "8";
