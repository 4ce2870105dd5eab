import { useTeamTexts } from "#features/companies/components/team-texts.tsx";
import { numberOfStep, type WizardState, type WizardStep, wizardSteps } from "#features/onboarding/wizard.ts";
import { stepTexts } from "#features/onboarding/wizard-texts.ts";

/** Has seven segments. The current one shows its progress. */
export function WizardProgress({
  step,
  state,
  isAway,
}: {
  step: WizardStep;
  state: WizardState;
  isAway: boolean;
}) {
  const { t } = useTeamTexts("wizard");
  const number = numberOfStep(step);
  const name = t(stepTexts[step].name);
  const place = t("{number} of {count}", { number, count: wizardSteps.length });
  return (
    <div>
      <div
        role="progressbar"
        aria-label={t("Setup")}
        aria-valuemin={1}
        aria-valuemax={wizardSteps.length}
        aria-valuenow={number}
        aria-valuetext={`${name}, ${place}`}
        className="flex gap-1"
      >
        {wizardSteps.map((one, index) => (
          <Segment key={one} percent={index + 1 < number ? 100 : one === step ? percentOf(step, state) : 0} />
        ))}
      </div>
      <div className="mt-3 flex justify-between gap-4 text-13" aria-hidden="true">
        <p className="font-medium">{name}</p>
        <p className="text-text-3 tabular-nums">{isAway ? t("Connection lost. Reconnecting...") : place}</p>
      </div>
      <p role="status" className="sr-only">
        {isAway ? t("Connection lost. Reconnecting...") : ""}
      </p>
    </div>
  );
}

function Segment({ percent }: { percent: number }) {
  return (
    <svg className="h-[3px] w-full flex-1 overflow-hidden rounded-[2px]" aria-hidden="true">
      <rect width="100%" height="100%" className="fill-border" />
      <rect width={`${percent}%`} height="100%" className="fill-solid" />
    </svg>
  );
}

/** A step that is waiting for the owner counts as half done. */
const half = 50;
const least = 10;

function percentOf(step: WizardStep, { crawl, generation }: WizardState): number {
  const byStep: Partial<Record<WizardStep, number>> = {
    "crawl-website": Math.max(crawl?.progress ?? 0, least),
    "generating-content": Math.max(generation?.progress ?? 0, least),
    complete: 100,
  };
  return byStep[step] ?? half;
}
