/** Shows the progress of the guide, or why it failed. */
import { CircleAlert, CircleCheck } from "lucide-react";
import { useTeamTexts } from "#features/companies/components/team-texts.tsx";
import { Button } from "#ui/primitives/button.tsx";
import { recordingTexts } from "../recording.ts";
import { DialogBody, DialogFooter, focusOnce } from "./dialog-parts.tsx";
import type { ProgressPhase } from "./use-guide-progress.ts";

export function RecordProgress({
  phase,
  canLeave,
  onTryAgain,
  onReset,
}: {
  phase: Extract<ProgressPhase, { name: "working" | "done" | "failed" }>;
  /** True if the server is processing the recording, so that the owner can close the dialog. */
  canLeave: boolean;
  onTryAgain: () => void;
  onReset: () => void;
}) {
  const { t, said, number } = useTeamTexts("recorder");
  if (phase.name === "failed") {
    return (
      <>
        <DialogBody>
          <div className="mx-auto flex min-h-56 max-w-[60ch] flex-col items-center justify-center gap-2 text-center">
            <CircleAlert className="size-8 text-danger" strokeWidth={1.5} aria-hidden="true" />
            <div role="alert">
              <p className="font-medium text-18">{t(recordingTexts.failedStep)}</p>
              <p className="text-text-2">{said(phase.message)}</p>
            </div>
          </div>
        </DialogBody>
        <DialogFooter>
          <Button variant="secondary" onClick={onReset}>
            {t("Back")}
          </Button>
          <Button ref={focusOnce} onClick={onTryAgain}>
            {t("Try Again")}
          </Button>
        </DialogFooter>
      </>
    );
  }
  const percent = Math.round(Math.min(100, Math.max(0, phase.progress)));
  return (
    <DialogBody>
      <div className="mx-auto flex min-h-72 max-w-[480px] flex-col justify-center gap-3">
        {phase.name === "done" ? (
          <CircleCheck className="mx-auto mb-2 size-8 text-ok" strokeWidth={1.5} aria-hidden="true" />
        ) : null}
        <div className="flex items-baseline justify-between gap-4">
          <p role="status" className="font-medium">
            {said(phase.text)}
          </p>
          <p className="shrink-0 text-14 tabular-nums text-text-2">{number(percent)} %</p>
        </div>
        <progress
          aria-label={t("Guide progress")}
          max={100}
          value={percent}
          className="h-2 w-full appearance-none overflow-hidden rounded-full bg-hover [&::-moz-progress-bar]:bg-solid [&::-webkit-progress-bar]:bg-hover [&::-webkit-progress-value]:bg-solid"
        />
        {phase.name === "done" ? (
          <p className="min-h-5 text-14 text-warn">{phase.warning && said(phase.warning)}</p>
        ) : (
          <p className="text-13 text-text-3">
            {canLeave
              ? t("You can close this. We'll keep working and show the result here.")
              : t("Keep this open.")}
          </p>
        )}
      </div>
    </DialogBody>
  );
}
