/**
 * Keeps the browser's address and history true to what the list shows, without a request. Opening a question and
 * selecting a category, filter or order add an entry, so that Back returns to the view before. A typed search, and
 * going from one open question to another, change the entry.
 *
 * The router doesn't know these entries. They have the key of the one it knows, and only Back and Forward to entries
 * with other keys are the router's.
 */
import { type RefObject, useEffect, useRef } from "react";
import { onPopBeforeRouter } from "#ui/before-router.ts";
import { type FaqsEntry, firstEntry, isSkipped, leave } from "./faqs-entries.ts";
import { type FaqsQuery, faqsAddress, readFaqsQuery } from "./faqs-query.ts";

export function useFaqsHistory(
  view: FaqsQuery,
  onBack: (view: FaqsQuery) => void,
): {
  /** Where the view that Back opened was left, until the list has scrolled there. */
  scrollTop: RefObject<number | null>;
} {
  const address = faqsAddress(view);
  const scrollTop = useRef<number | null>(null);
  const shown = useRef(view);
  const entry = useRef(firstEntry);
  const latest = useRef({ view, onBack });
  latest.current = { view, onBack };

  useEffect(() => {
    const { pathname } = window.location;
    const { key } = window.history.state ?? {};
    entry.current = entryIn(window.history.state);
    function onPop(event: PopStateEvent) {
      if (window.location.pathname !== pathname || event.state?.key !== key) return;
      event.stopImmediatePropagation();
      const [from, to] = [entry.current, entryIn(event.state)];
      const opened = readFaqsQuery(window.location.href);
      entry.current = to;
      if (isSkipped({ from, to }) && faqsAddress(opened) === faqsAddress(shown.current))
        return window.history.back();
      shown.current = opened;
      scrollTop.current = to.top;
      latest.current.onBack(opened);
    }
    return onPopBeforeRouter(onPop);
  }, []);
  useEffect(() => {
    const [before, now] = [shown.current, latest.current.view];
    shown.current = now;
    if (window.location.pathname + window.location.search === address) return;
    const state = window.history.state;
    const next = leave(entry.current, { before, now });
    entry.current = next.entry;
    if (!next.isAdded) return window.history.replaceState({ ...state, faqs: next.entry }, "", address);
    window.history.replaceState({ ...state, faqs: { ...entryIn(state), top: window.scrollY } }, "");
    window.history.pushState({ ...state, idx: Number(state?.idx ?? 0) + 1, faqs: next.entry }, "", address);
  }, [address]);
  return { scrollTop };
}

function entryIn(state: { faqs?: FaqsEntry } | null): FaqsEntry {
  return { ...firstEntry, ...state?.faqs };
}
