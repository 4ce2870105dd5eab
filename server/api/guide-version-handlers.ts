/** The history of guides of both kinds. */
import { ProblemError } from "#features/api/problems.ts";
import { lockOwnCompany } from "#features/companies/company-record.server.ts";
import { findWholeGettingStarted, findWholeGuide } from "#features/guides/guide-pages.server.ts";
import { findWholeGuideVersion, listGuideVersions } from "#features/guides/guide-versions.server.ts";
import { restoreStepGuideVersion } from "#features/guides/own-step-guides.server.ts";
import { restoreGuideVersion } from "#features/guides/save-guide.server.ts";
import type { ListedVersion, WholeVersion } from "#features/versions/version-pages.server.ts";
import type { Db } from "#platform/db/open-database.ts";
import { found, type HandlersOf } from "./call.ts";
import { presentGettingStarted, presentGuide } from "./present-content.ts";
import { type Names, namesOf, pageAfter, presentPage, presentVersion } from "./version-page.ts";

export const guideVersionHandlers: HandlersOf<
  | "listGuideVersions"
  | "getGuideVersion"
  | "restoreGuideVersion"
  | "listGettingStartedVersions"
  | "getGettingStartedVersion"
  | "restoreGettingStartedVersion"
> = {
  async listGuideVersions({ scope, params: { id }, query }, db) {
    found(await findWholeGuide(db, scope, id));
    const rows = await listGuideVersions(db, scope, pageAfter(id, query));
    return { body: await presentPage(db, rows, query, presentGuideVersion) };
  },

  async getGuideVersion({ scope, params: { id, number } }, db) {
    found(await findWholeGuide(db, scope, id));
    return { body: await presentText(db, await findWholeGuideVersion(db, scope, { itemId: id, number })) };
  },

  async restoreGuideVersion({ findCenter, services, scope, params: { id, number }, requireMatch }, tx) {
    const center = await findCenter();
    await lockOwnCompany(tx, scope, "write drafts");
    const before = found(await findWholeGuide(tx, scope, id));
    requireMatch(presentGuide(before, center, services.origin));
    await restoreStepGuideVersion({ ...services, db: tx }, scope, { id, number });
    return { body: presentGuide(found(await findWholeGuide(tx, scope, id)), center, services.origin) };
  },

  async listGettingStartedVersions({ scope, query }, db) {
    const { id } = found(await findWholeGettingStarted(db, scope));
    const rows = await listGuideVersions(db, scope, pageAfter(id, query));
    return { body: await presentPage(db, rows, query, presentGuideVersion) };
  },

  async getGettingStartedVersion({ scope, params: { number } }, db) {
    const { id } = found(await findWholeGettingStarted(db, scope));
    return { body: await presentText(db, await findWholeGuideVersion(db, scope, { itemId: id, number })) };
  },

  async restoreGettingStartedVersion({ findCenter, services, scope, params: { number }, requireMatch }, tx) {
    const center = await findCenter();
    await lockOwnCompany(tx, scope, "write drafts");
    const before = found(await findWholeGettingStarted(tx, scope));
    requireMatch(presentGettingStarted(before, center, services.origin));
    const { outcome } = await restoreGuideVersion(tx, scope, { number, now: services.clock.now() });
    if (outcome === "nothing") throw new ProblemError("not-found");
    if (outcome !== "saved") throw new ProblemError("conflict");
    const after = found(await findWholeGettingStarted(tx, scope));
    return { body: presentGettingStarted(after, center, services.origin) };
  },
};

function presentGuideVersion(row: ListedVersion, names: Names) {
  const changed = [
    ...(row.isTitleChanged ? (["title"] as const) : []),
    ...(row.isContentChanged ? (["steps"] as const) : []),
  ];
  return { ...presentVersion(row, names), changed };
}

async function presentText(db: Db, version: WholeVersion | null) {
  const row = found(version);
  const { title, content: steps } = row;
  return { ...presentGuideVersion(row, await namesOf(db, [row])), title, steps };
}
