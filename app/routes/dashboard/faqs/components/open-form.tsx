import type { FaqsQuery } from "../faqs-query.ts";

/** Buttons elsewhere name it: with a name and value it opens a question for editing, without it closes the open one. */
export const openFormId = "faq-open";

/** For pages without script: asks for the page anew, filtered as it is. */
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
