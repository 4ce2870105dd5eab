/** Imports a website and shows progress on the terminal, for `npm start -- URL` and `cli create URL`. */

import { createClaimLink } from "#features/companies/claim-links.server.ts";
import { followImport } from "#features/websites/import/follow-import.server.ts";
import { startImport } from "#features/websites/import/start-import.server.ts";
import type { Services } from "#platform/services.ts";
import { parseSiteUrl } from "#shared/url.ts";
import { operatorAccess } from "./operator-access.ts";
import { showProgress } from "./progress.ts";

export async function makeCenter(services: Services, typed: string): Promise<boolean> {
  const parsed = parseSiteUrl(typed);
  if ("error" in parsed) {
    process.stderr.write(`${parsed.error}\n`);
    return false;
  }
  const progress = showProgress(process.stderr);
  const crawlId = await startImport(services, {
    url: parsed.url.href,
    allowPrivate: await operatorAccess(typed),
  });
  const end = await followImport(services, crawlId, progress.importing);
  progress.end();
  if (end.type === "failed") {
    process.stderr.write(`${end.message}\n`);
    return false;
  }
  const claimLink = await createClaimLink(services, end.companyId);
  process.stdout.write(
    `Help center  ${services.origin}/help/${end.subdomain}  (${end.pages} pages read, ${end.faqs} questions)\nClaim it     ${claimLink}\n`,
  );
  return true;
}
