/** Lists contradictions on the website with the quoted lines, and lets the owner pick a value. */
import type { ReactNode } from "react";
import { useTeamTexts } from "#features/companies/components/team-texts.tsx";
import { Button } from "#ui/primitives/button.tsx";
import { Field } from "#ui/primitives/field.tsx";
import { Input, Textarea } from "#ui/primitives/input.tsx";
import { contradictionTitle, type OpenContradiction, contradictionTexts as texts } from "../contradiction.ts";
import { SourceLink } from "./source-link.tsx";

export interface OwnWordsRefused {
  contradictionId: string;
  field: "question" | "answer";
  message: string;
  typed: { question?: string | undefined; answer?: string | undefined };
}

interface ContradictionListProps {
  contradictions: OpenContradiction[];
  isBusy: boolean;
  refused: OwnWordsRefused | null;
  form: (given: { fields: Record<string, string>; className?: string; children: ReactNode }) => ReactNode;
  /** Null if the questions are on the same page, so that no link is needed. */
  editPath: ((faqId: string) => string) | null;
}

export const contradictionsTitleId = "contradictions-title";

export function ContradictionList({ contradictions, ...more }: ContradictionListProps) {
  const { t } = useTeamTexts("sources");
  if (contradictions.length === 0) return null;
  return (
    <section aria-labelledby={contradictionsTitleId} className="mb-10">
      <h2 id={contradictionsTitleId} tabIndex={-1} className="text-16 outline-none">
        {t(texts.heading)}{" "}
        <span className="text-14 font-normal text-text-3 tabular-nums">{contradictions.length}</span>
      </h2>
      <p className="mt-0.5 mb-3 max-w-[68ch] text-14 text-text-3">{t(texts.about)}</p>
      <ul className="rounded-lg border border-border bg-surface">
        {contradictions.map((contradiction) => (
          <li
            key={contradiction.id}
            id={`contradiction-${contradiction.id}`}
            className="@container scroll-mt-20 border-b border-border p-4 last:border-b-0 target:bg-tint-6 md:p-5"
          >
            <Contradiction contradiction={contradiction} {...more} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Contradiction({
  contradiction,
  isBusy,
  refused: anyRefused,
  form: Form,
  editPath,
}: Omit<ContradictionListProps, "contradictions"> & { contradiction: OpenContradiction }) {
  const sourceTexts = useTeamTexts("sources");
  const { t } = sourceTexts;
  const { id, question, values, statedBy } = contradiction;
  const titleId = `contradiction-title-${id}`;
  const refused = anyRefused?.contradictionId === id ? anyRefused : null;
  const errorOf = (field: "question" | "answer") => (refused?.field === field ? refused.message : undefined);
  return (
    <article aria-labelledby={titleId}>
      <h3 id={titleId} dir="auto" className="text-16 leading-snug break-words">
        {contradictionTitle(contradiction, sourceTexts)}
      </h3>
      <ul className="mt-3 grid gap-x-6 gap-y-5 @xl:grid-cols-2">
        {values.map((one, at) => (
          <li
            key={`${one.value} ${one.page.label} ${String(at)}`}
            className="flex min-w-0 flex-col items-start"
          >
            <p dir="auto" className="max-w-full text-16 font-medium break-words">
              {one.value}
            </p>
            <figure className="mt-2 mb-3 w-full border-l-2 border-proof-line pl-3 text-13 leading-relaxed">
              <blockquote dir="auto" className="break-words">
                <mark className="rounded-[2px] bg-proof box-decoration-clone px-0.5 py-[0.1em] text-text">
                  {one.evidence}
                </mark>
              </blockquote>
              <figcaption className="mt-1 flex min-w-0 flex-wrap gap-x-3 text-text-3">
                {one.page.url ? (
                  <a href={one.page.url} target="_blank" rel="noopener noreferrer" className={linkClass}>
                    {one.page.label}
                    <span className="sr-only"> {t("(opens in a new tab)")}</span>
                  </a>
                ) : (
                  one.page.label
                )}
                {one.sourcePath ? <SourceLink path={one.sourcePath} className={linkClass} /> : null}
              </figcaption>
            </figure>
            <Form
              fields={{ contradictionId: id, decision: "pick", at: String(at), value: one.value }}
              className="mt-auto"
            >
              <Button
                type="submit"
                variant="secondary"
                size="sm"
                aria-disabled={isBusy}
                aria-label={`${t(texts.pick)}: ${one.value}`}
              >
                {t(texts.pick)}
              </Button>
            </Form>
          </li>
        ))}
      </ul>
      {editPath && statedBy.length > 0 ? (
        <p className="mt-4 text-13 text-text-3">
          {t("Stated in")}{" "}
          {statedBy.map((faq, at) => (
            <span key={faq.id}>
              {at > 0 ? ", " : ""}
              <a href={editPath(faq.id)} className={linkClass}>
                {faq.question}
              </a>
            </span>
          ))}
        </p>
      ) : null}
      <div className="mt-4 flex flex-wrap items-start gap-x-2 gap-y-1">
        <details open={refused !== null || undefined} className="group min-w-0 open:w-full">
          <summary className="flex min-h-8 w-fit items-center text-14 text-link underline decoration-tint-30 underline-offset-4 hover:decoration-current">
            {t(texts.own)}
          </summary>
          <Form
            fields={{ contradictionId: id, decision: "own" }}
            className="mt-3 flex max-w-[68ch] flex-col gap-4"
          >
            <Field id={`own-question-${id}`} label={t("Question")} error={errorOf("question")}>
              {(control) => (
                <Input
                  {...control}
                  name="question"
                  dir="auto"
                  defaultValue={refused?.typed.question ?? question}
                  maxLength={500}
                  required
                />
              )}
            </Field>
            <Field id={`own-answer-${id}`} label={t("Answer")} error={errorOf("answer")}>
              {(control) => (
                <Textarea
                  {...control}
                  name="answer"
                  dir="auto"
                  rows={3}
                  defaultValue={refused?.typed.answer ?? ""}
                  maxLength={10_000}
                  required
                />
              )}
            </Field>
            <Button type="submit" variant="secondary" size="sm" className="self-start" aria-disabled={isBusy}>
              {t("Add as a draft")}
            </Button>
          </Form>
        </details>
        <Form fields={{ contradictionId: id, decision: "dismiss" }}>
          <Button type="submit" variant="ghost" size="sm" aria-describedby={titleId} aria-disabled={isBusy}>
            {t(texts.dismiss)}
          </Button>
        </Form>
      </div>
    </article>
  );
}

const linkClass =
  "max-w-full truncate text-text-2 underline decoration-border-strong underline-offset-3 hover:decoration-current";
