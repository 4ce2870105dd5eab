/**
 * Benchmarks the product and its peers on this machine:
 * npm run bench -- [page] [processes] [faq-page] [blog] [crawl] [crawl-memory] [crawl-lateness] [start] [memory] [search]
 * [ask] [api] [widget] [import] [moving] [wizard] [upload] [frames] [recording] [growth] [lighthouse] [--rounds N]
 * [load] [--load-seconds N] [--cold-seconds N] [--seconds N] [--path /help/…] [--pages /,/auth] [--signed-in]
 * [soak] [--soak-minutes N] [cells] [--centers N] [--noise-seconds N]
 * Runs all by default except load, which takes a quarter of an hour, soak, which takes two hours, and cells, which makes
 * 100,000 help centers. Load sends `--cold-seconds` of traffic to a server that was started again, requests each page once, and sends
 * `--load-seconds` of the same traffic. Compare results only within one run, never with those of another machine.
 */
import { cpus, totalmem } from "node:os";
import { parseArgs } from "node:util";
import { benchApi } from "./api.ts";
import { benchAsk } from "./ask.ts";
import { benchBlog } from "./blog.ts";
import { benchCells, minCells } from "./cells.ts";
import { benchCrawl } from "./crawl.ts";
import { benchCrawlLateness } from "./crawl-lateness.ts";
import { benchCrawlMemory } from "./crawl-memory.ts";
import { benchFaqPage } from "./faq-page.ts";
import { benchFrames } from "./frames.ts";
import { benchGrowth } from "./growth.ts";
import { benchImport } from "./import.ts";
import { benchLighthouse } from "./lighthouse.ts";
import { benchLoad } from "./load.ts";
import { benchMemory } from "./memory.ts";
import { benchMoving } from "./moving.ts";
import { benchPage } from "./page.ts";
import { benchProcesses } from "./processes.ts";
import { benchRecording } from "./recording.ts";
import { benchSearch } from "./search.ts";
import { benchSoak } from "./soak.ts";
import { benchStart } from "./start.ts";
import { benchUpload } from "./upload.ts";
import { benchWidget } from "./widget.ts";
import { benchWizard } from "./wizard.ts";

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    rounds: { type: "string", default: "5" },
    seconds: { type: "string", default: "3" },
    /** Durations of the warm and the cold phase of "load". */
    "load-seconds": { type: "string", default: "300" },
    /** Duration of "soak". */
    "soak-minutes": { type: "string", default: "120" },
    /** How many help centers "cells" makes. */
    centers: { type: "string", default: "100000" },
    /** How long "cells" visits other help centers at each of three levels of one company's noise. */
    "noise-seconds": { type: "string", default: "30" },
    "cold-seconds": { type: "string", default: "60" },
    /** The page to request, of the sample's help center or of one with 50 or 200 questions (fifty, two-hundred). */
    path: { type: "string", default: "/help/fifty/faq" },
    /** Pages for Lighthouse, separated by commas. */
    pages: { type: "string" },
    /** Runs Lighthouse on the dashboard as an owner. */
    "signed-in": { type: "boolean", default: false },
  },
});
const rounds = positive("rounds", values.rounds, 50);
const seconds = positive("seconds", values.seconds, 60);
const loadSeconds = positive("load-seconds", values["load-seconds"], 86_400);
const coldSeconds = positive("cold-seconds", values["cold-seconds"], 3_600);
const soakMinutes = positive("soak-minutes", values["soak-minutes"], 10_080);
const centers = positive("centers", values.centers, 1_000_000);
const noiseSeconds = positive("noise-seconds", values["noise-seconds"], 50);
if (centers < minCells) {
  console.error(`--centers is at least ${minCells}.`);
  process.exit(2);
}
const { path } = values;
const samplePath = "/help/sample/faq";
/** A run takes about 20 s. Lighthouse recommends the median of three. */
const lighthouseRounds = 5;
const latenessRounds = 3;
const movingRounds = 3;
const dashboardPages = [
  "",
  "/faqs",
  "/settings/help-center",
  "/settings/appearance",
  "/contact",
  "/inbox",
  "/account",
]
  .map((section) => `/dashboard${section}`)
  .join(",");

const benches: Record<string, () => Promise<string>> = {
  page: () => benchPage({ path, rounds, seconds }),
  processes: () => benchProcesses({ path, rounds, seconds }),
  "faq-page": benchFaqPage,
  blog: benchBlog,
  crawl: () => benchCrawl({ rounds }),
  "crawl-memory": benchCrawlMemory,
  "crawl-lateness": () => benchCrawlLateness({ rounds: Math.min(rounds, latenessRounds) }),
  start: () => benchStart({ rounds }),
  memory: () => benchMemory({ path: samplePath }),
  search: benchSearch,
  ask: benchAsk,
  api: benchApi,
  widget: () => benchWidget({ rounds: Math.min(rounds, lighthouseRounds) }),
  import: () => benchImport({ rounds, path: samplePath }),
  moving: () => benchMoving({ rounds: Math.min(rounds, movingRounds), path: samplePath }),
  wizard: () => benchWizard({ rounds, path: samplePath }),
  growth: benchGrowth,
  upload: () => benchUpload({ rounds }),
  frames: () => benchFrames({ rounds }),
  recording: () => benchRecording({ rounds }),
  lighthouse: () =>
    benchLighthouse({
      paths: (
        values.pages ?? (values["signed-in"] ? dashboardPages : "/,/auth,/help/fifty,/help/fifty/faq")
      ).split(","),
      rounds: Math.min(rounds, lighthouseRounds),
      isSignedIn: values["signed-in"],
    }),
  load: () => benchLoad({ coldSeconds, seconds: loadSeconds }),
  soak: () => benchSoak({ seconds: soakMinutes * 60 }),
  cells: () => benchCells({ centers, noiseSeconds }),
};
const longOnes = new Set(["load", "soak", "cells"]);
const chosen =
  positionals.length > 0 ? positionals : Object.keys(benches).filter((name) => !longOnes.has(name));
const unknown = chosen.filter((name) => !(name in benches));
if (unknown.length > 0) {
  console.error(`No such benchmark: ${unknown.join(", ")}. There are: ${Object.keys(benches).join(", ")}.`);
  process.exit(2);
}

const [cpu] = cpus();
console.log(
  `${cpus().length} × ${cpu?.model.trim() || process.arch}, ${Math.round(totalmem() / 2 ** 30)} GB, ${process.platform}, Node ${process.version}`,
);
for (const name of chosen) {
  console.log(`\n${name}`);
  try {
    console.log(await benches[name]!());
  } catch (error) {
    // Continues, because the other results are still useful.
    console.log(error instanceof Error ? error.message : String(error));
    process.exitCode = 1;
  }
}
process.exit();

function positive(name: string, text: string, most: number): number {
  const value = Number(text);
  if (Number.isInteger(value) && value >= 1 && value <= most) return value;
  console.error(`--${name} is a whole number from 1 to ${most}.`);
  process.exit(2);
}
