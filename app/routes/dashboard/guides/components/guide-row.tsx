import { EyeOff, Trash2, TriangleAlert } from "lucide-react";
import { Link } from "react-router";
import { dayOnlyIn } from "#engines/messages/team/team-dates.ts";
import { useTeamTexts } from "#features/companies/components/team-texts.tsx";
import type { OwnerStepGuideCard } from "#features/guides/own-step-guide.ts";
import { fixedPicture } from "#shared/picture-address.ts";
import { LocalTime } from "#ui/local-time.tsx";
import { Button } from "#ui/primitives/button.tsx";

export function GuideRow({
  guide,
  brokenSteps,
  onUnpublish,
  onDelete,
}: {
  guide: OwnerStepGuideCard;
  /** Positions of the steps that no longer work. */
  brokenSteps: number[];
  /** Null if the owner unpublishes on the guide's own page. */
  onUnpublish: (() => void) | null;
  /** Null if the role may not delete it. */
  onDelete: (() => void) | null;
}) {
  const { t, number, language } = useTeamTexts("guides");
  const { id, title, category, stepCount, isPublished, createdAt, thumbnailUrl } = guide;
  return (
    <li className="relative flex items-center gap-4 p-3 hover:bg-hover md:p-4">
      {thumbnailUrl ? (
        <img
          {...fixedPicture(thumbnailUrl, 112)}
          alt=""
          width={112}
          height={63}
          className="aspect-video w-20 shrink-0 rounded-md border border-border object-cover object-top md:w-28"
        />
      ) : (
        <span className="aspect-video w-20 shrink-0 rounded-md bg-surface-2 md:w-28" />
      )}
      <div className="min-w-0 grow">
        <h2 className="text-16 font-medium">
          <Link
            to={`/dashboard/guides/${id}`}
            className="break-words text-text no-underline after:absolute after:inset-0"
          >
            <bdi>{title}</bdi>
          </Link>
        </h2>
        <p className="mt-1 flex flex-wrap gap-x-2 text-13 text-text-3">
          <span className={isPublished ? "text-ok" : "text-warn"}>
            {isPublished ? t("Published") : t("Draft")}
          </span>
          {category ? (
            <>
              <span aria-hidden="true">·</span>
              <bdi className="break-words">{category}</bdi>
            </>
          ) : null}
          <span aria-hidden="true">·</span>
          <span>{stepCount === 1 ? t("1 step") : t("{count} steps", { count: number(stepCount) })}</span>
          <span aria-hidden="true">·</span>
          <LocalTime at={createdAt} format={dayOnlyIn(language)} />
        </p>
        {brokenSteps.length > 0 ? (
          <Link
            to={`/dashboard/guides/${id}/check`}
            className="relative z-[1] mt-1.5 inline-flex items-center gap-1.5 text-13 font-medium text-warn"
          >
            <TriangleAlert className="size-3.5" strokeWidth={1.75} aria-hidden="true" />
            {brokenSteps.length === 1
              ? t("Step {number} no longer works", { number: (brokenSteps[0] ?? 0) + 1 })
              : t("{count} steps no longer work", { count: brokenSteps.length })}
          </Link>
        ) : null}
      </div>
      {onUnpublish ? (
        <Button
          variant="secondary"
          size="sm"
          className="relative z-[1]"
          aria-label={t("Unpublish {title}", { title })}
          onClick={onUnpublish}
        >
          <EyeOff className="size-4" strokeWidth={1.75} aria-hidden="true" />
          <span className="max-md:sr-only">{t("Unpublish")}</span>
        </Button>
      ) : null}
      {onDelete ? (
        <Button
          variant="ghost"
          size="sm"
          className="relative z-[1]"
          aria-label={t("Delete {title}", { title })}
          onClick={onDelete}
        >
          <Trash2 className="size-4" strokeWidth={1.75} aria-hidden="true" />
          <span className="max-md:sr-only">{t("Delete")}</span>
        </Button>
      ) : null}
    </li>
  );
}
