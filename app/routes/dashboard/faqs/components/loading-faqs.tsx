import { PageHeader } from "#ui/page-header.tsx";
import { Skeleton } from "#ui/primitives/skeleton.tsx";

/** Fades in after 300 ms, so that fast loads never show it. */
export function LoadingFaqs() {
  return (
    <div className="opacity-100 transition-opacity delay-300 duration-150 starting:opacity-0">
      <PageHeader title="FAQ Management" />
      <p role="status" className="mb-3 text-14 text-text-3">
        Loading FAQs...
      </p>
      <ul aria-hidden="true" className="rounded-lg border border-border bg-surface">
        {["w-1/2", "w-2/3", "w-2/5"].map((width) => (
          <li key={width} className="flex flex-col gap-3 border-b border-border p-5 last:border-b-0">
            <Skeleton className={`h-4 ${width}`} />
            <Skeleton className="w-full" />
            <Skeleton className="w-1/4" />
          </li>
        ))}
      </ul>
    </div>
  );
}
