import { Input } from "#ui/primitives/input.tsx";
import type { FaqFilter } from "../arrange-faqs.ts";

interface FaqFiltersProps {
  counts: Map<string, number>;
  total: number;
  added: string[];
  filter: FaqFilter;
  onFilter: (filter: FaqFilter) => void;
  hasSearch: boolean;
}

/** These buttons submit a form, so they work before hydration. */
export function FaqFilters({ counts, total, added, filter, onFilter, hasSearch }: FaqFiltersProps) {
  const choices: { name: string | null; count: number }[] = [
    { name: null, count: total },
    ...[...counts].map(([name, count]) => ({ name, count })),
    ...added.map((name) => ({ name, count: 0 })),
  ];
  return (
    <search aria-label="FAQs">
      <form method="get" onSubmit={(event) => event.preventDefault()}>
        {added.map((name) => (
          <input key={name} type="hidden" name="added" value={name} />
        ))}
        <fieldset
          aria-label="Show"
          className="-mx-4 flex min-w-0 overflow-x-auto border-b border-border px-4 [scrollbar-width:none] md:mx-0 md:px-0"
        >
          {choices.map(({ name, count }) => {
            const isOn = filter.category === name;
            return (
              <button
                key={name ?? ""}
                type="submit"
                name="category"
                value={name ?? ""}
                aria-pressed={isOn}
                className="-mb-px mr-5 h-10 shrink-0 border-b-2 border-transparent px-0.5 text-14 font-medium whitespace-nowrap text-text-2 hover:text-text aria-pressed:border-solid aria-pressed:text-text pointer-coarse:h-11"
                onClick={(event) => {
                  event.preventDefault();
                  onFilter({ ...filter, category: name });
                }}
              >
                {name ?? "All"} <span className="ml-0.5 font-normal text-text-3 tabular-nums">{count}</span>
              </button>
            );
          })}
        </fieldset>
        {hasSearch ? (
          <Input
            type="search"
            name="q"
            aria-label="Search FAQs"
            placeholder="Search FAQs"
            defaultValue={filter.query}
            autoComplete="off"
            className="mt-4 max-w-96"
            onChange={(event) => onFilter({ ...filter, query: event.target.value })}
          />
        ) : null}
      </form>
    </search>
  );
}
