/**
 * Puts questions into another order within their category: with the pointer on the handle, or with the keyboard
 * (space lifts, arrows move, space drops, escape puts back). Every step is said to screen readers.
 */
import {
  type KeyboardEvent,
  type PointerEvent as ReactPointerEvent,
  useCallback,
  useEffect,
  useMemo,
  useRef,
  useState,
} from "react";
import type { OwnerFaq } from "#features/faqs/owner-faq.ts";
import { useFaqs } from "./use-faq-store.ts";

export interface ReorderHandle {
  onPointerDown(event: ReactPointerEvent<HTMLElement>, faq: OwnerFaq): void;
  onKeyDown(event: KeyboardEvent<HTMLElement>, faq: OwnerFaq): void;
  onBlur(faq: OwnerFaq): void;
}

export interface Reorder {
  handle: ReorderHandle;
  /** The one that is held, by pointer or keyboard. */
  heldId: string | null;
  /** Where the pointer would drop it. */
  drop: { faqId: string; edge: "before" | "after" } | null;
  /** For a live region. */
  said: string;
}

const edgePixels = 80;
const scrollPixels = 14;

export function useReorder(): Reorder {
  const { faqs, post, reorder } = useFaqs();
  const latest = useRef(faqs);
  latest.current = faqs;
  const [heldId, setHeldId] = useState<string | null>(null);
  const [drop, setDrop] = useState<Reorder["drop"]>(null);
  const [said, setSaid] = useState("");
  /** The order of everything before it was lifted. */
  const before = useRef<string[] | null>(null);
  const refocus = useRef<string | null>(null);

  useEffect(() => {
    if (refocus.current === null) return;
    document.getElementById(`handle-${refocus.current}`)?.focus();
    refocus.current = null;
  });

  const store = useCallback(
    async (faq: OwnerFaq, previous: string[]) => {
      const mates = matesOf(latest.current, faq);
      const next = mates[mates.findIndex(({ id }) => id === faq.id) + 1];
      const result = await post({ intent: "move", faqId: faq.id, before: next?.id ?? "" });
      if (!result?.ok) reorder(previous);
    },
    [post, reorder],
  );

  const onKeyDown = useCallback(
    (event: KeyboardEvent<HTMLElement>, faq: OwnerFaq) => {
      const isHeld = before.current !== null;
      if (event.key === " " || event.key === "Enter") {
        event.preventDefault();
        if (!isHeld) {
          before.current = latest.current.map(({ id }) => id);
          setHeldId(faq.id);
          setSaid(
            `Lifted. ${placeOf(latest.current, faq)}. Arrow keys move it, space drops it, escape puts it back.`,
          );
        } else {
          const previous = before.current ?? [];
          before.current = null;
          setHeldId(null);
          setSaid(`Dropped. ${placeOf(latest.current, faq)}.`);
          void store(faq, previous);
        }
      } else if (event.key === "Escape" && isHeld) {
        event.preventDefault();
        const previous = before.current ?? [];
        before.current = null;
        setHeldId(null);
        refocus.current = faq.id;
        reorder(previous);
        setSaid("Put back where it was.");
      } else if ((event.key === "ArrowUp" || event.key === "ArrowDown") && isHeld) {
        event.preventDefault();
        const ids = matesOf(latest.current, faq).map(({ id }) => id);
        const from = ids.indexOf(faq.id);
        const to = from + (event.key === "ArrowUp" ? -1 : 1);
        if (to < 0 || to >= ids.length) return;
        const moved = ids.filter((id) => id !== faq.id).toSpliced(to, 0, faq.id);
        refocus.current = faq.id;
        reorder(moved);
        setSaid(`Position ${to + 1} of ${ids.length}.`);
      }
    },
    [reorder, store],
  );

  /** Whoever leaves the handle has dropped it; a moment later, because moving the row takes the focus too. */
  const onBlur = useCallback(
    (faq: OwnerFaq) => {
      if (before.current === null) return;
      requestAnimationFrame(() => {
        if (before.current === null || document.activeElement?.id === `handle-${faq.id}`) return;
        const previous = before.current;
        before.current = null;
        setHeldId(null);
        void store(faq, previous);
      });
    },
    [store],
  );

  const onPointerDown = useCallback(
    (event: ReactPointerEvent<HTMLElement>, faq: OwnerFaq) => {
      if (event.button !== 0) return;
      event.preventDefault();
      const grip = event.currentTarget;
      grip.focus();
      const { pointerId } = event;
      let y = event.clientY;
      let target: Reorder["drop"] = null;
      let frame = 0;
      setHeldId(faq.id);
      function look() {
        target = findDrop(y, faq, latest.current);
        setDrop((known) => (known?.faqId === target?.faqId && known?.edge === target?.edge ? known : target));
      }
      function scroll() {
        const by = y < edgePixels ? -scrollPixels : y > window.innerHeight - edgePixels ? scrollPixels : 0;
        if (by !== 0) {
          window.scrollBy(0, by);
          look();
        }
        frame = requestAnimationFrame(scroll);
      }
      function move(moved: PointerEvent) {
        if (moved.pointerId !== pointerId) return;
        y = moved.clientY;
        look();
      }
      function end(ended: Event) {
        cancelAnimationFrame(frame);
        for (const [name, listener] of listeners) window.removeEventListener(name, listener);
        setHeldId(null);
        setDrop(null);
        if (ended.type !== "pointerup" || !target) return;
        const previous = latest.current.map(({ id }) => id);
        const ids = matesOf(latest.current, faq).map(({ id }) => id);
        const others = ids.filter((id) => id !== faq.id);
        const at = others.indexOf(target.faqId) + (target.edge === "after" ? 1 : 0);
        const moved = others.toSpliced(at, 0, faq.id);
        if (moved.every((id, index) => id === ids[index])) return;
        reorder(moved);
        setSaid(`Dropped at position ${at + 1} of ${ids.length}.`);
        const next = moved[at + 1];
        void post({ intent: "move", faqId: faq.id, before: next ?? "" }).then((result) => {
          if (!result?.ok) reorder(previous);
        });
      }
      function cancelByKey(pressed: Event) {
        if ((pressed as globalThis.KeyboardEvent).key === "Escape") end(pressed);
      }
      const listeners: [string, (event: Event) => void][] = [
        ["pointermove", (moved) => move(moved as PointerEvent)],
        ["pointerup", end],
        ["pointercancel", end],
        ["keydown", cancelByKey],
      ];
      for (const [name, listener] of listeners) window.addEventListener(name, listener);
      frame = requestAnimationFrame(scroll);
    },
    [post, reorder],
  );

  const handle = useMemo(() => ({ onPointerDown, onKeyDown, onBlur }), [onPointerDown, onKeyDown, onBlur]);
  return { handle, heldId, drop, said };
}

function matesOf(faqs: OwnerFaq[], { list, category }: OwnerFaq): OwnerFaq[] {
  return faqs.filter((faq) => faq.list === list && faq.category === category);
}

function placeOf(faqs: OwnerFaq[], faq: OwnerFaq): string {
  const mates = matesOf(faqs, faq);
  const at = mates.findIndex(({ id }) => id === faq.id) + 1;
  return `Position ${at} of ${mates.length} in ${faq.category ?? "no category"}`;
}

/** The row of the same category whose middle is nearest to the pointer; the rows that are drawn are enough. */
function findDrop(y: number, faq: OwnerFaq, faqs: OwnerFaq[]): Reorder["drop"] {
  const mates = new Set(matesOf(faqs, faq).map(({ id }) => id));
  let nearest: { faqId: string; edge: "before" | "after"; distance: number } | null = null;
  for (const row of document.querySelectorAll<HTMLElement>("[data-faq]")) {
    const faqId = row.dataset.faq ?? "";
    if (!mates.has(faqId)) continue;
    const { top, bottom } = row.getBoundingClientRect();
    const middle = (top + bottom) / 2;
    const distance = Math.abs(y - middle);
    if (!nearest || distance < nearest.distance)
      nearest = { faqId, edge: y < middle ? "before" : "after", distance };
  }
  return nearest && nearest.faqId !== faq.id ? { faqId: nearest.faqId, edge: nearest.edge } : null;
}
