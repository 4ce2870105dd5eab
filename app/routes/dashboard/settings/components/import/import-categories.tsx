import { Check, CircleDashed, LoaderCircle } from "lucide-react";
import { useTeamTexts } from "#features/companies/components/team-texts.tsx";
import type { ImportingProgress } from "#features/moving/describe-progress.server.ts";
import type { ImportReport } from "#features/moving/describe-report.server.ts";
import { cn } from "#ui/primitives/cn.ts";
import { ListTable } from "../list-table.tsx";

const maxShown = 12;

/** How far each category is, in the order of the import. */
export function CategoriesProgress({ categories, next }: Pick<ImportingProgress, "categories" | "next">) {
  const { t, number } = useTeamTexts("moving");
  if (categories.length === 0) return null;
  const current = categories.findIndex(({ name }) => name === next?.category);
  // The current one is always shown.
  const first = Math.max(0, Math.min(current - maxShown + 2, categories.length - maxShown));
  const shown = categories.slice(first, first + maxShown);
  const hidden = categories.length - shown.length;
  return (
    <section aria-labelledby="import_categories" className="mt-6">
      <h3 id="import_categories" className="sr-only">
        {t("Categories")}
      </h3>
      <ul className="overflow-hidden rounded-lg border border-border text-14">
        {shown.map(({ name, done, total }, index) => {
          const isCurrent = first + index === current;
          const state = done >= total ? "done" : isCurrent ? "current" : "waiting";
          const Icon = icons[state];
          return (
            <li
              key={name}
              className={cn(
                "grid grid-cols-[1.25rem_minmax(0,1fr)_auto] items-start gap-3 border-border px-4 py-2.5 not-first:border-t",
                isCurrent && "bg-tint-6",
              )}
            >
              <Icon
                className={cn(
                  "mt-0.5 size-4",
                  state === "done" && "text-ok",
                  state === "current" && "text-link motion-safe:animate-spin",
                  state === "waiting" && "text-text-3",
                )}
                strokeWidth={1.75}
                aria-hidden="true"
              />
              <span className={cn("wrap-anywhere", state === "waiting" ? "text-text-2" : "font-medium")}>
                <bdi>{name || t("No category")}</bdi>
                {isCurrent && next !== null ? (
                  <bdi className="mt-0.5 block text-13 font-normal text-text-2">{next.title}</bdi>
                ) : null}
              </span>
              <span className="text-text-2 tabular-nums">
                {state === "current" || (done > 0 && done < total)
                  ? t("{done} of {total}", { done: number(done), total: number(total) })
                  : number(total)}
              </span>
            </li>
          );
        })}
        {hidden > 0 ? (
          <li className="border-t border-border px-4 py-2.5 text-text-2">
            {t(hidden === 1 ? "{count} more category" : "{count} more categories", { count: number(hidden) })}
          </li>
        ) : null}
      </ul>
    </section>
  );
}

const icons = { done: Check, current: LoaderCircle, waiting: CircleDashed };

/** What became of the texts of each category. */
export function CategoriesReport({ categories }: { categories: ImportReport["collections"] }) {
  const { t, number } = useTeamTexts("moving");
  if (categories.length === 0) return null;
  const columns = [
    { key: "stored", name: t("Stored") },
    { key: "unchanged", name: t("Unchanged") },
    { key: "left", name: t("Left out or kept") },
  ] as const;
  return (
    <section aria-labelledby="by_category">
      <h3 id="by_category" className="text-16 font-semibold">
        {t("By category: {count}", { count: number(categories.length) })}
      </h3>
      <div className="mt-3">
        <ListTable
          columns={[
            { name: t("Category") },
            ...columns.map(({ name }) => ({ name, isNumber: true, className: "md:w-36" })),
          ]}
        >
          <tbody>
            {categories.map((category) => (
              <tr key={category.name} className="border-t border-border max-md:block max-md:px-4 max-md:py-2">
                <th scope="row" className="px-4 py-2 font-normal wrap-anywhere max-md:block max-md:p-0">
                  <bdi>{category.name || t("No category")}</bdi>
                </th>
                {columns.map(({ key, name }) => (
                  <td
                    key={key}
                    className="px-4 py-2 text-right tabular-nums max-md:me-4 max-md:inline-block max-md:p-0 max-md:text-13 max-md:text-text-3"
                  >
                    <span className="md:hidden">{name}: </span>
                    {number(category[key])}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </ListTable>
      </div>
    </section>
  );
}
