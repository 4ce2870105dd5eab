import { type FaqsQuery, filterFields } from "../faqs-query.ts";

/**
 * Buttons elsewhere on the page submit this form. With a name and value, they open a question for editing. Without
 * them, they close the open one.
 */
export const openFormId = "faq-open";

/** Requests the page again with the current filter, for browsers without JavaScript. */
export function OpenForm(view: Pick<FaqsQuery, "filter" | "sort">) {
  return (
    <form id={openFormId} method="get" hidden>
      {filterFields(view).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
    </form>
  );
}
