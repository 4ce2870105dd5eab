/**
 * The text being edited: kept in this browser while it is typed, saved, discarded, and compared with the text in other
 * tabs.
 */
import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from "react";
import { useTeamToast } from "#features/companies/components/team-toast.ts";
import type { FaqActionRefused, OwnerFaq } from "#features/faqs/owner-faq.ts";
import { type FaqDraft, faqDrafts } from "./faq-drafts.ts";
import { useFaqs } from "./use-faq-store.ts";

export interface FaqEditingOptions {
  faq: OwnerFaq;
  /** The rejected values of a form that was posted without JavaScript, with the reason. */
  refused: { refusal: FaqActionRefused; typed: FaqDraft } | null;
  onClose: () => void;
  /** Called when the owner undoes canceling. */
  onReopen: () => void;
}

export interface FaqEditing {
  form: RefObject<HTMLFormElement | null>;
  base: FaqDraft;
  /** A new key remounts the fields with the texts of `base`. */
  generation: number;
  refusal: FaqActionRefused | null;
  /** Whether the fields show texts from an earlier visit. */
  isBack: boolean;
  isSaving: boolean;
  /** The text as currently typed, debounced. */
  typedText: { question: string; answer: string };
  onInput(): void;
  save(version?: number): Promise<void>;
  cancel(): void;
  discardKept(): void;
  takeTheirs(): void;
  restore(): Promise<void>;
}

const keepAfterMs = 250;
const names = ["question", "answer", "category"] as const;

export function useFaqEditing({ faq, refused, onClose, onReopen }: FaqEditingOptions): FaqEditing {
  const { post } = useFaqs();
  const toast = useTeamToast("faqs");
  const form = useRef<HTMLFormElement>(null);
  const [base, setBase] = useState<FaqDraft>(refused?.typed ?? startOf(faq));
  const [generation, setGeneration] = useState(0);
  const [refusal, setRefusal] = useState(refused?.refusal ?? null);
  const [isBack, setBack] = useState(false);
  const [isSaving, setSaving] = useState(false);
  const [typedText, setTypedText] = useState({ question: base.question, answer: base.answer });
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const begin = useCallback((draft: FaqDraft) => {
    setBase(draft);
    setGeneration((known) => known + 1);
    setTypedText({ question: draft.question, answer: draft.answer });
  }, []);

  // The server can't know this browser's drafts, so they are read after hydration.
  const faqId = faq.id;
  const isPosted = refused !== null;
  useEffect(() => {
    const kept = isPosted ? null : faqDrafts.read(faqId);
    if (!kept) return;
    begin(kept);
    setBack(true);
  }, [faqId, isPosted, begin]);

  // Sets the initial focus. After the texts are replaced, restores focus only if it was lost with the old fields.
  useEffect(() => {
    const field = form.current?.elements.namedItem("question");
    if (!(field instanceof HTMLInputElement)) return;
    if (generation > 0 && document.activeElement !== document.body) return;
    field.focus({ preventScroll: true });
    if (faq.isNew) field.select();
  }, [faq.isNew, generation]);

  const typed = (): FaqDraft => {
    const read = new FormData(form.current ?? undefined);
    const [question = "", answer = "", category = ""] = names.map((name) => String(read.get(name) ?? ""));
    return { ...base, question, answer, category };
  };
  const isSame = (draft: FaqDraft) => names.every((name) => draft[name] === startOf(faq)[name]);
  const keep = () => {
    stopTimer();
    const now = typed();
    setTypedText({ question: now.question, answer: now.answer });
    if (isSame(now)) faqDrafts.drop(faqId);
    else faqDrafts.keep(faqId, now);
  };
  const stopTimer = () => {
    clearTimeout(timer.current);
    timer.current = undefined;
  };
  const latestKeep = useRef(keep);
  latestKeep.current = keep;
  // When the row closes, its fields can only be read before the browser removes them.
  useLayoutEffect(() => {
    const flush = () => timer.current !== undefined && latestKeep.current();
    window.addEventListener("pagehide", flush);
    return () => {
      window.removeEventListener("pagehide", flush);
      flush();
    };
  }, []);

  async function save(version = refusal?.conflict?.version ?? base.version) {
    if (isSaving) return;
    stopTimer();
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
    const field = name ? form.current?.elements.namedItem(name) : null;
    if (field instanceof HTMLElement) field.focus();
  }

  function cancel() {
    stopTimer();
    const left = typed();
    faqDrafts.drop(faqId);
    onClose();
    if (isSame(left)) return;
    const run = () => {
      faqDrafts.keep(faqId, left);
      onReopen();
    };
    toast({ kind: "warning", text: "Changes discarded", action: { label: "Undo", run } });
  }

  return {
    ...{ form, base, generation, refusal, isBack, isSaving, typedText, save, cancel },
    onInput() {
      stopTimer();
      timer.current = setTimeout(keep, keepAfterMs);
    },
    discardKept() {
      faqDrafts.drop(faqId);
      setBack(false);
      begin(startOf(faq));
    },
    takeTheirs() {
      faqDrafts.drop(faqId);
      setRefusal(null);
      onClose();
    },
    async restore() {
      const result = await post({ intent: "restore", ids: [faqId] });
      if (result?.ok) setRefusal(null);
    },
  };
}

function startOf({ question, answer, category, version }: OwnerFaq): FaqDraft {
  return { question, answer, category: category ?? "", baseCategory: category ?? "", version };
}
