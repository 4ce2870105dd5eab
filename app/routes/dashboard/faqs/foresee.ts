/**
 * How the list will look once the server accepts a form, so that it can be shown before the answer. Forms whose result
 * isn't certain change nothing.
 */
import type { OwnerFaqs } from "#features/faqs/owner-faq.ts";
import type { PostedFields } from "./undo-of.ts";

export function foresee(known: OwnerFaqs, { intent, ids }: PostedFields): OwnerFaqs {
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
