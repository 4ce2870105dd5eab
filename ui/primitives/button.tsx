import { cva, type VariantProps } from "class-variance-authority";
import type { ComponentProps, MouseEvent } from "react";
import { cn } from "./cn.ts";

// The transition is only on :hover. On the element itself, Chromium would also run it during page load, starting from
// the default color.
const variants = cva(
  "inline-flex items-center justify-center gap-2 rounded-md border border-transparent font-medium whitespace-nowrap no-underline hover:transition-colors disabled:opacity-45 disabled:cursor-default pointer-coarse:min-h-11",
  {
    variants: {
      variant: {
        primary: "bg-solid text-ink hover:bg-solid-hover",
        secondary: "bg-surface border-control text-text hover:bg-hover",
        ghost: "text-text-2 hover:bg-hover hover:text-text",
      },
      size: {
        sm: "h-8 px-3 text-13 leading-none",
        md: "h-10 px-4 text-14 leading-none",
        lg: "h-12 px-5 text-16 leading-none",
      },
    },
    defaultVariants: { variant: "primary", size: "md" },
  },
);

/** For links that look like a button. At most one primary button per view. */
export function buttonClass(
  options: VariantProps<typeof variants> & { className?: string | undefined } = {},
): string {
  const { className, ...look } = options;
  return cn(variants(look), className);
}

/** While it is busy, it ignores clicks and keeps the focus, which a disabled button would lose. */
export function Button({
  variant,
  size,
  className,
  type = "button",
  isBusy = false,
  ...props
}: ComponentProps<"button"> & VariantProps<typeof variants> & { isBusy?: boolean | undefined }) {
  const busy = isBusy
    ? { "aria-disabled": true, onClick: (event: MouseEvent) => event.preventDefault() }
    : {};
  return <button type={type} className={buttonClass({ variant, size, className })} {...props} {...busy} />;
}
