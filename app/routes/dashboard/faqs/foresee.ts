/**
 * How the list will look once the server accepts a form, so that it can be shown before the answer. Forms whose result
 * isn't certain change nothing.
 */
import type { OwnerFaq, OwnerFaqs } from "#features/faqs/owner-faq.ts";
import type { PostedFields } from "./undo-of.ts";

export function foresee(known: OwnerFaqs, { intent, ids, proposalId, faqId }: PostedFields): OwnerFaqs {
  if (proposalId !== undefined)
    return { ...known, faqs: known.faqs.map((faq) => (faq.id === faqId ? decided(faq, intent) : faq)) };
  if (!Array.isArray(ids)) return known;
  const isMeant = new Set(ids);
  if (intent === "publish" || intent === "unpublish") {
    const status = intent === "publish" ? "published" : "draft";
    return {
      ...known,
      faqs: known.faqs.map((faq) => (isMeant.has(faq.id) && !faq.isNew ? { ...faq, status } : faq)),
    };
  }
  if (intent === "delete") {
    const removed = known.faqs.filter(({ id }) => isMeant.has(id));
    return {
      ...known,
      faqs: known.faqs.filter(({ id }) => !isMeant.has(id)),
      removed: [...removed.map(({ id, question }) => ({ id, question })), ...known.removed],
    };
  }
  return known;
}

/** Once a decision on a website change is made. The new answer and its source come with the server's answer. */
function decided(faq: OwnerFaq, intent: string): OwnerFaq {
  if (!faq.proof || intent === "undo") return faq;
  const isReplaced = intent === "replace";
  const proof = { ...faq.proof, proposalId: null, siteChange: null, isKept: !isReplaced };
  return {
    ...faq,
    ...(intent === "unpublish" ? { status: "draft" } : {}),
    proof: isReplaced ? { ...proof, changed: null } : proof,
  };
}
