import { Form } from "react-router";
import { type RemovedArticle, untitled } from "#features/articles/owner-article.ts";
import { useTeamTexts } from "#features/companies/components/team-texts.tsx";
import { Button } from "#ui/primitives/button.tsx";

/** Deleted articles can be restored for 30 days. */
export function RemovedArticles({ removed, isShown }: { removed: RemovedArticle[]; isShown: boolean }) {
  const { t, number } = useTeamTexts("articles");
  if (removed.length === 0 || !isShown) return null;
  return (
    <details className="mt-10 text-14">
      <summary className="w-fit rounded-sm py-1 text-text-2 hover:text-text">
        {t("Recently deleted")} <span className="text-text-3 tabular-nums">{number(removed.length)}</span>
      </summary>
      <p className="mt-1 text-13 text-text-3">{t("Kept for 30 days.")}</p>
      <ul className="mt-2 border-t border-border">
        {removed.map(({ id, title }) => (
          <li key={id} className="flex items-center justify-between gap-4 border-b border-border py-1.5">
            <span id={`removed-${id}`} className="min-w-0 truncate">
              <bdi>{title === untitled ? t(untitled) : title}</bdi>
            </span>
            <Form method="post">
              <input type="hidden" name="intent" value="restore" />
              <input type="hidden" name="ids" value={id} />
              <Button type="submit" variant="ghost" size="sm" aria-describedby={`removed-${id}`}>
                {t("Restore")}
              </Button>
            </Form>
          </li>
        ))}
      </ul>
    </details>
  );
}
