/** The first step shows instructions, the microphone, and recordings from earlier. */
import { Check, Monitor } from "lucide-react";
import type { ReactNode } from "react";
import { useTeamTexts } from "#features/companies/components/team-texts.tsx";
import { Button } from "#ui/primitives/button.tsx";
import type { RecorderProblem } from "../recorder/recorder-problem.ts";
import type { KeptVideo } from "../recorder/video-store.ts";
import { DialogBody, DialogFooter, focusOnce } from "./dialog-parts.tsx";
import { KeptVideos } from "./kept-videos.tsx";
import { MicrophoneChoice } from "./microphone-choice.tsx";

export function RecordStart({
  hint,
  privacy,
  problem,
  isPreparing,
  videos,
  reviews,
  microphone,
  onMicrophone,
  onStart,
  onUseVideo,
  onDiscardVideo,
}: {
  hint: string;
  privacy: string;
  problem: RecorderProblem | null;
  isPreparing: boolean;
  videos: KeptVideo[];
  /** Reviews from before a reload. */
  reviews: ReactNode;
  microphone: MediaStream | null;
  onMicrophone: (microphone: MediaStream | null) => void;
  onStart: () => void;
  onUseVideo: (video: KeptVideo) => void;
  onDiscardVideo: (video: KeptVideo) => void;
}) {
  const { t, said } = useTeamTexts("recorder");
  return (
    <>
      <DialogBody>
        {problem ? (
          <div role="alert" className="mb-6 rounded-md bg-danger-tint px-4 py-3 text-14">
            {problem.title ? <p className="font-medium text-danger">{said(problem.title)}</p> : null}
            <p className="text-text-2">{said(problem.text)}</p>
          </div>
        ) : null}
        {reviews}
        <KeptVideos videos={videos} onUse={onUseVideo} onDiscard={onDiscardVideo} />
        <div className="grid gap-6 md:grid-cols-[minmax(0,1fr)_300px] md:gap-10">
          <div>
            <h3 className="text-16">{t("How it works")}</h3>
            <ol className="mt-3 flex flex-col text-14 text-text-2">
              {[
                t("Your browser asks which screen or window to record. Select the one with your product."),
                t("Recording starts after a countdown. Switch to your product and begin."),
                said(hint),
                t("Come back here to stop, or use your browser's button to stop sharing."),
              ].map((text, index) => (
                <li key={text} className="flex gap-3 border-b border-border py-2.5 last:border-0">
                  <span className="w-4 shrink-0 tabular-nums text-text-3">{index + 1}</span>
                  {text}
                </li>
              ))}
            </ol>
          </div>
          <div className="flex flex-col gap-6">
            <MicrophoneChoice microphone={microphone} onChange={onMicrophone} />
            <p className="flex gap-2 text-13 text-text-3">
              <Check className="mt-0.5 size-3.5 shrink-0" strokeWidth={1.75} aria-hidden="true" />
              {said(privacy)}
            </p>
          </div>
        </div>
      </DialogBody>
      <DialogFooter note={t("Thirty seconds is plenty. Longer is fine.")}>
        <Button ref={focusOnce} disabled={isPreparing} onClick={onStart}>
          <Monitor className="size-4" strokeWidth={1.75} aria-hidden="true" />
          {t(isPreparing ? "Preparing …" : "Start Recording")}
        </Button>
      </DialogFooter>
    </>
  );
}
