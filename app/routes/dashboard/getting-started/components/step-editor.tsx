import { ArrowDown, ArrowUp, GripVertical, Trash2 } from "lucide-react";
import { type ClipboardEvent, type DragEvent, memo, useRef, useState } from "react";
import { useTeamTexts } from "#features/companies/components/team-texts.tsx";
import { StepBasis } from "#features/guides/components/step-basis.tsx";
import type { GuideImage, OwnerStep } from "#features/guides/owner-guide.ts";
import { isPlaceholder } from "#features/guides/placeholders.ts";
import { guideLimits } from "#shared/guide-limits.ts";
import { cn } from "#ui/primitives/cn.ts";
import { Input, Textarea } from "#ui/primitives/input.tsx";
import type { Toast } from "#ui/toaster.tsx";
import type { Reorder } from "#ui/use-reorder.ts";
import { AnswerText } from "../../faqs/components/answer-text.tsx";
import { IconButton } from "../../faqs/components/icon-button.tsx";
import { clockText } from "../arrange-pins.ts";
import type { StepPatch } from "../use-guide-editor.ts";
import { useStepImage } from "../use-step-image.tsx";
import { StepImage } from "./step-image.tsx";

export interface StepEditorProps {
  step: OwnerStep;
  number: number;
  isFirst: boolean;
  isLast: boolean;
  /** The only step can't be deleted. */
  isOnly: boolean;
  problem: string | null;
  reorder: Reorder;
  onFocus: (id: string) => void;
  onPatch: (id: string, patch: StepPatch) => void;
  onMove: (id: string, by: -1 | 1) => void;
  onDelete: (id: string) => void;
  onImage: (id: string, image: GuideImage | null) => void;
  say: (toast: Toast) => void;
}

export const StepEditor = memo(function StepEditor(props: StepEditorProps) {
  const { step, number, problem, reorder, onFocus, onPatch, onImage, say } = props;
  const { t } = useTeamTexts("guide");
  const { id, title, description } = step;
  const image = useStepImage({ stepId: id, onImage, say });
  const [isOver, setOver] = useState(false);
  const [isPreviewed, setPreviewed] = useState(false);
  const depth = useRef(0);
  const help = isPlaceholder(description)
    ? t("Visitors see this step without text until you write some.")
    : t(
        "**bold**, *italic*, lists, `code` and [links](https://…) work. Paste or drop an image anywhere here.",
      );

  function drag(event: DragEvent, by: 1 | -1): void {
    if (!event.dataTransfer.types.includes("Files")) return;
    depth.current = Math.max(0, depth.current + by);
    setOver(depth.current > 0);
  }

  function drop(event: DragEvent): void {
    depth.current = 0;
    setOver(false);
    const file = [...event.dataTransfer.files][0];
    if (!file) return;
    event.preventDefault();
    void image.upload(file);
  }

  function paste(event: ClipboardEvent): void {
    const file = [...event.clipboardData.files].find(({ type }) => type.startsWith("image/"));
    // Office programs add an image to copied text, but the owner wants to paste the text.
    if (!file || event.clipboardData.types.includes("text/plain")) return;
    event.preventDefault();
    void image.upload(file);
  }

  return (
    <li
      id={`step-${id}`}
      data-reorder={id}
      onFocus={() => onFocus(id)}
      onDragEnter={(event) => drag(event, 1)}
      onDragLeave={(event) => drag(event, -1)}
      onDrop={drop}
      onPaste={paste}
      className={cn(
        "grid scroll-mt-16 gap-x-5 gap-y-3 border-t border-border py-6 md:grid-cols-[1.5rem_minmax(0,1fr)] lg:grid-cols-[1.5rem_minmax(0,21.25rem)_minmax(0,1fr)]",
        reorder.heldId === id && "bg-tint-6",
        isOver && "bg-tint-6",
        reorder.drop?.id === id && reorder.drop.edge === "before" && "shadow-[inset_0_2px_0_0_var(--solid)]",
        reorder.drop?.id === id && reorder.drop.edge === "after" && "shadow-[inset_0_-2px_0_0_var(--solid)]",
      )}
    >
      <div className="flex items-center gap-2 md:flex-col md:gap-1 md:pt-1.5">
        <span aria-hidden="true" className="text-18 leading-tight font-semibold text-text-3 tabular-nums">
          {number}
        </span>
        <button
          type="button"
          id={`handle-${id}`}
          aria-label={t("Reorder step {number}", { number })}
          aria-describedby="reorder-help"
          className="grid size-7 cursor-grab touch-none place-items-center rounded-sm text-text-3 hover:bg-hover hover:text-text max-md:hidden [@media(scripting:none)]:hidden"
          onPointerDown={(event) => reorder.handle.onPointerDown(event, id)}
          onKeyDown={(event) => reorder.handle.onKeyDown(event, id)}
          onBlur={() => reorder.handle.onBlur(id)}
        >
          <GripVertical className="size-4" aria-hidden="true" />
        </button>
      </div>
      <StepImage
        step={step}
        number={number}
        image={image}
        isOver={isOver}
        onPatch={onPatch}
        onImage={onImage}
      />
      <div className="flex min-w-0 flex-col gap-2.5 max-lg:md:col-start-2">
        <input type="hidden" name="stepId" value={id} />
        <Input
          id={`title-${id}`}
          name="stepTitle"
          aria-label={t("Title of step {number}", { number })}
          value={title}
          maxLength={guideLimits.stepTitle}
          aria-invalid={problem ? true : undefined}
          aria-describedby={problem ? `problem-${id}` : undefined}
          onChange={(event) => onPatch(id, { title: event.target.value })}
          className="text-16 font-medium md:text-16"
        />
        {problem ? (
          <p id={`problem-${id}`} role="alert" className="text-13 text-danger">
            {problem}
          </p>
        ) : null}
        <Textarea
          name="stepDescription"
          rows={5}
          aria-label={t("Description of step {number}", { number })}
          aria-describedby={`help-${id}`}
          value={description}
          maxLength={guideLimits.description}
          onFocus={(event) => {
            if (isPlaceholder(event.target.value)) event.target.select();
          }}
          onChange={(event) => onPatch(id, { description: event.target.value })}
          className="field-sizing-content min-h-[150px] md:text-14"
        />
        <p id={`help-${id}`} className={isPlaceholder(description) ? "text-13 text-text-3" : "sr-only"}>
          {help}
        </p>
        {isPreviewed ? (
          <section
            aria-label={t("Preview of step {number}", { number })}
            className="rounded-md border border-border bg-surface-2 px-3 py-2"
          >
            {description.trim() && !isPlaceholder(description) ? (
              <AnswerText markdown={description} className="text-14 leading-relaxed" />
            ) : (
              <p className="text-14 text-text-3">{t("Nothing to preview yet.")}</p>
            )}
          </section>
        ) : null}
        <div className="flex min-h-8 flex-wrap items-center justify-end gap-x-2 gap-y-1">
          <Basis step={step} />
          <StepActions
            {...props}
            isPreviewed={isPreviewed}
            onPreview={() => setPreviewed(!isPreviewed)}
            chooser={image.chooser}
          />
        </div>
      </div>
    </li>
  );
});

function Basis({ step: { timestampSeconds, basis, seenText } }: { step: OwnerStep }) {
  if (timestampSeconds === null && basis === null) return null;
  return (
    <p className="mr-auto flex min-w-0 items-start gap-2 text-13 text-text-3">
      {timestampSeconds === null ? null : (
        <span className="font-medium text-text tabular-nums">{clockText(timestampSeconds)}</span>
      )}
      {basis === null ? null : <StepBasis basis={basis} seenText={seenText} />}
    </p>
  );
}

interface StepActionsProps extends StepEditorProps {
  isPreviewed: boolean;
  onPreview: () => void;
  chooser: React.ReactNode;
}

const arrangeProps = { type: "submit", name: "arrange" } as const;

/** Without JavaScript, each button posts the form, and the response is the rearranged guide. */
function StepActions(props: StepActionsProps) {
  const { t } = useTeamTexts("guide");
  const { step, number, isFirst, isLast, isOnly, isPreviewed, onPreview, onMove, onDelete, chooser } = props;
  const { id } = step;
  return (
    <div className="flex items-center">
      <button
        type="button"
        aria-expanded={isPreviewed}
        className="h-8 rounded-sm px-2 text-13 font-medium text-link hover:bg-hover pointer-coarse:h-11 [@media(scripting:none)]:hidden"
        onClick={onPreview}
      >
        {isPreviewed ? t("Hide text preview") : t("Preview text")}
      </button>
      {chooser}
      <IconButton
        {...arrangeProps}
        value={`up:${id}`}
        aria-label={t("Move step {number} up", { number })}
        disabled={isFirst}
        className="disabled:opacity-45"
        onClick={(event) => {
          event.preventDefault();
          onMove(id, -1);
        }}
      >
        <ArrowUp className="size-4" strokeWidth={1.75} aria-hidden="true" />
      </IconButton>
      <IconButton
        {...arrangeProps}
        value={`down:${id}`}
        aria-label={t("Move step {number} down", { number })}
        disabled={isLast}
        className="disabled:opacity-45"
        onClick={(event) => {
          event.preventDefault();
          onMove(id, 1);
        }}
      >
        <ArrowDown className="size-4" strokeWidth={1.75} aria-hidden="true" />
      </IconButton>
      <IconButton
        {...arrangeProps}
        value={`delete:${id}`}
        aria-label={t("Delete step {number}", { number })}
        title={isOnly ? t("A guide needs at least one step") : undefined}
        disabled={isOnly}
        className="disabled:opacity-45"
        onClick={(event) => {
          event.preventDefault();
          onDelete(id);
        }}
      >
        <Trash2 className="size-4" strokeWidth={1.75} aria-hidden="true" />
      </IconButton>
    </div>
  );
}
