import type { FaqsQuery } from "../faqs-query.ts";

/**
 * Buttons elsewhere reference this form: with a name and value they open a question for editing, without they close
 * the open one.
 */
export const openFormId = "faq-open";

/** For pages without script: requests the page again with the current filter. */
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
