/** Adds a guide with pictures to the sample company's help center. `npm run screenshots -- guide` records it. */
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { findCompanyAt } from "#features/companies/company-record.server.ts";
import { isClaimed } from "#features/companies/membership.server.ts";
import { storeRecordedGuide } from "#features/recordings/store-recorded-guide.server.ts";
import { mainSample } from "#features/websites/import/sample.ts";
import { projectRoot } from "#platform/program-file.ts";
import type { Services } from "#platform/services.ts";

const file = "sample/shop/book-a-collection.zip";

/** Does nothing if the help center has a step guide, or belongs to an owner. */
export async function addSampleGuide(services: Services): Promise<void> {
  const { db } = services;
  const companyId = await findCompanyAt(db, mainSample.subdomain);
  if (companyId === null || (await isClaimed(db, companyId))) return;
  await storeRecordedGuide(services, {
    companyId,
    title: "Book a collection",
    description: "For restaurants in Sheffield and Rotherham",
    language: "en",
    file: await readFile(join(projectRoot, file)),
  });
}
