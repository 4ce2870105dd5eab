/** The order in which the owner reviews the questions, and what the page shows while a choice is being saved. */
import type { WizardFaq } from "#features/onboarding/wizard.ts";
import type { PendingAction } from "./wizard-context.ts";

export interface ReviewGroup {
  id: string;
  /** Null for the groups that aren't collections: those to check first, and more that the website answers. */
  name: string | null;
  kind: "uncertain" | "collection" | "more";
  faqs: WizardFaq[];
}

/** Uncertain ones first, then by collection, in the order of the help center. */
export function reviewGroups(faqs: WizardFaq[]): ReviewGroup[] {
  const kinds = Map.groupBy(faqs, kindOf);
  const byName = Map.groupBy(kinds.get("collection") ?? [], ({ category }) => category);
  return [
    group("uncertain", kinds.get("uncertain")),
    ...[...byName].map(([name, some], index) => group("collection", some, { name, id: `group-${index}` })),
    group("more", kinds.get("more")),
  ].filter((one) => one.faqs.length > 0);
}

/** Shows the boxes as they were last checked, before the server has stored it. */
export function withPending(faqs: WizardFaq[], pending: PendingAction[]): WizardFaq[] {
  const chosen = new Map<string, boolean>();
  for (const { intent, fields } of pending) {
    if (intent !== "leave-out-faq" && intent !== "leave-out-faqs") continue;
    const ids = intent === "leave-out-faq" ? [fields.faqId ?? ""] : (fields.faqIds ?? "").split(",");
    for (const id of ids) chosen.set(id, fields.leftOut === "true");
  }
  if (chosen.size === 0) return faqs;
  return faqs.map((faq) => ({ ...faq, leftOut: chosen.get(faq.id) ?? faq.leftOut }));
}

function kindOf({ review }: WizardFaq): ReviewGroup["kind"] {
  return review === "uncertain" || review === "more" ? review : "collection";
}

function group(
  kind: ReviewGroup["kind"],
  faqs: WizardFaq[] = [],
  { name = null, id = `group-${kind}` }: { name?: string | null; id?: string } = {},
): ReviewGroup {
  return { id, name, kind, faqs };
}
