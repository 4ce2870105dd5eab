import { Form } from "react-router";

/** Searches without results, which tell the owner what to write next. */
export function UnansweredCard({ unanswered }: { unanswered: { query: string; count: number }[] }) {
  return (
    <section
      aria-labelledby="searched_not_answered"
      className="min-w-0 rounded-lg border border-border bg-surface pt-4"
    >
      <h2 id="searched_not_answered" className="px-4 text-16 md:px-5">
        Searches without results
      </h2>
      {unanswered.length === 0 ? (
        <p className="px-4 pt-4 pb-5 text-14 text-text-2 md:px-5">
          Searches that find no answer will appear here.
        </p>
      ) : (
        <Form method="post" action="/dashboard?index">
          <input type="hidden" name="intent" value="answer" />
          <ul className="mt-3 text-14">
            {unanswered.map(({ query, count }) => (
              <li
                key={query}
                className="grid min-h-11 grid-cols-[minmax(0,1fr)_auto_auto] items-center gap-3 border-t border-border px-4 md:px-5"
              >
                <span className="truncate">{query}</span>
                <span className="tabular-nums text-text-3">
                  {count}
                  <span className="sr-only"> {count === 1 ? "time" : "times"}</span>
                </span>
                <button
                  type="submit"
                  name="query"
                  value={query}
                  className="-mr-2 h-11 rounded-sm px-2 font-medium text-link underline decoration-tint-30 underline-offset-3 hover:decoration-current"
                >
                  Answer<span className="sr-only"> “{query}”</span>
                </button>
              </li>
            ))}
          </ul>
        </Form>
      )}
    </section>
  );
}
