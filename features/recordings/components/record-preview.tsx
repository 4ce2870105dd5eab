/** Plays the recording before it is used. */
import { useEffect, useState } from "react";
import { useTeamTexts } from "#features/companies/components/team-texts.tsx";
import { clockTime } from "#shared/clock-time.ts";
import { Button } from "#ui/primitives/button.tsx";
import { playableVideo } from "../recorder/playable-video.ts";
import { recorderTexts } from "../recorder/recorder-texts.ts";
import type { KeptVideo } from "../recorder/video-store.ts";
import { videoName } from "../recorder/video-type.ts";
import { DialogBody, DialogFooter, focusOnce } from "./dialog-parts.tsx";

export function RecordPreview({
  video,
  note,
  isVideo,
  onAgain,
  onUse,
}: {
  video: KeptVideo;
  note: string | null;
  /** True if the recording is only saved as a video. */
  isVideo: boolean;
  onAgain: () => void;
  onUse: () => void;
}) {
  const { t, said } = useTeamTexts("recorder");
  const url = usePlayable(video);
  return (
    <>
      <DialogBody>
        <div className="grid gap-4 md:grid-cols-[minmax(0,1fr)_256px] md:gap-6">
          <div className="aspect-[640/368] overflow-hidden rounded-md border border-border-strong bg-surface-2">
            {url ? (
              <video
                controls
                playsInline
                src={url}
                aria-label={t("Your recording")}
                className="size-full object-contain"
              >
                <track kind="captions" />
              </video>
            ) : null}
          </div>
          <div>
            <p role="status" className="text-14 text-text-2">
              {said(note ?? recorderTexts.completed)}
            </p>
            <p className="my-1 font-semibold text-30 tracking-[-0.02em] tabular-nums md:mt-2 md:mb-3 md:text-40">
              {clockTime(video.durationSeconds)}
            </p>
            <p className="text-14 text-text-2">
              {t(isVideo ? recorderTexts.previewedVideo : recorderTexts.previewed)}
            </p>
            {url ? (
              <a
                href={url}
                download={videoName(video)}
                className="mt-4 inline-block text-13 text-link underline"
              >
                {t("Save the recording as a file")}
              </a>
            ) : null}
          </div>
        </div>
      </DialogBody>
      <DialogFooter note={t(isVideo ? recorderTexts.privacyOfVideo : recorderTexts.privacy)}>
        <Button variant="secondary" onClick={onAgain}>
          {t("Record Again")}
        </Button>
        <Button ref={focusOnce} onClick={onUse}>
          {t(isVideo ? "Upload this video" : "Use this recording")}
        </Button>
      </DialogFooter>
    </>
  );
}

function usePlayable(video: KeptVideo): string | null {
  const [url, setUrl] = useState<string | null>(null);
  useEffect(() => {
    let made: string | null = null;
    let isOver = false;
    void playableVideo(video.file).then((blob) => {
      if (isOver) return;
      made = URL.createObjectURL(blob);
      setUrl(made);
    });
    return () => {
      isOver = true;
      if (made) URL.revokeObjectURL(made);
    };
  }, [video.file]);
  return url;
}
