import { findCompanyOfOwner, showSection } from "#features/companies/company-record.server.ts";
import type { Transaction } from "#platform/db/open-database.ts";
import { AppError } from "#platform/errors.ts";
import { isUnavailable } from "#platform/is-unavailable.ts";
import { refusalOf } from "#platform/refusal-of.ts";
import type { Services } from "#platform/services.ts";
import { refused, refusedAt } from "#shared/action-outcome.ts";
import type { OwnerScope } from "#shared/owner-scope.ts";
import { uploadGuideImage } from "./guide-images.server.ts";
import { arrange, type TypedGuide } from "./guide-text.ts";
import { newStepWords } from "./new-guide-words.server.ts";
import { getOwnGuide } from "./own-guide.server.ts";
import type { GuideActionRefused, GuideActionResult, ImageUploadResult } from "./owner-guide.ts";
import { type GuideAction, readGuideAction } from "./owner-schema.ts";
import { guideRefusals, guideToasts } from "./owner-texts.ts";
import {
  discardGuideDraft,
  type GuideOutcome,
  restoreGuideVersion,
  restorePreviousGuide,
  saveGuide,
} from "./save-guide.server.ts";

type Deps = Pick<Services, "db" | "clock" | "ids" | "pageCache" | "log">;

/** Invalidates the company's public pages after a change. Throws only if the database is unavailable. */
export async function runGuideAction(
  deps: Deps,
  scope: OwnerScope,
  form: FormData,
): Promise<GuideActionResult> {
  const action = readGuideAction(form);
  if (!action) return refused(400, guideRefusals.unknownForm);
  try {
    const result = await deps.db.transaction((tx) => run({ ...deps, tx }, scope, action));
    if (result.ok) deps.pageCache.invalidate(scope.companyId);
    return result;
  } catch (error) {
    const { intent } = action;
    const problem = intent === "set-visibility" ? guideToasts.visibilityFailed : guideToasts.saveFailed;
    const [event, gone] = ["guide action failed", guideToasts.noCompany];
    return refusalOf(error, { log: deps.log, event, fields: { intent }, problem, gone });
  }
}

interface Work extends Pick<Deps, "clock" | "ids"> {
  tx: Transaction;
}

async function run(
  { tx, clock, ids }: Work,
  scope: OwnerScope,
  action: GuideAction,
): Promise<GuideActionResult> {
  const now = clock.now();
  const done = async (toast: string | null): Promise<GuideActionResult> => ({
    ok: true,
    toast,
    ...(await getOwnGuide(tx, scope)),
  });
  switch (action.intent) {
    case "set-visibility":
      await showSection(tx, scope, { section: "show_getting_started", isShown: action.shown });
      return done(guideToasts.visibility);
    case "save":
    case "publish": {
      const isForVisitors = action.intent === "publish";
      const company = await findCompanyOfOwner(tx, scope);
      const words = newStepWords(company?.language ?? null);
      const typed = typedGuide(action, { newId: ids.uuid(), words });
      const outcome = await saveGuide(tx, scope, { version: action.version, typed, isForVisitors, now });
      if (outcome.outcome !== "saved") return refusal(tx, scope, outcome);
      if (action.arrange !== undefined) return done(null);
      return done(isForVisitors ? guideToasts.published : guideToasts.saved);
    }
    case "discard-draft": {
      const outcome = await discardGuideDraft(tx, scope, { version: action.version, now });
      return outcome.outcome === "saved" ? done(guideToasts.draftDiscarded) : refusal(tx, scope, outcome);
    }
    case "restore-version": {
      const { outcome } = await restoreGuideVersion(tx, scope, { number: action.number, now });
      return outcome === "saved" ? done(guideToasts.versionRestored) : refused(404, guideRefusals.noVersion);
    }
    case "restore-previous": {
      const outcome = await restorePreviousGuide(tx, scope, { version: action.version, now });
      if (outcome.outcome !== "saved") return refusal(tx, scope, outcome);
      const { guide, isShown } = await getOwnGuide(tx, scope);
      const toast = guide.recording ? guideToasts.recordingRestored : guideToasts.restored;
      return { ok: true, toast, guide, isShown };
    }
  }
}

type TextAction = Extract<GuideAction, { stepId: string[] }>;

function typedGuide(action: TextAction, added: Parameters<typeof arrange>[2]): TypedGuide {
  const steps = action.stepId.map((id, index) => ({
    id,
    title: action.stepTitle[index] ?? "",
    description: action.stepDescription[index] ?? "",
    imageUrl: action.stepImage[index] ?? "",
    imageAlt: action.stepAlt[index] ?? "",
  }));
  return { title: action.title, steps: arrange(steps, action.arrange ?? "", added) };
}

async function refusal(
  tx: Transaction,
  scope: OwnerScope,
  outcome: GuideOutcome,
): Promise<GuideActionRefused> {
  if (outcome.outcome === "invalid") return refusedAt(outcome.place, outcome.message);
  if (outcome.outcome === "nothing") return refused(404, guideRefusals.nothingToRestore);
  const { guide } = await getOwnGuide(tx, scope);
  return { ...refused(409, guideRefusals.conflict), conflict: guide };
}

/** Throws only if the database or the bucket is unavailable, which the page offers to try again. */
export async function runImageUpload(
  deps: Pick<Services, "db" | "clock" | "ids" | "storage" | "log" | "jobs">,
  scope: OwnerScope,
  form: FormData,
): Promise<ImageUploadResult> {
  const toast = guideToasts.uploadFailed;
  const file = form.get("image");
  if (!(file instanceof File) || file.size === 0)
    return { ok: false, toast, message: guideRefusals.notAnImage };
  try {
    const image = await uploadGuideImage(deps, scope, { bytes: await file.bytes() });
    return { ok: true, toast: guideToasts.uploaded, image };
  } catch (error) {
    if (isUnavailable(error)) throw error;
    if (error instanceof AppError) {
      if (error.code === "not_found") return { ok: false, toast: guideToasts.noCompany, message: null };
      const isBusy = error.code === "rate_limited";
      return { ok: false, toast, message: error.message, ...(isBusy ? { isBusy } : {}) };
    }
    deps.log.error({ err: error }, "guide image storage failed");
    return { ok: false, toast, message: null };
  }
}
