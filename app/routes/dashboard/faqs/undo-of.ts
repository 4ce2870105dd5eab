/** Which forms undo a change, from what this tab knew before it. */
import type { FaqActionDone, OwnerFaqs } from "#features/faqs/owner-faq.ts";

export type PostedFields = { intent: string } & Record<string, string | string[]>;

/** Empty if the change can't be undone. */
export function undoOf(
  fields: PostedFields,
  before: OwnerFaqs,
  { faqs, gone }: FaqActionDone,
): PostedFields[] {
  const { intent, proposalId, faqId = "" } = fields;
  if (proposalId !== undefined)
    return [{ intent: "undo", from: "list", decision: intent, proposalId, faqId }];
  const category = String(fields.category ?? "");
  const known = new Map(before.faqs.map((faq) => [faq.id, faq]));
  const changed = faqs.flatMap((faq) => known.get(faq.id) ?? []);
  switch (intent) {
    case "delete":
      return gone.length > 0 ? [{ intent: "restore", ids: gone }] : [];
    case "publish":
    case "unpublish": {
      const status = intent === "publish" ? "draft" : "published";
      const ids = changed.filter((faq) => faq.status === status).map(({ id }) => id);
      return ids.length > 0 ? [{ intent: intent === "publish" ? "unpublish" : "publish", ids }] : [];
    }
    case "set-category":
      return [...Map.groupBy(changed, (faq) => faq.category ?? "")]
        .filter(([name]) => name !== category)
        .map(([name, moved]) => ({ intent, category: name, ids: moved.map(({ id }) => id) }));
    case "remove-category":
      return hasOthers(category) ? [] : backTo(category);
    case "describe-category": {
      const { description, icon } = before.categories.find(({ name }) => name === category) ?? {};
      return [{ intent, category, description: description ?? "", icon: icon ?? "" }];
    }
    case "rename-category": {
      const to = String(fields.to ?? "");
      const isMerged = before.faqs.some((faq) => faq.category === to) || isKept(to);
      if (isMerged && hasOthers(category)) return [];
      return isMerged ? backTo(category) : [{ intent, category: to, to: category }];
    }
    case "place-category": {
      const { parent = null } = before.categories.find(({ name }) => name === category) ?? {};
      const siblings = before.categories.filter((one) => one.parent === parent && !one.isLast);
      const next = siblings[siblings.findIndex(({ name }) => name === category) + 1];
      return [{ intent, category, parent: parent ?? "", before: next?.name ?? "" }];
    }
    case "move-category":
      return [{ intent, category, by: fields.by === "left" ? "right" : "left" }];
    default:
      return [];
  }

  function isKept(name: string): boolean {
    return before.categories.some((one) => one.name === name && one.isKept);
  }

  /** Articles and guides don't move back with the questions. */
  function hasOthers(name: string): boolean {
    return before.categories.some((one) => one.name === name && one.otherCount > 0);
  }

  function backTo(name: string): PostedFields[] {
    const ids = changed.filter((faq) => faq.category === name).map(({ id }) => id);
    return [
      ...(isKept(name) ? [{ intent: "add-category", category: name }] : []),
      ...(ids.length > 0 ? [{ intent: "set-category", ids, category: name }] : []),
    ];
  }
}
