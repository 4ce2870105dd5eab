/** Takes the picture of a step from a file or the clipboard. That of a recorded click also gets its ring. */
import { ImageUp } from "lucide-react";
import { useEffect, useEffectEvent, useId, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { useTeamTexts } from "#features/companies/components/team-texts.tsx";
import { Button } from "#ui/primitives/button.tsx";
import type { KeptFrame } from "../../frames/kept-frame.ts";
import { insideOf, ringAt } from "../../frames/review.ts";
import type { Box } from "../../recording.ts";
import { FileDrop } from "../file-drop.tsx";
import type { RetakeProps } from "./retake-picture.tsx";
import { type CoverSelection, ReviewPicture, ringId } from "./review-picture.tsx";

interface FileProps extends Pick<RetakeProps, "frame" | "footer" | "others"> {
  /** A picture without a ring needs nothing else. */
  onTaken: (picture: KeptFrame) => void;
}

export function RetakeFromFile({ frame, footer, onTaken, others }: FileProps) {
  const { t, said } = useTeamTexts("recorder");
  const id = useId();
  const chooser = useRef<HTMLInputElement>(null);
  const addRing = useRef<HTMLButtonElement>(null);
  const [picture, setPicture] = useState<KeptFrame | null>(null);
  const [selection, setSelection] = useState<CoverSelection | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [isReading, setReading] = useState(false);

  // The dialog may be open already, and show another way before this one.
  useEffect(() => chooser.current?.focus(), []);
  const paste = useEffectEvent(
    ({ clipboardData }: ClipboardEvent) => void read(clipboardData?.files ?? null),
  );
  useEffect(() => {
    const listening = new AbortController();
    // A picture can be pasted wherever the focus is.
    document.addEventListener("paste", (event) => paste(event), { signal: listening.signal });
    return () => listening.abort();
  }, []);

  async function read(files: FileList | null): Promise<void> {
    const [file] = files ?? [];
    if (!file || isReading) return;
    setReading(true);
    setProblem(null);
    try {
      const { frameOfFile } = await import("../../frames/retake-from-file.ts");
      const taken = await frameOfFile(file, frame);
      if (!frame.click) return onTaken(taken);
      show(taken);
    } catch (error) {
      setProblem(error instanceof Error ? error.message : t("We couldn't take this picture. Try again."));
    } finally {
      setReading(false);
      if (chooser.current) chooser.current.value = "";
    }
  }

  const ring = picture?.click?.box ?? null;
  const size = { width: picture?.width ?? 0, height: picture?.height ?? 0 };
  function placeRing(box: Box | null): void {
    if (!picture?.click) return;
    show({ ...picture, click: { ...picture.click, box: box && insideOf(picture, box) } });
  }

  /** The focus goes to the ring, or to the button that adds one, because what had it may be gone. */
  function show(next: KeptFrame): void {
    const hasRing = next.click?.box != null;
    flushSync(() => {
      setPicture(next);
      setSelection(hasRing ? { id: ringId } : null);
    });
    if (!hasRing) addRing.current?.focus();
  }

  return (
    <>
      <p id={`${id}-keys`} className="mt-1 mb-4 text-14 text-text-2">
        {picture
          ? ring
            ? t(
                "Drag the ring to the control. Arrow keys move it. Hold Shift to resize it or Alt for smaller steps.",
              )
            : t("Press the control in the picture to put a ring around it.")
          : t("Take a screenshot of the page as it was before this step, then choose or paste it here.")}
      </p>
      <input
        ref={chooser}
        id={id}
        type="file"
        data-first
        aria-label={t("Picture")}
        accept="image/png,image/jpeg"
        className={picture ? "hidden" : "peer sr-only"}
        aria-describedby={`${id}-problem`}
        onChange={(event) => void read(event.currentTarget.files)}
      />
      {picture ? (
        <ReviewPicture
          frame={picture}
          label={t("The new picture")}
          picture={{ ...size, boxes: [], isLeftOut: false }}
          part={{ x: 0, y: 0, ...size }}
          ring={ring}
          isRingMovable
          maxHeight="48dvh"
          keysId={`${id}-keys`}
          selection={selection}
          onSelect={setSelection}
          onAdd={null}
          onChange={placeRing}
          onRemove={() => placeRing(null)}
        />
      ) : (
        <FileDrop
          inputId={id}
          icon={<ImageUp className="mb-2 size-6 text-text-3" strokeWidth={1.75} aria-hidden="true" />}
          title={isReading ? t("Reading the picture...") : t("Drop a picture here, or choose one")}
          hint={t("PNG or JPEG. You can cover private parts before it leaves this computer.")}
          className="min-h-40 peer-focus-visible:outline-2 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-focus"
          onFiles={(files) => void read(files)}
        />
      )}
      <p id={`${id}-problem`} role="alert" className="mt-3 text-14 text-danger empty:hidden">
        {problem && said(problem)}
      </p>
      {footer(
        picture ? async () => picture : null,
        picture ? (
          <>
            <Button variant="secondary" className="mr-auto" onClick={() => chooser.current?.click()}>
              {t("Choose another picture")}
            </Button>
            {ring ? null : (
              <Button
                ref={addRing}
                variant="secondary"
                onClick={() => placeRing(ringAt(null, { ring: null, picture }))}
              >
                {t("Add a ring")}
              </Button>
            )}
          </>
        ) : (
          others
        ),
      )}
    </>
  );
}
