import { cn } from "./primitives/cn.ts";
import { Kbd } from "./primitives/kbd.tsx";

export interface KeyHint {
  keys: string[];
  label: string;
}

/** Shown at the bottom edge of wide screens, for keyboard users. */
export function HintBar({ hints, text, className }: { hints: KeyHint[]; text: string; className: string }) {
  return (
    <div
      className={cn(
        "sticky bottom-0 z-10 -mx-4 hidden h-9 items-center gap-5 border-t border-border bg-bg px-8 text-13 text-text-3 md:-mx-8 lg:flex",
        className,
      )}
    >
      <span className="flex min-w-0 items-center gap-5 overflow-hidden whitespace-nowrap">
        {hints.map(({ keys, label }) => (
          <span key={label} className="flex items-center gap-1.5 pointer-coarse:hidden">
            {keys.map((key) => (
              <Kbd key={key}>{key}</Kbd>
            ))}
            {label}
          </span>
        ))}
      </span>
      <span className="ml-auto whitespace-nowrap tabular-nums">{text}</span>
    </div>
  );
}
