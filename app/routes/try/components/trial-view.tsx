/** The visitor's website as it becomes a help center. */
import { useCallback, useState } from "react";
import type { TeamTexts } from "#engines/messages/team/team-texts.ts";
import { useTeamTexts } from "#features/companies/components/team-texts.tsx";
import { HelpCenterPreview } from "#features/help-center/components/help-center-preview.tsx";
import { applyStateEvent, type StateEvent } from "#features/onboarding/state-events.ts";
import { isSettled, type TrialState } from "#features/onboarding/trial/trial.ts";
import { CrawlLedger } from "../../onboarding/components/crawl-ledger.tsx";
import { FailurePanel } from "../../onboarding/components/failure-panel.tsx";
import { FoundSoFar } from "../../onboarding/components/found-so-far.tsx";
import { NoScriptRefresh } from "../../onboarding/components/no-script-refresh.tsx";
import { pagesText } from "../../onboarding/ledger-rows.ts";
import { useCalmText } from "../../onboarding/use-calm-text.ts";
import { useStateEvents } from "../../onboarding/use-state-events.ts";
import { AddressForm } from "./address-form.tsx";
import { FoundAnswers } from "./found-answers.tsx";
import { KeepBar, type Keeping } from "./keep-bar.tsx";
import { ProgressRuler } from "./progress-ruler.tsx";

export function TrialView({ initial, keeping }: { initial: TrialState; keeping: Keeping }) {
  const texts = useTeamTexts("wizard");
  const { t } = texts;
  const { state, isAway } = useTrialState(initial);
  const { status, siteLabel, crawl, preview, failure } = state;
  const announced = useCalmText(leadOf(state, texts));
  const isOver = isSettled(state);
  return (
    <>
      <div className="mx-auto w-full max-w-[1168px] px-4 pt-8 pb-14 md:px-6 md:pt-10">
        <div className="flex flex-wrap items-start justify-between gap-x-8 gap-y-2">
          <h1 className="min-w-0 text-22 tracking-tight break-words md:text-30">{headingOf(state, texts)}</h1>
          <a
            href="/"
            className="max-md:order-last inline-flex min-h-11 items-center text-14 font-medium text-text-2 underline decoration-border-strong underline-offset-4 hover:text-text"
          >
            {t("Use another address")}
          </a>
        </div>
        <p className="mt-1 text-text-2">
          {isAway ? t("We can't reach the server. We keep trying.") : leadOf(state, texts)}
        </p>
        <p role="status" className="sr-only">
          {announced}
        </p>
        {isOver ? null : <NoScriptRefresh seconds={3} />}
        {failure ? (
          <div className="mt-8 max-w-[720px]">
            <FailurePanel failure={failure}>
              <div className="w-full">
                <AddressForm typed={siteLabel} problem={null} />
              </div>
            </FailurePanel>
          </div>
        ) : (
          <>
            <ProgressRuler percent={state.progress} status={status} />
            <div className="mt-6 grid items-start gap-x-8 gap-y-8 lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]">
              <div className="min-w-0">
                {status === "ready" ? (
                  <FoundAnswers faqs={state.faqs} total={state.faqCount} />
                ) : crawl ? (
                  <>
                    <CrawlLedger crawl={crawl} siteName={siteLabel} />
                    <FoundSoFar
                      colors={state.colors}
                      logos={state.logos}
                      isOver={crawl.status === "completed"}
                    />
                  </>
                ) : null}
              </div>
              {preview ? (
                <div className="min-w-0 max-lg:order-first lg:sticky lg:top-6">
                  <HelpCenterPreview
                    center={preview}
                    pending={{
                      name: state.companyName === "",
                      logo: !isOver && preview.logo === null,
                      theme: !isOver && state.colors.origin === "default",
                      contact: !isOver && preview.home.contact === null,
                      questions: state.faqCount === 0,
                    }}
                    className="h-[260px] md:h-[420px] lg:h-[560px]"
                  />
                </div>
              ) : null}
            </div>
          </>
        )}
      </div>
      {status === "failed" ? null : <KeepBar site={siteLabel} keeping={keeping} />}
    </>
  );
}

function useTrialState(initial: TrialState): { state: TrialState; isAway: boolean } {
  const [state, setState] = useState(initial);
  const receive = useCallback((event: StateEvent<TrialState>) => {
    // Claimed in another tab, or deleted. The page then says what is left to do.
    if (event.type === "finished") window.location.reload();
    else setState((known) => applyStateEvent(known, event));
  }, []);
  return { state, isAway: useStateEvents({ path: isSettled(state) ? null : "/try/events", receive }) };
}

function headingOf({ status, siteLabel: site, companyName }: TrialState, { t }: TeamTexts<"wizard">): string {
  switch (status) {
    case "waiting":
      return t("{site} is in line", { site });
    case "reading":
      return t("Reading {site}", { site });
    case "writing":
      return t("Writing answers from {site}", { site });
    case "ready":
      return t("{company} has a help center", { company: companyName || site });
    case "failed":
      return t("We couldn't make a help center from {site}", { site });
  }
}

function leadOf({ status, ahead, crawl, faqCount }: TrialState, texts: TeamTexts<"wizard">): string {
  const { t } = texts;
  const pages = pagesText(crawl?.pages.length ?? 0, texts);
  switch (status) {
    case "waiting":
      if (ahead === 0) return t("It's next. You can leave this page open.");
      return ahead === 1
        ? t("We read 1 website before yours. You can leave this page open.")
        : t("We read {count} websites before yours. You can leave this page open.", { count: ahead });
    case "reading":
      return crawl && crawl.pages.length > 0
        ? t("{pages} read so far.", { pages })
        : t("Connecting to your website.");
    case "writing":
      return t("{pages} read. Every answer quotes the page it comes from.", { pages });
    case "ready":
      return t("We read {pages} and found {answers}. Every answer quotes the page it comes from.", {
        pages,
        answers: faqCount === 1 ? t("1 answer") : t("{count} answers", { count: texts.number(faqCount) }),
      });
    case "failed":
      return t("Try another address, or the address of the homepage.");
  }
}
