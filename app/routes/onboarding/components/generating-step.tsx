import { Check, LoaderCircle } from "lucide-react";
import type { WizardGeneration } from "#features/onboarding/wizard.ts";
import { wizardTexts } from "#features/onboarding/wizard-texts.ts";
import { Button } from "#ui/primitives/button.tsx";
import { cn } from "#ui/primitives/cn.ts";
import { useAutoAdvance } from "../use-auto-advance.ts";
import { useCalmText } from "../use-calm-text.ts";
import { isPending, useWizard } from "../wizard-context.ts";
import { FailurePanel } from "./failure-panel.tsx";
import { NoScriptRefresh } from "./no-script-refresh.tsx";
import { NextButton, StepFrame } from "./step-frame.tsx";
import { WizardForm } from "./wizard-form.tsx";

const formId = "written";

export function GeneratingStep() {
  const { generation, source } = useWizard().state;
  const isDone = generation?.status === "completed";
  useAutoAdvance({ isDone, to: "complete" });
  const progress = useCalmText(generation?.log.at(-1) ?? "");
  return (
    <StepFrame
      lead={
        source === "empty"
          ? "This is quick, because there's no website to read."
          : "Step writes questions and answers from your website. If your site doesn't say it, we don't publish it."
      }
      skip={wizardTexts.skip}
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
              {line}
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
            Getting ready
          </li>
        ) : null}
      </ol>
      <div className="flex min-h-[45px] flex-wrap justify-between gap-x-3 border-t border-border bg-bg-subtle px-4 py-3 text-14">
        <p className="font-medium tabular-nums">
          {isDone ? questionsText(actualCount ?? 0) : `${progress} %`}
        </p>
        <p className="text-text-3">
          {[
            engine ? writerText(engine) : null,
            engine ? engineNote : null,
            isFallback ? "fallback data" : null,
            retryCount > 0 ? `try ${retryCount + 1}` : null,
          ]
            .filter((part) => part !== null)
            .join(", ")}
        </p>
      </div>
    </div>
  );
}

function questionsText(count: number): string {
  return count === 1 ? "1 question" : `${count} questions`;
}

function writerText(engine: string): string {
  return engine === "built-in"
    ? "Written by the built-in writer"
    : `Written by the built-in writer and ${engine}`;
}

function Failed({ generation }: { generation: WizardGeneration | null }) {
  const wizard = useWizard();
  const isBusy = isPending(wizard, "retry-generation");
  const again = (
    <WizardForm intent="retry-generation">
      <Button type="submit" variant={generation ? "secondary" : "primary"} aria-disabled={isBusy}>
        {wizardTexts.retry}
      </Button>
    </WizardForm>
  );
  if (!generation?.failure) return again;
  return (
    <FailurePanel failure={generation.failure}>
      <WizardForm intent="retry-generation" fields={{ fallback: "true" }}>
        <Button type="submit" aria-disabled={isBusy}>
          {wizardTexts.retryWithFallback}
        </Button>
      </WizardForm>
      {again}
      {generation.retryCount > 0 ? (
        <p className="text-13 text-text-3 tabular-nums">Try {generation.retryCount + 1}</p>
      ) : null}
    </FailurePanel>
  );
}
