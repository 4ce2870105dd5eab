import { cn } from "#ui/primitives/cn.ts";

/** An SVG, because the content security policy blocks style attributes. */
export function ColorSwatch({ color, className }: { color: string; className?: string }) {
  return (
    <svg
      aria-hidden="true"
      className={cn("block shrink-0 overflow-hidden rounded-md border border-border", className)}
    >
      <rect width="100%" height="100%" fill={color} />
    </svg>
  );
}
