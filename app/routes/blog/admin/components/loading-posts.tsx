import { Skeleton } from "#ui/primitives/skeleton.tsx";

const widths = ["w-1/2", "w-2/3", "w-2/5", "w-3/5", "w-1/3"];

export function LoadingPosts() {
  return (
    <>
      {/* Not a heading, because screen reader users and tests wait for the real one. */}
      <div aria-hidden="true" className="mb-6 min-h-10">
        <p className="text-22 font-semibold tracking-[-0.015em]">Blog Administration</p>
        <p className="mt-1 text-14 text-text-2">Manage your blog content and posts</p>
      </div>
      <p role="status" className="sr-only">
        Loading posts...
      </p>
      <div aria-hidden="true" className="mb-6 grid gap-x-6 gap-y-2 md:grid-cols-2">
        <Skeleton className="h-12 rounded-lg" />
        <Skeleton className="h-12 rounded-lg" />
      </div>
      <ul aria-hidden="true" className="divide-y divide-border rounded-lg border border-border bg-surface">
        {widths.map((width) => (
          <li key={width} className="h-28 px-4 py-4 md:px-5">
            <Skeleton className={`mt-1 h-4 ${width}`} />
            <Skeleton className="mt-4 w-4/5" />
            <Skeleton className="mt-4 w-2/5" />
          </li>
        ))}
      </ul>
    </>
  );
}
