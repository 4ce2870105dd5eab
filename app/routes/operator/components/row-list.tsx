/**
 * A list whose rows are columns under one line of titles from 768 px, and stacked with their labels below. A list and
 * no table: stacked cells of a table would lose what ties them to their titles.
 */
import type { ReactNode } from "react";
import { cn } from "#app/components/ui/cn.ts";

/** `columns` holds the grid's tracks, as a class that starts with "md:grid-cols-". */
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
          "hidden gap-4 border-b border-border bg-surface-2 px-5 py-2.5 text-13 text-text-3 md:grid md:items-center",
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

export function Row({ columns, children }: { columns: string; children: ReactNode }) {
  return (
    <li className={cn("grid gap-x-4 gap-y-2 px-4 py-4 text-14 md:items-center md:px-5 md:py-3", columns)}>
      {children}
    </li>
  );
}

/** The label stands beside the value where the columns have no titles, and is always read out. */
export function Cell({
  label,
  className,
  children,
}: {
  label: string;
  className?: string;
  children: ReactNode;
}) {
  return (
    <div className={cn("flex min-w-0 items-center gap-3 md:block", className)}>
      <span className="w-28 shrink-0 text-13 text-text-3 md:sr-only">{label}</span>
      <div className="min-w-0 wrap-anywhere">{children}</div>
    </div>
  );
}
