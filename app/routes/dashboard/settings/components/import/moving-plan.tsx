import { useState } from "react";
import { Form, useNavigation } from "react-router";
import { useTeamTexts } from "#features/companies/components/team-texts.tsx";
import type { ImportPlan } from "#features/moving/describe-import.server.ts";
import { noteTexts } from "#features/moving/moving-texts.ts";
import { Button } from "#ui/primitives/button.tsx";
import { cn } from "#ui/primitives/cn.ts";
import { Select } from "#ui/primitives/select.tsx";
import { leftOutFile } from "./left-out-list.tsx";
import { textLink } from "./text-link.ts";

const discardForm = "discard_import";

type ShownPlan = Omit<ImportPlan, "locales"> & {
  id: string;
  /** `name` is null for the main language. */
  locales: { tag: string; name: string | null }[];
};

export function MovingPlan({ label, plan }: { label: string; plan: ShownPlan }) {
  const { t, said, number, language } = useTeamTexts("moving");
  const isBusy = useNavigation().formData !== undefined;
  const { collections, targets, locales, articles, pictures, attachments, oldPaths, notes } = plan;
  const counts = [
    t(articles === 1 ? "{count} article" : "{count} articles", { count: number(articles) }),
    t(collections.length === 1 ? "{count} category" : "{count} categories", {
      count: number(collections.length),
    }),
    ...(locales.length > 1 ? [t("{count} languages", { count: locales.length })] : []),
    ...(pictures > 0
      ? [t(pictures === 1 ? "{count} picture" : "{count} pictures", { count: number(pictures) })]
      : []),
    ...(attachments > 0
      ? [
          t(attachments === 1 ? "{count} attachment" : "{count} attachments", {
            count: number(attachments),
          }),
        ]
      : []),
  ];
  const [skipped, setSkipped] = useState<ReadonlySet<string>>(new Set());
  const choose = (name: string, to: string) => {
    const others = [...skipped].filter((each) => each !== name);
    setSkipped(new Set(to === "skip" ? [...others, name] : others));
  };
  const wanted = collections.reduce(
    (count, { name, counts: found }) => count + (skipped.has(name) ? 0 : (found[""] ?? 0)),
    0,
  );
  const left = notes.reduce((sum, { count }) => sum + count, 0);
  const columns = columnsOf(locales);
  const countIn = (of: Record<string, number>, tags: readonly string[]) =>
    tags.reduce((sum, tag) => sum + (of[tag] ?? 0), 0);
  const shownCount = (count: number) => (count === 0 ? "–" : number(count));
  return (
    <>
      <Form method="post">
        <input type="hidden" name="plan" value={plan.id} />
        <div className="grid items-start gap-8 lg:grid-cols-[minmax(0,1fr)_17rem]">
          <div className="min-w-0">
            <h2 className="text-20 font-semibold wrap-anywhere">{t("The plan for {label}", { label })}</h2>
            <p className="mt-2 mb-4 text-16 text-text-2">
              <strong className="font-medium text-text">
                {new Intl.ListFormat(language).format(counts)}.
              </strong>{" "}
              {t("Change where things go, then import.")}
            </p>
            <div className="overflow-x-auto rounded-lg border border-border">
              <table className="w-full border-collapse text-left text-14 max-md:table-fixed">
                <thead className="bg-surface-2 text-13 text-text-3">
                  <tr>
                    <th scope="col" className="px-4 py-2.5 font-medium">
                      {t("Category")}
                    </th>
                    {columns.map(({ tags, name }) => (
                      <th
                        key={tags[0]}
                        scope="col"
                        className={cn("px-2 py-2.5 text-right font-medium max-md:w-16", onWide(tags))}
                      >
                        {name ?? t(tags[0] === "" ? "Articles" : "Translations")}
                      </th>
                    ))}
                    <th scope="col" className="px-4 py-2.5 font-medium max-md:w-[52%]">
                      {t("Here")}
                    </th>
                  </tr>
                </thead>
                <tbody>
                  {collections.map(({ name, counts, existing }, index) => (
                    <tr key={name} className="border-t border-border">
                      <th
                        scope="row"
                        className={cn(
                          "min-w-28 py-2 ps-4 pe-2 font-normal wrap-anywhere",
                          skipped.has(name) && struck,
                        )}
                      >
                        {name || t("No category")}
                        <input type="hidden" name={`name:${index}`} value={name} />
                      </th>
                      {columns.map(({ tags }) => (
                        <td
                          key={tags[0]}
                          className={cn(
                            "px-2 py-2 text-right tabular-nums",
                            onWide(tags),
                            skipped.has(name) && struck,
                          )}
                        >
                          {shownCount(countIn(counts, tags))}
                        </td>
                      ))}
                      <td className="min-w-48 px-2 py-1">
                        <Select
                          name={`to:${index}`}
                          aria-label={
                            name
                              ? t("Where to put {category}", { category: name })
                              : t("Where to put articles without a category")
                          }
                          defaultValue={existing === null ? "" : `=${existing}`}
                          onChange={({ target }) => choose(name, target.value)}
                        >
                          <option value="">{t(name ? "New category" : "No category")}</option>
                          {targets.map((target) => (
                            <option key={target} value={`=${target}`}>
                              {target}
                            </option>
                          ))}
                          <option value="skip">{t("Don't import")}</option>
                        </Select>
                      </td>
                    </tr>
                  ))}
                </tbody>
                <tfoot className="border-t border-border bg-surface-2 font-medium">
                  <tr>
                    <th scope="row" className="px-4 py-2.5 font-medium">
                      {t("Total")}
                    </th>
                    {columns.map(({ tags }) => (
                      <td key={tags[0]} className={cn("px-2 py-2.5 text-right tabular-nums", onWide(tags))}>
                        {shownCount(collections.reduce((sum, { counts }) => sum + countIn(counts, tags), 0))}
                      </td>
                    ))}
                    <td />
                  </tr>
                </tfoot>
              </table>
            </div>
            {columns.length < locales.length ? (
              <p className="mt-2 text-13 text-text-2">
                {t("Translations into {languages}", {
                  languages: new Intl.ListFormat(language).format(locales.flatMap(({ name }) => name ?? [])),
                })}
              </p>
            ) : null}
          </div>
          <div className="flex flex-col gap-6">
            {notes.length > 0 ? (
              <section aria-labelledby="not_as_they_are">
                <h3 id="not_as_they_are" className="text-16 font-semibold">
                  {t("Can't be imported as they are")}
                </h3>
                <ul className="mt-2 divide-y divide-border text-14">
                  {notes.map(({ kind, count }) => (
                    <Left
                      key={kind}
                      title={`${number(count)} ${said(count === 1 ? noteTexts[kind].one : noteTexts[kind].many)}`}
                    >
                      {said(noteTexts[kind].text)}
                    </Left>
                  ))}
                </ul>
                <p className="mt-2 text-13">
                  <a href={leftOutFile} download className={textLink}>
                    {t("Download this list: {count}", { count: number(left) })}
                  </a>
                </p>
              </section>
            ) : null}
            <fieldset>
              <legend className="mb-2 text-16 font-semibold">{t("How to import")}</legend>
              <Choice value="draft" title={t("As drafts")} isDefault>
                {t("You publish after you check them.")}
              </Choice>
              <Choice value="published" title={t("As they were")}>
                {t("Published articles go live right away.")}
              </Choice>
            </fieldset>
            {oldPaths > 0 ? (
              <label className="flex items-start gap-2 text-14">
                <input
                  type="checkbox"
                  name="redirects"
                  value="on"
                  defaultChecked
                  className="mt-0.5 size-4 shrink-0 accent-solid"
                />
                <span>
                  <span className="font-medium">{t("Redirect old addresses")}</span>
                  <span className="block text-13 text-text-3">
                    {t("Addresses: {count}. Redirects start once their host points to your help center.", {
                      count: number(oldPaths),
                    })}
                  </span>
                </span>
              </label>
            ) : null}
          </div>
        </div>
        <div
          // Toasts find the bar by this attribute and appear above it.
          data-save-bar
          className="sticky bottom-0 z-10 -mx-4 mt-8 flex items-center justify-between gap-3 border-t border-border-strong bg-surface px-4 py-3 md:mx-0 md:rounded-t-lg md:border-x md:px-5"
        >
          <p className="min-w-0 text-13 text-text-3 max-md:sr-only">
            {t("You can run it again later without duplicates.")}
          </p>
          <div className="flex min-w-0 grow flex-wrap justify-end gap-2">
            <Button
              type="submit"
              // Enter in a field presses the first button of its form.
              form={discardForm}
              name="intent"
              value="discard-import"
              variant="ghost"
              aria-disabled={isBusy}
            >
              {t("Cancel")}
            </Button>
            <Button type="submit" name="intent" value="agree" aria-disabled={isBusy} className="max-md:grow">
              {t(wanted === 1 ? "Import {count} article" : "Import {count} articles", {
                count: number(wanted),
              })}
            </Button>
          </div>
        </div>
      </Form>
      <Form method="post" id={discardForm} />
    </>
  );
}

function Left({ title, children }: { title: string; children: string }) {
  return (
    <li className="py-2">
      <span className="font-medium">{title}</span>
      <span className="block text-13 text-text-3">{children}</span>
    </li>
  );
}

function Choice({
  value,
  title,
  isDefault = false,
  children,
}: {
  value: string;
  title: string;
  isDefault?: boolean;
  children: string;
}) {
  return (
    <label className="mb-2 grid cursor-pointer grid-cols-[1.25rem_minmax(0,1fr)] gap-x-3 rounded-md border border-border p-3 text-14 has-checked:border-solid has-checked:bg-tint-6">
      <input
        type="radio"
        name="as"
        value={value}
        defaultChecked={isDefault}
        className="mt-0.5 size-4.5 accent-solid"
      />
      <span className="font-medium">{title}</span>
      <span className="col-start-2 text-13 text-text-3">{children}</span>
    </label>
  );
}

/** Isn't imported. */
const struck = "text-text-3 line-through";

/** Phones show only the main language. */
const onWide = ([tag]: string[]) => (tag === "" ? undefined : "max-md:hidden");

/** More languages would push the choices out of sight. */
const maxLanguageColumns = 4;

function columnsOf(locales: ShownPlan["locales"]): { tags: string[]; name: string | null }[] {
  if (locales.length <= maxLanguageColumns) return locales.map(({ tag, name }) => ({ tags: [tag], name }));
  const others = locales.map(({ tag }) => tag).filter((tag) => tag !== "");
  return [
    { tags: [""], name: null },
    { tags: others, name: null },
  ];
}
