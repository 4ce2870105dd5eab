import { Trash2 } from "lucide-react";
import { Form, Link } from "react-router";
import { type OwnerArticleCard, untitled } from "#features/articles/owner-article.ts";
import { LocalTime } from "#ui/local-time.tsx";
import { Button } from "#ui/primitives/button.tsx";

export function ArticleRow({
  article: { id, title, category, status, hasChanges, updatedAt },
  onDelete,
}: {
  article: OwnerArticleCard;
  /** Null if the role may not delete it. */
  onDelete: (() => void) | null;
}) {
  const isPublished = status === "published";
  return (
    <li className="relative flex items-center gap-3 py-3 pr-2 pl-4 hover:bg-hover md:pl-5">
      <div className="min-w-0 grow">
        <h2 className="text-14 font-medium">
          <Link
            to={`/dashboard/articles/${id}`}
            className="break-words text-text no-underline after:absolute after:inset-0"
          >
            {title === untitled ? <span className="text-text-3">{untitled}</span> : <bdi>{title}</bdi>}
          </Link>
        </h2>
        <p className="mt-0.5 flex flex-wrap gap-x-2 text-13 text-text-3">
          <span className={isPublished ? "text-ok" : "text-warn"}>{isPublished ? "Published" : "Draft"}</span>
          {hasChanges ? <span className="text-warn">Unpublished changes</span> : null}
          {category ? (
            <>
              <span aria-hidden="true">·</span>
              <bdi className="break-words">{category}</bdi>
            </>
          ) : null}
          <span aria-hidden="true">·</span>
          <span>
            Updated <LocalTime at={updatedAt} format={dayOf} />
          </span>
        </p>
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
          <Button type="submit" variant="ghost" size="sm" aria-label={`Delete ${title}`}>
            <Trash2 className="size-4" strokeWidth={1.75} aria-hidden="true" />
            <span className="max-md:sr-only">Delete</span>
          </Button>
        </Form>
      ) : null}
    </li>
  );
}

function dayOf(at: string, zone: string | undefined): string {
  return new Intl.DateTimeFormat("en-US", { dateStyle: "medium", timeZone: zone }).format(new Date(at));
}
