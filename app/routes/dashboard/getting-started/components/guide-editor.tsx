import { Plus, Video } from "lucide-react";
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from "react";
import { Link } from "react-router";
import { useTeamTexts } from "#features/companies/components/team-texts.tsx";
import type { EmbedOffer } from "#features/guides/export/embed-offer.ts";
import {
  type GuideText,
  isSameText,
  type NewStepWords,
  type OwnerGuide,
} from "#features/guides/owner-guide.ts";
import { guideLimits } from "#shared/guide-limits.ts";
import { Button } from "#ui/primitives/button.tsx";
import { useReorder } from "#ui/use-reorder.ts";
import { useUnsavedChanges } from "#ui/use-unsaved-changes.tsx";
import { GuideExport } from "../../components/guide-export.tsx";
import { RecordButton } from "../../components/record-button.tsx";
import { WriterNote } from "../../components/writer-note.tsx";
import { useMay } from "../../use-may.ts";
import type { RefusedForm } from "../getting-started.tsx";
import { typedIn } from "../typed-in.ts";
import { useGuideEditor } from "../use-guide-editor.ts";
import { EditorBar } from "./editor-bar.tsx";
import { BackNotice, ConflictNotice, DraftNotice } from "./editor-notices.tsx";
import { PreviousNotice, RecordingNotice } from "./recording-notice.tsx";
import { RecordingRuler } from "./recording-ruler.tsx";
import { SectionBar } from "./section-bar.tsx";
import { StepEditor } from "./step-editor.tsx";

export interface GuideEditorProps {
  guide: OwnerGuide;
  isShown: boolean;
  companyId: string;
  /** ISO date of when the page was rendered. */
  now: string;
  previewUrl: string;
  embed: EmbedOffer;
  canPrint: boolean;
  refused: RefusedForm | null;
  stepWords: NewStepWords;
}

const formId = "guide";

export function GuideEditor(props: GuideEditorProps) {
  const { guide, isShown, companyId, now, previewUrl, embed, canPrint, refused, stepWords } = props;
  const { t, said } = useTeamTexts("guide");
  const editor = useGuideEditor({ companyId, guide, refused, stepWords });
  const { text, stored, conflict, errors } = editor;
  const [activeId, setActiveId] = useState<string | null>(null);
  const form = useRef<HTMLFormElement>(null);
  const addButton = useRef<HTMLButtonElement>(null);
  useUnsavedChanges(editor.isChanged);
  const ids = useMemo(() => text.steps.map(({ id }) => id), [text.steps]);
  const reorder = useReorder({ matesOf: () => ids, show: editor.show, onDrop: editor.noteDrop });

  const mayDo = useMay();
  const mayWrite = mayDo("write drafts");
  // Takes over text that was typed before hydration.
  const { takeTyped } = editor;
  const drawn = useRef<GuideText | null>(text);
  useLayoutEffect(() => {
    const first = drawn.current;
    drawn.current = null;
    // Disabled fields are missing from the form's data.
    if (!form.current || !first || !mayWrite) return;
    const typed = typedIn(new FormData(form.current), first.steps);
    if (!isSameText(typed, first)) takeTyped(typed);
  }, [takeTyped, mayWrite]);

  // Focuses the new step, or the one that can't be saved.
  const focusNext = useRef<string | null>(null);
  useEffect(() => {
    if (focusNext.current === null) return;
    document.getElementById(focusNext.current)?.focus();
    focusNext.current = null;
  });
  useEffect(() => {
    const [place] = Object.keys(errors);
    if (place) document.getElementById(place === "title" ? "guide-title" : `title-${place}`)?.focus();
  }, [errors]);

  const { save } = editor;
  useEffect(() => {
    function onKeyDown(event: KeyboardEvent) {
      if (event.key.toLowerCase() !== "s" || !(event.ctrlKey || event.metaKey)) return;
      if (event.shiftKey || event.altKey) return;
      event.preventDefault();
      if (mayWrite) void save("save");
    }
    window.addEventListener("keydown", onKeyDown);
    return () => window.removeEventListener("keydown", onKeyDown);
  }, [save, mayWrite]);

  // If an image is dropped next to its target, the browser must not navigate to it.
  useEffect(() => {
    const keepPage = (event: DragEvent) => {
      if (event.dataTransfer?.types.includes("Files")) event.preventDefault();
    };
    window.addEventListener("dragover", keepPage);
    window.addEventListener("drop", keepPage);
    return () => {
      window.removeEventListener("dragover", keepPage);
      window.removeEventListener("drop", keepPage);
    };
  }, []);

  async function restorePrevious(): Promise<void> {
    if (editor.isChanged && !(await editor.save("save"))) return;
    const result = await editor.post("restore-previous");
    if (!result?.toast) return;
    const run = () => void editor.post("restore-previous");
    editor.say({ kind: "success", text: result.toast, action: { label: "Undo", run } });
  }

  async function discardDraft(): Promise<void> {
    const before = editor.text;
    const result = await editor.post("discard-draft");
    if (!result?.toast) return;
    const run = () => editor.takeTyped(before);
    editor.say({ kind: "success", text: result.toast, action: { label: "Undo", run } });
  }

  function deleteStep(id: string): void {
    const at = ids.indexOf(id);
    const next = ids[at + 1] ?? ids[at - 1];
    if (next) focusNext.current = `title-${next}`;
    editor.deleteStep(id);
  }

  const recording = stored.recording;
  const mayRestore = mayDo("publish content");
  return (
    <div className="max-md:pb-24">
      <h1 className="sr-only">{t("Getting Started")}</h1>
      <EditorBar
        formId={formId}
        stored={stored}
        now={now}
        busy={editor.busy}
        isChanged={editor.isChanged}
        hasSteps={text.steps.length > 0}
        undoLabel={editor.undoLabel}
        onUndo={editor.undo}
        onSave={editor.save}
        previewUrl={previewUrl}
      />
      <WriterNote />
      <SectionBar isShown={isShown} post={editor.post} say={editor.say}>
        {stored.version > 0 ? (
          <Link to="/dashboard/getting-started/history" className="text-14 text-link">
            {t("Version history")}
          </Link>
        ) : null}
        {stored.version > 0 && stored.steps.length > 0 ? (
          <GuideExport path="/dashboard/getting-started" embed={embed} canPrint={canPrint} />
        ) : null}
        {mayWrite ? (
          <RecordButton section="getting-started" className="max-md:col-span-2">
            <Video className="size-4" strokeWidth={1.75} aria-hidden="true" />
            {t("Record Getting Started")}
          </RecordButton>
        ) : null}
      </SectionBar>
      {conflict ? (
        <ConflictNotice
          theirs={conflict}
          onTakeTheirs={() => editor.takeTheirs(conflict)}
          onKeepMine={() => void editor.save("save", conflict.version)}
        />
      ) : null}
      {editor.isBack ? <BackNotice onDiscard={editor.discardTyped} /> : null}
      {stored.isPublished && stored.isAhead ? (
        <DraftNotice version={stored.version} onDiscard={() => void discardDraft()} />
      ) : null}
      <form
        ref={form}
        id={formId}
        method="post"
        encType="multipart/form-data"
        onSubmit={(event) => {
          event.preventDefault();
          void editor.save("save");
        }}
        noValidate
      >
        <fieldset disabled={!mayWrite} className="contents">
          <input type="hidden" name="version" value={conflict?.version ?? stored.version} />
          <input
            id="guide-title"
            name="title"
            aria-label={t("Guide title")}
            placeholder={t("Guide title")}
            value={text.title}
            maxLength={guideLimits.title}
            aria-invalid={errors.title ? true : undefined}
            aria-describedby={errors.title ? "guide-title-note" : undefined}
            onChange={(event) => editor.setTitle(event.target.value)}
            className="-mx-2 w-[calc(100%+1rem)] rounded-md border border-transparent bg-transparent px-2 py-1 text-22 font-semibold tracking-[-0.018em] hover:border-border-strong focus:border-control aria-invalid:border-danger md:text-28"
          />
          {errors.title ? (
            <p id="guide-title-note" role="alert" className="mt-1 text-13 text-danger">
              {said(errors.title)}
            </p>
          ) : null}
          {recording ? <RecordingNotice recording={recording} steps={text.steps} /> : null}
          {stored.previous && recording && mayRestore ? (
            <PreviousNotice
              version={stored.version}
              previous={stored.previous}
              isAside={false}
              onRestore={() => void restorePrevious()}
            />
          ) : null}
          <RecordingRuler
            steps={text.steps}
            seconds={recording?.seconds ?? null}
            activeId={activeId}
            onChoose={(id) => {
              setActiveId(id);
              const step = document.getElementById(`step-${id}`);
              const isCalm = window.matchMedia("(prefers-reduced-motion: reduce)").matches;
              step?.scrollIntoView({ behavior: isCalm ? "auto" : "smooth", block: "start" });
              document.getElementById(`title-${id}`)?.focus({ preventScroll: true });
            }}
          />
          <ol aria-label={t("Steps")} className="mt-6">
            {text.steps.map((step, index) => (
              <StepEditor
                key={step.id}
                step={step}
                number={index + 1}
                isFirst={index === 0}
                isLast={index === text.steps.length - 1}
                isOnly={text.steps.length === 1}
                problem={said(errors[step.id] ?? "") || null}
                reorder={reorder}
                onFocus={setActiveId}
                onPatch={editor.patchStep}
                onMove={editor.moveStep}
                onDelete={deleteStep}
                onImage={editor.setImage}
                say={editor.say}
              />
            ))}
          </ol>
          <div className="border-t border-border pt-6">
            {text.steps.length < guideLimits.steps ? (
              <Button
                ref={addButton}
                type="submit"
                name="arrange"
                value="add"
                variant="secondary"
                onClick={(event) => {
                  event.preventDefault();
                  const id = editor.addStep();
                  if (id) focusNext.current = `title-${id}`;
                }}
              >
                <Plus className="size-4" aria-hidden="true" />
                {t("Add step")}
              </Button>
            ) : (
              <p className="text-14 text-text-3">
                {t("A guide can have up to {count} steps.", { count: guideLimits.steps })}
              </p>
            )}
          </div>
        </fieldset>
      </form>
      {stored.previous && !recording && mayRestore ? (
        <PreviousNotice
          version={stored.version}
          previous={stored.previous}
          isAside
          onRestore={() => void restorePrevious()}
        />
      ) : null}
      <form id="guide-restore" method="post" hidden />
      <p id="reorder-help" hidden>
        {t("Press Space to lift it, the arrow keys to move it and Space to drop it.")}
      </p>
      <p role="status" className="sr-only">
        {said(reorder.said)}
      </p>
    </div>
  );
}
