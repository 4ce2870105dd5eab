/**
 * Edits one question in place, with its source next to it. Typed text survives reloads and conflicts with other tabs.
 */
import { type KeyboardEvent, useEffect, useId, useRef, useState } from "react";
import type { FaqActionRefused, OwnerFaq } from "#features/faqs/owner-faq.ts";
import { Button } from "#ui/primitives/button.tsx";
import { Field } from "#ui/primitives/field.tsx";
import { Input, Textarea } from "#ui/primitives/input.tsx";
import { Select } from "#ui/primitives/select.tsx";
import { useToast } from "#ui/toaster.tsx";
import { type FaqDraft, faqDrafts } from "../faq-drafts.ts";
import { useFaqs } from "../use-faq-store.ts";
import { AnswerText } from "./answer-text.tsx";
import { ConflictPanel, GonePanel } from "./conflict-panel.tsx";
import { gridClass } from "./faq-card.tsx";
import { openFormId } from "./open-form.tsx";
import { ProofNote } from "./proof-note.tsx";

export interface FaqEditorProps {
  faq: OwnerFaq;
  categories: string[];
  /** The rejected values of a form that was posted without JavaScript, with the reason. */
  refused: { refusal: FaqActionRefused; typed: FaqDraft } | null;
  onClose: () => void;
  /** Called when the owner undoes canceling. */
  onReopen: () => void;
}

const keepAfterMs = 250;
const names = ["question", "answer", "category"] as const;

export function FaqEditor({ faq, categories, refused, onClose, onReopen }: FaqEditorProps) {
  const { post } = useFaqs();
  const toast = useToast();
  const form = useRef<HTMLFormElement>(null);
  const [base, setBase] = useState<FaqDraft>(refused?.typed ?? startOf(faq));
  /** A new key remounts the fields with the texts of `base`. */
  const [generation, setGeneration] = useState(0);
  const [refusal, setRefusal] = useState(refused?.refusal ?? null);
  const [isBack, setBack] = useState(false);
  const [isSaving, setSaving] = useState(false);
  const [preview, setPreview] = useState<string | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const fieldId = useId();
  const begin = (draft: FaqDraft) => {
    setBase(draft);
    setGeneration((known) => known + 1);
    setPreview((shown) => (shown === null ? null : draft.answer));
  };

  // The server can't know this browser's drafts, so they are read after hydration.
  const faqId = faq.id;
  const isPosted = refused !== null;
  useEffect(() => {
    const kept = isPosted ? null : faqDrafts.read(faqId);
    if (!kept) return;
    setBase(kept);
    setGeneration((known) => known + 1);
    setBack(true);
  }, [faqId, isPosted]);

  // Sets the initial focus. After texts are replaced, restores it only if it was lost with the old fields.
  useEffect(() => {
    const field = form.current?.querySelector<HTMLInputElement>("input[name=question]");
    if (!field || (generation > 0 && document.activeElement !== document.body)) return;
    field.focus();
    if (faq.isNew) field.select();
  }, [faq.isNew, generation]);

  const typed = (): FaqDraft => {
    const read = new FormData(form.current ?? undefined);
    const [question = "", answer = "", category = ""] = names.map((name) => String(read.get(name) ?? ""));
    return { ...base, question, answer, category };
  };
  const keep = () => {
    clearTimeout(timer.current);
    timer.current = undefined;
    const now = typed();
    if (names.every((name) => now[name] === startOf(faq)[name])) faqDrafts.drop(faqId);
    else faqDrafts.keep(faqId, now);
  };
  const latestKeep = useRef(keep);
  latestKeep.current = keep;
  useEffect(() => {
    const flush = () => timer.current !== undefined && latestKeep.current();
    window.addEventListener("pagehide", flush);
    return () => window.removeEventListener("pagehide", flush);
  }, []);

  async function save(version: number) {
    if (isSaving) return;
    clearTimeout(timer.current);
    timer.current = undefined;
    const sent = { ...typed(), version };
    faqDrafts.keep(faqId, sent);
    setSaving(true);
    const { question, answer, category, baseCategory } = sent;
    const fields = {
      intent: "save",
      faqId,
      question,
      answer,
      category,
      baseCategory,
      version: String(version),
    };
    const result = await post(fields, {
      onRefused: (refusal) => {
        setRefusal(refusal);
        return Boolean(refusal.conflict ?? refusal.errors) || refusal.status === 404;
      },
    });
    setSaving(false);
    if (!result) return;
    if (!result.ok) return focusField(result.errors);
    const now = typed();
    const [saved] = result.faqs;
    if (saved && names.some((name) => now[name] !== sent[name])) {
      const next = { ...now, version: saved.version, baseCategory: saved.category ?? "" };
      setBase(next);
      faqDrafts.keep(faqId, next);
      return;
    }
    faqDrafts.drop(faqId);
    onClose();
  }

  function focusField(errors: FaqActionRefused["errors"] = {}) {
    const [name] = Object.keys(errors);
    if (name) form.current?.querySelector<HTMLElement>(`[name=${name}]`)?.focus();
  }

  function cancel() {
    clearTimeout(timer.current);
    const left = typed();
    faqDrafts.drop(faqId);
    onClose();
    if (names.every((name) => left[name] === startOf(faq)[name])) return;
    const run = () => {
      faqDrafts.keep(faqId, left);
      onReopen();
    };
    toast({ kind: "warning", text: "Changes discarded", action: { label: "Undo", run } });
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key === "Escape" && !event.nativeEvent.isComposing) cancel();
    if (event.key === "Enter" && (event.ctrlKey || event.metaKey)) form.current?.requestSubmit();
  }

  const options =
    base.category && !categories.includes(base.category) ? [...categories, base.category] : categories;
  const conflict = refusal?.conflict ?? null;
  return (
    <div className={`${gridClass} bg-surface-2 shadow-[inset_2px_0_0_0_var(--solid)] max-md:grid-cols-1`}>
      <form
        ref={form}
        method="post"
        aria-label={`Edit: ${faq.question}`}
        className="col-start-2 flex min-w-0 flex-col gap-4 max-md:col-start-1"
        onSubmit={(event) => {
          event.preventDefault();
          void save(conflict?.version ?? base.version);
        }}
        onInput={() => {
          clearTimeout(timer.current);
          timer.current = setTimeout(() => {
            keep();
            setPreview((shown) => (shown === null ? null : typed().answer));
          }, keepAfterMs);
        }}
        onKeyDown={onKeyDown}
        noValidate
      >
        <input type="hidden" name="intent" value="save" />
        <input type="hidden" name="faqId" value={faqId} />
        <input type="hidden" name="version" value={conflict?.version ?? base.version} />
        <input type="hidden" name="baseCategory" value={base.baseCategory} />
        {conflict ? (
          <ConflictPanel
            message={refusal?.problem ?? ""}
            theirs={conflict}
            onTakeTheirs={() => {
              faqDrafts.drop(faqId);
              setRefusal(null);
              onClose();
            }}
            onKeepMine={() => void save(conflict.version)}
          />
        ) : null}
        {refusal?.status === 404 ? (
          <GonePanel
            message={refusal.problem}
            onRestore={async () => {
              const result = await post({ intent: "restore", ids: [faqId] });
              if (result?.ok) setRefusal(null);
            }}
          />
        ) : null}
        {refusal && !conflict && !refusal.errors && refusal.status !== 404 ? (
          <p role="alert" className="text-14 text-danger">
            {refusal.problem}
          </p>
        ) : null}
        {isBack ? (
          <p role="status" className="flex flex-wrap items-center gap-x-3 text-13 text-text-2">
            We restored your unsaved changes.
            <button
              type="button"
              className="font-medium text-link underline underline-offset-4"
              onClick={() => {
                faqDrafts.drop(faqId);
                setBack(false);
                begin(startOf(faq));
              }}
            >
              Discard it
            </button>
          </p>
        ) : null}
        <div key={generation} className="flex flex-col gap-4">
          <Field id={`${fieldId}-q`} label="Question" error={refusal?.errors?.question}>
            {(control) => <Input {...control} name="question" defaultValue={base.question} maxLength={500} />}
          </Field>
          <Field
            id={`${fieldId}-a`}
            label="Answer"
            error={refusal?.errors?.answer}
            help="**bold**, *italic*, lists, `code` and [links](https://…) work."
          >
            {(control) => (
              <Textarea {...control} name="answer" rows={4} defaultValue={base.answer} maxLength={10_000} />
            )}
          </Field>
          <Preview answer={preview} onToggle={() => setPreview(preview === null ? typed().answer : null)} />
          <div className="grid gap-x-3 gap-y-4 md:grid-cols-[minmax(0,1fr)_auto] md:items-end">
            <Field id={`${fieldId}-c`} label="Category" error={refusal?.errors?.category}>
              {(control) => (
                <Select {...control} name="category" defaultValue={base.category}>
                  <option value="">No category</option>
                  {options.map((name) => (
                    <option key={name} value={name}>
                      {name}
                    </option>
                  ))}
                </Select>
              )}
            </Field>
            <div className="flex items-center justify-end gap-2">
              <Button
                type="submit"
                form={openFormId}
                variant="ghost"
                onClick={(event) => {
                  event.preventDefault();
                  cancel();
                }}
              >
                Cancel
              </Button>
              <Button type="submit" aria-disabled={isSaving}>
                Save
              </Button>
            </div>
          </div>
        </div>
        {faq.isNew ? <p className="text-13 text-text-3">Saving publishes it.</p> : null}
      </form>
      <ProofNote faq={faq} className="self-start max-lg:col-start-2 max-lg:mt-4 max-md:col-[1/-1]" />
    </div>
  );
}

function Preview({ answer, onToggle }: { answer: string | null; onToggle: () => void }) {
  return (
    <div className="-mt-2">
      <button
        type="button"
        aria-expanded={answer !== null}
        className="-ml-2 h-8 rounded-sm px-2 text-13 font-medium text-link hover:bg-hover"
        onClick={onToggle}
      >
        {answer === null ? "Preview" : "Hide preview"}
      </button>
      {answer === null ? null : (
        <section
          aria-label="Preview of the answer"
          className="mt-1 rounded-md border border-border bg-surface px-3 py-2"
        >
          {answer.trim() ? (
            <AnswerText markdown={answer} className="text-14 leading-relaxed" />
          ) : (
            <p className="text-14 text-text-3">Nothing to preview yet.</p>
          )}
        </section>
      )}
    </div>
  );
}

function startOf({ question, answer, category, version }: OwnerFaq): FaqDraft {
  return { question, answer, category: category ?? "", baseCategory: category ?? "", version };
}
