/** Measures the engines. `usage.ts` lists the options. It only measures: the exit status is 0 unless one is unknown. */
import { readFile, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { launchTestBrowser } from "#tests/support/browser.ts";
import { serveSite } from "#tests/support/static-site.ts";
import { makeSheet } from "./blind/make-sheet.ts";
import { marksFile, measureMarks, reportMarks, sheetKeyFile } from "./blind/report-marks.ts";
import { findRunBefore, storeRun } from "./history.ts";
import type { ImportResult } from "./import-result.ts";
import { measureImport } from "./measures.ts";
import { type EvaluatedSite, reportQuestions, reportSummary, reportTable, summarise } from "./report.ts";
import { runImport } from "./run-import.ts";
import { pictureOf, type ShownSite, showSites } from "./show-sites.ts";
import { readSiteText } from "./site-text.ts";
import { readTruth, type SiteTruth } from "./truth.ts";
import { usage } from "./usage.ts";

const options = readOptions();
if (options.help) {
  console.log(usage);
  process.exit();
}
const sheetFile = join(import.meta.dirname, "blind.html");
const sheetKey = join(import.meta.dirname, "blind.key.json");
if (options.blind !== undefined) {
  const read = async (file: string): Promise<unknown> => JSON.parse(await readFile(file, "utf8"));
  const marks = marksFile.parse(await read(resolve(options.blind)));
  console.log(reportMarks(measureMarks(marks, sheetKeyFile.parse(await read(sheetKey)))));
  process.exit();
}
if (options.ocr) {
  const { measureOcr, reportOcr } = await import("./ocr/measure-ocr.ts");
  console.log(reportOcr(await measureOcr()));
  process.exit();
}
if (options.private) {
  const { measurePrivate, reportPrivate } = await import("./ocr/measure-private.ts");
  console.log(reportPrivate(await measurePrivate(Number(options.seed))));
  process.exit();
}
if (options.language !== undefined) {
  const { measureLanguage, reportLanguage } = await import("./language/measure-language.ts");
  console.log(reportLanguage(await measureLanguage(resolve(options.language))));
  process.exit();
}
if (options.search !== undefined) {
  const { measureSearch, reportSearch } = await import("./search/measure-search.ts");
  console.log(reportSearch(await measureSearch(resolve(options.search))));
  process.exit();
}
if (options.ask !== undefined) {
  const { measureAsk, reportAsk } = await import("./ask/measure-ask.ts");
  console.log(reportAsk(await measureAsk(resolve(options.ask))));
  process.exit();
}
if (options.questions !== undefined) {
  const { measureQuestions, reportQuestions } = await import("./ask/measure-questions.ts");
  const { readCenters } = await import("./ask/small-centers.ts");
  const measured = options.centers
    ? await measureQuestions(resolve(options.questions), resolve(options.centers), readCenters)
    : await measureQuestions(resolve(options.questions), resolve(options.sites));
  console.log(reportQuestions(measured, { isListed: options.missed }));
  process.exit();
}
if (options.extraction !== undefined) {
  if (options.learn) {
    const { learnBlocks } = await import("./extraction/learn-blocks.ts");
    const count = await learnBlocks(resolve(options.extraction), Number(options.seed) || 1);
    console.log(`Learned from ${count} blocks. Run the command without --learn to score the model.`);
    process.exit();
  }
  const { measureExtraction, reportExtraction } = await import("./extraction/measure-extraction.ts");
  console.log(reportExtraction(await measureExtraction(resolve(options.extraction))));
  process.exit();
}
if (options.structured !== undefined) {
  const { measureStructured, reportStructured } = await import("./structured/measure-structured.ts");
  console.log(reportStructured(await measureStructured(resolve(options.structured)), options.missed));
  process.exit();
}
if (options.recording) {
  const { evaluateRecordings } = await import("./recording/run.ts");
  await evaluateRecordings({
    showSteps: options.steps,
    isVideo: options.video,
    isDrawn: options.drawn,
    only: options.only?.split(","),
    keepIn: options.out,
    keptIn: options.from,
    isReplay: options.replay,
    isClicks: options.clicks,
    designsIn: options.designs && resolve(options.designs),
    isMissedListed: options.missed,
    exploreSeed: options.explore ? Number(options.seed) : undefined,
  });
  process.exit();
}
const sitesFolder = resolve(options.sites);
const resultsFolder = join(import.meta.dirname, "results");
const truthFile = options.truth ?? join(import.meta.dirname, "truth.json");
const truths = await readTruth(truthFile, options.only?.split(","));

const browser = await launchTestBrowser().catch(() => null);
const shown: ShownSite[] = [];
const sites: EvaluatedSite[] = [];
const results: Record<string, ImportResult> = {};
for (const truth of truths) {
  process.stderr.write(`${truth.id} …\n`);
  const { evaluated, result, picture } = await evaluate(truth);
  sites.push(evaluated);
  shown.push({ evaluated, result, picture });
  if (!result) continue;
  results[truth.id] = result;
  if (options.faqs) console.log(`${reportQuestions(truth.id, result)}\n`);
}

await browser?.close();

const summary = summarise(sites);
const siteIds = sites.map((site) => site.site);
const before = await findRunBefore(resultsFolder, siteIds);
console.log(`${reportTable(sites)}\n\n${reportSummary(summary, before?.summary ?? null)}`);
const stored = await storeRun(resultsFolder, { at: new Date().toISOString(), siteIds, summary, sites });
const reportFile = join(import.meta.dirname, "report.html");
await writeFile(reportFile, showSites(shown, new Date().toISOString()));
console.log(`\nKept in ${stored}; to look at: ${reportFile}`);
if (options.faqs) {
  const pairs = Object.entries(results).flatMap(([site, { faqs }]) => faqs.map((faq) => ({ ...faq, site })));
  const { html, key } = makeSheet(pairs, { seed: Number(options.seed) || 1 });
  await writeFile(sheetFile, html);
  await writeFile(sheetKey, `${JSON.stringify(key, null, 1)}\n`);
  console.log(`To be marked: ${sheetFile}`);
}
if (options.out) await writeFile(options.out, `${JSON.stringify({ summary, sites, results }, null, 1)}\n`);

async function evaluate(truth: SiteTruth): Promise<ShownSite> {
  const root = join(sitesFolder, truth.id);
  const fallbackToIndex = truth.traits.some((trait) => /needs JS/i.test(trait));
  const site = await serveSite({ root }, { fallbackToIndex });
  try {
    const address = new URL(truth.entry, site.url).href;
    const run = await runImport(address);
    const picture = browser ? await pictureOf(browser, address) : null;
    const base = { site: truth.id, seconds: run.seconds };
    if ("error" in run)
      return { evaluated: { ...base, error: run.error, measures: null }, result: null, picture };
    const measures = measureImport(run.result, truth, await readSiteText(root));
    return { evaluated: { ...base, error: null, measures }, result: run.result, picture };
  } finally {
    await site.close();
  }
}

function readOptions() {
  const definitions = {
    help: { type: "boolean", short: "h", default: false },
    sites: { type: "string", default: join(import.meta.dirname, "fixtures") },
    truth: { type: "string" },
    only: { type: "string" },
    out: { type: "string" },
    faqs: { type: "boolean", default: false },
    seed: { type: "string", default: "1" },
    blind: { type: "string" },
    ocr: { type: "boolean", default: false },
    private: { type: "boolean", default: false },
    language: { type: "string" },
    search: { type: "string" },
    ask: { type: "string" },
    questions: { type: "string" },
    centers: { type: "string" },
    extraction: { type: "string" },
    learn: { type: "boolean", default: false },
    structured: { type: "string" },
    missed: { type: "boolean", default: false },
    recording: { type: "boolean", default: false },
    video: { type: "boolean", default: false },
    from: { type: "string" },
    steps: { type: "boolean", default: false },
    replay: { type: "boolean", default: false },
    clicks: { type: "boolean", default: false },
    designs: { type: "string" },
    drawn: { type: "boolean", default: false },
    explore: { type: "boolean", default: false },
  } as const;
  try {
    return parseArgs({ options: definitions }).values;
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : error}\n\n${usage}\n`);
    process.exit(2);
  }
}
