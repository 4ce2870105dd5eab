import type { ReactNode } from "react";

/** The title is on the left, actions are on the right. At most one action may be primary. */
export function PageHeader({
  title,
  text,
  children,
}: {
  title: string;
  text?: ReactNode;
  /** Links or buttons. They have full width on phones. */
  children?: ReactNode;
}) {
  return (
    <div className="mb-6 flex min-h-10 flex-wrap items-center justify-between gap-x-4 gap-y-3">
      <div className="min-w-0">
        <h1 className="text-22 tracking-[-0.015em]">{title}</h1>
        {text ? <p className="mt-1 max-w-[68ch] text-14 text-text-2">{text}</p> : null}
      </div>
      {children ? (
        <div className="flex w-full flex-wrap gap-3 *:grow md:w-auto md:*:grow-0">{children}</div>
      ) : null}
    </div>
  );
}
