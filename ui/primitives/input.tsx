import type { ComponentProps } from "react";
import { cn } from "./cn.ts";

const look =
  "w-full rounded-md border border-control bg-surface px-3 text-16 text-text aria-invalid:border-danger md:text-14";

export function Input({ className, ...props }: ComponentProps<"input">) {
  return <input className={cn(look, "h-11 md:h-10 pointer-coarse:h-11", className)} {...props} />;
}

export function Textarea({ className, rows = 10, ...props }: ComponentProps<"textarea">) {
  return <textarea rows={rows} className={cn(look, "resize-y py-2 leading-normal", className)} {...props} />;
}

export function FileInput({ className, ...props }: Omit<ComponentProps<"input">, "type">) {
  return (
    <input
      type="file"
      className={cn(
        "w-full rounded-md border border-control bg-surface p-2 text-14 file:mr-3 file:h-8 file:cursor-pointer file:rounded-sm file:border-0 file:bg-hover file:px-3 file:text-13 file:font-medium file:text-text aria-invalid:border-danger",
        className,
      )}
      {...props}
    />
  );
}
