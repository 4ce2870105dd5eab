import { Check, ChevronDown } from "lucide-react";
import { Form, Link } from "react-router";
import { useTeamTexts } from "#features/companies/components/team-texts.tsx";
import type { CustomerQuestions, MissingQuestion } from "#features/faqs/customer-questions.server.ts";
import type { ClosestSentence } from "#features/help-center/ask/closest-sentences.server.ts";
import { buttonClass } from "#ui/primitives/button.tsx";
import { ClipOrigin } from "./clip-origin.tsx";

const summaryClass =
  "flex min-h-11 cursor-pointer items-center gap-2 border-t border-border px-4 py-2 hover:bg-hover md:px-5";

/** What customers of the trade ask: unanswered questions with the sentences that come closest, then the answered ones. */
export function CustomerQuestionsSection({
  questions,
  closest,
}: {
  questions: CustomerQuestions;
  closest: Record<string, ClosestSentence[]>;
}) {
  const { t } = useTeamTexts("answers");
  const { trade, asked, answered, missing } = questions;
  return (
    <section
      aria-labelledby="customer_questions"
      className="min-w-0 rounded-lg border border-border bg-surface pt-4 text-14"
    >
      <h2 id="customer_questions" className="px-4 text-16 md:px-5">
        {trade === null ? t("Questions customers ask") : t("Questions people ask {trade}", { trade })}
      </h2>
      <p className="px-4 pt-1 pb-3 text-text-2 md:px-5">
        {t("Your help center answers {answered} of {asked}.", { answered: answered.length, asked })}
      </p>
      {missing.map((one) => (
        <Missing key={one.intent} {...one} closest={closest[one.question] ?? []} />
      ))}
      {answered.length === 0 ? null : (
        <details className="group">
          <summary className={summaryClass}>
            <Chevron />
            {t("{count} answered", { count: answered.length })}
          </summary>
          <ul className="grid gap-x-6 gap-y-2 px-4 pt-1 pb-4 md:grid-cols-2 md:px-5 lg:grid-cols-3">
            {answered.map((question) => (
              <li key={question} className="flex gap-2 text-text-2">
                <Check className="mt-0.5 size-4 shrink-0 text-ok" strokeWidth={1.75} aria-hidden="true" />
                <span dir="auto">{question}</span>
              </li>
            ))}
          </ul>
        </details>
      )}
    </section>
  );
}

function Chevron() {
  return (
    <ChevronDown
      className="size-4 shrink-0 -rotate-90 text-text-3 group-open:rotate-0 rtl:rotate-90"
      strokeWidth={1.75}
      aria-hidden="true"
    />
  );
}

function Missing({ intent, question, draftId, closest }: MissingQuestion & { closest: ClosestSentence[] }) {
  const { t } = useTeamTexts("answers");
  return (
    <details className="group">
      <summary className={summaryClass}>
        <Chevron />
        <span dir="auto">{question}</span>
      </summary>
      <div className="flex flex-col items-start gap-4 px-4 pt-1 pb-5 md:pr-5 md:pl-11">
        <p className="text-text-2">
          {closest.length > 0
            ? t("None of your FAQs answers this. These sentences come closest.")
            : t("None of your pages says anything close.")}
        </p>
        {closest.map(({ text, lang, ...clip }) => (
          <div key={clip.href + text} className="border-l-2 border-border pl-3">
            <p dir="auto" lang={lang} className="wrap-anywhere">
              {text}
            </p>
            <p className="mt-1 text-13 text-text-3 wrap-anywhere">
              <ClipOrigin {...clip} />
            </p>
          </div>
        ))}
        {draftId === null ? (
          <Form method="post" action="/dashboard?index">
            <input type="hidden" name="intent" value="answer-question" />
            <button type="submit" name="question" value={intent} className={buttonClass({ size: "sm" })}>
              {t("Write an answer")}
              <span className="sr-only"> {t("to “{query}”", { query: question })}</span>
            </button>
          </Form>
        ) : (
          <Link to={`/dashboard/faqs?edit=${draftId}`} className={buttonClass({ size: "sm" })}>
            {t("Review draft")}
            <span className="sr-only"> {t("of “{question}”", { question })}</span>
          </Link>
        )}
      </div>
    </details>
  );
}
