/**
 * A list whose rows are columns under one line of titles from 1024 px, and stacked below. A list and
 * no table: stacked cells of a table would lose what ties them to their titles.
 */
import type { ReactNode } from "react";
import { cn } from "#ui/primitives/cn.ts";

/** `columns` holds the grid's tracks, as a class that starts with "lg:grid-cols-". */
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
  /** Stands before the first title, such as the box that chooses all. */
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

/** Below 1024 px `className` says how the cells are stacked. */
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

/** The title of the column is always read out; `isLabelled` shows it where there are no columns. */
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
