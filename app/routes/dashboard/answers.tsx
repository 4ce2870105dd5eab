/** What visitors asked, what the help center answers, and the answers that the owner pins or writes. */

import { Link, redirect } from "react-router";
import { servicesContext } from "#app/context.ts";
import { redirectWithToast } from "#app/flash.server.ts";
import { maxModelQuestions } from "#features/analytics/max-model-questions.ts";
import { countModelQuestions } from "#features/analytics/model-questions.server.ts";
import { countSolvedMessages } from "#features/analytics/own-visits.server.ts";
import { joined, useTeamTexts } from "#features/companies/components/team-texts.tsx";
import { requestExam } from "#features/exams/request-exam.server.ts";
import { answerAsked, pinAnswer, unpinAnswer } from "#features/faqs/change-pins.server.ts";
import { dismissClaimConflict } from "#features/faqs/claim-conflicts.server.ts";
import { closestSentences } from "#features/help-center/ask/closest-sentences.server.ts";
import { type AskedNow, describeAsked } from "#features/help-center/ask/describe-asked.server.ts";
import { describeConflicts } from "#features/help-center/exam/describe-conflicts.server.ts";
import { describeExam } from "#features/help-center/exam/describe-exam.server.ts";
import { PageHeader } from "#ui/page-header.tsx";
import { unknownForm } from "../answer-outcome.ts";
import { ownerContext } from "../guards.server.ts";
import { framedMeta } from "../private-meta.ts";
import { readForm } from "../read-body.ts";
import { accountTexts, inAccountLanguage } from "../team-texts.server.ts";
import type { Route } from "./+types/answers";
import { AskedList } from "./components/asked-list.tsx";
import { ConflictList } from "./components/conflict-list.tsx";
import { CustomerQuestionsSection } from "./components/customer-questions-section.tsx";
import { ExamSection } from "./components/exam-section.tsx";
import { RequestExam } from "./components/request-exam.tsx";
import { readCustomerQuestions } from "./read-customer-questions.server.ts";
import { SectionError } from "./section-error.tsx";
import { useMay } from "./use-may.ts";

const path = "/dashboard/answers";

export async function loader({ context }: Route.LoaderArgs) {
  const { db, clock, config } = context.get(servicesContext);
  const scope = context.get(ownerContext);
  const now = clock.now();
  const [asked, customers, exam, conflicts, solved, toModel] = await Promise.all([
    describeAsked(db, scope, { now }),
    readCustomerQuestions(context),
    describeExam(db, scope, { now }),
    describeConflicts(db, scope),
    countSolvedMessages(db, scope, { now }),
    countModelQuestions(db, scope, { now }),
  ]);
  const model = asked.withModel ? (config.ai?.model ?? null) : null;
  const missing = customers?.missing.map(({ question }) => question) ?? [];
  return {
    ...inAccountLanguage(context, ["answers"]),
    ...asked,
    ...{ customers, exam, conflicts, solved, model, toModel },
    closest: await closestSentences(db, scope, missing),
  };
}

export async function action({ context }: Route.ActionArgs) {
  const services = context.get(servicesContext);
  const { db } = services;
  const scope = context.get(ownerContext);
  const { t } = accountTexts(context, "answers");
  const form = await readForm(context);
  if (form.get("intent") === "examine") {
    const { kind, text } = examToasts[await requestExam(services, scope)];
    return redirectWithToast(path, { kind, text: t(text) });
  }
  if (form.get("intent") === "both-right") {
    const conflictId = String(form.get("conflict") ?? "");
    if (!(await db.transaction((tx) => dismissClaimConflict(tx, scope, { conflictId })))) throw unknownForm();
    return redirectWithToast(path, {
      kind: "success",
      text: t("Skipped. We'll ask again if a text changes."),
    });
  }
  const query = String(form.get("query") ?? "");
  if (query.trim() === "") throw unknownForm();
  switch (form.get("intent")) {
    case "answer":
      return redirect(
        `/dashboard/faqs?edit=${await db.transaction((tx) => answerAsked(tx, scope, { query }))}`,
      );
    case "pin": {
      const faqId = String(form.get("faq") ?? "");
      if (!(await db.transaction((tx) => pinAnswer(tx, scope, { query, faqId })))) throw unknownForm();
      return redirectWithToast(path, { kind: "success", text: t("Answer pinned") });
    }
    case "unpin":
      await db.transaction((tx) => unpinAnswer(tx, scope, { query }));
      return redirectWithToast(path, { kind: "success", text: t("Answer unpinned") });
    default:
      throw unknownForm();
  }
}

const examToasts = {
  started: { kind: "success", text: "Testing your answers. This takes a few seconds." },
  "under-way": { kind: "success", text: "Your answers are being tested." },
  limited: { kind: "warning", text: "Too many tests. Try again in an hour." },
} as const;

export function meta({ matches }: Route.MetaArgs) {
  return framedMeta("Answers", matches);
}

export default function Answers({ loaderData }: Route.ComponentProps) {
  const { isOn, unanswered, answered, solved, exam, conflicts, model, toModel } = loaderData;
  const { customers, closest } = loaderData;
  const { t, parts, number } = useTeamTexts("answers");
  const may = useMay();
  const noneUnanswered =
    answered.length > 0
      ? t("Every question of the last 30 days has an answer.")
      : t("Questions without an answer appear here.");
  return (
    <>
      <PageHeader
        title={t("Answers")}
        text={t(
          "How well your help center answers, and what visitors asked in the last 30 days. We don't store who asked.",
        )}
      >
        {exam ? <RequestExam isRunning={exam.isRunning} isFirst={exam.latest === null} /> : null}
      </PageHeader>
      {isOn ? null : (
        <p className="rounded-lg border border-border bg-surface p-4 text-14 md:px-5">
          {t("Answers are off, so visitors see results only.")}{" "}
          {may("change settings") ? (
            <Link
              to="/dashboard/settings/help-center"
              className="text-link underline decoration-tint-30 underline-offset-3 hover:decoration-current"
            >
              {t("Open the search settings")}
            </Link>
          ) : null}
        </p>
      )}
      {solved > 0 ? (
        <p className="text-14 text-text-2">
          {joined(
            parts(
              "The contact form showed the answer while visitors typed: {messages} didn't need to be sent.",
              {
                messages: (
                  <strong className="font-medium text-text tabular-nums">
                    {solved === 1 ? t("1 message") : t("{count} messages", { count: number(solved) })}
                  </strong>
                ),
              },
            ),
          )}
        </p>
      ) : null}
      {model === null ? null : (
        <p className="text-14 text-text-2">
          {t("{model} selected sentences for {count} of at most {max} questions today.", {
            model,
            count: number(toModel),
            max: number(maxModelQuestions),
          })}
        </p>
      )}
      <div className="flex flex-col gap-6 md:gap-8">
        {exam ? <ExamSection exam={exam} /> : null}
        {customers ? <CustomerQuestionsSection questions={customers} closest={closest} /> : null}
        <Section id="unanswered" title={t("Asked, not answered")} questions={unanswered}>
          {isOn ? noneUnanswered : null}
        </Section>
        <ConflictList conflicts={conflicts} />
        <Section id="answered" title={t("Asked and answered")} questions={answered}>
          {isOn ? t("Questions with an answer appear here.") : null}
        </Section>
      </div>
    </>
  );
}

function Section({
  id,
  title,
  questions,
  children,
}: {
  id: string;
  title: string;
  questions: AskedNow[];
  /** Shown if there is no question. */
  children: string | null;
}) {
  if (questions.length === 0 && children === null) return null;
  return (
    <section aria-labelledby={id} className="min-w-0 rounded-lg border border-border bg-surface pt-4">
      <h2 id={id} className="px-4 pb-3 text-16 md:px-5">
        {title}
        {questions.length > 0 ? (
          <span className="pl-2 text-14 text-text-3 tabular-nums">{questions.length}</span>
        ) : null}
      </h2>
      {questions.length > 0 ? (
        <AskedList questions={questions} />
      ) : (
        <p className="px-4 pb-4 text-14 text-text-2 md:px-5">{children}</p>
      )}
    </section>
  );
}

export const ErrorBoundary = SectionError;
