/** Schema of the wizard's forms and of their results. They are posted to the address of a step. */
import { z } from "zod";
import { type WizardFaq, type WizardStep, wizardSteps } from "./wizard.ts";

const faqId = z.uuid();
const checkbox = z.enum(["true", "false"]).transform((value) => value === "true");

/** `intent` names the form. The other keys are its fields. An uploaded logo is in the field `logo`. */
/** Separated by commas, because a form has at most 1,000 fields. */
const faqIds = z
  .string()
  .max(200_000)
  .transform((ids) => ids.split(","))
  .pipe(z.array(z.uuid()));

export const wizardActionSchema = z.discriminatedUnion("intent", [
  /** Next and Back. If the step isn't reachable, nothing changes. */
  z.object({ intent: z.literal("go"), to: z.enum(wizardSteps) }),
  /** Leaves the URL step. Stores the URL and starts its crawl, unless it already has one. */
  z.object({ intent: z.literal("submit-url"), url: z.string().max(4_000) }),
  z.object({ intent: z.literal("try-sample") }),
  z.object({ intent: z.literal("start-empty") }),
  z.object({ intent: z.literal("retry-crawl") }),
  z.object({ intent: z.literal("cancel-crawl") }),
  z.object({ intent: z.literal("leave-out-language"), language: z.string().max(35), leftOut: checkbox }),
  /** If `next` is "true", continues to the logo step after saving. */
  z.object({
    intent: z.literal("save-colors"),
    primary: z.string().max(40),
    secondary: z.string().max(40),
    next: checkbox.optional(),
  }),
  z.object({ intent: z.literal("choose-logo"), logoId: z.uuid() }),
  z.object({ intent: z.literal("choose-wordmark") }),
  /** A multipart form with the file in `logo`. */
  z.object({ intent: z.literal("upload-logo") }),
  /** Leaves the logo step with the company's name. Questions that were already written for this crawl are reused. */
  z.object({ intent: z.literal("generate"), companyName: z.string().max(1_000).optional() }),
  z.object({ intent: z.literal("retry-generation"), fallback: checkbox.optional() }),
  z.object({
    intent: z.literal("edit-faq"),
    faqId,
    version: z.coerce.number().int().min(1),
    question: z.string().max(5_000),
    answer: z.string().max(50_000),
  }),
  z.object({ intent: z.literal("remove-faq"), faqId }),
  /** Undoes `remove-faq`. */
  z.object({ intent: z.literal("restore-faq"), faqId }),
  z.object({ intent: z.literal("leave-out-faq"), faqId, leftOut: checkbox }),
  z.object({ intent: z.literal("leave-out-faqs"), faqIds, leftOut: checkbox }),
  /** Resolves a contradiction. `decision` is "pick" (with the value), "own" (with question and answer) or "dismiss". */
  z.object({
    intent: z.literal("settle-contradiction"),
    contradictionId: z.uuid(),
    decision: z.enum(["pick", "own", "dismiss"]),
    at: z.string().max(4).optional(),
    value: z.string().max(10_000).optional(),
    question: z.string().max(5_000).optional(),
    answer: z.string().max(50_000).optional(),
  }),
  z.object({ intent: z.literal("undo-contradiction"), contradictionId: z.uuid() }),
  z.object({ intent: z.literal("complete") }),
  z.object({ intent: z.literal("skip") }),
]);

export type WizardAction = z.infer<typeof wizardActionSchema>;

export interface WizardToast {
  kind: "success" | "error" | "warning";
  text: string;
}

export type WizardField = "url" | "primary" | "secondary" | "logo" | "companyName" | "question" | "answer";

export type WizardActionResult =
  | {
      ok: true;
      /** The step that opens. Null after a change that stays on its step. */
      step: WizardStep | null;
      toasts: WizardToast[];
      /** Where to navigate. Set once the wizard is finished. */
      leaveTo: "/dashboard" | null;
      /** The question that the undo button can restore with `restore-faq`. */
      undoFaqId: string | null;
      /** The decision that the undo button can revert with `undo-contradiction`. */
      undoContradictionId: string | null;
    }
  | {
      ok: false;
      /** The field that shows the message. Null shows it above the form. */
      field: WizardField | null;
      message: string;
      /** The text that another tab saved in the meantime. Null if there was no conflict. */
      conflict: WizardFaq | null;
      /** True if the failure is temporary, so that a retry may succeed. */
      isBusy?: boolean;
    };
