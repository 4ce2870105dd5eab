/** Runs the actions of the wizard's forms and returns messages for the owner. */

import { contradictionTexts } from "#features/faqs/contradiction.ts";
import { editDraft, removeDraft, restoreDraft, setLeftOut } from "#features/faqs/drafts.server.ts";
import { contradictionForm, decideContradiction } from "#features/faqs/run-contradiction-action.server.ts";
import { undoSettled } from "#features/faqs/settle-contradiction.server.ts";
import { isDatabaseAway } from "#platform/db/is-database-away.ts";
import type { Transaction } from "#platform/db/open-database.ts";
import { AppError } from "#platform/errors.ts";
import type { Services } from "#platform/services.ts";
import type { OwnerScope } from "#shared/owner-scope.ts";
import { completeOnboarding, skipOnboarding } from "./complete-onboarding.server.ts";
import { retryGeneration, startGeneration } from "./faq-generation.server.ts";
import { goToStep } from "./go-to-step.server.ts";
import { saveName } from "./save-name.server.ts";
import { saveColors, selectLogo, selectWordmark, uploadLogo } from "./select-looks.server.ts";
import {
  cancelCrawl,
  leaveOutLanguage,
  retryCrawl,
  startEmpty,
  submitWebsiteUrl,
  trySample,
  type UrlOutcome,
} from "./website-crawl.server.ts";
import type { WizardStep } from "./wizard.ts";
import {
  type WizardAction,
  type WizardActionResult,
  type WizardField,
  type WizardToast,
  wizardActionSchema,
} from "./wizard-actions.ts";
import { changeWizard, WizardFinishedError } from "./wizard-record.server.ts";
import { presentDraft } from "./wizard-state.server.ts";
import { createFailedText, faqsCreatedText, skipFailedText, wizardToasts } from "./wizard-texts.ts";

type Done = Extract<WizardActionResult, { ok: true }>;

/** `form` contains the posted fields, including files. Only throws if the database is unavailable. */
export async function runWizardAction(
  services: Services,
  scope: OwnerScope,
  form: FormData,
): Promise<WizardActionResult> {
  const fields = Object.fromEntries([...form].filter(([, value]) => typeof value === "string"));
  const parsed = wizardActionSchema.safeParse(fields);
  if (!parsed.success) return refused(wizardToasts.unexpected);
  try {
    return await run(services, scope, { action: parsed.data, file: form.get("logo") });
  } catch (error) {
    // The owner finished the wizard in another tab.
    if (error instanceof WizardFinishedError) return done("complete", { leaveTo: "/dashboard" });
    if (!(error instanceof AppError)) {
      if (isDatabaseAway(error)) throw error;
      services.log.error({ err: error, intent: parsed.data.intent }, "wizard action failed");
      return refused(unexpectedTexts[parsed.data.intent] ?? wizardToasts.unexpected);
    }
    const isLogo = parsed.data.intent === "upload-logo" || parsed.data.intent === "choose-logo";
    const isBusy = error.code === "rate_limited";
    return { ...refused(error.message, isLogo ? "logo" : null), ...(isBusy ? { isBusy } : {}) };
  }
}

const unexpectedTexts: Partial<Record<WizardAction["intent"], string>> = {
  complete: wizardToasts.failed,
  skip: wizardToasts.skipFailed,
  generate: wizardToasts.generationFailed,
  "retry-generation": wizardToasts.generationFailed,
};

interface Request {
  action: WizardAction;
  file: FormDataEntryValue | null;
}

async function run(
  services: Services,
  scope: OwnerScope,
  { action, file }: Request,
): Promise<WizardActionResult> {
  switch (action.intent) {
    case "go":
      return done((await goToStep(services, scope, action)).step);
    case "submit-url":
      return ofUrl(await submitWebsiteUrl(services, scope, action));
    case "try-sample":
      return ofUrl(await trySample(services, scope));
    case "start-empty":
      return ofUrl(await startEmpty(services, scope));
    case "retry-crawl":
      return ofUrl(await retryCrawl(services, scope));
    case "cancel-crawl":
      return done((await cancelCrawl(services, scope)).step);
    case "leave-out-language":
      await leaveOutLanguage(services, scope, action);
      return done(null);
    case "save-colors": {
      const saved = await saveColors(services, scope, action);
      if ("message" in saved) return refused(saved.message, saved.field);
      // The page saves colors while the owner picks them. Such a late save must not move an owner back who has already
      // continued.
      if (!action.next) return done(null);
      return done((await goToStep(services, scope, { to: "logo-selection" })).step);
    }
    case "choose-logo":
      await selectLogo(services, scope, action);
      return done(null);
    case "choose-wordmark":
      await selectWordmark(services, scope);
      return done(null);
    case "upload-logo": {
      if (!(file instanceof File) || file.size === 0) return refused("Please upload an image file", "logo");
      await uploadLogo(services, scope, { bytes: await file.bytes() });
      return done(null);
    }
    case "generate": {
      const problem = await saveName(services, scope, action);
      if (problem !== null) return refused(problem, "companyName");
      return done((await startGeneration(services, scope)).step);
    }
    case "retry-generation": {
      const fallback = action.fallback ?? false;
      return done((await retryGeneration(services, scope, { fallback })).step);
    }
    case "edit-faq":
      return editFaq(services, scope, action);
    case "remove-faq":
      return removeFaq(services, scope, action.faqId);
    case "restore-faq":
      return changeFaqs(services, scope, (tx) => restoreDraft(tx, scope, action));
    case "leave-out-faq":
      return changeFaqs(services, scope, (tx) =>
        setLeftOut(tx, scope, { faqIds: [action.faqId], leftOut: action.leftOut }),
      );
    case "leave-out-faqs":
      return changeFaqs(services, scope, (tx) => setLeftOut(tx, scope, action));
    case "settle-contradiction":
      return settle(services, scope, action);
    case "undo-contradiction":
      return undoSettling(services, scope, action);
    case "complete":
      return complete(services, scope);
    case "skip":
      return skip(services, scope);
  }
}

function ofUrl(outcome: UrlOutcome): WizardActionResult {
  return "message" in outcome ? refused(outcome.message, "url") : done(outcome.step);
}

type Edit = Extract<WizardAction, { intent: "edit-faq" }>;

async function editFaq(services: Services, scope: OwnerScope, action: Edit): Promise<WizardActionResult> {
  return changeWizard(services, scope, async (tx) => {
    const edit = await editDraft(tx, scope, action);
    switch (edit.outcome) {
      case "saved":
        return done(null);
      case "invalid":
        return refused(edit.message, edit.field);
      case "conflict":
        return {
          ...refused("This question has changed since you opened it. Here's the current version."),
          conflict: presentDraft(edit.draft),
        };
    }
  });
}

async function removeFaq(services: Services, scope: OwnerScope, faqId: string): Promise<WizardActionResult> {
  return changeWizard(services, scope, async (tx) => {
    // After a double click, the first click has already removed the draft. The second one must offer undo as well.
    await removeDraft(tx, scope, { faqId, now: services.clock.now() });
    const toasts: WizardToast[] = [{ kind: "success", text: wizardToasts.removed }];
    return done(null, { toasts, undoFaqId: faqId });
  });
}

type Settling = Extract<WizardAction, { intent: "settle-contradiction" }>;

async function settle(
  services: Services,
  scope: OwnerScope,
  { intent: _intent, ...posted }: Settling,
): Promise<WizardActionResult> {
  const form = contradictionForm.safeParse(posted);
  if (!form.success) return refused(wizardToasts.unexpected);
  return changeWizard(services, scope, async (tx) => {
    const answer = await decideContradiction(tx, scope, { form: form.data, now: services.clock.now() });
    if (!answer.ok) return refused(answer.message, answer.field);
    return done(null, {
      toasts: [{ kind: "success", text: answer.text }],
      undoContradictionId: posted.contradictionId,
    });
  });
}

async function undoSettling(
  services: Services,
  scope: OwnerScope,
  { contradictionId }: { contradictionId: string },
): Promise<WizardActionResult> {
  return changeWizard(services, scope, async (tx) => {
    const outcome = await undoSettled(tx, scope, { contradictionId });
    if (outcome !== "done")
      return refused(outcome === "gone" ? contradictionTexts.gone : contradictionTexts.undoConflict);
    return done(null, { toasts: [{ kind: "success", text: contradictionTexts.undone }] });
  });
}

async function changeFaqs(
  services: Services,
  scope: OwnerScope,
  change: (tx: Transaction) => Promise<boolean>,
): Promise<WizardActionResult> {
  return changeWizard(services, scope, async (tx) => {
    await change(tx);
    return done(null);
  });
}

async function complete(services: Services, scope: OwnerScope): Promise<WizardActionResult> {
  try {
    const { faqCount, isLogoMissing } = await completeOnboarding(services, scope);
    const toasts: WizardToast[] = [{ kind: "success", text: wizardToasts.created }];
    if (faqCount > 0) toasts.push({ kind: "success", text: faqsCreatedText(faqCount) });
    if (isLogoMissing) toasts.push({ kind: "warning", text: wizardToasts.logoFailed });
    return done("complete", { toasts, leaveTo: "/dashboard" });
  } catch (error) {
    if (error instanceof AppError) return refused(createFailedText(error.message));
    throw error;
  }
}

async function skip(services: Services, scope: OwnerScope): Promise<WizardActionResult> {
  try {
    await skipOnboarding(services, scope);
    const toasts: WizardToast[] = [{ kind: "success", text: wizardToasts.skipped }];
    return done("complete", { toasts, leaveTo: "/dashboard" });
  } catch (error) {
    if (error instanceof AppError) return refused(skipFailedText(error.message));
    throw error;
  }
}

function done(step: WizardStep | null, more: Partial<Omit<Done, "ok" | "step">> = {}): Done {
  return { ok: true, step, toasts: [], leaveTo: null, undoFaqId: null, undoContradictionId: null, ...more };
}

function refused(message: string, field: WizardField | null = null) {
  return { ok: false as const, field, message, conflict: null };
}
