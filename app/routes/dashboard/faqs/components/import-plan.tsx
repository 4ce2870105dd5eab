import type { ReactNode } from "react";
import { Form } from "react-router";
import type { ImportPlan } from "#features/faqs/plan-import.ts";
import { groupDigits } from "#shared/group-digits.ts";
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
  const isNothing = counts.added + counts.changed === 0;
  return (
    <div className="flex flex-col gap-8">
      {notice ? (
        <p role="alert" className="text-14 font-medium">
          {notice}
        </p>
      ) : null}
      <div>
        <p className="text-16">
          <strong className="font-semibold">{counts.added}</strong> added,{" "}
          <strong className="font-semibold">{counts.changed}</strong> changed, {counts.unchanged} unchanged
          {counts.errors > 0 ? `, ${counts.errors} skipped` : ""}.
        </p>
        <Form method="post" encType="multipart/form-data" className="mt-4 flex flex-wrap gap-3">
          <input type="hidden" name="intent" value="apply" />
          <input type="hidden" name="digest" value={shown.digest} />
          <input type="hidden" name="content" value={shown.content} />
          {isNothing ? null : <Button type="submit">Import</Button>}
          <a href="/dashboard/faqs/import" className={buttonClass({ variant: "secondary" })}>
            Choose another file
          </a>
        </Form>
      </div>
      <Part title="Skipped" count={counts.errors}>
        {errors.map(({ row, message }) => (
          <li key={`${row} ${message}`} className={rowClass}>
            <span className="text-text-3 tabular-nums">Row {row}</span> {message}
          </li>
        ))}
      </Part>
      <Part title="Changed" count={counts.changed}>
        {changed.map(({ id, before, after }) => (
          <li key={id} className={rowClass}>
            <p className="font-medium break-words">{before.question}</p>
            {fields
              .filter((name) => before[name] !== after[name])
              .map((name) => (
                <div key={name} className="grid gap-x-4 md:grid-cols-[5rem_minmax(0,1fr)]">
                  <span className="text-13 text-text-3 capitalize">{name}</span>
                  <span className="min-w-0">
                    <del className="block break-words whitespace-pre-line text-text-3">
                      {before[name] ?? "No category"}
                    </del>
                    <ins className="block break-words whitespace-pre-line no-underline">
                      {after[name] ?? "No category"}
                    </ins>
                  </span>
                </div>
              ))}
          </li>
        ))}
      </Part>
      <Part title="Added" count={counts.added}>
        {added.map(({ row, question, answer, category, status }) => (
          <li key={row} className={rowClass}>
            <p className="font-medium break-words">{question}</p>
            <p className="line-clamp-2 break-words text-text-2">{answer}</p>
            <p className="text-13 text-text-3">
              {status === "published" ? "Published" : "Draft"} · {category ?? "No category"}
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
  if (count === 0) return null;
  return (
    <section>
      <h2 className="mb-2 text-16">
        {title} <span className="text-14 font-normal text-text-3 tabular-nums">{count}</span>
      </h2>
      <ul className="rounded-lg border border-border bg-surface px-4 text-14 md:px-5">
        {children}
        {count > children.length ? (
          <li className="py-3 text-text-3">and {groupDigits(count - children.length)} more</li>
        ) : null}
      </ul>
    </section>
  );
}
