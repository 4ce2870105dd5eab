/** State of the guide in this tab. */
import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import { useTeamToast } from "#features/companies/components/team-toast.ts";
import {
  type GuideActionDone,
  type GuideImage,
  type GuideText,
  isSameText,
  type NewStepWords,
  newStep,
  type OwnerGuide,
  type OwnerStep,
  withoutStep,
  withStepAt,
} from "#features/guides/owner-guide.ts";
import { guideToasts } from "#features/guides/owner-texts.ts";
import { guideLimits } from "#shared/guide-limits.ts";
import { useKeptDraft } from "../../use-kept-draft.ts";
import type { RefusedForm } from "./getting-started.tsx";
import { guideDrafts } from "./guide-drafts.ts";
import { newId } from "./new-id.ts";
import { postGuideForm } from "./post-guide-form.ts";
import { formOf } from "./typed-in.ts";

export interface GuideEditorOptions {
  companyId: string;
  guide: OwnerGuide;
  refused: RefusedForm | null;
  stepWords: NewStepWords;
}

export type StepPatch = Partial<Pick<OwnerStep, "title" | "description" | "imageAlt">>;

/** Undoes one change to the step list and keeps what was typed since. */
interface Undo {
  /** Names the change, such as "Delete step 2". */
  label: string;
  run: (text: GuideText) => GuideText;
}

const maxUndos = 50;

export type GuideEditorState = ReturnType<typeof useGuideEditor>;

export function useGuideEditor({ companyId, guide, refused, stepWords }: GuideEditorOptions) {
  const say = useTeamToast("guide");
  const [stored, setStored] = useState(guide);
  const [text, setText] = useState<GuideText>(refused?.typed ?? guide);
  const [undos, setUndos] = useState<Undo[]>([]);
  const [conflict, setConflict] = useState(refused?.refusal.conflict ?? null);
  const [errors, setErrors] = useState(refused?.refusal.errors ?? {});
  const [busy, setBusy] = useState<string | null>(null);
  const isChanged = !isSameText(text, stored);
  const latest = useRef({ text, stored, isChanged });
  latest.current = { text, stored, isChanged };
  const queue = useRef<Promise<unknown>>(Promise.resolve());

  // The page was loaded again, for example after a recording. Typed text is kept, and both versions are shown.
  const loaded = useRef(guide);
  useEffect(() => {
    if (loaded.current === guide) return;
    loaded.current = guide;
    if (guide.version <= latest.current.stored.version) return;
    if (latest.current.isChanged && !isSameText(latest.current.text, guide)) return setConflict(guide);
    setStored(guide);
    setText(guide);
    setUndos([]);
  }, [guide]);

  const { title, steps } = text;
  const { version } = stored;
  const kept = useKeptDraft({
    store: guideDrafts,
    id: companyId,
    draft: useMemo(() => ({ title, steps, version }), [title, steps, version]),
    isChanged,
    isPosted: refused !== null,
    onFound(found) {
      setText({ title: found.title, steps: found.steps });
      // Keeps the draft's base version, so that saving detects a newer one.
      setStored((known) => ({ ...known, version: found.version }));
    },
  });

  const change = useCallback((next: (text: GuideText) => GuideText, undo: Undo | null = null) => {
    setText(next);
    setErrors({});
    if (undo) setUndos((known) => [...known, undo].slice(-maxUndos));
  }, []);

  /**
   * Posts one form at a time, in the order in which they were submitted, so that quick saves in one tab never conflict
   * with each other.
   */
  const post = useCallback(
    (intent: string, options: { version?: number; sends?: "text"; fields?: Record<string, string> } = {}) => {
      const work = queue.current.then(async (): Promise<GuideActionDone | null> => {
        const { text: sent, stored: known } = latest.current;
        const form = options.sends === "text" ? formOf(sent) : new FormData();
        form.set("intent", intent);
        form.set("version", String(options.version ?? known.version));
        for (const [name, value] of Object.entries(options.fields ?? {})) form.set(name, value);
        setBusy(intent);
        const result = await postGuideForm(form);
        setBusy(null);
        if (result === "signed-out") {
          const run = () => window.location.assign("/auth?next=%2Fdashboard%2Fgetting-started");
          say({ kind: "error", text: guideToasts.signedOut, action: { label: "Sign in", run } });
          return null;
        }
        if (typeof result === "string") {
          const isVisibility = intent === "set-visibility";
          say({ kind: "error", text: isVisibility ? guideToasts.visibilityFailed : guideToasts.saveFailed });
          return null;
        }
        if (!result.ok) {
          setErrors(result.errors ?? {});
          setConflict(result.conflict ?? null);
          const isCompany = result.problem === guideToasts.noCompany;
          const text = intent === "set-visibility" ? guideToasts.visibilityFailed : guideToasts.saveFailed;
          say({ kind: "error", text: isCompany ? guideToasts.noCompany : text });
          return null;
        }
        if (intent === "set-visibility") return result;
        setErrors({});
        setConflict(null);
        latest.current = { ...latest.current, stored: result.guide };
        setStored(result.guide);
        // Keeps text that was typed during the save.
        setText((now) => (options.sends !== "text" || isSameText(now, sent) ? result.guide : now));
        return result;
      });
      queue.current = work;
      return work;
    },
    [say],
  );

  const save = useCallback(
    async (intent: "save" | "publish", version?: number) => {
      const result = await post(intent, { sends: "text", ...(version === undefined ? {} : { version }) });
      if (result?.toast) say({ kind: "success", text: result.toast });
      return result;
    },
    [post, say],
  );

  const undo = useCallback(() => {
    setUndos((known) => {
      const last = known.at(-1);
      if (last) setText(last.run);
      return known.slice(0, -1);
    });
  }, []);

  const actions = useMemo(() => {
    const placeOf = (id: string) => latest.current.text.steps.findIndex((step) => step.id === id);
    return {
      setTitle: (title: string) => change((known) => ({ ...known, title })),
      patchStep: (id: string, patch: StepPatch) => change((known) => withPatch(known, id, patch)),
      addStep(): string | null {
        const { steps } = latest.current.text;
        if (steps.length >= guideLimits.steps) return null;
        const step = newStep(stepWords, { id: newId(), count: steps.length });
        change((known) => ({ ...known, steps: [...known.steps, step] }), {
          label: "Add step",
          run: (known) => ({ ...known, steps: withoutStep(known.steps, step.id) }),
        });
        return step.id;
      },
      deleteStep(id: string): void {
        const at = placeOf(id);
        const step = latest.current.text.steps[at];
        if (!step || latest.current.text.steps.length === 1) return;
        const back = {
          label: `Delete step ${at + 1}`,
          run: (known: GuideText) => withStepBack(known, step, at),
        };
        change((known) => ({ ...known, steps: withoutStep(known.steps, id) }), back);
        const run = () => {
          setText(back.run);
          setUndos((known) => known.filter((one) => one !== back));
        };
        say({ kind: "warning", text: `Step ${at + 1} deleted`, action: { label: "Undo", run } });
      },
      moveStep(id: string, by: -1 | 1): void {
        const at = placeOf(id);
        change((known) => ({ ...known, steps: withStepAt(known.steps, id, at + by) }), {
          label: `Move step ${at + 1}`,
          run: (known) => ({ ...known, steps: withStepAt(known.steps, id, at) }),
        });
      },
      show: (order: string[]) => change((known) => inOrder(known, order)),
      noteDrop({ id, before }: { id: string; before: string[] }): void {
        const at = before.indexOf(id);
        const back = {
          label: `Move step ${at + 1}`,
          run: (known: GuideText) => ({ ...known, steps: withStepAt(known.steps, id, at) }),
        };
        setUndos((known) => [...known, back].slice(-maxUndos));
      },
      setImage(id: string, image: GuideImage | null): void {
        const step = latest.current.text.steps[placeOf(id)];
        if (!step) return;
        const { image: before, imageAlt } = step;
        change((known) => withPatch(known, id, { image, ...(before ? { imageAlt: "" } : {}) }), {
          label: image ? `Image of step ${placeOf(id) + 1}` : `Remove image of step ${placeOf(id) + 1}`,
          run: (known) => withPatch(known, id, { image: before, imageAlt }),
        });
      },
    };
  }, [change, say, stepWords]);

  return {
    stored,
    text,
    isChanged,
    busy,
    conflict,
    errors,
    isBack: kept.found !== null,
    undoLabel: undos.at(-1)?.label ?? null,
    undo,
    save,
    post,
    say,
    ...actions,
    discardTyped() {
      kept.drop();
      setConflict(null);
      setText(guide.version >= stored.version ? guide : stored);
      setStored(guide.version >= stored.version ? guide : stored);
      setUndos([]);
    },
    /** Uses the other tab's version. Undo restores the owner's own text. */
    takeTheirs(theirs: OwnerGuide) {
      const mine = latest.current.text;
      setConflict(null);
      setStored(theirs);
      setText(theirs);
      setUndos([]);
      const run = () => setText(mine);
      say({ kind: "warning", text: "Your text was replaced", action: { label: "Undo", run } });
    },
    /** Puts text into the fields as if the owner had typed it. */
    takeTyped: setText,
  };
}

function withPatch(text: GuideText, id: string, patch: Partial<OwnerStep>): GuideText {
  return { ...text, steps: text.steps.map((step) => (step.id === id ? { ...step, ...patch } : step)) };
}

function withStepBack(text: GuideText, step: OwnerStep, at: number): GuideText {
  if (text.steps.some(({ id }) => id === step.id)) return text;
  return { ...text, steps: text.steps.toSpliced(at, 0, step) };
}

function inOrder(text: GuideText, order: string[]): GuideText {
  const places = new Map(order.map((id, index) => [id, index]));
  const placeOf = ({ id }: OwnerStep) => places.get(id) ?? order.length;
  return { ...text, steps: text.steps.toSorted((one, other) => placeOf(one) - placeOf(other)) };
}
