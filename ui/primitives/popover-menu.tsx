import { type ReactNode, type Ref, useEffect, useId, useRef, useState } from "react";
import { cn } from "./cn.ts";

const itemSelector = "a[href], button:not([disabled]), input:not([type=hidden]), select";

/**
 * A button that opens a list of actions in the top layer, so no scrolling container clips it. Opens without JavaScript,
 * in the middle of the window. Arrow keys move through the items. Escape or a click outside closes it.
 */
export function PopoverMenu({
  label,
  describedBy,
  summary,
  buttonClass,
  className,
  align = "start",
  tabIndex,
  buttonRef,
  onOpenChange,
  children,
}: {
  /** Names the button. Omitted if `summary` is text. */
  label?: string;
  describedBy?: string;
  summary: ReactNode;
  buttonClass: string;
  /** Width of the list. */
  className?: string;
  /** The edge of the button that the list is aligned with. */
  align?: "start" | "end";
  tabIndex?: number | undefined;
  buttonRef?: Ref<HTMLButtonElement>;
  onOpenChange?: (isOpen: boolean) => void;
  children: (close: () => void) => ReactNode;
}) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const [isOpen, setOpen] = useState(false);
  const close = () => list.current?.hidePopover();
  // It may have been opened before hydration.
  useEffect(() => setOpen(list.current?.matches(":popover-open") ?? false), []);
  useEffect(() => {
    if (!isOpen) return;
    const popover = list.current;
    popover?.querySelector<HTMLElement>(itemSelector)?.focus({ preventScroll: true });
    const hide = (event: Event) => {
      if (event.target instanceof Node && !popover?.contains(event.target)) popover?.hidePopover();
    };
    // The list doesn't follow the button.
    window.addEventListener("scroll", hide, { capture: true, passive: true });
    window.addEventListener("resize", hide);
    popover?.addEventListener("keydown", moveFocus);
    return () => {
      popover?.removeEventListener("keydown", moveFocus);
      window.removeEventListener("scroll", hide, { capture: true });
      window.removeEventListener("resize", hide);
    };
  }, [isOpen]);
  return (
    <>
      <button
        ref={buttonRef}
        type="button"
        popoverTarget={id}
        aria-label={label}
        aria-describedby={describedBy}
        aria-expanded={isOpen}
        className={buttonClass}
        {...(tabIndex === undefined ? {} : { tabIndex })}
      >
        {summary}
      </button>
      <div
        ref={list}
        id={id}
        popover="auto"
        onBeforeToggle={(event) => {
          const willOpen = event.newState === "open";
          if (willOpen)
            placeBelow(event.currentTarget, document.querySelector(`[popovertarget="${id}"]`), align);
          setOpen(willOpen);
          onOpenChange?.(willOpen);
        }}
        className={cn(
          "max-h-[70dvh] min-w-40 overflow-y-auto rounded-lg border border-border bg-surface p-1 text-text shadow-lift",
          className,
        )}
      >
        {/* Long lists have many closed menus. Browsers that run scripts neither parse nor hydrate their items. */}
        {isOpen ? children(close) : <noscript className="contents">{children(close)}</noscript>}
      </div>
    </>
  );
}

const gap = 4;
const margin = 8;
/** A list that would be taller than the space below its button opens above it. */
const usualHeight = 260;
const usualWidth = 260;

function placeBelow(list: HTMLElement, button: Element | null, align: "start" | "end"): void {
  if (!button) return;
  const { top, bottom, left, right } = button.getBoundingClientRect();
  const { clientWidth, clientHeight } = document.documentElement;
  const isAbove = clientHeight - bottom < usualHeight && top > clientHeight - bottom;
  // It isn't displayed yet, so only a width of its class is known.
  const width = Number.parseFloat(getComputedStyle(list).width) || usualWidth;
  const furthest = clientWidth - width - margin;
  list.style.margin = "0";
  list.style.inset = [
    isAbove ? "auto" : `${bottom + gap}px`,
    align === "end" ? `${Math.max(margin, Math.min(clientWidth - right, furthest))}px` : "auto",
    isAbove ? `${clientHeight - top + gap}px` : "auto",
    align === "end" ? "auto" : `${Math.max(margin, Math.min(left, furthest))}px`,
  ].join(" ");
}

function moveFocus(this: HTMLElement, event: KeyboardEvent): void {
  const isTyping = event.target instanceof HTMLInputElement && event.target.type === "text";
  if (isTyping && (event.key === "Home" || event.key === "End")) return;
  const items = [...this.querySelectorAll<HTMLElement>(itemSelector)];
  const index = items.findIndex((item) => item.matches(":focus"));
  const next = { ArrowDown: index + 1, ArrowUp: index < 0 ? -1 : index - 1, Home: 0, End: -1 }[event.key];
  if (next === undefined || event.target instanceof HTMLSelectElement) return;
  event.preventDefault();
  items.at(next % items.length)?.focus();
}
