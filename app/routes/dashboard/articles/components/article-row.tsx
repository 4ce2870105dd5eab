import { Trash2 } from "lucide-react";
import { Form, Link } from "react-router";
import { dayAndTimeIn, dayOnlyIn } from "#engines/messages/team/team-dates.ts";
import { type OwnerArticleCard, untitled } from "#features/articles/owner-article.ts";
import { joined, useTeamTexts } from "#features/companies/components/team-texts.tsx";
import { LocalTime } from "#ui/local-time.tsx";
import { Button } from "#ui/primitives/button.tsx";
import { cn } from "#ui/primitives/cn.ts";

/** What an article's row shows, as the list's form sends it. */
/** The dot is left of the text. At the beginning of a line, it is outside of the row, which cuts it off. */
const afterDot =
  "relative max-w-full ps-4 before:absolute before:start-0 before:w-4 before:text-center before:text-text-3 before:content-['·'/'']";

export function seenVersion({ id, version }: Pick<OwnerArticleCard, "id" | "version">): string {
  return `${id} ${version}`;
}

export function ArticleRow({
  article: {
    id,
    version,
    title,
    category,
    status,
    hasChanges,
    isInReview,
    publishAt,
    unpublishAt,
    updatedAt,
  },
  selection,
  onDelete,
}: {
  article: OwnerArticleCard;
  /** Null if the role may not change it. */
  selection: { form: string; isSelected: boolean; onSelect: (isSelected: boolean) => void } | null;
  /** Null if the role may not delete it. */
  onDelete: (() => void) | null;
}) {
  const { t, parts, language } = useTeamTexts("articles");
  const dayAndTime = dayAndTimeIn(language);
  const isPublished = status === "published";
  return (
    <li className="relative flex items-center gap-3 py-3 pr-2 pl-4 hover:bg-hover md:pl-5">
      {selection ? (
        <label className="relative z-[1] -m-1.5 grid size-7 shrink-0 cursor-pointer place-items-center pointer-coarse:size-11">
          <input type="hidden" name="seen" value={seenVersion({ id, version })} form={selection.form} />
          <input
            type="checkbox"
            name="ids"
            value={id}
            form={selection.form}
            aria-label={t("Select")}
            aria-describedby={`article-${id}`}
            checked={selection.isSelected}
            onChange={(event) => selection.onSelect(event.target.checked)}
            className="size-4 accent-solid"
          />
        </label>
      ) : null}
      <div className="min-w-0 grow">
        <h2 id={`article-${id}`} className="text-14 font-medium">
          <Link
            to={`/dashboard/articles/${id}`}
            className="break-words text-text no-underline after:absolute after:inset-0"
          >
            {title === untitled ? <span className="text-text-3">{t(untitled)}</span> : <bdi>{title}</bdi>}
          </Link>
        </h2>
        <div className="mt-0.5 overflow-x-clip">
          <p className="-ms-4 flex flex-wrap text-13 text-text-3">
            <span className={cn("ps-4", isPublished ? "text-ok" : "text-warn")}>
              {isPublished ? t("Published") : t("Draft")}
            </span>
            {isInReview ? <span className="ps-4 text-warn">{t("In review")}</span> : null}
            {hasChanges ? <span className="ps-4 text-warn">{t("Unpublished changes")}</span> : null}
            {category ? <bdi className={cn(afterDot, "break-words")}>{category}</bdi> : null}
            {publishAt ? (
              <span className={cn(afterDot, "text-text-2")}>
                {joined(
                  parts(isPublished ? "Changes go live {time}" : "Goes live {time}", {
                    time: <LocalTime at={publishAt} format={dayAndTime} />,
                  }),
                )}
              </span>
            ) : null}
            {unpublishAt ? (
              <span className={cn(afterDot, "text-text-2")}>
                {joined(
                  parts("Unpublished {time}", {
                    time: <LocalTime at={unpublishAt} format={dayAndTime} />,
                  }),
                )}
              </span>
            ) : null}
            <span className={afterDot}>
              {joined(
                parts("Updated {time}", { time: <LocalTime at={updatedAt} format={dayOnlyIn(language)} /> }),
              )}
            </span>
          </p>
        </div>
      </div>
      {onDelete ? (
        <Form
          method="post"
          className="relative z-[1]"
          onSubmit={(event) => {
            event.preventDefault();
            onDelete();
          }}
        >
          <input type="hidden" name="intent" value="delete" />
          <input type="hidden" name="ids" value={id} />
          <Button
            type="submit"
            variant="ghost"
            size="sm"
            aria-label={t("Delete {title}", { title: title === untitled ? t(untitled) : title })}
          >
            <Trash2 className="size-4" strokeWidth={1.75} aria-hidden="true" />
            <span className="max-md:sr-only">{t("Delete")}</span>
          </Button>
        </Form>
      ) : null}
    </li>
  );
}
