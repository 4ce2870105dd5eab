/** Exports and imports a whole help center as a ZIP file. */

import type { z } from "zod";
import { ProblemError } from "#features/api/problems.ts";
import type { centerImport } from "#features/api/resources.ts";
import { recordChange } from "#features/companies/audit/record-change.server.ts";
import { centerArchive } from "#features/help-center/export/data-archive.server.ts";
import { exportTexts } from "#features/help-center/export/export-texts.ts";
import { importCenter } from "#features/help-center/export/import-center.server.ts";
import { zipBody } from "#features/help-center/export/zip-stream.ts";
import { isWithinLimits } from "#platform/rate-limits.ts";
import type { Services } from "#platform/services.ts";
import type { KeyHolderScope } from "#shared/owner-scope.ts";

const hourMs = 3_600_000;
/** An export reads everything. */
const exports = { name: "api-center-export", max: 10, windowMs: hourMs };

export async function exportedCenter(services: Services, scope: KeyHolderScope): Promise<ReadableStream> {
  const { db, clock } = services;
  const now = clock.now();
  if (!(await isWithinLimits(db, { limits: [{ ...exports, who: scope.companyId }], now }))) {
    const detail = `A help center can be exported ${exports.max} times an hour.`;
    throw new ProblemError("too-many-requests", { detail, retryAfterSeconds: hourMs / 1_000 });
  }
  await db.transaction((tx) => recordChange(tx, scope, { action: "center.exported" }));
  return zipBody(centerArchive(services, scope), { now });
}

export async function importedCenter(
  services: Services,
  scope: KeyHolderScope,
  bytes: Uint8Array<ArrayBuffer>,
): Promise<z.input<typeof centerImport>> {
  const result = await importCenter(services, scope, bytes);
  if ("problem" in result) {
    const type = "isBusy" in result ? "too-many-requests" : "invalid-request";
    throw new ProblemError(type, { detail: result.problem });
  }
  if (result.outcome === "not-empty") throw new ProblemError("conflict", { detail: exportTexts.notEmpty });
  const { questions, articles, guides, pictures, missingPictures } = result.contents;
  return {
    questions,
    articles,
    guides,
    images: pictures,
    missingImages: missingPictures,
    problems: result.problems,
  };
}
