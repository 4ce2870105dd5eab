/** Search, filters and order. The buttons submit a form, so they work before hydration. The two selects need the script. */

import { ArrowUpDown, ListFilter, Search } from "lucide-react";
import { useEffect, useRef } from "react";
import { useTeamTexts } from "#features/companies/components/team-texts.tsx";
import { cn } from "#ui/primitives/cn.ts";
import { Input } from "#ui/primitives/input.tsx";
import { Select } from "#ui/primitives/select.tsx";
import {
  type FaqFilter,
  type FaqSort,
  faqSorts,
  filterLabels,
  isOneOfNames,
  type SpecialFilter,
  sortLabels,
  specialFilters,
} from "../faq-filter.ts";

interface FaqToolbarProps {
  filter: FaqFilter;
  sort: FaqSort;
  counts: Record<SpecialFilter, number>;
  sorts: FaqSort[];
  onFilter: (filter: FaqFilter) => void;
  onSort: (sort: FaqSort) => void;
}

export const searchFieldId = "faq-search";

const iconSelect = "relative shrink-0 max-md:[&>span>svg]:hidden";
/** An icon covers the text of the select. Its options would inherit the color, so they have their own. */
const hiddenText = "max-md:text-transparent [&>option]:bg-surface [&>option]:text-text";

export function FaqToolbar({ filter, sort, counts, sorts, onFilter, onSort }: FaqToolbarProps) {
  const { t, number } = useTeamTexts("faqs");
  const field = useRef<HTMLInputElement>(null);
  // Back, and a new question, show another search than the typed one.
  useEffect(() => {
    if (field.current && field.current.value !== filter.query) field.current.value = filter.query;
  }, [filter.query]);
  const filters = specialFilters.filter((only) => counts[only] > 0 || filter.only === only);
  return (
    <search aria-label={t("FAQs")}>
      <form
        method="get"
        onSubmit={(event) => event.preventDefault()}
        className="flex items-center gap-2 py-2.5 max-md:flex-wrap"
      >
        {filter.category === null ? null : <input type="hidden" name="category" value={filter.category} />}
        <span className="relative w-60 shrink-0 max-lg:w-48 max-md:w-0 max-md:grow">
          <Search
            className="pointer-events-none absolute top-1/2 left-2.5 size-4 -translate-y-1/2 text-text-3"
            strokeWidth={1.75}
            aria-hidden="true"
          />
          <Input
            ref={field}
            id={searchFieldId}
            type="search"
            name="q"
            aria-label={t("Search FAQs")}
            aria-keyshortcuts="/"
            placeholder={t("Search questions")}
            defaultValue={filter.query}
            autoComplete="off"
            className="h-8 pl-8.5 md:h-8 pointer-coarse:h-11"
            onChange={(event) => onFilter({ ...filter, query: event.target.value })}
          />
        </span>
        {filters.length > 0 ? (
          <fieldset
            aria-label={t("Only")}
            // Fades out what is cut off at the end.
            className="flex min-w-0 grow gap-2 overflow-x-auto mask-r-from-[calc(100%-2rem)] p-0.5 pr-8 [scrollbar-width:none] max-md:order-1 max-md:-mx-4 max-md:hidden max-md:basis-full max-md:px-4 noscript:flex"
          >
            {filters.map((only) => (
              <button
                key={only}
                type="submit"
                name="only"
                value={filter.only === only ? "" : only}
                aria-pressed={filter.only === only}
                className="flex h-8 shrink-0 items-center gap-2 rounded-md border border-border-strong px-2.5 text-13 whitespace-nowrap text-text-2 hover:bg-hover aria-pressed:border-(--solid) aria-pressed:bg-tint-6 aria-pressed:text-text pointer-coarse:h-11"
                onClick={(event) => {
                  event.preventDefault();
                  onFilter({ ...filter, only: filter.only === only ? null : only });
                }}
              >
                {t(filterLabels[only])}
                <span className="text-text-3 tabular-nums">{number(counts[only])}</span>
              </button>
            ))}
          </fieldset>
        ) : null}
        {filters.length > 0 ? (
          <span className={cn(iconSelect, "w-11 md:hidden noscript:hidden")}>
            <ListFilter
              className="pointer-events-none absolute top-1/2 left-3.5 z-10 size-4 -translate-y-1/2 text-text-3"
              strokeWidth={1.75}
              aria-hidden="true"
            />
            {/* Without a name, so that a form posted without JavaScript has the buttons' value only. */}
            <Select
              aria-label={t("Only")}
              value={filter.only ?? ""}
              onChange={({ target }) => {
                const only = filters.find((one) => one === target.value) ?? null;
                onFilter({ ...filter, only });
              }}
              className={cn(
                hiddenText,
                "h-8 border-border-strong px-0 text-13",
                filter.only !== null && "border-(--solid) bg-tint-6",
              )}
            >
              <option value="">{t("All")}</option>
              {filters.map((only) => (
                <option key={only} value={only}>
                  {`${t(filterLabels[only])} (${number(counts[only])})`}
                </option>
              ))}
            </Select>
          </span>
        ) : null}
        <span className={cn(iconSelect, "ml-auto w-38 max-md:ml-0 max-md:w-11")}>
          <ArrowUpDown
            className="pointer-events-none absolute top-1/2 left-2.5 z-10 size-3.5 -translate-y-1/2 text-text-3"
            strokeWidth={1.75}
            aria-hidden="true"
          />
          <Select
            name="sort"
            aria-label={t("Sort by")}
            value={sort}
            onChange={({ target }) => {
              if (isOneOfNames<FaqSort>(faqSorts, target.value)) onSort(target.value);
            }}
            className={cn(hiddenText, "h-8 border-border-strong pl-8 text-13 max-md:px-0 md:h-8 md:text-13")}
          >
            {faqSorts
              .filter((one) => sorts.includes(one) || one === sort)
              .map((one) => (
                <option key={one} value={one}>
                  {t(sortLabels[one])}
                </option>
              ))}
          </Select>
        </span>
      </form>
    </search>
  );
}
