import { Link } from "react-router";
import { useTeamTexts } from "#features/companies/components/team-texts.tsx";
import type { TranslationOverview } from "#features/help-center/translate/own-languages.server.ts";
import type { TranslationState } from "#features/help-center/translate/translation-state.ts";
import { ListSearch } from "#ui/list-search.tsx";
import { cn } from "#ui/primitives/cn.ts";
import { stateDots, stateLabels } from "./state-looks.ts";

const filterLabels = { work: "Needs work", all: "Everything" } as const;

/** A table with a row per text and a column per language. On phones, each text lists its languages. */
export function TranslationMatrix({ languages, rows, count, filter, search }: TranslationOverview) {
  const { t, said } = useTeamTexts("translate");
  return (
    <section aria-labelledby="matrix" className="mt-10">
      <div className="mb-3 flex flex-wrap items-center justify-between gap-2">
        <h2 id="matrix" className="text-18">
          {t("Content")}
        </h2>
        <nav aria-label={t("Filter")} className="flex flex-wrap gap-1">
          {(["work", "all"] as const).map((each) => (
            <Link
              key={each}
              to={`?${new URLSearchParams({ ...(each === "all" && { show: each }), ...(search && { q: search }) })}`}
              preventScrollReset
              aria-current={each === filter ? "true" : undefined}
              className="inline-flex h-8 items-center rounded-md px-2 text-13 text-text-2 no-underline hover:bg-hover aria-[current]:bg-hover aria-[current]:font-medium aria-[current]:text-text pointer-coarse:h-11"
            >
              {t(filterLabels[each])}
            </Link>
          ))}
        </nav>
      </div>
      <div className="mb-3">
        <ListSearch
          label={t("Search titles")}
          search={search}
          kept={{ show: filter }}
          clearTo={`?show=${filter}`}
        />
      </div>
      {rows.length === 0 ? (
        <p className="text-14 text-text-2">
          {search === "" ? t("Everything is translated and up to date.") : t("Nothing here.")}
        </p>
      ) : (
        <div className="overflow-x-auto rounded-lg border border-border">
          <table className="w-full text-14 max-md:block">
            <thead className="bg-bg-subtle text-13 text-text-2 max-md:hidden">
              <tr>
                <th scope="col" className="px-4 py-2.5 text-start font-medium">
                  {t("Text")}
                </th>
                {languages.map(({ language, name }) => (
                  <th key={language} scope="col" className="px-4 py-2.5 text-start font-medium">
                    {name}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody className="max-md:block">
              {rows.map(({ id, title, kind, states }) => (
                <tr
                  key={id}
                  className="border-t border-border max-md:block max-md:py-2 max-md:first:border-0"
                >
                  <th scope="row" className="px-4 py-2.5 text-start font-normal max-md:block">
                    <span className="block font-medium [overflow-wrap:anywhere]" dir="auto">
                      {title}
                    </span>
                    <span className="text-13 text-text-3">{said(kind)}</span>
                  </th>
                  {languages.map(({ language, name }, at) => (
                    <td
                      key={language}
                      className="px-4 py-2.5 whitespace-nowrap max-md:flex max-md:justify-between max-md:gap-4 max-md:py-1"
                    >
                      <span className="text-13 text-text-2 md:hidden">{name}</span>
                      <StateLink
                        state={states[at] ?? null}
                        to={`/dashboard/translate/${language}?${new URLSearchParams({ show: "all", item: id })}`}
                        hint={`${title}, ${name}`}
                      />
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
      {count > rows.length ? (
        <p className="mt-2 text-13 text-text-3">
          {t("Showing {count} of {all}", { count: rows.length, all: count })}
        </p>
      ) : null}
    </section>
  );
}

function StateLink({ state, to, hint }: { state: TranslationState | null; to: string; hint: string }) {
  const { t } = useTeamTexts("translate");
  if (state === null) return <span className="text-13 text-text-3">{t("Original")}</span>;
  return (
    <Link
      to={to}
      className={cn(
        "inline-flex items-center gap-1.5 text-13 underline-offset-3",
        state === "stale" ? "text-warn" : state === "missing" ? "text-link" : "text-text-2",
      )}
    >
      <span aria-hidden="true" className={cn("size-2 shrink-0 rounded-full", stateDots[state])} />
      {state === "missing" ? t("Translate") : t(stateLabels[state])}
      <span className="sr-only"> {hint}</span>
    </Link>
  );
}
