import { useEffect, useRef } from "react";
import { Link } from "react-router";
import { useWords } from "../words.tsx";
import { cn } from "./cn.ts";

export interface TabLink {
  to: string;
  label: string;
  count?: number;
  isCurrent: boolean;
}

/** The tabs are links, because each has its own URL. If they don't fit, the row scrolls to the current one. */
export function TabLinks({ label, tabs, className }: { label: string; tabs: TabLink[]; className?: string }) {
  const words = useWords();
  const row = useRef<HTMLElement>(null);
  const current = tabs.find(({ isCurrent }) => isCurrent)?.to;
  useEffect(() => {
    const link = current === undefined ? null : row.current?.querySelector("[aria-current]");
    if (!link || !row.current) return;
    const [place, frame] = [link.getBoundingClientRect(), row.current.getBoundingClientRect()];
    row.current.scrollLeft += place.x + place.width / 2 - frame.x - frame.width / 2;
  }, [current]);
  return (
    <nav ref={row} aria-label={label} className={cn("overflow-x-auto border-b border-border", className)}>
      <ul className="flex gap-5">
        {tabs.map(({ to, label: text, count, isCurrent }) => (
          <li key={to} className="shrink-0">
            <Link
              to={to}
              preventScrollReset
              aria-current={isCurrent ? "page" : undefined}
              className="flex h-11 items-center gap-1.5 border-b-2 border-transparent text-14 font-medium text-text-3 no-underline -outline-offset-2 hover:text-text aria-[current]:border-solid aria-[current]:text-text"
            >
              {text}
              {count === undefined ? null : (
                <span className="font-normal tabular-nums text-text-3">{words.number(count)}</span>
              )}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
