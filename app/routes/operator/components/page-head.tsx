import type { ReactNode } from "react";

/** Title at the left, the page's one action at the right. */
export function PageHead({
  title,
  text,
  children,
}: {
  title: string;
  text?: ReactNode;
  children?: ReactNode;
}) {
  return (
    <div className="mb-5 flex flex-wrap items-start justify-between gap-4">
      <div className="min-w-0">
        <h1 className="text-22 font-semibold tracking-tight">{title}</h1>
        {text ? <p className="mt-1 max-w-[68ch] text-14 text-text-2">{text}</p> : null}
      </div>
      {children}
    </div>
  );
}
