import { type KeyboardEvent, type PointerEvent, useRef, useState } from "react";
import type { PrivateKind } from "#engines/recording/ocr/find-private-texts.ts";
import { useTeamTexts } from "#features/companies/components/team-texts.tsx";
import { PictureRing } from "#ui/picture-ring.tsx";
import { cn } from "#ui/primitives/cn.ts";
import type { KeptFrame } from "../frames/kept-frame.ts";
import { boxAfterKey, type CoverBox, type ReviewedPicture, smallestBox } from "../frames/review.ts";
import { FrameCanvas } from "./frame-canvas.tsx";

const foundWords = {
  email: "email address",
  phone: "phone number",
  card: "card number",
  key: "key or token",
  iban: "bank account",
  id: "ID number",
} as const satisfies Record<PrivateKind, string>;

interface Drag {
  kind: "draw" | "move" | "size";
  box: CoverBox;
  /** Where the drag started, in pixels of the screenshot. */
  from: { x: number; y: number };
}

/** A screenshot with its cover boxes, which the owner can draw, move and resize by pointer or keyboard. */
export function ReviewPicture({
  frame,
  label,
  picture,
  selected,
  onSelect,
  onAdd,
  onChange,
  onRemove,
}: {
  frame: KeptFrame;
  label: string;
  picture: ReviewedPicture;
  selected: string | null;
  onSelect: (id: string | null) => void;
  onAdd: (box: CoverBox) => void;
  onChange: (box: CoverBox) => void;
  onRemove: (id: string) => void;
}) {
  const { t } = useTeamTexts("recorder");
  const surface = useRef<HTMLDivElement>(null);
  const [drag, setDrag] = useState<Drag | null>(null);
  const { width, height } = picture;

  function placeOf(event: PointerEvent): { x: number; y: number } {
    const rect = surface.current?.getBoundingClientRect();
    if (!rect || rect.width === 0) return { x: 0, y: 0 };
    const scale = width / rect.width;
    return {
      x: Math.max(0, Math.min(width, (event.clientX - rect.left) * scale)),
      y: Math.max(0, Math.min(height, (event.clientY - rect.top) * scale)),
    };
  }

  function take(event: PointerEvent<HTMLElement>, kind: Drag["kind"], box: CoverBox): void {
    if (event.button !== 0) return;
    event.stopPropagation();
    surface.current?.setPointerCapture(event.pointerId);
    setDrag({ kind, box, from: placeOf(event) });
    onSelect(kind === "draw" ? null : box.id);
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
      onAdd(drag.box);
      onSelect(drag.box.id);
    }
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

  const drawn = drag?.kind === "draw" ? drag.box : null;
  return (
    <div
      ref={surface}
      className={cn(
        "relative mx-auto touch-none overflow-hidden rounded-lg border border-border select-none",
        drag ? "cursor-grabbing" : "cursor-crosshair",
      )}
      style={{ maxWidth: `calc(56dvh * ${width / height})` }}
      onPointerDown={(event) => {
        const { x, y } = placeOf(event);
        take(event, "draw", { id: crypto.randomUUID(), x, y, width: 0, height: 0, found: null });
      }}
      onPointerMove={move}
      onPointerUp={drop}
      onPointerCancel={() => setDrag(null)}
    >
      <FrameCanvas
        frame={frame}
        label={label}
        className={cn("h-auto w-full", picture.isLeftOut && "opacity-30")}
      />
      {frame.click?.box ? (
        <PictureRing
          box={frame.click.box}
          width={width}
          height={height}
          className="pointer-events-none absolute inset-0 size-full"
        />
      ) : null}
      {picture.boxes.map((box, index) => (
        <div key={box.id} className="absolute" style={styleOf(box, picture)}>
          <button
            ref={(element) => {
              if (element && box.id === selected && !drag) element.focus({ preventScroll: true });
            }}
            type="button"
            aria-label={
              box.found
                ? t("Cover {number}, {what}", { number: index + 1, what: t(foundWords[box.found]) })
                : t("Cover {number}", { number: index + 1 })
            }
            aria-describedby="review-keys"
            title={box.found ? t("Covered: {what}", { what: t(foundWords[box.found]) }) : t("Covered")}
            className={cn(
              "absolute inset-0 cursor-grab rounded-xs border-2 border-[#fff] bg-[#5b5b66] outline-offset-2",
              box.id === selected && "border-solid bg-[#5b5b66]/70",
            )}
            onFocus={() => onSelect(box.id)}
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
      ))}
      {drawn ? (
        <div className="absolute border-2 border-solid bg-[#5b5b66]/70" style={styleOf(drawn, picture)} />
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
function styleOf(box: CoverBox, { width, height }: ReviewedPicture) {
  return {
    left: `${(100 * box.x) / width}%`,
    top: `${(100 * box.y) / height}%`,
    width: `${(100 * box.width) / width}%`,
    height: `${(100 * box.height) / height}%`,
  };
}
