import { ChevronDown } from "lucide-react";
import type { ComponentProps } from "react";
import { cn } from "./cn.ts";

export function Select({ className, ...props }: ComponentProps<"select">) {
  return (
    <span className="flex items-center">
      <select
        className={cn(
          "h-11 w-full cursor-pointer appearance-none rounded-md border border-control bg-surface pr-9 pl-3 text-16 text-text aria-invalid:border-danger md:h-10 md:text-14 pointer-coarse:h-11",
          className,
        )}
        {...props}
      />
      <ChevronDown
        // Takes no room, so that the select is as wide as its longest option.
        className="pointer-events-none -ms-7 me-3 size-4 shrink-0 text-text-3"
        strokeWidth={1.75}
        aria-hidden="true"
      />
    </span>
  );
}
