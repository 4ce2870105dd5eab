import { Link } from "react-router";
import { useTeamTexts } from "#features/companies/components/team-texts.tsx";
import type { ReadQuestion } from "../list-most-read.server.ts";

/** The questions that visitors open most, with their number of views. */
export function MostRead({ questions }: { questions: ReadQuestion[] }) {
  const { t, number } = useTeamTexts("home");
  if (questions.length === 0) return null;
  return (
    <section aria-labelledby="most_read" className="min-w-0 rounded-lg border border-border bg-surface">
      <h2 id="most_read" className="px-4 py-4 text-16 md:px-5">
        {t("Most read")}
      </h2>
      <ol className="divide-y divide-border border-t border-border text-14">
        {questions.map(({ id, question, views }) => (
          <li key={id}>
            <Link
              to={`/dashboard/faqs?edit=${id}`}
              className="flex min-h-11 items-center gap-4 px-4 py-2 no-underline hover:bg-hover md:px-5"
            >
              <span className="min-w-0 grow truncate">{question}</span>
              <span className="text-text-3 tabular-nums">
                {number(views)}
                <span className="sr-only"> {views === 1 ? t("view") : t("views")}</span>
              </span>
            </Link>
          </li>
        ))}
      </ol>
    </section>
  );
}
