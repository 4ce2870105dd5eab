import { Link } from "react-router";
import { useTeamTexts } from "#features/companies/components/team-texts.tsx";
import type { ImportReport } from "#features/moving/describe-import.server.ts";
import { buttonClass } from "#ui/primitives/button.tsx";

type Found = ImportReport["contradictions"][number];

/** Sentences of imported articles beside what the website says instead. */
export function Contradictions({ found }: { found: Found[] }) {
  const { t, number } = useTeamTexts("moving");
  if (found.length === 0) return null;
  return (
    <section aria-labelledby="contradictions">
      <h3 id="contradictions" className="text-16 font-semibold">
        {t("Your website says something else: {count}", { count: number(found.length) })}
      </h3>
      <p className="mt-1 text-14 text-text-2">{t("Only you know which one is right.")}</p>
      <ul className="mt-3 divide-y divide-border rounded-lg border border-border">
        {found.map(({ article, page }) => (
          <li
            key={`${article.id} ${article.from} ${article.sentence} ${page.url} ${page.sentence}`}
            className="grid items-start gap-x-6 gap-y-3 px-4 py-3 text-14 md:grid-cols-[minmax(0,1fr)_minmax(0,1fr)_auto]"
          >
            <div className="min-w-0">
              <h4 className="font-medium wrap-anywhere">
                <bdi>{article.title}</bdi>
              </h4>
              <Sentence
                side={article}
                className="mt-1"
                mark="rounded-[2px] bg-danger-tint px-0.5 text-text"
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
            <Link
              to={`/dashboard/articles/${article.id}`}
              className={`justify-self-start ${buttonClass({ variant: "secondary", size: "sm" })}`}
            >
              {t("Edit article")}
              <span className="sr-only"> {article.title}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
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
