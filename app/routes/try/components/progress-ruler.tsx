import { useTeamTexts } from "#features/companies/components/team-texts.tsx";
import type { TrialStatus } from "#features/onboarding/trial/trial.ts";
import { cn } from "#ui/primitives/cn.ts";

const marks = Array.from({ length: 31 }, (_, index) => index);

/** Decorative: the text above it says the same. */
export function ProgressRuler({ percent, status }: { percent: number; status: TrialStatus }) {
  const { t } = useTeamTexts("wizard");
  const last = marks.length - 1;
  const stages = [
    { name: "Reading", isNow: status === "waiting" || status === "reading" },
    { name: "Writing", isNow: status === "writing" },
    { name: "Ready", isNow: status === "ready" },
  ] as const;
  return (
    <div aria-hidden="true" className="mt-5">
      <div className="flex h-4 items-end justify-between">
        {marks.map((mark) => (
          <span
            key={mark}
            className={cn(
              "w-0.5 motion-safe:transition-colors",
              mark % 5 === 0 ? "h-4" : "h-2",
              (mark / last) * 100 <= percent ? "bg-solid" : "bg-border-strong",
            )}
          />
        ))}
      </div>
      <div className="mt-2 flex justify-between text-13">
        {stages.map(({ name, isNow }) => (
          <span key={name} className={isNow ? "font-medium text-text" : "text-text-3"}>
            {t(name)}
          </span>
        ))}
      </div>
    </div>
  );
}
