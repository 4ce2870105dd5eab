/** Reads the company's website again, and says how far that is. */
import type { z } from "zod";
import { pageOf } from "#features/api/cursor.ts";
import { ProblemError } from "#features/api/problems.ts";
import type { websiteCheck } from "#features/api/website-operations.ts";
import { findCheck, listCheckPage, type StoredCheck } from "#features/websites/check/check-pages.server.ts";
import { endAbandonedChecks } from "#features/websites/check/end-abandoned-checks.server.ts";
import { checkRefusals } from "#features/websites/check/website-check-texts.ts";
import { startWebsiteCheck, unexpected } from "#features/websites/check/website-checks.server.ts";
import { found, type HandlersOf } from "./call.ts";
import { rowsOfPage } from "./content-query.ts";

const retryAfterSeconds = 600;

export const websiteHandlers: HandlersOf<"listWebsiteChecks" | "getWebsiteCheck" | "startWebsiteCheck"> = {
  async listWebsiteChecks({ services, scope, query }, db) {
    await endAbandonedChecks({ ...services, db }, scope);
    const rows = await listCheckPage(db, scope, rowsOfPage(query));
    const page = pageOf(rows, { limit: query.limit, timeOf: ({ createdAt }) => createdAt });
    return { body: { data: page.rows.map(presentCheck), nextCursor: page.nextCursor } };
  },

  async getWebsiteCheck({ services, scope, params: { id } }, db) {
    await endAbandonedChecks({ ...services, db }, scope);
    return { body: presentCheck(found(await findCheck(db, scope, id))) };
  },

  async startWebsiteCheck({ services, scope }, tx) {
    const started = await startWebsiteCheck({ ...services, db: tx }, scope);
    if (started === "under-way") {
      const detail = "A check is running. Wait until it has finished.";
      throw new ProblemError("conflict", { detail });
    }
    if (started === "no-website") throw new ProblemError("conflict", { detail: checkRefusals[started] });
    if (started === "limited")
      throw new ProblemError("too-many-requests", { detail: checkRefusals[started], retryAfterSeconds });
    const [newest] = await listCheckPage(tx, scope, { after: null, limit: 1 });
    const body = presentCheck(found(newest ?? null));
    return { body, location: `/website-checks/${body.id}` };
  },
};

function presentCheck(row: StoredCheck): z.input<typeof websiteCheck> {
  const { id, url, status, progress, pagesRead, result, errorMessage, isScheduled } = row;
  return {
    ...{ id, url, status, progress, pagesRead, result, isScheduled },
    error: status === "failed" ? (errorMessage ?? unexpected) : null,
    createdAt: row.createdAt.toISOString(),
    finishedAt: row.finishedAt?.toISOString() ?? null,
  };
}
