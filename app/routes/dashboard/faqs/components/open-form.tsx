import type { FaqsQuery } from "../faqs-query.ts";

/**
 * Buttons elsewhere on the page submit this form. With a name and value they open a question for editing, without them
 * they close the open one.
 */
export const openFormId = "faq-open";

/** Requests the page again with the current filter, for browsers without JavaScript. */
export function OpenForm({ filter, added }: Pick<FaqsQuery, "filter" | "added">) {
  return (
    <form id={openFormId} method="get" hidden>
      {filter.category === null ? null : <input type="hidden" name="category" value={filter.category} />}
      {filter.query ? <input type="hidden" name="q" value={filter.query} /> : null}
      {added.map((name) => (
        <input key={name} type="hidden" name="added" value={name} />
      ))}
    </form>
  );
}
