/** After hydration, long lists are virtualized. */
import { defaultRangeExtractor, type Range, useWindowVirtualizer } from "@tanstack/react-virtual";
import { type ReactNode, useCallback, useLayoutEffect, useRef, useState } from "react";
import type { OwnerFaq } from "#features/faqs/owner-faq.ts";
import { cn } from "#ui/primitives/cn.ts";
import type { Reorder } from "#ui/use-reorder.ts";

export interface FaqRowsProps {
  faqs: OwnerFaq[];
  label: string;
  /** This row stays mounted, however far it is scrolled out of view. */
  editingId: string | null;
  reorder: Reorder;
  children: (faq: OwnerFaq) => ReactNode;
}

/** Lists with more rows are virtualized. */
const maxDrawn = 60;
/** Estimated height of a card in pixels. It is measured once the card is rendered. */
const usualHeight = 150;

/**
 * `isPart` means that more rows are loading, so the list is virtualized from the start instead of being remounted
 * later.
 */
export function FaqRows(props: FaqRowsProps & { isHydrated: boolean; isPart: boolean }) {
  const { faqs, isHydrated, isPart } = props;
  return isHydrated && (isPart || faqs.length > maxDrawn) ? (
    <WindowedRows {...props} />
  ) : (
    <AllRows {...props} />
  );
}

function AllRows({ faqs, label, reorder, children }: FaqRowsProps) {
  return (
    <ul aria-label={label} className={listClass}>
      {faqs.map((faq) => (
        <li key={faq.id} data-reorder={faq.id} className={rowClass(faq.id, reorder)}>
          {children(faq)}
        </li>
      ))}
    </ul>
  );
}

function WindowedRows({ faqs, label, editingId, reorder, children }: FaqRowsProps) {
  const list = useRef<HTMLUListElement>(null);
  const [top, setTop] = useState(0);
  const pinned = [editingId, reorder.heldId]
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
  const rows = useWindowVirtualizer({
    count: faqs.length,
    estimateSize: () => usualHeight,
    getItemKey: (index) => faqs[index]?.id ?? index,
    overscan: 5,
    scrollMargin: top,
    rangeExtractor,
  });
  // An editor or another list above this one can change its height.
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
    <ul ref={list} aria-label={label} className={listClass} style={{ height: rows.getTotalSize() }}>
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
            className={cn(rowClass(faq.id, reorder), "absolute inset-x-0 top-0 has-[details[open]]:z-10")}
            style={{ transform: `translateY(${start - top}px)` }}
          >
            {children(faq)}
          </li>
        );
      })}
    </ul>
  );
}

const listClass = "relative rounded-lg border border-border bg-surface";

function rowClass(faqId: string, { heldId, drop }: Reorder): string {
  const isTarget = drop?.id === faqId;
  return cn(
    "border-b border-border first:rounded-t-lg last:rounded-b-lg last:border-b-0 [&>*]:[border-radius:inherit]",
    heldId === faqId && "bg-tint-6",
    isTarget && drop?.edge === "before" && "shadow-[inset_0_2px_0_0_var(--solid)]",
    isTarget && drop?.edge === "after" && "shadow-[inset_0_-2px_0_0_var(--solid)]",
  );
}
