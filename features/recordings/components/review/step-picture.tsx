/**
 * Gives a step of a guide another picture: from a file, or at a moment of its video. The owner covers what is private and places
 * the ring before the picture leaves the browser.
 */
import { EyeOff } from "lucide-react";
import { useId, useLayoutEffect, useRef, useState } from "react";
import { useTeamTexts } from "#features/companies/components/team-texts.tsx";
import { Button } from "#ui/primitives/button.tsx";
import { CancelButton, Dialog } from "#ui/primitives/dialog.tsx";
import { coverFrame } from "../../frames/cover-frame.ts";
import type { KeptFrame } from "../../frames/kept-frame.ts";
import { type CoverBox, insideOf, ringAt, scaledBox } from "../../frames/review.ts";
import type { Box } from "../../recording.ts";
import { TakePicture } from "./retake-picture.tsx";
import { type CoverSelection, ReviewPicture, ringId } from "./review-picture.tsx";

interface Taken {
  picture: KeptFrame;
  /** Null if the picture couldn't be searched for private text. */
  found: CoverBox[] | null;
}

export default function StepPicture({
  number,
  image,
  ring,
  seconds,
  video,
  onUse,
  onClose,
}: {
  /** Of the step. */
  number: number;
  /** Size of the picture so far. Null without one. */
  image: { width: number; height: number } | null;
  ring: Box | null;
  /** Of the step in its video. */
  seconds: number;
  /** That the guide was made from. Null if it isn't there. */
  video: { address: string; seconds: number } | null;
  /** Rejects with a message for the owner. */
  onUse: (picture: KeptFrame, ring: Box | null) => Promise<void>;
  onClose: () => void;
}) {
  const { t, number: inWords } = useTeamTexts("recorder");
  const [taken, setTaken] = useState<Taken | null>(null);
  const frame: KeptFrame = {
    ...{ timestampSeconds: seconds, kind: "change", changed: null, covered: [] },
    ...{ blob: new Blob(), width: 0, height: 0 },
  };
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t(image ? "Replace the picture of step {number}" : "Add a picture to step {number}", {
        number: inWords(number),
      })}
      className="max-w-[720px]"
    >
      {taken ? (
        <FinishPicture
          {...taken}
          ring={ring && image && movedRing(ring, image, taken.picture)}
          onBack={() => setTaken(null)}
          onUse={onUse}
        />
      ) : (
        <TakePicture
          frame={frame}
          recorded={frame}
          video={video?.address ?? null}
          videoSeconds={video?.seconds ?? null}
          momentsOf={null}
          mayChoose
          onUse={async (picture, found) => setTaken({ picture, found })}
        />
      )}
    </Dialog>
  );
}

function movedRing(ring: Box, from: { width: number; height: number }, to: KeptFrame): Box {
  return insideOf(to, scaledBox(ring, to.width / from.width, to.height / from.height));
}

function FinishPicture({
  picture,
  found,
  ring: firstRing,
  onBack,
  onUse,
}: Taken & { ring: Box | null; onBack: () => void; onUse: Parameters<typeof StepPicture>[0]["onUse"] }) {
  const { t, said } = useTeamTexts("recorder");
  const id = useId();
  const [boxes, setBoxes] = useState(found ?? []);
  const [ring, setRing] = useState(firstRing);
  const [selection, setSelection] = useState<CoverSelection | null>(
    firstRing ? { id: ringId } : (found?.[0] ?? null),
  );
  const coverButton = useRef<HTMLButtonElement>(null);
  const isSelected = useRef(selection !== null);
  // What had the focus is gone. It goes to what is selected, or to the button that covers more.
  useLayoutEffect(() => {
    if (!isSelected.current) coverButton.current?.focus();
  }, []);
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const part = { x: 0, y: 0, width: picture.width, height: picture.height };

  function change(box: CoverBox): void {
    const inside = { ...box, ...insideOf(picture, box) };
    if (box.id === ringId) setRing(inside);
    else setBoxes((before) => [...before.filter((one) => one.id !== box.id), inside]);
  }

  function add(box: Box, boxId: string): void {
    change({ ...box, id: boxId, found: null });
    setSelection({ id: boxId });
  }

  function remove(boxId: string): void {
    if (boxId === ringId) setRing(null);
    else setBoxes((before) => before.filter((one) => one.id !== boxId));
    setSelection(null);
    coverButton.current?.focus();
  }

  async function use(): Promise<void> {
    setBusy(true);
    setProblem(null);
    try {
      const { blob } = await coverFrame(picture, boxes);
      await onUse({ ...picture, blob }, ring);
    } catch (error) {
      setBusy(false);
      setProblem(error instanceof Error ? error.message : "We couldn't take this picture. Try again.");
    }
  }

  return (
    <>
      <p className="mt-1 text-14 text-text-2">
        {found === null
          ? t("The scan for private text didn't work. Cover it yourself.")
          : found.length === 0
            ? t("Step found no private text. Cover what else is private.")
            : t("Step covered the private text that it found. Cover what else is private.")}
      </p>
      <p id={`${id}-keys`} className="mt-1 mb-4 text-13 text-text-3">
        {t(
          "Draw to cover an area. Drag the ring to the control. Arrow keys move it. Hold Shift to resize, Alt for smaller steps. Delete removes it.",
        )}
      </p>
      <ReviewPicture
        frame={picture}
        label={t("The new picture")}
        picture={{ width: picture.width, height: picture.height, boxes, isLeftOut: false }}
        part={part}
        ring={ring}
        isRingMovable
        maxHeight="44dvh"
        keysId={`${id}-keys`}
        selection={selection}
        onSelect={setSelection}
        onAdd={change}
        onChange={change}
        onRemove={remove}
      />
      <div className="mt-2.5 flex flex-wrap justify-end gap-1">
        {selection ? (
          <Button size="sm" variant="ghost" onClick={() => remove(selection.id)}>
            {selection.id === ringId ? t("Remove the ring") : t("Remove cover")}
          </Button>
        ) : null}
        {ring ? null : (
          <Button size="sm" variant="ghost" onClick={() => add(ringAt(null, { ring, picture }), ringId)}>
            {t("Add a ring")}
          </Button>
        )}
        <Button
          ref={coverButton}
          size="sm"
          variant="ghost"
          onClick={() => add(ringAt(null, { ring: null, picture }), crypto.randomUUID())}
        >
          <EyeOff className="size-3.5" strokeWidth={1.75} aria-hidden="true" />
          {t("Cover an area")}
        </Button>
      </div>
      <p role="alert" className="mt-3 text-14 text-danger empty:hidden">
        {problem && said(problem)}
      </p>
      <div className="mt-4 flex flex-wrap justify-end gap-3">
        <Button variant="secondary" className="mr-auto" disabled={isBusy} onClick={onBack}>
          {t("Choose another picture")}
        </Button>
        <CancelButton>{t("Cancel")}</CancelButton>
        <Button isBusy={isBusy} onClick={() => void use()}>
          {t("Use this picture")}
        </Button>
      </div>
    </>
  );
}
