import { Link } from "react-router";
import { useTeamTexts } from "#features/companies/components/team-texts.tsx";
import type { ListedItem, TranslatePage } from "#features/help-center/translate/translate-page.server.ts";
import type { TranslationFilter } from "#features/help-center/translate/translation-state.ts";
import { ListSearch } from "#ui/list-search.tsx";
import { cn } from "#ui/primitives/cn.ts";
import { stateDots, stateLabels } from "./state-looks.ts";

const filterLabels = {
  work: "Needs work",
  missing: "Not translated",
  stale: "Out of date",
  draft: "Drafts",
  all: "Everything",
} as const satisfies Record<TranslationFilter, string>;

/** Links to the items that match the selected filter. */
export function ItemList({
  items,
  filter,
  counts,
  selectedId,
  search,
}: Pick<TranslatePage, "filter" | "counts" | "search"> & { items: ListedItem[]; selectedId: string | null }) {
  const { t, said, number } = useTeamTexts("translate");
  const kept: Record<string, string> = search === "" ? {} : { q: search };
  return (
    <div className="min-w-0">
      <div className="mb-3">
        <ListSearch
          label={t("Search titles")}
          search={search}
          kept={{ show: filter }}
          clearTo={`?show=${filter}`}
        />
      </div>
      <nav aria-label={t("Filter")} className="mb-3 flex flex-wrap gap-1">
        {Object.entries(filterLabels).map(([name, label]) => (
          <Link
            key={name}
            to={`?${new URLSearchParams({ show: name, ...kept })}`}
            preventScrollReset
            aria-current={name === filter ? "true" : undefined}
            className="inline-flex h-8 items-center gap-1.5 rounded-md px-2 text-13 text-text-2 no-underline hover:bg-hover aria-[current]:bg-hover aria-[current]:font-medium aria-[current]:text-text pointer-coarse:h-11"
          >
            {t(label)}{" "}
            <span className="tabular-nums text-text-3">{number(counts[name as TranslationFilter])}</span>
          </Link>
        ))}
      </nav>
      <ul
        aria-label={t("Texts")}
        className="max-h-[40vh] overflow-y-auto border-t border-border lg:max-h-[70vh]"
      >
        {items.map(({ id, title, kind, state }) => (
          <li key={id} className="border-b border-border">
            <Link
              to={`?${new URLSearchParams({ show: filter, ...kept, item: id })}`}
              preventScrollReset
              aria-current={id === selectedId ? "true" : undefined}
              className="block px-2 py-2 text-14 no-underline hover:bg-hover aria-[current]:bg-hover"
            >
              <span className="block truncate text-text" dir="auto">
                {title}
              </span>
              <span className="mt-0.5 flex items-center gap-1.5 text-13 text-text-3">
                <span aria-hidden="true" className={cn("size-2 shrink-0 rounded-full", stateDots[state])} />
                {said(kind)} · {t(stateLabels[state])}
              </span>
            </Link>
          </li>
        ))}
      </ul>
      {counts[filter] > items.length ? (
        <p className="mt-2 text-13 text-text-3">
          {t("Showing {count} of {all}", { count: items.length, all: counts[filter] })}
        </p>
      ) : null}
    </div>
  );
}
