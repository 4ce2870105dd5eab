import { Form, Link } from "react-router";
import type { ImportReport as Report } from "#features/moving/describe-import.server.ts";
import { noteTexts } from "#features/moving/moving-texts.ts";
import { Button, buttonClass } from "#ui/primitives/button.tsx";

const number = (count: number) => count.toLocaleString("en");
const articles = (count: number) => `${number(count)} ${count === 1 ? "article" : "articles"}`;

export function ImportReport({ label, report }: { label: string; report: Report }) {
  const { counts, translations, redirects, toCheck, toCheckCount, isPublished } = report;
  const stored = counts.added + counts.updated;
  const lines = [
    ...(counts.added > 0 ? [`${articles(counts.added)} added`] : []),
    ...(counts.updated > 0 ? [`${articles(counts.updated)} updated`] : []),
    ...(translations > 0
      ? [`${number(translations)} ${translations === 1 ? "translation" : "translations"} stored`]
      : []),
    ...(counts.unchanged > 0 ? [`${articles(counts.unchanged)} unchanged since the last import`] : []),
    ...(counts.conflict > 0
      ? [`${articles(counts.conflict)} edited here and changed there: yours stayed`]
      : []),
    ...(counts.removed > 0 ? [`${articles(counts.removed)} left out, because you deleted them here`] : []),
    ...(counts.skipped > 0 ? [`${articles(counts.skipped)} left out by your plan`] : []),
  ];
  return (
    <div className="flex max-w-240 flex-col gap-8">
      <div className="flex flex-wrap items-start justify-between gap-3">
        <div className="min-w-0">
          <h2 className="text-20 font-semibold wrap-anywhere">
            {stored === 0
              ? `Nothing changed in ${label}`
              : isPublished
                ? `${articles(stored)} from ${label} are here`
                : `${articles(stored)} from ${label} are here as drafts`}
          </h2>
          <ul className="mt-3 list-disc pl-5 text-14 text-text-2">
            {lines.map((line) => (
              <li key={line}>{line}</li>
            ))}
            {redirects > 0 ? (
              <li>
                {number(redirects)} old addresses lead to their new pages once their host points to your help
                center. <Link to="/dashboard/settings/redirects">See the redirects</Link>
              </li>
            ) : null}
          </ul>
        </div>
        <div className="flex flex-wrap gap-2">
          <Form method="post">
            <Button type="submit" name="intent" value="discard-import" variant="secondary">
              New import
            </Button>
          </Form>
          <Link to="/dashboard/articles" className={buttonClass()}>
            Review articles
          </Link>
        </div>
      </div>
      {toCheckCount > 0 ? (
        <section aria-labelledby="to_check">
          <h3 id="to_check" className="text-16 font-semibold">
            To check: {number(toCheckCount)}
          </h3>
          <ul className="mt-3 divide-y divide-border rounded-lg border border-border">
            {toCheck.map((item) => (
              <li key={`${item.articleId} ${item.locale} ${item.title}`} className="px-4 py-3 text-14">
                <div className="flex flex-wrap justify-between gap-2">
                  <span className="font-medium wrap-anywhere">{item.title}</span>
                  {item.articleId ? (
                    <Link to={`/dashboard/articles/${item.articleId}`}>Open article</Link>
                  ) : null}
                </div>
                <ul className="mt-1 text-13 text-text-3">
                  {item.outcome === "conflict" ? (
                    <li>Edited here and changed there. Your text stayed.</li>
                  ) : null}
                  {item.notes.map(({ kind, text }) => (
                    <li key={`${kind} ${text}`} className="wrap-anywhere">
                      {noteTexts[kind].one}: {text}
                    </li>
                  ))}
                </ul>
              </li>
            ))}
          </ul>
          {toCheckCount > toCheck.length ? (
            <p className="mt-2 text-13 text-text-3">The first {toCheck.length} are listed.</p>
          ) : null}
        </section>
      ) : null}
    </div>
  );
}
