/** Reads one website without a server or a database. */
import { CrawlError } from "#engines/crawler/types.ts";
import { colorNoteOf } from "#features/websites/read/color-origin.ts";
import { isFound } from "#features/websites/read/company-facts.ts";
import { readSite, type SiteReading, writerInput } from "#features/websites/read/read-site.server.ts";
import { withSiteReader } from "#features/websites/read/site-reader.server.ts";
import { createSiteThreads } from "#features/websites/read/site-threads.server.ts";
import { logOfModel } from "#features/websites/write/generation-log.ts";
import { addFromModel } from "#features/websites/write/write-with-model.server.ts";
import { systemClock } from "#platform/clock.ts";
import type { Config } from "#platform/config.ts";
import { createLog } from "#platform/log.ts";
import { operatorAccess } from "./operator-access.ts";
import { printable, printableJson } from "./print-list.ts";
import { showProgress } from "./progress.ts";

/** Returns exit status 0 if the website could be read, otherwise 1. */
export async function importSite(
  config: Config,
  { url, json }: { url: string; json: boolean },
): Promise<number> {
  const log = createLog({ logLevel: config.logLevel === "info" ? "warn" : config.logLevel }, process.stderr);
  const progress = showProgress(process.stderr);
  try {
    const allowPrivate = await operatorAccess(url);
    const isForModel = config.ai !== null;
    const read = await withSiteReader({ config, log, clock: systemClock, allowPrivate }, (reader) =>
      readSite(reader, { url, onEvent: progress.reading, isForModel }),
    );
    const reading = {
      ...read,
      ...(await addFromModel(read, writerInput(read), {
        services: { config, log },
        threads: createSiteThreads(),
        signal: new AbortController().signal,
        log,
        onAsking: async (about) => progress.importing({ type: "asking", ...about }),
        onReport: async (report) => progress.importing({ type: "asked", lines: logOfModel(report) }),
      })),
    };
    progress.end();
    process.stdout.write(json ? `${printableJson(jsonOf(reading))}\n` : summaryOf(reading));
    return 0;
  } catch (error) {
    progress.end();
    if (!(error instanceof CrawlError)) throw error;
    process.stderr.write(`${error.message}\n`);
    log.warn({ code: error.code, detail: error.detail }, "website read failed");
    return 1;
  }
}

/** Formats the JSON that the specification defines, with the source and evidence of each FAQ. */
function jsonOf({ pages, skipped, brand, written, inOtherLanguages, editions, timings }: SiteReading) {
  return {
    pages: pages.map(({ url, markdown, html, metadata, words }) => ({
      url,
      markdown,
      html,
      metadata,
      words,
    })),
    skipped,
    colors: brand.colors,
    contactInfo: brand.contactInfo,
    brandAssets: brand.brandAssets,
    styles: brand.styles,
    ...written,
    languages: editions,
    inOtherLanguages: inOtherLanguages.map(({ language, faqs, pairs }) => ({ language, faqs, pairs })),
    timings,
  };
}

function summaryOf(reading: SiteReading): string {
  const { pages, skipped, brand, written, inOtherLanguages, timings } = reading;
  const { contactInfo, brandAssets, colors } = brand;
  const note = colorNoteOf(brand);
  const lines = [
    `Name       ${brandAssets.companyName ?? "not found"}`,
    `Color      ${colors.primaryColors.find(isFound)?.color ?? "not found"}`,
    ...(note ? [`           ${note}`] : []),
    `Logo       ${brandAssets.logoUrls[0]?.slice(0, 100) ?? "none"}`,
    `Email      ${contactInfo.emails.join(", ") || "none"}`,
    `Phone      ${contactInfo.phones.join(", ") || "none"}`,
    `Pages      ${pages.length} read, ${skipped.length} skipped, ${Math.round(timings.totalMs)} ms`,
    `Questions  ${written.faqs.length}`,
    ...written.faqs.map((faq) => `  - ${faq.question}`),
    ...inOtherLanguages.flatMap(({ language, faqs, pairs }) => [
      `${language.padEnd(10)} ${faqs.length} questions, ${pairs.length} of them translations`,
      ...faqs.map((faq) => `  - ${faq.question}`),
    ]),
  ];
  return `${lines.map(printable).join("\n")}\n`;
}
