/** Uploads one video, with progress, pause and resume. */
import { useEffect, useRef, useState } from "react";
import { joined, useTeamTexts } from "#features/companies/components/team-texts.tsx";
import { useTeamToast } from "#features/companies/components/team-toast.ts";
import { Button } from "#ui/primitives/button.tsx";
import {
  discardInterruptedUpload,
  type InterruptedUpload,
  listInterruptedUploads,
  startUpload,
  type UploadRun,
} from "../start-upload.ts";
import { videoTexts } from "../texts.ts";
import type { UploadWait } from "../upload-failures.ts";
import { VideoDropZone } from "./video-drop-zone.tsx";

type Phase =
  | { name: "choose" }
  | { name: "sending"; file: File; percent: number; isPaused: boolean; wait: UploadWait | null }
  | { name: "failed"; file: File; message: string };

export function UploadPanel({
  owner,
  file: given,
  onUploaded,
  onBusy,
  onCancelled,
}: {
  owner: string;
  /** The upload starts immediately. Without this, the owner selects a file in the panel. */
  file?: File;
  onUploaded: (video: { file: File; videoId: string }) => void;
  /** Called with true while leaving the page would interrupt an upload. */
  onBusy?: (isBusy: boolean) => void;
  onCancelled?: () => void;
}) {
  const { t, said, parts, number } = useTeamTexts("recorder");
  const toast = useTeamToast("recorder");
  const [phase, setPhase] = useState<Phase>({ name: "choose" });
  const [interrupted, setInterrupted] = useState<InterruptedUpload[]>([]);
  const run = useRef<UploadRun | null>(null);
  useEffect(() => {
    void listInterruptedUploads(owner).then(setInterrupted);
    // The server keeps what was sent, and the upload resumes when the owner selects the file again.
    return () => run.current?.pause();
  }, [owner]);

  const change = (part: Partial<Extract<Phase, { name: "sending" }>>) =>
    setPhase((now) => (now.name === "sending" ? { ...now, ...part } : now));

  async function send(file: File): Promise<void> {
    setPhase({ name: "sending", file, percent: 0, isPaused: false, wait: null });
    onBusy?.(true);
    run.current = await startUpload(file, {
      owner,
      onProgress: (percent) => change({ percent }),
      onWaiting: (wait) => change({ wait }),
      onDone(videoId) {
        onBusy?.(false);
        toast({ kind: "success", text: videoTexts.uploaded });
        onUploaded({ file, videoId });
      },
      onFailed(message) {
        onBusy?.(false);
        setPhase({ name: "failed", file, message });
      },
    });
  }

  async function cancel(): Promise<void> {
    onBusy?.(false);
    await run.current?.cancel();
    run.current = null;
    if (given) return onCancelled?.();
    setInterrupted(await listInterruptedUploads(owner));
    setPhase({ name: "choose" });
  }

  const begun = useRef(false);
  useEffect(() => {
    if (!given || begun.current) return;
    begun.current = true;
    void send(given);
  });

  if (phase.name === "choose" && given) return null;
  if (phase.name === "choose") {
    return (
      <div className="flex flex-col gap-4">
        {interrupted.map((one) => (
          <div
            key={one.key}
            className="flex flex-wrap items-center justify-between gap-3 rounded-md border border-border bg-surface-2 px-4 py-3 text-14"
          >
            <p className="min-w-0 grow basis-64">
              {joined(
                parts("The upload of {file} was interrupted. Choose the same file again to continue.", {
                  file: <b className="font-medium break-all">{one.filename}</b>,
                }),
              )}
            </p>
            <Button
              variant="secondary"
              size="sm"
              onClick={async () => {
                await discardInterruptedUpload(one.key);
                setInterrupted(await listInterruptedUploads(owner));
              }}
            >
              {t("Discard")}
            </Button>
          </div>
        ))}
        <VideoDropZone onFile={(file) => void send(file)} />
      </div>
    );
  }
  if (phase.name === "failed") {
    return (
      <div className="flex min-h-64 flex-col items-center justify-center gap-4 text-center">
        <p role="alert" className="max-w-[60ch] text-danger">
          {t(videoTexts.failed, { message: said(phase.message) })}
        </p>
        <div className="flex flex-wrap gap-3">
          <Button
            variant="secondary"
            onClick={() => (given ? onCancelled?.() : setPhase({ name: "choose" }))}
          >
            {given ? t("Back") : t("Choose another file")}
          </Button>
          <Button onClick={() => void send(phase.file)}>{t("Try Again")}</Button>
        </div>
      </div>
    );
  }
  const { file, percent, isPaused, wait } = phase;
  return (
    <div className="flex min-h-64 flex-col justify-center gap-3">
      <div className="flex items-baseline justify-between gap-4">
        <p className="min-w-0 truncate font-medium">{file.name}</p>
        <p className="shrink-0 text-14 tabular-nums text-text-2">{number(Math.floor(percent))} %</p>
      </div>
      <progress
        aria-label={t("Upload of {file}", { file: file.name })}
        max={100}
        value={percent}
        className="h-2 w-full appearance-none overflow-hidden rounded-full bg-hover [&::-moz-progress-bar]:bg-solid [&::-webkit-progress-bar]:bg-hover [&::-webkit-progress-value]:bg-solid"
      />
      <p role="status" className="min-h-5 text-13 text-text-3">
        {t(uploadWords({ percent, isPaused, wait }))}
      </p>
      <div className="flex flex-wrap gap-3">
        <Button
          variant="secondary"
          onClick={() => {
            if (isPaused) run.current?.resume();
            else run.current?.pause();
            change({ isPaused: !isPaused, wait: null });
          }}
        >
          {isPaused ? t("Resume") : t("Pause")}
        </Button>
        <Button variant="ghost" onClick={() => void cancel()}>
          {t("Cancel upload")}
        </Button>
      </div>
    </div>
  );
}

function uploadWords({
  percent,
  isPaused,
  wait,
}: {
  percent: number;
  isPaused: boolean;
  wait: UploadWait | null;
}) {
  if (isPaused) return "Paused. To continue later, choose the same file again.";
  if (wait) return wait === "offline" ? videoTexts.offline : videoTexts.serverAway;
  return percent >= 100 ? "Uploaded. Checking the file..." : "You can close this and continue later.";
}
