/** Changes and deletes guides. They are made from recordings, which a person reviews in the dashboard. */
import { ProblemError } from "#features/api/problems.ts";
import { lockOwnCompany } from "#features/companies/company-record.server.ts";
import { changeGettingStarted, changeStepGuide } from "#features/guides/change-guides.server.ts";
import { findWholeGettingStarted, findWholeGuide } from "#features/guides/guide-pages.server.ts";
import { deleteStepGuide } from "#features/guides/own-step-guides.server.ts";
import { found, type HandlersOf, invalidField } from "./call.ts";
import { presentGettingStarted, presentGuide } from "./present-content.ts";

export const guideHandlers: HandlersOf<"updateGuide" | "deleteGuide" | "updateGettingStarted"> = {
  async updateGuide({ findCenter, services, scope, params: { id }, body, requireMatch, hasIfMatch }, tx) {
    const center = await findCenter();
    await lockOwnCompany(tx, scope, "write drafts");
    const before = found(await findWholeGuide(tx, scope, id));
    requireMatch(presentGuide(before, center, services.origin));
    const { collection, steps, status, ...texts } = body;
    if (steps && !hasIfMatch)
      throw invalidField("headers.If-Match", "Steps are named by their place, so send the guide's ETag.");
    await changeStepGuide({ ...services, db: tx }, scope, {
      id,
      ...texts,
      ...(collection === undefined ? {} : { category: collection ?? "" }),
      steps,
      status,
    });
    return { body: presentGuide(found(await findWholeGuide(tx, scope, id)), center, services.origin) };
  },

  async deleteGuide({ findCenter, services, scope, params: { id }, requireMatch }, tx) {
    await lockOwnCompany(tx, scope, "write drafts");
    const before = found(await findWholeGuide(tx, scope, id));
    requireMatch(presentGuide(before, await findCenter(), services.origin));
    await deleteStepGuide({ ...services, db: tx }, scope, { id });
    return { body: null };
  },

  async updateGettingStarted({ findCenter, services, scope, body, requireMatch }, tx) {
    const center = await findCenter();
    await lockOwnCompany(tx, scope, "write drafts");
    const before = await findWholeGettingStarted(tx, scope);
    requireMatch(before && presentGettingStarted(before, center, services.origin));
    const { title, steps, status } = body;
    const work = { tx, now: services.clock.now(), newId: () => services.ids.uuid() };
    const isForVisitors = status === "published";
    const done = await changeGettingStarted(work, scope, { title, steps, isForVisitors });
    if (done.outcome === "invalid") throw invalidField("body", done.message);
    if (done.outcome !== "saved") throw new ProblemError("conflict");
    const after = found(await findWholeGettingStarted(tx, scope));
    return { body: presentGettingStarted(after, center, services.origin) };
  },
};
