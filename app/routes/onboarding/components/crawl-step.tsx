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
  const { crawl, colors, logos } = state;
  const isDone = crawl?.status === "completed";
  const isStopped = crawl === null || crawl.status === "failed" || crawl.status === "cancelled";
  const hasChoice = (crawl?.languages.length ?? 0) > 1;
  useAutoAdvance({ isDone: isDone && !hasChoice, to: "brand-colors" });
  const progress = useCalmText(crawl ? progressText(crawl) : "");
  return (
    <StepFrame
      lead={<Lead crawl={crawl} name={siteName(state)} />}
      skip={wizardTexts.skip}
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
          <CrawlLedger crawl={crawl} siteName={siteName(state)} />
          <SiteLanguages languages={crawl.languages} />
          <FoundSoFar colors={colors} logos={logos} isOver={isDone} />
          {isDone ? null : <NoScriptRefresh />}
        </>
      )}
    </StepFrame>
  );
}

function Lead({ crawl, name }: { crawl: WizardCrawl | null; name: string }) {
  const site = <strong className="font-medium break-words text-text">{name}</strong>;
  switch (crawl?.status) {
    case "queued":
    case "running":
      return (
        <div className="flex min-h-13 items-baseline justify-between gap-4 md:min-h-0">
          <p>
            Reading {site}. You can leave this page.
            {crawl.retryCount > 0 ? ` ${retryText(crawl.retryCount)}.` : ""}
          </p>
          <WizardForm intent="cancel-crawl">
            <button
              type="submit"
              className="-my-2 min-h-10 text-14 underline decoration-border-strong underline-offset-4 hover:text-text hover:decoration-current"
            >
              {wizardTexts.cancel}
            </button>
          </WizardForm>
        </div>
      );
    case "completed":
      return <p className="min-h-13 md:min-h-0">Finished reading {site}. Colors are next.</p>;
    case "failed":
      return <p>We couldn't read {site}.</p>;
    default:
      return <p>We're not reading your website right now.</p>;
  }
}

function Stopped({ crawl }: { crawl: WizardCrawl | null }) {
  const wizard = useWizard();
  const isBusy = isPending(wizard, "retry-crawl");
  const retry = (
    <WizardForm intent="retry-crawl">
      <Button type="submit" aria-disabled={isBusy}>
        {wizardTexts.retry}
      </Button>
    </WizardForm>
  );
  if (!crawl?.error) {
    return crawl ? (
      <div>
        <p className="mb-4 text-text-2">You stopped before we finished.</p>
        {retry}
      </div>
    ) : null;
  }
  return (
    <FailurePanel failure={crawl.error}>
      {retry}
      <WizardForm intent="back">
        <Button type="submit" variant="secondary">
          Change the address
        </Button>
      </WizardForm>
      {crawl.retryCount > 0 ? (
        <p className="text-13 text-text-3 tabular-nums">{retryText(crawl.retryCount)}</p>
      ) : null}
    </FailurePanel>
  );
}

function retryText(count: number): string {
  return count === 1 ? "Tried again once" : `Tried again ${count} times`;
}

function progressText({ status, pages, words }: WizardCrawl): string {
  if (status === "completed") return `Done. Read ${wordsText(words)} on ${pagesText(pages.length)}.`;
  if (status !== "running" || pages.length === 0) return "";
  return `${pagesText(pages.length)} read.`;
}
