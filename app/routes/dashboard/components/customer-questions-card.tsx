import { Form, Link } from "react-router";
import type { TeamTexts } from "#engines/messages/team/team-texts.ts";
import { useTeamTexts } from "#features/companies/components/team-texts.tsx";
import type { CustomerQuestions, MissingQuestion } from "#features/faqs/customer-questions.server.ts";
import { Button } from "#ui/primitives/button.tsx";
import { Field } from "#ui/primitives/field.tsx";
import { Select } from "#ui/primitives/select.tsx";

const shownAtOnce = 5;
const namedAtOnce = 3;
const actionClass =
  "-mr-2 inline-flex h-11 shrink-0 items-center rounded-sm px-2 font-medium text-link underline decoration-tint-30 underline-offset-3 hover:decoration-current";

/** Questions that customers in this trade ask but the help center doesn't answer. */
export function CustomerQuestionsCard({
  questions,
  canChoose,
}: {
  questions: CustomerQuestions;
  canChoose: boolean;
}) {
  const texts = useTeamTexts("home");
  const { t } = texts;
  const { trade, tradeId, choices, asked, answered, missing } = questions;
  const [first, rest] = [missing.slice(0, shownAtOnce), missing.slice(shownAtOnce)];
  return (
    <section
      aria-labelledby="customer_questions"
      className="min-w-0 rounded-lg border border-border bg-surface pt-4"
    >
      <h2 id="customer_questions" className="px-4 text-16 md:px-5">
        {trade === null ? t("Questions customers ask") : t("Questions people ask {trade}", { trade })}
      </h2>
      <p className="px-4 pt-1 pb-4 text-14 text-text-2 md:px-5">
        {summaryOf({ asked, answered, missing }, texts)}
      </p>
      {canChoose ? <TradeForm trade={trade} tradeId={tradeId} choices={choices} /> : null}
      {missing.length === 0 ? null : (
        <Form method="post" action="/dashboard?index" className="text-14">
          <input type="hidden" name="intent" value="answer-question" />
          <MissingList missing={first} />
          {rest.length === 0 ? null : (
            <details className="group">
              <summary className="flex min-h-11 items-center border-t border-border px-4 text-link underline decoration-tint-30 underline-offset-3 hover:decoration-current md:px-5">
                <span className="group-open:hidden">{t("Show {count} more", { count: rest.length })}</span>
                <span className="hidden group-open:inline">{t("Show fewer")}</span>
              </summary>
              <MissingList missing={rest} />
            </details>
          )}
        </Form>
      )}
    </section>
  );
}

/** Corrects what Step recognized on the website. Later imports keep the choice. */
function TradeForm({ trade, tradeId, choices }: Pick<CustomerQuestions, "trade" | "tradeId" | "choices">) {
  const { t } = useTeamTexts("home");
  return (
    <details className="border-t border-border text-14">
      <summary className="flex min-h-11 items-center px-4 text-link underline decoration-tint-30 underline-offset-3 hover:decoration-current md:px-5">
        {trade === null ? t("Choose your kind of business") : t("Not {trade}?", { trade })}
      </summary>
      <Form
        key={tradeId}
        method="post"
        action="/dashboard?index"
        className="flex flex-wrap items-end gap-3 px-4 pb-4 md:px-5"
      >
        <input type="hidden" name="intent" value="choose-trade" />
        <Field id="trade" label={t("Kind of business")}>
          {(control) => (
            <Select {...control} name="trade" defaultValue={tradeId ?? ""} required>
              {tradeId === null ? <option value="">{t("Choose one")}</option> : null}
              {choices.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <Button type="submit" variant="secondary">
          {t("Change")}
        </Button>
      </Form>
    </details>
  );
}

function MissingList({ missing }: { missing: MissingQuestion[] }) {
  const { t } = useTeamTexts("home");
  return (
    <ul>
      {missing.map(({ intent, question, draftId }) => (
        <li
          key={intent}
          className="flex min-h-11 items-center justify-between gap-3 border-t border-border px-4 md:px-5"
        >
          <span dir="auto" className="min-w-0 py-2">
            {question}
          </span>
          {draftId === null ? (
            <button type="submit" name="question" value={intent} className={actionClass}>
              {t("Write an answer")}
              <span className="sr-only"> {t("to “{question}”", { question })}</span>
            </button>
          ) : (
            <Link to={`/dashboard/faqs?edit=${draftId}`} className={actionClass}>
              {t("Review draft")}
              <span className="sr-only"> {t("of “{question}”", { question })}</span>
            </Link>
          )}
        </li>
      ))}
    </ul>
  );
}

function summaryOf(
  { asked, answered, missing }: Pick<CustomerQuestions, "asked" | "answered" | "missing">,
  { t }: TeamTexts<"home">,
): string {
  const state = t("Your help center answers {answered} of {asked}.", { answered: answered.length, asked });
  if (missing.length === 0) return state;
  const named = missing.slice(0, namedAtOnce).map(({ label }) => label);
  const others = missing.length - named.length;
  const labels = [...named, ...(others > 0 ? [t("{count} more", { count: others })] : [])].join(", ");
  return t("{state} Missing: {labels}.", { state, labels });
}
