import { Check, LoaderCircle } from "lucide-react";
import type { TeamTexts } from "#engines/messages/team/team-texts.ts";
import { useTeamTexts } from "#features/companies/components/team-texts.tsx";
import type { WizardGeneration } from "#features/onboarding/wizard.ts";
import { wizardTexts } from "#features/onboarding/wizard-texts.ts";
import { Button } from "#ui/primitives/button.tsx";
import { cn } from "#ui/primitives/cn.ts";
import { questionsText } from "../ledger-rows.ts";
import { useAutoAdvance } from "../use-auto-advance.ts";
import { useCalmText } from "../use-calm-text.ts";
import { isPending, useWizard } from "../wizard-context.ts";
import { FailurePanel } from "./failure-panel.tsx";
import { NoScriptRefresh } from "./no-script-refresh.tsx";
import { NextButton, StepFrame } from "./step-frame.tsx";
import { WizardForm } from "./wizard-form.tsx";

const formId = "written";

export function GeneratingStep() {
  const { t, said } = useTeamTexts("wizard");
  const { generation, source } = useWizard().state;
  const isDone = generation?.status === "completed";
  useAutoAdvance({ isDone, to: "complete" });
  const progress = useCalmText(said(generation?.log.at(-1) ?? ""));
  return (
    <StepFrame
      lead={
        source === "empty"
          ? t("This is quick, because there's no website to read.")
          : t(
              "Step writes questions and answers from your website. If your site doesn't say it, we don't publish it.",
            )
      }
      skip={t(wizardTexts.skip)}
      isBackDisabled
      next={<NextButton form={formId} isDisabled={!isDone} />}
    >
      <WizardForm intent="go" fields={{ to: "complete" }} id={formId}>
        {null}
      </WizardForm>
      <p role="status" className="sr-only">
        {progress}
      </p>
      {generation === null || generation.status === "failed" ? (
        <Failed generation={generation} />
      ) : (
        <>
          <WritingLog generation={generation} />
          {isDone ? null : <NoScriptRefresh />}
        </>
      )}
    </StepFrame>
  );
}

function WritingLog({ generation }: { generation: WizardGeneration }) {
  const texts = useTeamTexts("wizard");
  const { t, said } = texts;
  const { log, progress, engine, engineNote, actualCount, status, retryCount, isFallback } = generation;
  const isDone = status === "completed";
  return (
    <div className="overflow-hidden rounded-lg border border-border">
      <ol className="min-h-[252px] bg-[repeating-linear-gradient(to_bottom,transparent_0_35px,var(--border)_35px_36px)]">
        {log.map((line, index) => {
          const isLast = index === log.length - 1 && !isDone;
          const Icon = isLast ? LoaderCircle : Check;
          return (
            <li
              // Lines may repeat, so the index is part of the key.
              key={`${String(index)} ${line}`}
              className={cn(
                "flex min-h-9 items-center gap-3 border-b border-border px-4 py-1.5 text-14",
                isLast && "bg-tint-6",
              )}
            >
              <Icon
                className={cn("size-4 shrink-0", isLast ? "text-solid motion-safe:animate-spin" : "text-ok")}
                strokeWidth={1.75}
                aria-hidden="true"
              />
              {said(line)}
            </li>
          );
        })}
        {log.length === 0 ? (
          <li className="flex h-9 items-center gap-3 border-b border-border bg-tint-6 px-4 text-14">
            <LoaderCircle
              className="size-4 shrink-0 text-solid motion-safe:animate-spin"
              strokeWidth={1.75}
              aria-hidden="true"
            />
            {t("Getting ready")}
          </li>
        ) : null}
      </ol>
      <div className="flex min-h-[45px] flex-wrap justify-between gap-x-3 border-t border-border bg-bg-subtle px-4 py-3 text-14">
        <p className="font-medium tabular-nums">
          {isDone ? questionsText(actualCount ?? 0, texts) : `${progress} %`}
        </p>
        <p className="text-text-3">
          {[
            engine ? writerText(engine, texts) : null,
            engine && engineNote ? said(engineNote) : null,
            isFallback ? t("fallback data") : null,
            retryCount > 0 ? t("try {count}", { count: retryCount + 1 }) : null,
          ]
            .filter((part) => part !== null)
            .join(", ")}
        </p>
      </div>
    </div>
  );
}

function writerText(engine: string, { t }: TeamTexts<"wizard">): string {
  return engine === "built-in"
    ? t("Written by the built-in writer")
    : t("Written by the built-in writer and {engine}", { engine });
}

function Failed({ generation }: { generation: WizardGeneration | null }) {
  const wizard = useWizard();
  const { t } = useTeamTexts("wizard");
  const isBusy = isPending(wizard, "retry-generation");
  const again = (
    <WizardForm intent="retry-generation">
      <Button type="submit" variant={generation ? "secondary" : "primary"} aria-disabled={isBusy}>
        {t(wizardTexts.retry)}
      </Button>
    </WizardForm>
  );
  if (!generation?.failure) return again;
  return (
    <FailurePanel failure={generation.failure}>
      <WizardForm intent="retry-generation" fields={{ fallback: "true" }}>
        <Button type="submit" aria-disabled={isBusy}>
          {t(wizardTexts.retryWithFallback)}
        </Button>
      </WizardForm>
      {again}
      {generation.retryCount > 0 ? (
        <p className="text-13 text-text-3 tabular-nums">
          {t("Try {count}", { count: generation.retryCount + 1 })}
        </p>
      ) : null}
    </FailurePanel>
  );
}
