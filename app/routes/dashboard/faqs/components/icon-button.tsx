import type { ComponentProps } from "react";
import { cn } from "#ui/primitives/cn.ts";

export const iconButtonClass =
  "grid size-8 shrink-0 place-items-center rounded-md text-text-2 hover:bg-hover hover:text-text pointer-coarse:size-11";

/** `aria-label` must name the action and its question. */
export function IconButton({ className, type = "button", ...props }: ComponentProps<"button">) {
  return <button type={type} className={cn(iconButtonClass, className)} {...props} />;
}
