/** The questions as this tab knows them. All changes go through this store. */
import {
  createContext,
  startTransition,
  useCallback,
  useContext,
  useEffect,
  useMemo,
  useRef,
  useState,
} from "react";
import { useTeamToast } from "#features/companies/components/team-toast.ts";
import { faqActionDone } from "#features/faqs/faq-action-done.ts";
import type { FaqActionResult, OwnerFaq, OwnerFaqs } from "#features/faqs/owner-faq.ts";
import { faqToasts } from "#features/faqs/owner-texts.ts";
import type { ListTotals } from "#features/faqs/part-of-list.ts";
import { decisionNotSaved } from "#features/websites/check/website-check-texts.ts";
import { type CategoryTab, reorderFaqs } from "./arrange-faqs.ts";
import type { FaqNumbers, SpecialFilter } from "./faq-filter.ts";
import { fetchFaqs } from "./fetch-faqs.ts";
import { foresee } from "./foresee.ts";
import { postFaqForm } from "./post-faq-form.ts";
import { type PostedFields, undoOf } from "./undo-of.ts";

export type FaqTotals = ListTotals<{ tabs: CategoryTab[]; filters: Record<SpecialFilter, number> }>;

export interface FaqStore extends OwnerFaqs {
  /** Of the loaded questions. */
  numbers: FaqNumbers;
  /** Totals while only the start of a long list is loaded. Null once it is complete. */
  totals: FaqTotals | null;
  /** True if the rest failed to load. It can be requested again. */
  isRestMissing: boolean;
  /** What is left to decide about the website, such as "2 new, 1 changed". */
  openChanges: string;
  loadRest(): void;
  /**
   * Posts one form at a time, in the order in which they were submitted, so that quick changes in one tab never
   * conflict with each other. Reports the result with a way to undo it, unless `onRefused` shows it.
   */
  post(fields: PostedFields, options?: PostOptions): Promise<FaqActionResult | null>;
  /** Undoes the latest change that can be undone, then the one before it, and so on. */
  undo(): void;
  /** Shows the new order before the server confirms it. */
  reorder(order: string[]): void;
}

interface PostOptions {
  /** Returns true if it showed the reason itself. */
  onRefused?: (refusal: Extract<FaqActionResult, { ok: false }>) => boolean;
  /** The change undoes another one, so it offers no undo. */
  isUndo?: boolean;
}

export const FaqStoreContext = createContext<FaqStore | null>(null);

export function useFaqs(): FaqStore {
  const store = useContext(FaqStoreContext);
  if (!store) throw new Error("useFaqs must be called inside a FaqStoreContext");
  return store;
}

interface StoreState {
  loaded: OwnerFaqs;
  /** As the server last confirmed it. */
  now: OwnerFaqs;
  /** Forms without an answer. */
  pending: PostedFields[];
  totals: FaqTotals | null;
  numbers: FaqNumbers;
  isRestMissing: boolean;
  openChanges: string;
}

/** The forms that undo one change. */
interface Undoing {
  steps: PostedFields[];
}

export function useFaqStore(
  loaded: OwnerFaqs,
  { totals, numbers, openChanges }: Pick<FaqStore, "totals" | "numbers" | "openChanges">,
): FaqStore {
  const toastFaq = useTeamToast("faqs");
  const toastDecision = useTeamToast("website");
  const start: StoreState = {
    ...{ loaded, now: loaded, pending: [], totals, numbers, isRestMissing: false },
    openChanges,
  };
  const [state, setState] = useState(start);
  // The page was loaded again, so the server's data is newer than this tab's.
  if (state.loaded !== loaded) setState(start);
  // What the queue knows. The state may follow later, because long lists are rendered in parts.
  const confirmed = useRef({ loaded, now: loaded });
  if (confirmed.current.loaded !== loaded) confirmed.current = { loaded, now: loaded };
  const confirm = useCallback((change: (now: OwnerFaqs) => OwnerFaqs) => {
    confirmed.current = { ...confirmed.current, now: change(confirmed.current.now) };
  }, []);
  const queue = useRef<Promise<unknown>>(Promise.resolve());
  const history = useRef<Undoing[]>([]);
  const post = useCallback<FaqStore["post"]>(
    (fields, { onRefused, isUndo = false } = {}) => {
      const isDecision = fields.proposalId !== undefined;
      const toast = isDecision ? toastDecision : toastFaq;
      setState((known) => ({ ...known, pending: [...known.pending, fields] }));
      const work = queue.current.then(async () => {
        const before = confirmed.current.now;
        const result = await postFaqForm(formOf(fields));
        const done = result && (isDecision ? knownNow(result) : result);
        const apply = (now: OwnerFaqs) => (done?.ok ? applyResult(now, fields, done) : now);
        confirm(apply);
        setState((known) => ({
          ...known,
          now: apply(known.now),
          openChanges: result?.openChanges ?? known.openChanges,
          pending: known.pending.filter((one) => one !== fields),
        }));
        if (result?.ok) {
          const undoing = isUndo ? null : remember(history.current, undoOf(fields, before, result));
          const run = () => {
            if (!undoing || !history.current.includes(undoing)) return;
            history.current = history.current.filter((one) => one !== undoing);
            for (const step of undoing.steps) void post(step, { isUndo: true });
          };
          if (result.toast)
            toast({ ...result.toast, ...(undoing ? { action: { label: "Undo", run } } : {}) });
          return result;
        }
        if (result && onRefused?.(result)) return result;
        const reason = isDecision ? (result?.problem ?? decisionNotSaved) : failedTexts[fields.intent];
        toast({ kind: "error", text: reason ?? faqToasts.saveFailed });
        return result;
      });
      queue.current = work;
      return work;
    },
    [toastFaq, toastDecision, confirm],
  );
  // Waits for the changes that are being posted, because only their answers say how to undo them.
  const undo = useCallback(() => {
    queue.current = queue.current.then(() => {
      const last = history.current.pop();
      for (const step of last?.steps ?? []) void post(step, { isUndo: true });
    });
  }, [post]);
  const reorder = useCallback(
    (order: string[]) => {
      const apply = (now: OwnerFaqs) => ({ ...now, faqs: reorderFaqs(now.faqs, order) });
      confirm(apply);
      setState((known) => ({ ...known, now: apply(known.now) }));
    },
    [confirm],
  );
  // Runs in the same queue as the changes, so that the response is never older than this tab's changes.
  const loadRest = useCallback(() => {
    queue.current = queue.current.then(async () => {
      setState((known) => ({ ...known, isRestMissing: false }));
      const whole = await fetchFaqs();
      if (whole) confirm(() => whole.list);
      // In parts, so that thousands of questions don't block typing and scrolling.
      startTransition(() =>
        setState((known) =>
          whole
            ? { ...known, now: whole.list, numbers: whole.numbers, totals: null }
            : { ...known, isRestMissing: known.totals !== null },
        ),
      );
    });
  }, [confirm]);
  const isPart = state.totals !== null;
  useEffect(() => {
    if (isPart) loadRest();
  }, [isPart, loadRest]);
  return useMemo(() => {
    const { now, pending, loaded: _, ...others } = state;
    return {
      ...pending.reduce(foresee, now),
      ...others,
      post,
      undo,
      reorder,
      loadRest,
    };
  }, [state, post, undo, reorder, loadRest]);
}

/** A change that can't be undone ends the history, so that undo never skips one. */
function remember(history: Undoing[], steps: PostedFields[]): Undoing | null {
  if (steps.length === 0) {
    history.length = 0;
    return null;
  }
  const undoing = { steps };
  history.push(undoing);
  return undoing;
}

const failedTexts: Record<string, string> = {
  "show-faqs": faqToasts.visibilityFailed,
  add: faqToasts.addFailed,
  delete: faqToasts.deleteFailed,
  "add-category": faqToasts.categoryFailed,
  "rename-category": faqToasts.categoryFailed,
  "describe-category": faqToasts.categoryFailed,
  "move-category": faqToasts.categoryFailed,
  "place-category": faqToasts.categoryFailed,
  "remove-category": faqToasts.categoryFailed,
};

function formOf(fields: PostedFields): FormData {
  const form = new FormData();
  // A list is sent as one field, because forms are limited to 1,000 fields and thousands of questions can be selected.
  for (const [name, value] of Object.entries(fields)) form.append(name, String(value));
  return form;
}

/** A refused decision shows the question as it is now, so that the next one is about that. */
function knownNow(result: FaqActionResult): FaqActionResult {
  return result.ok || !result.conflict ? result : faqActionDone({ faqs: [result.conflict] });
}

function applyResult(
  known: OwnerFaqs,
  fields: PostedFields,
  { faqs, gone, order, categories }: Extract<FaqActionResult, { ok: true }>,
): OwnerFaqs {
  const changed = new Map(faqs.map((faq) => [faq.id, faq]));
  const isGone = new Set(gone);
  const removedNow = known.faqs.filter(({ id }) => isGone.has(id));
  const kept = known.faqs.flatMap((faq) => (isGone.has(faq.id) ? [] : [changed.get(faq.id) ?? faq]));
  const here = new Set(kept.map(({ id }) => id));
  const added = faqs.filter(({ id }) => !here.has(id));
  const all: OwnerFaq[] = added.length > 0 ? [...added, ...kept] : kept;
  return {
    faqs: order ? reorderFaqs(all, order) : all,
    removed: [
      ...removedNow.map(({ id, question }) => ({ id, question })),
      ...known.removed.filter(({ id }) => !changed.has(id)),
    ],
    categories: categories ?? known.categories,
    isShown: fields.intent === "show-faqs" ? fields.shown === "true" : known.isShown,
  };
}
