import { type ReactNode, useEffect, useRef, useState } from "react";
import { cn } from "./cn.ts";

const itemSelector = "a[href], button:not([disabled])";

/**
 * A button that opens a list of links and buttons. Works without JavaScript. Arrow keys move through the items. Escape
 * or a click outside closes the menu.
 */
export function Menu({
  label,
  summary,
  summaryClass,
  className,
  children,
}: {
  /** Names the button. Omitted if `summary` is text. */
  label?: string;
  summary: ReactNode;
  summaryClass: string;
  /** Position and width of the list. */
  className: string;
  children: (close: () => void) => ReactNode;
}) {
  const menu = useRef<HTMLDetailsElement>(null);
  const [isOpen, setOpen] = useState(false);
  const close = () => {
    if (!menu.current?.open) return;
    // A hidden item can't keep the focus, and the page may need a while for what it does.
    if (menu.current.contains(document.activeElement)) menu.current.querySelector("summary")?.focus();
    menu.current.open = false;
  };
  useEffect(() => {
    if (!isOpen) return;
    function onPointerDown({ target }: PointerEvent) {
      if (menu.current && target instanceof Node && !menu.current.contains(target)) menu.current.open = false;
    }
    document.addEventListener("pointerdown", onPointerDown);
    return () => document.removeEventListener("pointerdown", onPointerDown);
  }, [isOpen]);
  function moveFocus(key: string): boolean {
    const items = [...(menu.current?.querySelectorAll<HTMLElement>(`div ${itemSelector}`) ?? [])];
    const index = items.findIndex((item) => item === document.activeElement);
    const next = { ArrowDown: index + 1, ArrowUp: index < 0 ? -1 : index - 1, Home: 0, End: -1 }[key];
    if (next === undefined) return false;
    items.at(next % items.length)?.focus();
    return true;
  }
  return (
    <details
      ref={menu}
      className="relative min-w-0"
      onToggle={(event) => setOpen(event.currentTarget.open)}
      onKeyDown={(event) => {
        if (!menu.current?.open) return;
        if (event.key === "Escape") {
          close();
          // Otherwise it would also close the drawer around this menu.
          event.preventDefault();
        } else if (moveFocus(event.key)) event.preventDefault();
      }}
    >
      <summary
        aria-label={label}
        className={cn("cursor-pointer list-none [&::-webkit-details-marker]:hidden", summaryClass)}
      >
        {summary}
      </summary>
      <div
        className={cn(
          "absolute z-30 mt-1 rounded-md border border-border bg-surface p-1 text-text shadow-lift",
          className,
        )}
      >
        {children(close)}
      </div>
    </details>
  );
}

/** Classes of an item. */
export const menuItemClass =
  "flex min-h-9 w-full items-center gap-2 rounded-sm px-3 py-1.5 text-left text-14 no-underline hover:bg-hover pointer-coarse:min-h-11";
