/** After hydration, long lists are virtualized. */

import {
  defaultRangeExtractor,
  measureElement,
  type Range,
  useWindowVirtualizer,
} from "@tanstack/react-virtual";
import {
  type ComponentProps,
  type ReactNode,
  type RefObject,
  useCallback,
  useContext,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from "react";
import { useTeamTexts } from "#features/companies/components/team-texts.tsx";
import type { OwnerFaq } from "#features/faqs/owner-faq.ts";
import { cn } from "#ui/primitives/cn.ts";
import type { Reorder } from "#ui/use-reorder.ts";
import { ListPositionContext, type RowRange } from "../list-position.ts";
import { ListRuler } from "./list-ruler.tsx";

export interface FaqRowsProps {
  faqs: OwnerFaq[];
  /** Includes questions that aren't loaded yet. */
  total: number;
  /** These rows stay mounted, however far they are scrolled out of view. */
  pinnedIds: (string | null)[];
  /** Scrolled into view and focused when it changes. */
  focus: { id: string } | null;
  reorder: Reorder;
  isHydrated: boolean;
  children: (faq: OwnerFaq) => ReactNode;
}

export const listId = "faq-list";

/** Lists with more rows are virtualized. */
const maxDrawn = 60;
/** Heights of a closed row in pixels, including its border. Open rows are measured. */
const rowHeights = { wide: 41, narrow: 57 };
/** Fit on most screens. Browsers needn't lay out the others before they are scrolled to. */
const shownAtOnce = 18;
const laterRowClass =
  "[content-visibility:auto] [contain-intrinsic-block-size:auto_57px] lg:[contain-intrinsic-block-size:auto_41px]";
const wideScreen = "(min-width: 1024px)";
/** Height of the parts that cover the list while it scrolls, in pixels. */
const covered = { top: 150, bottom: 64 };

/** When a list becomes long, its rows are moved and not mounted again, which would paint the first view twice. */
export function FaqRows({ faqs, total, pinnedIds, focus, reorder, isHydrated, children }: FaqRowsProps) {
  const { t } = useTeamTexts("faqs");
  const list = useRef<HTMLUListElement>(null);
  // After coming from another page, there are no rows to keep, so that only those on the screen are ever rendered.
  const [isNavigated] = useState(isHydrated);
  const isLong = isHydrated && (isNavigated ? total : faqs.length) > maxDrawn;
  const { rows, top, scrollTo, jump, isWatching } = useWindow({
    list,
    faqs,
    total,
    pinnedIds,
    isLong,
    isNavigated,
  });
  useFocusedRow(focus, isLong ? scrollTo : undefined);
  const row = (faq: OwnerFaq, index: number, { isMeasured, ...props }: RowProps) => (
    <li
      key={faq.id}
      ref={isMeasured ? rows.measureElement : undefined}
      data-index={index}
      data-reorder={faq.id}
      {...props}
    >
      {children(faq)}
    </li>
  );
  return (
    <div className="relative -mx-4 md:-mx-8">
      <ul
        ref={list}
        id={listId}
        tabIndex={-1}
        aria-label={t("FAQs")}
        className="relative isolate scroll-mt-40 outline-none"
        style={isLong ? { height: rows.getTotalSize() } : undefined}
      >
        {isLong
          ? rows.getVirtualItems().map(({ index, start }) => {
              const faq = faqs[index];
              return (
                faq &&
                row(faq, index, {
                  isMeasured: true,
                  "aria-setsize": faqs.length,
                  "aria-posinset": index + 1,
                  className: cn(rowClass(faq.id, reorder), "absolute inset-x-0"),
                  // Browsers count a change from static to a transform as a layout shift.
                  style: { top: start - top },
                })
              );
            })
          : faqs.map((faq, index) =>
              row(faq, index, {
                isMeasured: isWatching && index < shownAtOnce,
                className: cn(rowClass(faq.id, reorder), index >= shownAtOnce && laterRowClass),
              }),
            )}
      </ul>
      {isLong ? <ListRuler faqs={faqs} onJump={jump} /> : null}
    </div>
  );
}

interface RowProps extends ComponentProps<"li"> {
  /** Rows keep their heights when the list becomes long. */
  isMeasured: boolean;
}

/** Which rows a long list draws, and where. */
function useWindow({
  list,
  faqs,
  total,
  pinnedIds,
  isLong,
  isNavigated,
}: Pick<FaqRowsProps, "faqs" | "total" | "pinnedIds"> & {
  list: RefObject<HTMLUListElement | null>;
  isLong: boolean;
  isNavigated: boolean;
}) {
  const [top, setTop] = useState(0);
  // Knows the window's size before the list is long, so that no row is removed in between. Stays on.
  const [isWatching, setWatching] = useState(total > maxDrawn);
  if (total > maxDrawn && !isWatching) setWatching(true);
  const pinned = isLong
    ? pinnedIds
        .map((id) => (id === null ? -1 : faqs.findIndex((faq) => faq.id === id)))
        .filter((index) => index >= 0)
    : [];
  const pinnedKey = pinned.join(" ");
  const drawnRange = useDrawnRange(isNavigated ? null : { startIndex: 0, endIndex: shownAtOnce });
  const rangeExtractor = useCallback(
    (range: Range) => {
      const kept = pinnedKey === "" ? [] : pinnedKey.split(" ").map(Number);
      return [...new Set([...kept, ...defaultRangeExtractor(drawnRange(range))])].sort((a, b) => a - b);
    },
    [pinnedKey, drawnRange],
  );
  const rowHeight = isLong && !matchMedia(wideScreen).matches ? rowHeights.narrow : rowHeights.wide;
  const rows = useWindowVirtualizer<HTMLLIElement>({
    count: faqs.length,
    enabled: isWatching,
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
  // An editor or a notice above the list can change its position.
  useLayoutEffect(() => {
    if (!isWatching) return;
    const measure = () => {
      if (list.current) setTop(Math.round(list.current.getBoundingClientRect().top + window.scrollY));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(document.body);
    return () => observer.disconnect();
  }, [isWatching, list]);
  const jump = useCallback((index: number) => rows.scrollToIndex(index, { align: "start" }), [rows]);
  usePosition(isLong ? rowsOnScreen(rows) : null);
  return { rows, top, scrollTo, jump, isWatching };
}

/** Enough for the rows on the screen to be painted. */
const growsAfterMs = 60;

/**
 * If no row of the last range is left, for example after a jump, only the rows on the screen are drawn at first, and those
 * around them a moment later. Drawing all of them in one task would delay a frame.
 */
function useDrawnRange(first: Pick<Range, "startIndex" | "endIndex"> | null): (range: Range) => Range {
  const last = useRef({ range: first, isBare: false });
  const [grown, setGrown] = useState(0);
  useEffect(() => {
    if (!last.current.isBare) return;
    const timer = setTimeout(() => setGrown((times) => times + 1), growsAfterMs);
    return () => clearTimeout(timer);
  });
  // A new function makes the list compute its rows again.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  return useCallback(
    (range: Range) => {
      const { range: before } = last.current;
      const isBare =
        before === null || range.startIndex > before.endIndex || range.endIndex < before.startIndex;
      last.current = { range, isBare };
      return isBare ? { ...range, overscan: 0 } : range;
    },
    [grown],
  );
}

/** Without the rows that the bars above and below the list cover. */
function rowsOnScreen(rows: ReturnType<typeof useWindowVirtualizer<HTMLLIElement>>): RowRange | null {
  const { scrollOffset, scrollRect } = rows;
  if (scrollOffset === null || !scrollRect) return null;
  const first = rows.getVirtualItemForOffset(scrollOffset + covered.top);
  const last = rows.getVirtualItemForOffset(scrollOffset + scrollRect.height - covered.bottom);
  return first && last ? { first: first.index, last: last.index } : null;
}

function usePosition(range: RowRange | null): void {
  const position = useContext(ListPositionContext);
  useEffect(() => position.set(range));
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

function rowClass(faqId: string, { heldId, drop }: Reorder): string {
  const isTarget = drop?.id === faqId;
  return cn(
    "relative scroll-mt-40 scroll-mb-16 border-b border-border",
    heldId === faqId && "z-10 bg-tint-6",
    isTarget && drop?.edge === "before" && "shadow-[inset_0_2px_0_0_var(--solid)]",
    isTarget && drop?.edge === "after" && "shadow-[inset_0_-2px_0_0_var(--solid)]",
  );
}
