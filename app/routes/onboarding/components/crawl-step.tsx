import type { TeamTexts } from "#engines/messages/team/team-texts.ts";
import { joined, useTeamTexts } from "#features/companies/components/team-texts.tsx";
import type { WizardCrawl } from "#features/onboarding/wizard.ts";
import { wizardTexts } from "#features/onboarding/wizard-texts.ts";
import { Button } from "#ui/primitives/button.tsx";
import { pagesText, wordsText } from "../ledger-rows.ts";
import { siteName } from "../site-name.ts";
import { useAutoAdvance } from "../use-auto-advance.ts";
import { useCalmText } from "../use-calm-text.ts";
import { isPending, useWizard } from "../wizard-context.ts";
import { CrawlLedger } from "./crawl-ledger.tsx";
import { FailurePanel } from "./failure-panel.tsx";
import { FoundSoFar } from "./found-so-far.tsx";
import { NoScriptRefresh } from "./no-script-refresh.tsx";
import { SiteLanguages } from "./site-languages.tsx";
import { NextButton, StepFrame } from "./step-frame.tsx";
import { WizardForm } from "./wizard-form.tsx";

const formId = "crawled";

export function CrawlStep() {
  const { state } = useWizard();
  const texts = useTeamTexts("wizard");
  const { crawl, colors, logos } = state;
  const name = siteName(state, texts);
  const isDone = crawl?.status === "completed";
  const isStopped = crawl === null || crawl.status === "failed" || crawl.status === "cancelled";
  const hasChoice = (crawl?.languages.length ?? 0) > 1;
  useAutoAdvance({ isDone: isDone && !hasChoice, to: "brand-colors" });
  const progress = useCalmText(crawl ? progressText(crawl, texts) : "");
  return (
    <StepFrame
      lead={<Lead crawl={crawl} name={name} />}
      skip={texts.t(wizardTexts.skip)}
      next={<NextButton form={formId} isDisabled={!isDone} />}
    >
      <WizardForm intent="go" fields={{ to: "brand-colors" }} id={formId}>
        {null}
      </WizardForm>
      <p role="status" className="sr-only">
        {progress}
      </p>
      {isStopped ? (
        <Stopped crawl={crawl} />
      ) : (
        <>
          <CrawlLedger crawl={crawl} siteName={name} />
          <SiteLanguages languages={crawl.languages} />
          <FoundSoFar colors={colors} logos={logos} isOver={isDone} />
          {isDone ? null : <NoScriptRefresh />}
        </>
      )}
    </StepFrame>
  );
}

function Lead({ crawl, name }: { crawl: WizardCrawl | null; name: string }) {
  const texts = useTeamTexts("wizard");
  const { t, parts } = texts;
  const site = <strong className="font-medium break-words text-text">{name}</strong>;
  switch (crawl?.status) {
    case "queued":
    case "running":
      return (
        <div className="flex min-h-13 items-baseline justify-between gap-4 md:min-h-0">
          <p>
            {joined(parts("Reading {site}. You can leave this page.", { site }))}
            {crawl.retryCount > 0 ? ` ${retryText(crawl.retryCount, texts)}.` : ""}
          </p>
          <WizardForm intent="cancel-crawl">
            <button
              type="submit"
              className="-my-2 min-h-10 text-14 underline decoration-border-strong underline-offset-4 hover:text-text hover:decoration-current"
            >
              {t(wizardTexts.cancel)}
            </button>
          </WizardForm>
        </div>
      );
    case "completed":
      return (
        <p className="min-h-13 md:min-h-0">
          {joined(parts("Finished reading {site}. Colors are next.", { site }))}
        </p>
      );
    case "failed":
      return <p>{joined(parts("We couldn't read {site}.", { site }))}</p>;
    default:
      return <p>{t("We're not reading your website right now.")}</p>;
  }
}

function Stopped({ crawl }: { crawl: WizardCrawl | null }) {
  const wizard = useWizard();
  const texts = useTeamTexts("wizard");
  const { t } = texts;
  const isBusy = isPending(wizard, "retry-crawl");
  const retry = (
    <WizardForm intent="retry-crawl">
      <Button type="submit" aria-disabled={isBusy}>
        {t(wizardTexts.retry)}
      </Button>
    </WizardForm>
  );
  if (!crawl?.error) {
    return crawl ? (
      <div>
        <p className="mb-4 text-text-2">{t("You stopped before we finished.")}</p>
        {retry}
      </div>
    ) : null;
  }
  return (
    <FailurePanel failure={crawl.error}>
      {retry}
      <WizardForm intent="go" fields={{ to: "url-input" }}>
        <Button type="submit" variant="secondary">
          {t("Change the address")}
        </Button>
      </WizardForm>
      {crawl.retryCount > 0 ? (
        <p className="text-13 text-text-3 tabular-nums">{retryText(crawl.retryCount, texts)}</p>
      ) : null}
    </FailurePanel>
  );
}

function retryText(count: number, { t }: TeamTexts<"wizard">): string {
  return count === 1 ? t("Tried again once") : t("Tried again {count} times", { count });
}

function progressText({ status, pages, words }: WizardCrawl, texts: TeamTexts<"wizard">): string {
  const { t } = texts;
  const read = pagesText(pages.length, texts);
  if (status === "completed")
    return t("Done. Read {words} on {pages}.", { words: wordsText(words, texts), pages: read });
  if (status !== "running" || pages.length === 0) return "";
  return t("{pages} read.", { pages: read });
}
