import { useTeamTexts } from "#features/companies/components/team-texts.tsx";
import type { TrialFaq } from "#features/onboarding/trial/trial.ts";
import { MarkedAnswer } from "../../onboarding/components/marked-answer.tsx";

/** The first is open, as an example of how an answer quotes its page. */
export function FoundAnswers({ faqs, total }: { faqs: TrialFaq[]; total: number }) {
  const { t } = useTeamTexts("wizard");
  const rest = total - faqs.length;
  return (
    <section aria-labelledby="answers">
      <h2 id="answers" className="text-18 tracking-tight">
        {t("Questions your website answers")}
      </h2>
      <div className="mt-3 overflow-hidden rounded-lg border border-border">
        {faqs.map((faq, index) => (
          <details
            key={faq.id}
            open={index === 0}
            className="group border-b border-border last:border-b-0 open:bg-bg-subtle"
          >
            <summary
              dir="auto"
              className="flex min-h-11 cursor-pointer items-center px-4 py-2.5 text-16 font-medium md:text-14"
            >
              {faq.question}
            </summary>
            <div className="px-4 pb-4 text-14">
              <MarkedAnswer
                faq={faq}
                className="break-words text-text-2 [&_a]:underline [&_ul]:list-disc [&_ul]:pl-5"
              />
              {faq.source ? (
                <p className="mt-2 truncate border-l-2 border-proof-line pl-3 text-13 text-text-3">
                  {t("From")}{" "}
                  <a
                    href={faq.source.url}
                    target="_blank"
                    rel="noopener noreferrer"
                    className="text-text-2 underline decoration-border-strong underline-offset-3 hover:decoration-current"
                  >
                    {faq.source.label}
                    <span className="sr-only"> {t("(opens in a new tab)")}</span>
                  </a>
                </p>
              ) : null}
            </div>
          </details>
        ))}
      </div>
      {rest > 0 ? (
        <p className="mt-3 text-14 text-text-3">{t("And {count} more.", { count: rest })}</p>
      ) : null}
    </section>
  );
}
