import { Form } from "react-router";
import { useTeamTexts } from "#features/companies/components/team-texts.tsx";
import type { AskedNow } from "#features/help-center/ask/describe-asked.server.ts";
import { useMay } from "../use-may.ts";
import { ClipOrigin } from "./clip-origin.tsx";

const actionClass =
  "inline-flex min-h-11 items-center rounded-sm text-left font-medium text-link underline decoration-tint-30 underline-offset-3 hover:decoration-current";

/** Each question with its answer, or with ways to answer it. */
export function AskedList({ questions }: { questions: AskedNow[] }) {
  const mayDo = useMay();
  const { t, number } = useTeamTexts("answers");
  return (
    <ul className="text-14">
      {questions.map(({ query, count, answer, isPinned, candidates }) => (
        <li key={query} className="border-t border-border px-4 py-3 md:px-5">
          <div className="flex items-baseline justify-between gap-4">
            <p dir="auto" className="min-w-0 font-medium wrap-anywhere">
              {query}
            </p>
            <p className="shrink-0 text-text-3 tabular-nums">
              <span aria-hidden="true">{number(count)}</span>
              <span className="sr-only">
                {count === 1 ? t("1 time") : t("{count} times", { count: number(count) })}
              </span>
            </p>
          </div>
          {answer ? (
            <>
              <p dir="auto" lang={answer.lang} className="mt-1 text-text-2 wrap-anywhere">
                {answer.sentences.flatMap(({ text, isAnswer }) => (isAnswer ? [text] : [])).join(" ")}
              </p>
              <p className="mt-1 text-13 text-text-3 wrap-anywhere">
                {isPinned ? `${t("Pinned by your team")} · ` : null}
                <ClipOrigin {...answer} />
              </p>
            </>
          ) : null}
          <Form method="post" className="flex flex-wrap gap-x-5">
            <input type="hidden" name="query" value={query} />
            {answer === null ? (
              <button type="submit" name="intent" value="answer" className={actionClass}>
                {t("Write an answer")}
                <span className="sr-only"> {t("to “{query}”", { query })}</span>
              </button>
            ) : null}
            {isPinned && mayDo("publish content") ? (
              <button type="submit" name="intent" value="unpin" className={actionClass}>
                {t("Unpin")}
                <span className="sr-only"> {t("the answer to “{query}”", { query })}</span>
              </button>
            ) : null}
          </Form>
          {mayDo("publish content") && candidates.length > 0 ? (
            <Form method="post" className="flex flex-wrap items-baseline gap-x-5 text-13">
              <input type="hidden" name="intent" value="pin" />
              <input type="hidden" name="query" value={query} />
              <span className="text-text-3">{t("Or answer it with:")}</span>
              {candidates.map(({ faqId, question }) => (
                <button key={faqId} type="submit" name="faq" value={faqId} dir="auto" className={actionClass}>
                  {question}
                </button>
              ))}
            </Form>
          ) : null}
        </li>
      ))}
    </ul>
  );
}
