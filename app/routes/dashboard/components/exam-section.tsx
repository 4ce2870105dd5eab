import { TriangleAlert } from "lucide-react";
import { dayAndTimeIn, dayOnlyIn } from "#engines/messages/team/team-dates.ts";
import { joined, useTeamTexts } from "#features/companies/components/team-texts.tsx";
import type { DescribedExam } from "#features/help-center/exam/describe-exam.server.ts";
import type { ExamShares } from "#features/help-center/exam/exam-shares.ts";
import { LocalTime } from "#ui/local-time.tsx";
import { ExamCases } from "./exam-cases.tsx";
import { ExamHistory } from "./exam-history.tsx";
import { ExamLegend, ExamSquares } from "./exam-squares.tsx";
import { percentIn } from "./percent-in.ts";

/** A higher share of wrong answers than this is too much. */
const maxWrong = 0.02;

const method =
  "Step asks your questions in other words, and some that your help center can't know. No AI model is asked.";

/** How well the help center answers: each question of the last exam as one square. */
export function ExamSection({ exam }: { exam: DescribedExam }) {
  const { latest, before, known, unknown, needs, wrong, lost, declined, declinedTotal, history } = exam;
  const { t, parts, number, language } = useTeamTexts("answers");
  return (
    <section aria-labelledby="exam" className="min-w-0 rounded-lg border border-border bg-surface">
      <div className="px-4 pt-4 md:px-5">
        <h2 id="exam" className="text-16">
          {t("Tested answers")}
        </h2>
        <p className="mt-1 max-w-[72ch] text-14 text-text-2">{t(method)}</p>
        {latest ? (
          <p className="mt-1 text-13 text-text-3">
            {joined(
              parts("{count} questions, tested {time}", {
                count: number(latest.asked),
                time: <LocalTime at={latest.ranAt.toISOString()} format={dayAndTimeIn(language)} />,
              }),
            )}
          </p>
        ) : null}
      </div>
      {needs !== null ? (
        <p role="status" className="px-4 pt-3 text-14 text-text-2 md:px-5">
          {latest
            ? t("A test needs at least {count} published questions. This is the result before.", {
                count: needs,
              })
            : t("A test needs at least {count} published questions.", { count: needs })}
        </p>
      ) : null}
      {latest ? (
        <>
          {lost.length > 0 ? <GotWorse count={lost.length} /> : null}
          <div className="mt-4 flex flex-col-reverse border-t border-border md:grid md:grid-cols-[minmax(0,1fr)_13rem]">
            <div className="flex min-w-0 flex-col gap-5 px-4 py-5 md:px-5">
              <ExamSquares name={t("Questions your pages answer")} squares={known} isKnown />
              <ExamSquares
                name={t("Trick questions, where declining is right")}
                squares={unknown}
                isKnown={false}
              />
              <ExamLegend squares={[...known, ...unknown]} />
            </div>
            <dl className="grid grid-cols-3 content-start gap-3 border-b border-border px-4 py-5 md:grid-cols-1 md:gap-5 md:border-b-0 md:border-l md:px-5">
              <Figure name={t("answered")} of="answered" {...{ latest, before }}>
                {t("Of the {count} your pages answer", { count: known.length })}
              </Figure>
              <Figure name={t("wrong")} of="wrong" {...{ latest, before }} isBad={latest.wrong > maxWrong}>
                {t("Limit {share}", { share: percentIn(language, maxWrong) })}
              </Figure>
              <Figure name={t("declined")} of="declined" {...{ latest, before }}>
                {t("{count} of {all} rightly so", {
                  count: latest.rightlyDeclined,
                  all: latest.declinedCount,
                })}
              </Figure>
            </dl>
          </div>
          {history.length > 1 ? <ExamHistory history={history} /> : null}
          <ExamCases id="wrong-answers" title={t("Wrong answers")} cases={wrong} isOpen>
            {t("Visitors who ask this see a sentence that doesn't answer it.")}
          </ExamCases>
          <ExamCases id="got-worse" title={t("Got worse")} cases={lost}>
            {t("The test before had these right.")}
          </ExamCases>
          <ExamCases
            id="declined-although-the-answer-is-there"
            title={t("Declined, although the answer is there")}
            cases={declined}
            total={declinedTotal}
          >
            {t("Visitors get search results instead. Wording the question as they do helps.")}
          </ExamCases>
        </>
      ) : (
        <p className="px-4 pt-3 pb-5 text-14 text-text-2 md:px-5">
          {needs === null
            ? t("Your first result appears after the next test. Step tests every night.")
            : null}
        </p>
      )}
    </section>
  );
}

function GotWorse({ count }: { count: number }) {
  const { t } = useTeamTexts("answers");
  return (
    <p className="mt-4 flex items-center gap-3 border-t border-l-3 border-t-border border-l-danger px-4 py-3 text-14 md:px-5">
      <TriangleAlert aria-hidden="true" size={16} strokeWidth={1.75} className="shrink-0 text-danger" />
      <span>
        <strong className="font-medium">
          {count === 1 ? t("1 question got worse") : t("{count} questions got worse", { count })}
        </strong>{" "}
        {t("since the test before.")}{" "}
        <a href="#exam-got-worse" className="text-link underline decoration-tint-30 underline-offset-3">
          {t("See them")}
        </a>
      </span>
    </p>
  );
}

function Figure({
  name,
  of,
  latest,
  before,
  isBad = false,
  children,
}: {
  name: string;
  of: keyof ExamShares;
  latest: ExamShares;
  before: (ExamShares & { ranAt: Date }) | null;
  isBad?: boolean;
  children?: React.ReactNode;
}) {
  const { parts, language } = useTeamTexts("answers");
  return (
    <div className="flex flex-col">
      <dd
        className={`order-first text-22 leading-tight font-semibold tabular-nums md:text-28 ${isBad ? "text-danger" : ""}`}
      >
        {percentIn(language, latest[of])}
      </dd>
      <dt className="order-2 text-14">{name}</dt>
      {before ? (
        <dd className="order-3 text-13 text-text-3 tabular-nums">
          {joined(
            parts("{share} on {day}", {
              share: percentIn(language, before[of]),
              day: <LocalTime at={before.ranAt.toISOString()} format={dayOnlyIn(language)} />,
            }),
          )}
        </dd>
      ) : null}
      {children ? <dd className="order-4 text-13 text-text-3">{children}</dd> : null}
    </div>
  );
}
