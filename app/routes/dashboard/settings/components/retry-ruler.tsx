import { cn } from "#ui/primitives/cn.ts";
import type { Tick } from "../show-webhook.ts";

const looks: Record<Tick, string> = {
  failed: "h-2 bg-danger",
  delivered: "h-4 bg-text-2",
  next: "h-4 border border-text-2",
  open: "h-2 bg-border-strong",
};

/** The tries of a delivery: short is failed, tall is delivered, outlined is next. */
export function RetryRuler({ ticks, text }: { ticks: Tick[]; text: string }) {
  return (
    <span role="img" aria-label={text} className="inline-flex h-4 items-end gap-1">
      {ticks.map((tick, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: ticks never move
        <span key={index} className={cn("w-[3px] rounded-[1px]", looks[tick])} />
      ))}
    </span>
  );
}
