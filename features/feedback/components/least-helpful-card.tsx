import { X } from "lucide-react";
import { Form } from "react-router";
import type { LeastHelpful } from "../vote-count.ts";

/** Shows the items with the worst votes and their comments. */
export function LeastHelpfulCard({ items, canDelete }: { items: LeastHelpful[]; canDelete: boolean }) {
  return (
    <section
      aria-labelledby="least_helpful"
      className="min-w-0 rounded-lg border border-border bg-surface pt-4"
    >
      <div className="flex items-baseline justify-between gap-3 px-4 md:px-5">
        <h2 id="least_helpful" className="text-16">
          Least helpful
        </h2>
        {items.length > 0 ? (
          <span className="text-13 text-text-3" aria-hidden="true">
            Not helpful
          </span>
        ) : null}
      </div>
      {items.length === 0 ? (
        <p className="px-4 pt-4 pb-5 text-14 text-text-2 md:px-5">
          Answers that readers found unhelpful will appear here, with their comments.
        </p>
      ) : (
        <ul className="mt-3 text-14">
          {items.map((item) => (
            <li key={item.itemId} className="border-t border-border px-4 py-3 md:px-5">
              <div className="flex items-baseline gap-3">
                <ItemTitle {...item} />
                <span className="shrink-0 tabular-nums text-text-3">
                  {item.unhelpful} of {item.helpful + item.unhelpful}
                  <span className="sr-only"> found it unhelpful</span>
                </span>
              </div>
              {item.comments.length > 0 ? <Comments comments={item.comments} canDelete={canDelete} /> : null}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function ItemTitle({ kind, itemId, title }: LeastHelpful) {
  const look = "min-w-0 flex-1 break-words";
  if (kind !== "question") return <span className={look}>{title}</span>;
  return (
    <a className={`${look} font-medium hover:underline`} href={`/dashboard/faqs?edit=${itemId}`}>
      {title}
    </a>
  );
}

function Comments({ comments, canDelete }: Pick<LeastHelpful, "comments"> & { canDelete: boolean }) {
  return (
    <Form method="post" action="/dashboard?index">
      <input type="hidden" name="intent" value="delete-comment" />
      <ul className="mt-1">
        {comments.map(({ voteId, text }) => (
          <li key={voteId} className="flex items-start gap-2 text-text-2">
            <p className="min-w-0 flex-1 py-1 break-words whitespace-pre-line" dir="auto">
              “{text}”
            </p>
            {canDelete ? (
              <button
                type="submit"
                name="voteId"
                value={voteId}
                aria-label={`Delete the comment “${text.slice(0, 60)}”`}
                title="Delete"
                className="-mr-2 grid size-8 shrink-0 place-items-center rounded-sm text-text-3 hover:bg-hover hover:text-text"
              >
                <X className="size-4" aria-hidden="true" />
              </button>
            ) : null}
          </li>
        ))}
      </ul>
    </Form>
  );
}
