/** After hydration, long lists are virtualized. */

import {
  defaultRangeExtractor,
  measureElement,
  type Range,
  useWindowVirtualizer,
} from "@tanstack/react-virtual";
import { type ReactNode, useCallback, useEffect, useLayoutEffect, useRef, useState } from "react";
import { useTeamTexts } from "#features/companies/components/team-texts.tsx";
import type { OwnerFaq } from "#features/faqs/owner-faq.ts";
import { cn } from "#ui/primitives/cn.ts";
import type { Reorder } from "#ui/use-reorder.ts";

export interface FaqRowsProps {
  faqs: OwnerFaq[];
  /** These rows stay mounted, however far they are scrolled out of view. */
  pinnedIds: (string | null)[];
  /** Scrolled into view and focused when it changes. */
  focus: { id: string } | null;
  reorder: Reorder;
  children: (faq: OwnerFaq) => ReactNode;
}

export const listId = "faq-list";

/** Lists with more rows are virtualized. */
const maxDrawn = 60;
/** Heights of a closed row in pixels, including its border. Open rows are measured. */
const rowHeights = { wide: 41, narrow: 57 };
/** Fit on a large screen. Browsers needn't lay out the others before they are scrolled to. */
const shownAtOnce = 30;
const laterRowClass = "[content-visibility:auto] [contain-intrinsic-block-size:auto_41px]";
const wideScreen = "(min-width: 1024px)";
/** Height of the parts that cover the list while it scrolls, in pixels. */
const covered = { top: 150, bottom: 64 };

/**
 * `isPart` means that more rows are loading, so the list is virtualized from the start instead of being remounted
 * later.
 */
export function FaqRows(props: FaqRowsProps & { isHydrated: boolean; isPart: boolean }) {
  const { faqs, isHydrated, isPart } = props;
  const isLong = isHydrated && (isPart || faqs.length > maxDrawn);
  // A list that becomes shorter stays virtualized, because remounting its rows would lose the focus.
  const [isWindowed, setWindowed] = useState(isLong);
  if (isLong && !isWindowed) setWindowed(true);
  return isWindowed ? <WindowedRows {...props} /> : <AllRows {...props} />;
}

function AllRows({ faqs, focus, reorder, children }: FaqRowsProps) {
  const { t } = useTeamTexts("faqs");
  useFocusedRow(focus);
  return (
    <ul id={listId} tabIndex={-1} aria-label={t("FAQs")} className={listClass}>
      {faqs.map((faq, index) => (
        <li
          key={faq.id}
          data-reorder={faq.id}
          className={cn(rowClass(faq.id, reorder), index >= shownAtOnce && laterRowClass)}
        >
          {children(faq)}
        </li>
      ))}
    </ul>
  );
}

function WindowedRows({ faqs, pinnedIds, focus, reorder, children }: FaqRowsProps) {
  const { t } = useTeamTexts("faqs");
  const list = useRef<HTMLUListElement>(null);
  const [top, setTop] = useState(0);
  const pinned = pinnedIds
    .map((id) => (id === null ? -1 : faqs.findIndex((faq) => faq.id === id)))
    .filter((index) => index >= 0);
  const pinnedKey = pinned.join(" ");
  const rangeExtractor = useCallback(
    (range: Range) => {
      const kept = pinnedKey === "" ? [] : pinnedKey.split(" ").map(Number);
      return [...new Set([...kept, ...defaultRangeExtractor(range)])].sort((a, b) => a - b);
    },
    [pinnedKey],
  );
  const [rowHeight] = useState(() => (matchMedia(wideScreen).matches ? rowHeights.wide : rowHeights.narrow));
  const rows = useWindowVirtualizer({
    count: faqs.length,
    estimateSize: () => rowHeight,
    // A page that is being left is hidden before it is removed. Rows of no height would then make room for all others.
    measureElement: (row, entry, instance) => measureElement(row, entry, instance) || rowHeight,
    getItemKey: (index) => faqs[index]?.id ?? index,
    overscan: 8,
    scrollMargin: top,
    scrollPaddingStart: covered.top,
    scrollPaddingEnd: covered.bottom,
    rangeExtractor,
  });
  const scrollTo = useCallback(
    (id: string) => {
      const index = faqs.findIndex((faq) => faq.id === id);
      if (index >= 0) rows.scrollToIndex(index, { align: "auto" });
    },
    [faqs, rows],
  );
  useFocusedRow(focus, scrollTo);
  // An editor or a notice above the list can change its position.
  useLayoutEffect(() => {
    const measure = () => {
      if (list.current) setTop(Math.round(list.current.getBoundingClientRect().top + window.scrollY));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(document.body);
    return () => observer.disconnect();
  }, []);
  return (
    <ul
      ref={list}
      id={listId}
      tabIndex={-1}
      aria-label={t("FAQs")}
      className={listClass}
      style={{ height: rows.getTotalSize() }}
    >
      {rows.getVirtualItems().map(({ key, index, start }) => {
        const faq = faqs[index];
        if (!faq) return null;
        return (
          <li
            key={key}
            ref={rows.measureElement}
            data-index={index}
            data-reorder={faq.id}
            aria-setsize={faqs.length}
            aria-posinset={index + 1}
            className={cn(rowClass(faq.id, reorder), "absolute inset-x-0 top-0")}
            style={{ transform: `translateY(${start - top}px)` }}
          >
            {children(faq)}
          </li>
        );
      })}
    </ul>
  );
}

/** Moves focus to a row's button, once per request. */
function useFocusedRow(focus: FaqRowsProps["focus"], scrollTo?: (id: string) => void) {
  const done = useRef(focus);
  useEffect(() => {
    if (focus === null || focus === done.current) return;
    done.current = focus;
    scrollTo?.(focus.id);
    const button = document.getElementById(`open-${focus.id}`);
    button?.focus({ preventScroll: scrollTo !== undefined });
  }, [focus, scrollTo]);
}

const listClass = "relative isolate -mx-4 scroll-mt-40 outline-none md:-mx-8";

function rowClass(faqId: string, { heldId, drop }: Reorder): string {
  const isTarget = drop?.id === faqId;
  return cn(
    "relative scroll-mt-40 scroll-mb-16 border-b border-border",
    heldId === faqId && "z-10 bg-tint-6",
    isTarget && drop?.edge === "before" && "shadow-[inset_0_2px_0_0_var(--solid)]",
    isTarget && drop?.edge === "after" && "shadow-[inset_0_-2px_0_0_var(--solid)]",
  );
}
