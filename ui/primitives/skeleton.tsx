import { cn } from "./cn.ts";

/** A grey bar where content will stand; give it the content's size. Hidden from screen readers: say what loads. */
export function Skeleton({ className }: { className?: string }) {
  return <span aria-hidden="true" className={cn("block h-3 rounded-sm bg-hover", className)} />;
}
