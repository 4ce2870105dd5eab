/** A picture with the ring around its control, which is moved by pointer or keyboard. */
import { type KeyboardEvent, type PointerEvent, useRef, useState } from "react";
import { useTeamTexts } from "#features/companies/components/team-texts.tsx";
import { PictureRing } from "#ui/picture-ring.tsx";
import type { KeptFrame } from "../../frames/kept-frame.ts";
import { boxAfterKey, insideOf } from "../../frames/review.ts";
import type { Box } from "../../recording.ts";
import { FrameCanvas } from "./frame-canvas.tsx";

export function PlaceRing({ frame, onChange }: { frame: KeptFrame; onChange: (frame: KeptFrame) => void }) {
  const { t } = useTeamTexts("recorder");
  const surface = useRef<HTMLDivElement>(null);
  /** Where in the ring it was taken, in pixels of the picture. */
  const [held, setHeld] = useState<{ x: number; y: number } | null>(null);
  const { width, height, click } = frame;
  const box = click?.box ?? null;

  function move(to: Box): void {
    if (click) onChange({ ...frame, click: { ...click, box: insideOf(frame, to) } });
  }

  function placeOf(event: PointerEvent): { x: number; y: number } {
    const rect = surface.current?.getBoundingClientRect();
    if (!rect || rect.width === 0) return { x: 0, y: 0 };
    const scale = width / rect.width;
    return { x: (event.clientX - rect.left) * scale, y: (event.clientY - rect.top) * scale };
  }

  /** A press outside of the ring brings it there. */
  function take(event: PointerEvent): void {
    if (!box || event.button !== 0) return;
    const { x, y } = placeOf(event);
    const isInside = x >= box.x && y >= box.y && x <= box.x + box.width && y <= box.y + box.height;
    const grip = isInside ? { x: x - box.x, y: y - box.y } : { x: box.width / 2, y: box.height / 2 };
    surface.current?.setPointerCapture(event.pointerId);
    setHeld(grip);
    if (!isInside) move({ ...box, x: x - grip.x, y: y - grip.y });
  }

  function onKeyDown(event: KeyboardEvent): void {
    const changed = box && boxAfterKey(box, event);
    if (!changed) return;
    event.preventDefault();
    move(changed);
  }

  return (
    <div
      ref={surface}
      className="relative mx-auto touch-none overflow-hidden rounded-md border border-border select-none"
      style={{ maxWidth: `calc(48dvh * ${width / height})` }}
      onPointerDown={take}
      onPointerMove={(event) => {
        if (!box || !held) return;
        const { x, y } = placeOf(event);
        move({ ...box, x: x - held.x, y: y - held.y });
      }}
      onPointerUp={() => setHeld(null)}
      onPointerCancel={() => setHeld(null)}
    >
      <FrameCanvas
        frame={frame}
        part={{ x: 0, y: 0, width, height }}
        label={t("The new picture")}
        className="h-auto w-full"
      />
      {box ? (
        <>
          <PictureRing
            {...{ box, width, height }}
            className="pointer-events-none absolute inset-0 size-full"
          />
          <button
            type="button"
            aria-label={t("Ring around the control")}
            className="absolute cursor-grab outline-offset-4"
            style={{
              left: `${(100 * box.x) / width}%`,
              top: `${(100 * box.y) / height}%`,
              width: `${(100 * box.width) / width}%`,
              height: `${(100 * box.height) / height}%`,
            }}
            onKeyDown={onKeyDown}
          />
        </>
      ) : null}
    </div>
  );
}
