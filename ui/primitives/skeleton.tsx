import { cn } from "./cn.ts";

/**
 * A gray placeholder bar. Give it the content's size. It is hidden from screen readers, so announce the loading
 * separately.
 */
export function Skeleton({ className }: { className?: string }) {
  return <span aria-hidden="true" className={cn("block h-3 rounded-sm bg-hover", className)} />;
}
