import type { ReactNode } from "react";
import { Form } from "react-router";
import { joined, useTeamTexts } from "#features/companies/components/team-texts.tsx";
import type { ImportPlan } from "#features/faqs/plan-import.ts";
import { Button, buttonClass } from "#ui/primitives/button.tsx";

export interface ShownImport extends Pick<ImportPlan, "added" | "changed" | "errors"> {
  notice: string | null;
  digest: string;
  /** The file as JSON text. */
  content: string;
  /** Full counts. The lists may be truncated. */
  counts: { added: number; changed: number; unchanged: number; errors: number };
}

export function ImportPlanView({ shown }: { shown: ShownImport }) {
  const { notice, counts, added, changed, errors } = shown;
  const { t, said, parts } = useTeamTexts("faqs");
  const isNothing = counts.added + counts.changed === 0;
  const shownValue = (
    values: Record<(typeof fields)[number], string | null>,
    name: (typeof fields)[number],
  ) => (name === "status" ? said(values.status ?? "") : (values[name] ?? t("No category")));
  const sums: Record<"added" | "changed" | "unchanged", ReactNode> = {
    added: <strong className="font-semibold">{counts.added}</strong>,
    changed: <strong className="font-semibold">{counts.changed}</strong>,
    unchanged: counts.unchanged,
  };
  return (
    <div className="flex flex-col gap-8">
      {notice ? (
        <p role="alert" className="text-14 font-medium">
          {said(notice)}
        </p>
      ) : null}
      <div>
        <p className="text-16">
          {joined(
            counts.errors > 0
              ? parts("{added} added, {changed} changed, {unchanged} unchanged, {skipped} skipped.", {
                  ...sums,
                  skipped: counts.errors,
                })
              : parts("{added} added, {changed} changed, {unchanged} unchanged.", sums),
          )}
        </p>
        <Form method="post" encType="multipart/form-data" className="mt-4 flex flex-wrap gap-3">
          <input type="hidden" name="intent" value="apply" />
          <input type="hidden" name="digest" value={shown.digest} />
          <input type="hidden" name="content" value={shown.content} />
          {isNothing ? null : <Button type="submit">{t("Import")}</Button>}
          <a href="/dashboard/faqs/import" className={buttonClass({ variant: "secondary" })}>
            {t("Choose another file")}
          </a>
        </Form>
      </div>
      <Part title={t("Skipped")} count={counts.errors}>
        {errors.map(({ row, message }) => (
          <li key={`${row} ${message}`} className={rowClass}>
            <span className="text-text-3 tabular-nums">{t("Row {row}", { row })}</span> {said(message)}
          </li>
        ))}
      </Part>
      <Part title={t("Changed")} count={counts.changed}>
        {changed.map(({ id, before, after }) => (
          <li key={id} className={rowClass}>
            <p className="font-medium break-words">{before.question}</p>
            {fields
              .filter((name) => before[name] !== after[name])
              .map((name) => (
                <div key={name} className="grid gap-x-4 md:grid-cols-[5rem_minmax(0,1fr)]">
                  <span className="text-13 text-text-3 capitalize">{t(name)}</span>
                  <span className="min-w-0">
                    <del className="block break-words whitespace-pre-line text-text-3">
                      {shownValue(before, name)}
                    </del>
                    <ins className="block break-words whitespace-pre-line no-underline">
                      {shownValue(after, name)}
                    </ins>
                  </span>
                </div>
              ))}
          </li>
        ))}
      </Part>
      <Part title={t("Added")} count={counts.added}>
        {added.map(({ row, question, answer, category, status }) => (
          <li key={row} className={rowClass}>
            <p className="font-medium break-words">{question}</p>
            <p className="line-clamp-2 break-words text-text-2">{answer}</p>
            <p className="text-13 text-text-3">
              {status === "published" ? t("Published") : t("Draft")} · {category ?? t("No category")}
            </p>
          </li>
        ))}
      </Part>
    </div>
  );
}

const fields = ["question", "answer", "category", "status"] as const;
const rowClass = "border-b border-border py-3 last:border-b-0";

function Part({ title, count, children }: { title: string; count: number; children: ReactNode[] }) {
  const { t, number } = useTeamTexts("faqs");
  if (count === 0) return null;
  return (
    <section>
      <h2 className="mb-2 text-16">
        {title} <span className="text-14 font-normal text-text-3 tabular-nums">{number(count)}</span>
      </h2>
      <ul className="rounded-lg border border-border bg-surface px-4 text-14 md:px-5">
        {children}
        {count > children.length ? (
          <li className="py-3 text-text-3">
            {t("and {count} more", { count: number(count - children.length) })}
          </li>
        ) : null}
      </ul>
    </section>
  );
}
