/** The words of the step that is shown, and what can be done with it. */
import { ArrowLeft, ArrowRight, ChevronLeft, ChevronRight, Trash2, Undo2 } from "lucide-react";
import type { ReactNode } from "react";
import { useTeamTexts } from "#features/companies/components/team-texts.tsx";
import { shortTime } from "#shared/clock-time.ts";
import { stepGuideLimits } from "#shared/guide-limits.ts";
import { Button } from "#ui/primitives/button.tsx";
import { Field } from "#ui/primitives/field.tsx";
import { Input, Textarea } from "#ui/primitives/input.tsx";
import { type RecordedStep, type StepWords, sentClick } from "../../frames/recorded-steps.ts";
import type { ReviewedStep } from "../../frames/review.ts";
import { backClass } from "./review-bar.tsx";
import { StepFacts } from "./step-facts.tsx";

export function ReviewStep({
  step,
  reviewed,
  words,
  language,
  number,
  count,
  hasTimes,
  isOnlyOne,
  onStep,
  onReword,
  onLeaveOut,
  onMove,
}: {
  step: RecordedStep;
  reviewed: ReviewedStep;
  /** What Step writes. Null if it reads the step from its picture later. */
  words: StepWords | null;
  /** Of the help center. */
  language: string;
  number: number;
  count: number;
  hasTimes: boolean;
  /** No other step is left. */
  isOnlyOne: boolean;
  onStep: (by: -1 | 1) => void;
  onReword: (words: Partial<Pick<ReviewedStep, "title" | "text">>) => void;
  onLeaveOut: (isLeftOut: boolean) => void;
  /** Null if the steps have to stay in order. */
  onMove: ((by: -1 | 1) => void) | null;
}) {
  const { t, number: inWords } = useTeamTexts("recorder");
  const { click, timestampSeconds } = step;
  const { isLeftOut } = reviewed;
  const place = { number: inWords(number), count: inWords(count), time: shortTime(timestampSeconds) };
  const icon = { className: "size-4", strokeWidth: 1.75, "aria-hidden": true } as const;
  const isCovered = click !== null && click.name !== "" && sentClick(step, reviewed)?.name === "";
  return (
    <div className="flex min-w-0 flex-col gap-4">
      <div className="flex items-center gap-3">
        <span className="grid h-6 min-w-6 place-items-center rounded-sm bg-solid px-1 text-13 leading-none font-medium text-ink tabular-nums">
          {inWords(number)}
        </span>
        <h2 className="text-13 font-normal text-text-3 tabular-nums">
          {hasTimes ? t("{number} of {count}, at {time}", place) : t("{number} of {count}", place)}
        </h2>
        <span className="-mr-2 ml-auto flex">
          <IconButton label={t("Previous step")} isOff={number === 1} onClick={() => onStep(-1)}>
            <ChevronLeft {...icon} />
          </IconButton>
          <IconButton label={t("Next step")} isOff={number === count} onClick={() => onStep(1)}>
            <ChevronRight {...icon} />
          </IconButton>
          <IconButton
            label={isLeftOut ? t("Use this step again") : t("Leave this step out")}
            isOff={isOnlyOne}
            onClick={() => onLeaveOut(!isLeftOut)}
          >
            {isLeftOut ? <Undo2 {...icon} /> : <Trash2 {...icon} />}
          </IconButton>
        </span>
      </div>
      {isLeftOut ? (
        <p role="status" className="rounded-md bg-surface-2 px-3 py-2 text-14 text-text-2">
          {t("This step is left out.")}{" "}
          <button type="button" className="text-link underline" onClick={() => onLeaveOut(false)}>
            {t("Use it again")}
          </button>
        </p>
      ) : words ? (
        <>
          <Field id="review-step-title" label={t("Title")}>
            {(control) => (
              <Input
                {...control}
                dir="auto"
                lang={language}
                maxLength={stepGuideLimits.stepTitle}
                placeholder={words.title}
                value={reviewed.title ?? words.title}
                onChange={({ currentTarget: { value } }) =>
                  onReword({ title: value === words.title ? null : value })
                }
              />
            )}
          </Field>
          <Field id="review-step-text" label={t("Text")}>
            {(control) => (
              <Textarea
                {...control}
                dir="auto"
                lang={language}
                rows={3}
                maxLength={stepGuideLimits.stepDescription}
                placeholder={words.text}
                value={reviewed.text ?? words.text}
                onChange={({ currentTarget: { value } }) =>
                  onReword({ text: value === words.text ? null : value })
                }
              />
            )}
          </Field>
        </>
      ) : (
        <p className="text-14 text-text-2">
          {t(
            "Step writes the title and text from what the screenshots show. You can change both in the guide.",
          )}
        </p>
      )}
      <StepFacts click={click} isCovered={isCovered} />
      {onMove ? (
        <div className="-ml-3 flex flex-wrap gap-1">
          <Button variant="ghost" size="sm" disabled={number === 1} onClick={() => onMove(-1)}>
            <ArrowLeft className="size-3.5" strokeWidth={1.75} aria-hidden="true" />
            {t("Move earlier")}
          </Button>
          <Button variant="ghost" size="sm" disabled={number === count} onClick={() => onMove(1)}>
            {t("Move later")}
            <ArrowRight className="size-3.5" strokeWidth={1.75} aria-hidden="true" />
          </Button>
        </div>
      ) : null}
    </div>
  );
}

/** Keeps the focus at the last step, which a disabled button would lose. */
function IconButton({
  label,
  isOff,
  onClick,
  children,
}: {
  label: string;
  isOff: boolean;
  onClick: () => void;
  children: ReactNode;
}) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      aria-disabled={isOff}
      className={`${backClass} aria-disabled:opacity-45`}
      onClick={() => {
        if (!isOff) onClick();
      }}
    >
      {children}
    </button>
  );
}
