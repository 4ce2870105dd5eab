import { Check, Circle, Minus, TriangleAlert } from "lucide-react";
import { useTeamTexts } from "#features/companies/components/team-texts.tsx";
import type { CheckedStep } from "#features/recordings/replays/guide-check.ts";
import { cn } from "#ui/primitives/cn.ts";

/** Every step of the guide, with what the check found. */
export function CheckedSteps({ steps }: { steps: CheckedStep[] }) {
  const { t } = useTeamTexts("guides");
  return (
    <ol className="my-6 grid gap-2 md:grid-cols-2 lg:grid-cols-3" aria-label={t("Steps")}>
      {steps.map((step, index) => {
        const isBroken = step.state === "renamed" || step.state === "missing";
        const Icon = isBroken
          ? TriangleAlert
          : step.state === "works"
            ? Check
            : step.state === null
              ? Minus
              : Circle;
        return (
          <li key={step.key} className="flex min-w-0 items-start gap-2.5">
            <span
              className={cn(
                "grid size-6 shrink-0 place-items-center rounded-md",
                isBroken && "border border-warn bg-warn-tint text-warn",
                step.state === "works" && "bg-surface-2 text-ok",
                !isBroken && step.state !== "works" && "bg-surface-2 text-text-3",
              )}
            >
              <Icon className="size-3.5" aria-hidden="true" />
            </span>
            <span
              className={cn("min-w-0 pt-0.5 text-13", isBroken ? "font-medium text-text" : "text-text-2")}
            >
              <span className="mr-1.5 text-text-3 tabular-nums">{index + 1}</span>
              <bdi className="break-words">{step.title || t("Step {number}", { number: index + 1 })}</bdi>
              <span className="block font-normal text-text-3">{t(stateText(step))}</span>
            </span>
          </li>
        );
      })}
    </ol>
  );
}

function stateText({ state, isHeldBack, isSafeToPress }: CheckedStep) {
  if (state === null) return "Not recorded as a click";
  if (state === "renamed") return "Has a new name";
  if (state === "missing") return "Not found";
  if (state === "unchecked") return "Not checked";
  if (isHeldBack) return isSafeToPress ? "Works" : "Found, not pressed";
  return "Works";
}
