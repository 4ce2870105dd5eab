/** Makes a help center and shows progress on the terminal, for `npm start -- URL` and `cli create URL`. */

import { createClaimLink } from "#features/companies/claim-links.server.ts";
import type { ImportReport } from "#features/moving/describe-report.server.ts";
import { findZendesk } from "#features/moving/find-zendesk.server.ts";
import { followMovedCenter } from "#features/moving/follow-moved-center.server.ts";
import { startMovedCenter } from "#features/moving/start-moved-center.server.ts";
import { followImport } from "#features/websites/import/follow-import.server.ts";
import { startImport } from "#features/websites/import/start-import.server.ts";
import { createEgress } from "#platform/egress/create-egress.ts";
import type { Services } from "#platform/services.ts";
import { parseSiteUrl } from "#shared/url.ts";
import { operatorAccess } from "./operator-access.ts";
import { printable } from "./print-list.ts";
import { type Progress, showProgress } from "./progress.ts";

interface Made {
  companyId: string;
  subdomain: string;
  /** Such as "12 pages read, 30 answers published, 8 more for you to review". */
  summary: string;
}

export async function makeCenter(services: Services, typed: string): Promise<boolean> {
  const parsed = parseSiteUrl(typed);
  if ("error" in parsed) {
    process.stderr.write(`${parsed.error}\n`);
    return false;
  }
  const { url } = parsed;
  const allowPrivate = await operatorAccess(typed);
  const progress = showProgress(process.stderr);
  const zendesk = await findZendeskAt(services, { url, allowPrivate });
  const made = zendesk
    ? await moveIn(services, { origin: zendesk, allowPrivate }, progress)
    : await importSite(services, { url: url.href, allowPrivate }, progress);
  progress.end();
  if (typeof made === "string") {
    process.stderr.write(`${printable(made)}\n`);
    return false;
  }
  const claimLink = await createClaimLink(services, made.companyId);
  process.stdout.write(
    `Help center  ${services.origin}/help/${made.subdomain}  (${made.summary})\nClaim it     ${claimLink}\n`,
  );
  return true;
}

async function findZendeskAt(
  { config, log }: Services,
  { url, allowPrivate }: { url: URL; allowPrivate: string[] },
): Promise<string | null> {
  const egress = createEgress({ allowPrivate: [...config.crawl.allowPrivate, ...allowPrivate], log });
  try {
    return await findZendesk(egress.fetch, url);
  } finally {
    await egress.close();
  }
}

/** Returns a sentence if it fails. */
async function importSite(
  services: Services,
  request: { url: string; allowPrivate: string[] },
  progress: Progress,
): Promise<Made | string> {
  const crawlId = await startImport(services, request);
  const end = await followImport(services, crawlId, progress.importing);
  if (end.type === "failed") return end.message;
  const waiting = end.waiting === 0 ? "" : `, ${end.waiting} more for you to review`;
  return {
    ...end,
    summary: `${end.pages} pages read, ${end.answers} ${end.answers === 1 ? "answer" : "answers"} published${waiting}`,
  };
}

/** Returns a sentence if it fails. */
async function moveIn(
  services: Services,
  request: { origin: string; allowPrivate: string[] },
  progress: Progress,
): Promise<Made | string> {
  const importId = await startMovedCenter(services, request);
  const end = await followMovedCenter(services, importId, progress.moving);
  if (end.type === "failed") return end.message;
  return { ...end, summary: movedSummary(end.report) };
}

function movedSummary({ counts, translations, redirects }: ImportReport): string {
  const parts = [
    { count: counts.added, text: "articles added" },
    { count: counts.updated, text: "articles updated" },
    { count: counts.unchanged, text: "articles unchanged" },
    { count: counts.conflict, text: "articles kept because they were edited here" },
    { count: translations, text: "translations stored" },
    { count: redirects, text: "old addresses redirect" },
  ];
  return parts.flatMap(({ count, text }) => (count > 0 ? [`${count} ${text}`] : [])).join(", ");
}
