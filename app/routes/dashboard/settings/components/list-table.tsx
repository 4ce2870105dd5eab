import type { ReactNode } from "react";
import { cn } from "#ui/primitives/cn.ts";

export interface ListColumn {
  name: string;
  /** Only for screen readers. */
  isHidden?: boolean;
  isNumber?: boolean;
  className?: string;
}

/** A table in a frame. On phones its rows become blocks, and its head is for screen readers only. */
export function ListTable({ columns, children }: { columns: ListColumn[]; children: ReactNode }) {
  return (
    <div className="overflow-hidden rounded-lg border border-border">
      <table className="w-full table-fixed border-collapse text-left text-14">
        <thead className="bg-surface-2 text-13 text-text-3 max-md:sr-only">
          <tr>
            {columns.map(({ name, isHidden, isNumber, className }) => (
              <th
                key={name}
                scope="col"
                className={cn(!isHidden && "px-4 py-2.5 font-medium", isNumber && "text-right", className)}
              >
                {isHidden ? <span className="sr-only">{name}</span> : name}
              </th>
            ))}
          </tr>
        </thead>
        {children}
      </table>
    </div>
  );
}
