import { Form, Link } from "react-router";
import { useTeamTexts } from "#features/companies/components/team-texts.tsx";
import type { ImportReport } from "#features/moving/describe-report.server.ts";
import { Button } from "#ui/primitives/button.tsx";

type Found = ImportReport["contradictions"][number];

/** Sentences of imported articles beside what the website says instead. */
export function Contradictions({ found }: { found: Found[] }) {
  const { t, number } = useTeamTexts("moving");
  if (found.length === 0) return null;
  const open = found.filter(({ decision }) => decision === undefined).length;
  return (
    <section aria-labelledby="contradictions">
      <h3 id="contradictions" className="text-16 font-semibold">
        {open === 0
          ? t("You've decided what your website contradicts")
          : t("Your website says something else: {count}", { count: number(open) })}
      </h3>
      {open === 0 ? null : (
        <p className="mt-1 text-14 text-text-2">{t("Only you know which one is right.")}</p>
      )}
      <ul className="mt-3 divide-y divide-border rounded-lg border border-border">
        {found.map(({ key, article, page, decision }) => (
          <li
            key={key}
            className="grid items-start gap-x-6 gap-y-3 px-4 py-3 text-14 md:grid-cols-[minmax(0,1fr)_minmax(0,1fr)_auto]"
          >
            <div className="min-w-0">
              <h4 className="font-medium wrap-anywhere">
                <Link to={`/dashboard/articles/${article.id}`}>
                  <bdi>{article.title}</bdi>
                </Link>
                {article.locale ? (
                  <span className="ms-2 text-13 font-normal text-text-3">{article.locale}</span>
                ) : null}
              </h4>
              <Sentence
                side={article}
                className="mt-1"
                mark={`rounded-[2px] bg-danger-tint px-0.5 text-text ${decision === "article" ? "" : "line-through"}`}
              />
            </div>
            <div className="min-w-0 border-s-2 border-proof-line ps-3">
              <Sentence side={page} mark="rounded-[2px] bg-proof px-0.5 text-text" />
              <p className="mt-1 text-13 wrap-anywhere">
                <a href={page.url} target="_blank" rel="noopener noreferrer" className="text-link">
                  {shortAddress(page.url)}
                  <span className="sr-only"> {t("(opens in a new tab)")}</span>
                </a>
              </p>
            </div>
            <Decide found={key} title={article.title} decision={decision} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The first button stays the same element, so that it keeps the focus. */
function Decide({ found, title, decision }: { found: string; title: string; decision: Found["decision"] }) {
  const { t } = useTeamTexts("moving");
  return (
    <Form method="post" preventScrollReset className="flex flex-wrap items-center gap-1 md:w-60">
      <input type="hidden" name="found" value={found} />
      <Button
        type="submit"
        name="intent"
        value={decision ? "undo-decision" : "use-website"}
        variant="secondary"
        size="sm"
      >
        {t(decision ? "Undo" : "Use website")}
        <span className="sr-only"> {title}</span>
      </Button>
      {decision ? (
        <span className="ps-2 text-13 text-text-2">
          {t(decision === "website" ? "Article changed" : "Article kept")}
        </span>
      ) : (
        <Button type="submit" name="intent" value="keep-article" variant="ghost" size="sm">
          {t("Keep article")}
          <span className="sr-only"> {title}</span>
        </Button>
      )}
    </Form>
  );
}

function Sentence({
  side: { sentence, from, to },
  className,
  mark,
}: {
  side: Pick<Found["page"], "sentence" | "from" | "to">;
  className?: string;
  mark: string;
}) {
  return (
    <p dir="auto" className={className}>
      {sentence.slice(0, from)}
      <mark className={mark}>{sentence.slice(from, to)}</mark>
      {sentence.slice(to)}
    </p>
  );
}

function shortAddress(url: string): string {
  return url.replace(/^https?:\/\/(?:www\.)?/, "").replace(/\/$/, "");
}
