import { ArrowDown, ArrowUp, GripVertical, ImagePlus, Trash2 } from "lucide-react";
import { useTeamTexts } from "#features/companies/components/team-texts.tsx";
import { StepBasis } from "#features/guides/components/step-basis.tsx";
import type { OwnerFrame } from "#features/guides/own-step-guide.ts";
import { stepGuideLimits } from "#shared/guide-limits.ts";
import { fluidPicture } from "#shared/picture-address.ts";
import { PictureRing } from "#ui/picture-ring.tsx";
import { Button } from "#ui/primitives/button.tsx";
import { cn } from "#ui/primitives/cn.ts";
import { Field } from "#ui/primitives/field.tsx";
import { Input, Textarea } from "#ui/primitives/input.tsx";
import type { Reorder } from "#ui/use-reorder.ts";
import { IconButton } from "../../faqs/components/icon-button.tsx";

export function FrameEditor({
  frame,
  number,
  count,
  reorder,
  newPicture,
  onPicture,
  onChange,
  onMove,
  onDelete,
}: {
  frame: OwnerFrame;
  number: number;
  count: number;
  reorder: Reorder;
  /** Address of a picture that isn't saved yet. Null if the step has the stored one. */
  newPicture: string | null;
  /** Opens the dialog for another picture. */
  onPicture: () => void;
  onChange: (part: Partial<Pick<OwnerFrame, "title" | "description" | "imageAlt">>) => void;
  onMove: (by: -1 | 1) => void;
  onDelete: () => void;
}) {
  const { key, title, description, imageUrl, imageAlt, imageSize, ring, startSeconds, basis, seenText } =
    frame;
  const { t } = useTeamTexts("guides");
  const id = `frame-${key}`;
  const place = String(key);
  return (
    <li
      data-reorder={place}
      className={cn(
        "rounded-lg border border-border bg-surface p-4 md:p-5",
        reorder.heldId === place && "bg-tint-6",
        reorder.drop?.id === place && reorder.drop.edge === "before" && "shadow-[0_-3px_0_0_var(--solid)]",
        reorder.drop?.id === place && reorder.drop.edge === "after" && "shadow-[0_3px_0_0_var(--solid)]",
      )}
    >
      <div className="mb-3 flex items-center gap-2">
        <button
          type="button"
          id={`handle-${place}`}
          aria-label={t("Reorder step {number}", { number })}
          aria-describedby="reorder-help"
          className="grid size-7 cursor-grab touch-none place-items-center rounded-sm text-text-3 hover:bg-hover hover:text-text max-md:hidden"
          onPointerDown={(event) => reorder.handle.onPointerDown(event, place)}
          onKeyDown={(event) => reorder.handle.onKeyDown(event, place)}
          onBlur={() => reorder.handle.onBlur(place)}
        >
          <GripVertical className="size-4" aria-hidden="true" />
        </button>
        <h2 className="text-16">
          {t("Step {number}", { number })}
          {startSeconds === null ? null : (
            <span className="ml-2 text-13 font-normal text-text-3 tabular-nums">{clock(startSeconds)}</span>
          )}
        </h2>
        <div className="ml-auto flex gap-1">
          <IconButton
            className="disabled:opacity-45"
            aria-label={t("Move step {number} up", { number })}
            disabled={number === 1}
            onClick={() => onMove(-1)}
          >
            <ArrowUp className="size-4" aria-hidden="true" />
          </IconButton>
          <IconButton
            className="disabled:opacity-45"
            aria-label={t("Move step {number} down", { number })}
            disabled={number === count}
            onClick={() => onMove(1)}
          >
            <ArrowDown className="size-4" aria-hidden="true" />
          </IconButton>
          <IconButton
            className="disabled:opacity-45"
            aria-label={t("Delete step {number}", { number })}
            disabled={count === 1}
            onClick={onDelete}
          >
            <Trash2 className="size-4" aria-hidden="true" />
          </IconButton>
        </div>
      </div>
      <input type="hidden" name="frame" value={key} />
      <div className="grid gap-5 lg:grid-cols-[minmax(0,21.25rem)_minmax(0,1fr)]">
        <div className="flex flex-col gap-3">
          {imageUrl ? (
            <span className="relative block overflow-hidden rounded-md border border-border">
              <img
                {...fluidPicture(imageUrl, { sizes: "(max-width: 1023px) 100vw, 340px", width: null })}
                alt={imageAlt || t("Step {number}", { number })}
                loading="lazy"
                className="w-full"
              />
              {imageSize && ring ? (
                <PictureRing {...imageSize} box={ring} className="absolute inset-0 size-full" />
              ) : null}
            </span>
          ) : null}
          <input type="hidden" name="framePicture" value={newPicture ?? ""} />
          <input
            type="hidden"
            name="frameRing"
            value={ring ? [ring.x, ring.y, ring.width, ring.height].join(" ") : ""}
          />
          <Button
            variant={imageUrl ? "ghost" : "secondary"}
            size="sm"
            className={cn("self-start [@media(scripting:none)]:hidden", imageUrl && "-ml-3")}
            aria-haspopup="dialog"
            aria-label={
              imageUrl
                ? t("Replace the picture of step {number}", { number })
                : t("Add a picture to step {number}", { number })
            }
            onClick={onPicture}
          >
            <ImagePlus className="size-3.5" strokeWidth={1.75} aria-hidden="true" />
            {imageUrl ? t("Replace the picture") : t("Add a picture")}
          </Button>
          {basis === null ? null : (
            <p className="flex min-w-0 items-start gap-2 text-13 text-text-3">
              <StepBasis basis={basis} seenText={seenText} />
            </p>
          )}
          <Field
            id={`${id}-alt`}
            label={t("Alt text")}
            help={t("Describe the image for people who can't see it.")}
          >
            {(control) => (
              <Input
                {...control}
                name="frameAlt"
                dir="auto"
                maxLength={stepGuideLimits.alt}
                value={imageAlt}
                onChange={(event) => onChange({ imageAlt: event.currentTarget.value })}
              />
            )}
          </Field>
        </div>
        <div className="flex flex-col gap-3">
          <Field id={`${id}-title`} label={t("Title")}>
            {(control) => (
              <Input
                {...control}
                name="frameTitle"
                dir="auto"
                maxLength={stepGuideLimits.stepTitle}
                value={title}
                onChange={(event) => onChange({ title: event.currentTarget.value })}
              />
            )}
          </Field>
          <Field
            id={`${id}-text`}
            label={t("Text")}
            help={t("**bold**, *italic*, lists, `code` and [links](https://…) work.")}
          >
            {(control) => (
              <Textarea
                {...control}
                name="frameDescription"
                dir="auto"
                rows={5}
                maxLength={stepGuideLimits.stepDescription}
                value={description}
                onChange={(event) => onChange({ description: event.currentTarget.value })}
              />
            )}
          </Field>
        </div>
      </div>
    </li>
  );
}

/** Formats seconds as "1:05". */
function clock(seconds: number): string {
  const whole = Math.floor(seconds);
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, "0")}`;
}
