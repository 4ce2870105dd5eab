/**
 * Shows columns below one header row from 1024 px, and stacks them below that. A list instead of a table, because
 * stacked table cells would lose their headers for screen readers.
 */
import type { ReactNode } from "react";
import { cn } from "#ui/primitives/cn.ts";

/** `columns` is a class that starts with "lg:grid-cols-". */
export function RowList({
  label,
  columns,
  titles,
  before,
  children,
}: {
  label: string;
  columns: string;
  titles: string[];
  /** Shown before the first header, such as a "select all" checkbox. */
  before?: ReactNode;
  children: ReactNode;
}) {
  return (
    <div className="overflow-hidden rounded-lg border border-border bg-surface">
      <div
        className={cn(
          "hidden gap-4 border-b border-border bg-surface-2 px-5 py-2.5 text-13 text-text-3 lg:grid lg:items-center",
          columns,
        )}
      >
        {before}
        {titles.map((title) => (
          <span key={title} aria-hidden="true">
            {title}
          </span>
        ))}
      </div>
      <ul aria-label={label} className="divide-y divide-border">
        {children}
      </ul>
    </div>
  );
}

/** `className` sets how cells are stacked below 1024 px. */
export function Row({
  columns,
  className,
  children,
}: {
  columns: string;
  className?: string;
  children: ReactNode;
}) {
  return (
    <li
      className={cn(
        "grid gap-x-4 gap-y-1 px-4 py-3.5 text-14 lg:items-center lg:px-5 lg:py-3",
        className,
        columns,
      )}
    >
      {children}
    </li>
  );
}

/** Screen readers always read the column's title. `isLabelled` also shows it when stacked. */
export function Cell({
  label,
  isLabelled = false,
  className,
  children,
}: {
  label: string;
  isLabelled?: boolean;
  className?: string;
  children: ReactNode;
}) {
  return (
    <div className={cn("min-w-0 wrap-anywhere", className)}>
      <span className={isLabelled ? "lg:sr-only" : "sr-only"}>{label} </span>
      {children}
    </div>
  );
}
