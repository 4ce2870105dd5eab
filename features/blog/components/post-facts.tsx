import type { ShownCard } from "../present-post.ts";

export function PostFacts({
  category,
  date,
  readingTimeMinutes,
}: Pick<ShownCard, "category" | "date" | "readingTimeMinutes">) {
  return (
    <p className="flex flex-wrap items-center gap-x-2 text-13 text-text-3">
      {category ? (
        <>
          <span className="font-medium text-text">{category.name}</span>
          <span aria-hidden="true">·</span>
        </>
      ) : null}
      <time dateTime={date.machine}>{date.shown}</time>
      {readingTimeMinutes ? (
        <>
          <span aria-hidden="true">·</span>
          <span>{readingTimeMinutes} min read</span>
        </>
      ) : null}
    </p>
  );
}
