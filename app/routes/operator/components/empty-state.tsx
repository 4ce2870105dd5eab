import type { ReactNode } from "react";

export function EmptyState({ title, text, children }: { title: string; text: string; children?: ReactNode }) {
  return (
    <div className="rounded-lg border border-border px-5 py-10 text-center">
      <p className="font-medium">{title}</p>
      <p className="mx-auto mt-1 max-w-[52ch] text-14 text-text-2">{text}</p>
      {children ? <div className="mt-5 flex justify-center">{children}</div> : null}
    </div>
  );
}
