import type { ReactNode } from "react";
import { cn } from "#ui/primitives/cn.ts";

/** A gray circle with initials, or with an icon for an invitation. Decorative. */
export function Avatar({ children, isDashed = false }: { children: ReactNode; isDashed?: boolean }) {
  return (
    <span
      aria-hidden="true"
      className={cn(
        "grid size-8 shrink-0 place-items-center rounded-full text-12 font-semibold text-text-2",
        isDashed ? "border border-dashed border-control" : "bg-hover",
      )}
    >
      {children}
    </span>
  );
}
