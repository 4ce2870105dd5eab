/** Takes a step's picture, or takes it again: at another moment of its video, or from a file. */
import { type ReactNode, useEffect, useRef, useState } from "react";
import { useTeamTexts } from "#features/companies/components/team-texts.tsx";
import { Button } from "#ui/primitives/button.tsx";
import { CancelButton, Dialog } from "#ui/primitives/dialog.tsx";
import { findPrivateIn } from "../../frames/find-private-in.ts";
import type { KeptFrame } from "../../frames/kept-frame.ts";
import type { CoverBox } from "../../frames/review.ts";
import { RetakeFromFile } from "./retake-from-file.tsx";
import { RetakeFromVideo } from "./retake-from-video.tsx";

export interface RetakeProps {
  /** The picture so far. */
  frame: KeptFrame;
  /** The one that was recorded. */
  recorded: KeptFrame;
  /** From when to when the picture can be taken, in a video of this length. Null for all of it. */
  momentsOf: ((durationSeconds: number) => { from: number; to: number } | null) | null;
  /** Shows the picture's buttons. `take` returns the new picture. It is null until there is one. */
  footer: (take: (() => Promise<KeptFrame>) | null, others?: ReactNode) => ReactNode;
  /** Buttons that lead to other ways. */
  others: ReactNode;
}

export function RetakePicture({
  isOpen,
  number,
  frame,
  recorded,
  video,
  videoSeconds,
  momentsOf,
  onUse,
  onClose,
}: Pick<RetakeProps, "frame" | "recorded" | "momentsOf"> & {
  isOpen: boolean;
  /** Of the step. */
  number: number;
  /** Null for a recorded click. */
  video: Blob | string | null;
  /** Null if unknown. */
  videoSeconds: number | null;
  /** `found` is null if the picture couldn't be searched for private text. */
  onUse: (picture: KeptFrame, found: CoverBox[] | null) => Promise<void>;
  onClose: () => void;
}) {
  const { t, number: inWords } = useTeamTexts("recorder");
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={t(frame.width === 0 ? "Add a picture to step {number}" : "Retake the picture of step {number}", {
        number: inWords(number),
      })}
      className="max-w-[720px]"
    >
      <TakePicture {...{ frame, recorded, video, videoSeconds, momentsOf, onUse }} />
    </Dialog>
  );
}

/** Has a new state whenever the dialog opens. */
export function TakePicture({
  frame,
  recorded,
  video,
  videoSeconds,
  momentsOf,
  mayChoose = false,
  onUse,
}: Pick<
  Parameters<typeof RetakePicture>[0],
  "frame" | "recorded" | "video" | "videoSeconds" | "momentsOf" | "onUse"
> & {
  /** A file may be taken although there is a video. */
  mayChoose?: boolean;
}) {
  const [isFile, setFile] = useState(video === null);
  const { t, said } = useTeamTexts("recorder");
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const isClosed = useRef(false);
  useEffect(() => {
    isClosed.current = false;
    return () => {
      isClosed.current = true;
    };
  }, []);

  async function use(take: () => Promise<KeptFrame>): Promise<void> {
    setBusy(true);
    setProblem(null);
    try {
      const picture = await take();
      const found = await findPrivateIn(picture.blob);
      if (!isClosed.current) await onUse(picture, found);
    } catch (error) {
      setBusy(false);
      setProblem(error instanceof Error ? error.message : t("We couldn't take this picture. Try again."));
    }
  }

  const footer: RetakeProps["footer"] = (take, others) => (
    <>
      <p role="alert" className="mt-3 text-14 text-danger empty:hidden">
        {problem && said(problem)}
      </p>
      <p role="status" className="mt-3 text-13 text-text-3 empty:hidden">
        {isBusy ? t("Scanning this picture for private text...") : null}
      </p>
      <div className="mt-4 flex flex-wrap justify-end gap-3">
        {others}
        <CancelButton>{t("Cancel")}</CancelButton>
        <Button disabled={take === null} isBusy={isBusy} onClick={() => take && void use(take)}>
          {t("Use this picture")}
        </Button>
      </div>
    </>
  );
  const others =
    mayChoose && video ? (
      <Button variant="secondary" className="mr-auto" disabled={isBusy} onClick={() => setFile(!isFile)}>
        {isFile ? t("Choose a moment of the video") : t("Choose a file")}
      </Button>
    ) : null;
  return video && !isFile ? (
    <RetakeFromVideo {...{ frame, recorded, video, videoSeconds, momentsOf, footer, others }} />
  ) : (
    <RetakeFromFile {...{ frame, footer, others }} onTaken={(picture) => void use(async () => picture)} />
  );
}
