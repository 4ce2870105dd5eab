import { type KeyboardEvent, type PointerEvent, useLayoutEffect, useRef, useState } from "react";
import { useTeamTexts } from "#features/companies/components/team-texts.tsx";
import { PictureRing } from "#ui/picture-ring.tsx";
import { cn } from "#ui/primitives/cn.ts";
import type { KeptFrame } from "../../frames/kept-frame.ts";
import {
  boxAfterKey,
  type CoverBox,
  overlaps,
  type ReviewedStep,
  ringAt,
  smallestBox,
} from "../../frames/review.ts";
import type { Box } from "../../recording.ts";
import { FrameCanvas } from "./frame-canvas.tsx";
import { foundWords } from "./private-words.ts";

/** Selecting a cover again is another value, and focuses it again. */
export interface CoverSelection {
  /** Of the cover. */
  id: string;
}

interface Drag {
  kind: "draw" | "move" | "size";
  box: CoverBox;
  /** Where the drag started, in pixels of the screenshot. */
  from: { x: number; y: number };
}

/** Of the ring, among the boxes that can be selected, changed and removed. */
export const ringId = "ring";

/**
 * A screenshot with its cover boxes, which the owner can draw, move and resize by pointer or keyboard. So is the ring around
 * the control, if `isRingMovable`.
 */
export function ReviewPicture({
  frame,
  label,
  picture,
  part,
  ring,
  isRingMovable = false,
  maxHeight = "72dvh",
  keysId = "review-keys",
  selection,
  onSelect,
  onAdd,
  onChange,
  onRemove,
}: {
  frame: KeptFrame;
  label: string;
  picture: Pick<ReviewedStep, "width" | "height" | "boxes" | "isLeftOut">;
  /** What is shown of the screenshot, in its pixels. */
  part: Box;
  ring: Box | null;
  isRingMovable?: boolean;
  maxHeight?: string;
  /** Of the text about the keys. */
  keysId?: string;
  selection: CoverSelection | null;
  onSelect: (selection: CoverSelection | null) => void;
  /** Null if nothing can be covered. A press then brings the ring. */
  onAdd: ((box: CoverBox) => void) | null;
  onChange: (box: CoverBox) => void;
  onRemove: (id: string) => void;
}) {
  const { t } = useTeamTexts("recorder");
  const surface = useRef<HTMLDivElement>(null);
  const [drag, setDrag] = useState<Drag | null>(null);
  const { width, height } = picture;
  const selected = selection?.id ?? null;
  // In an effect after the next frames, the focus of what is gone would have moved elsewhere already, and selected that.
  useLayoutEffect(() => {
    if (!selection) return;
    const cover = surface.current?.querySelector<HTMLElement>(`[data-cover="${selection.id}"]`);
    cover?.focus({ preventScroll: true });
  }, [selection]);

  function placeOf(event: PointerEvent): { x: number; y: number } {
    const rect = surface.current?.getBoundingClientRect();
    if (!rect || rect.width === 0) return { x: 0, y: 0 };
    const scale = part.width / rect.width;
    return {
      x: Math.max(0, Math.min(width, part.x + (event.clientX - rect.left) * scale)),
      y: Math.max(0, Math.min(height, part.y + (event.clientY - rect.top) * scale)),
    };
  }

  function take(event: PointerEvent<HTMLElement>, kind: Drag["kind"], box: CoverBox): void {
    if (event.button !== 0) return;
    event.stopPropagation();
    surface.current?.setPointerCapture(event.pointerId);
    setDrag({ kind, box, from: placeOf(event) });
    onSelect(kind === "draw" ? null : { id: box.id });
  }

  function move(event: PointerEvent): void {
    if (!drag) return;
    const { x, y } = placeOf(event);
    const { kind, box, from } = drag;
    if (kind === "draw") setDrag({ ...drag, box: { ...box, ...between(from, { x, y }) } });
    if (kind === "move") onChange({ ...box, x: box.x + x - from.x, y: box.y + y - from.y });
    if (kind === "size")
      onChange({
        ...box,
        width: Math.max(smallestBox, box.width + x - from.x),
        height: Math.max(smallestBox, box.height + y - from.y),
      });
  }

  function drop(): void {
    if (drag?.kind === "draw" && drag.box.width >= smallestBox && drag.box.height >= smallestBox) {
      onAdd?.(drag.box);
      onSelect({ id: drag.box.id });
    }
    // A press beside the ring took the focus from it.
    if (drag?.box.id === ringId) onSelect({ id: ringId });
    setDrag(null);
  }

  function onKeyDown(event: KeyboardEvent, box: CoverBox): void {
    if (event.key === "Delete" || event.key === "Backspace") {
      event.preventDefault();
      onRemove(box.id);
      return;
    }
    const changed = boxAfterKey(box, event);
    if (!changed) return;
    event.preventDefault();
    onChange(changed);
  }

  function handleOf(box: CoverBox, names: { "aria-label": string; title?: string }, className: string) {
    return (
      <div key={box.id} className="absolute" style={styleOf(box, part)}>
        <button
          type="button"
          data-cover={box.id}
          {...names}
          aria-describedby={keysId}
          className={cn("absolute inset-0 cursor-grab", className)}
          onFocus={() => {
            if (box.id !== selected) onSelect({ id: box.id });
          }}
          onKeyDown={(event) => onKeyDown(event, box)}
          onPointerDown={(event) => take(event, "move", box)}
        />
        {box.id === selected ? (
          <span
            aria-hidden="true"
            className="absolute -right-2 -bottom-2 size-4 cursor-nwse-resize rounded-full border-2 border-[#fff] bg-solid pointer-coarse:-right-3 pointer-coarse:-bottom-3 pointer-coarse:size-6"
            onPointerDown={(event) => take(event, "size", box)}
          />
        ) : null}
      </div>
    );
  }

  const drawn = drag?.kind === "draw" ? drag.box : null;
  // Elsewhere, they would be in the order of Tab and invisible.
  const shown = picture.boxes.flatMap((box, index) =>
    overlaps(box, part) ? { box, number: index + 1 } : [],
  );
  return (
    <div
      ref={surface}
      className={cn(
        "relative mx-auto touch-none overflow-hidden rounded-md border border-border select-none",
        drag ? "cursor-grabbing" : "cursor-crosshair",
      )}
      style={{ maxWidth: `calc(${maxHeight} * ${part.width / part.height})` }}
      onPointerDown={(event) => {
        const place = placeOf(event);
        if (onAdd) {
          take(event, "draw", { id: crypto.randomUUID(), ...place, width: 0, height: 0, found: null });
        } else if (event.button === 0) {
          const box = { ...ringAt(place, { ring, picture }), id: ringId, found: null };
          onChange(box);
          take(event, "move", box);
        }
      }}
      onPointerMove={move}
      onPointerUp={drop}
      onPointerCancel={() => setDrag(null)}
    >
      <FrameCanvas
        frame={frame}
        part={part}
        label={label}
        className={cn("h-auto w-full", picture.isLeftOut && "opacity-30")}
      />
      {ring ? (
        <PictureRing
          box={ring}
          width={width}
          height={height}
          part={part}
          className="pointer-events-none absolute inset-0 size-full"
        />
      ) : null}
      {shown.map(({ box, number }) =>
        handleOf(
          box,
          {
            "aria-label": box.found
              ? t("Cover {number}, {what}", { number, what: t(foundWords[box.found]) })
              : t("Cover {number}", { number }),
            title: box.found ? t("Covered: {what}", { what: t(foundWords[box.found]) }) : t("Covered"),
          },
          cn(
            "rounded-xs border-2 border-[#fff] bg-[#5b5b66] outline-offset-2",
            box.id === selected && "border-solid bg-[#5b5b66]/70",
          ),
        ),
      )}
      {ring && isRingMovable
        ? handleOf(
            { ...ring, id: ringId, found: null },
            { "aria-label": t("Ring around the control") },
            "outline-offset-4",
          )
        : null}
      {drawn ? (
        <div className="absolute border-2 border-solid bg-[#5b5b66]/70" style={styleOf(drawn, part)} />
      ) : null}
    </div>
  );
}

function between(a: { x: number; y: number }, b: { x: number; y: number }) {
  return {
    x: Math.min(a.x, b.x),
    y: Math.min(a.y, b.y),
    width: Math.abs(a.x - b.x),
    height: Math.abs(a.y - b.y),
  };
}

/**
 * Percentages keep a cover in place when the window is resized. A script sets them, because the content security policy
 * blocks style attributes.
 */
function styleOf(box: Box, { x, y, width, height }: Box) {
  return {
    left: `${(100 * (box.x - x)) / width}%`,
    top: `${(100 * (box.y - y)) / height}%`,
    width: `${(100 * box.width) / width}%`,
    height: `${(100 * box.height) / height}%`,
  };
}
