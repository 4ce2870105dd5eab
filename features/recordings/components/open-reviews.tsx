import { Link } from "react-router";
import { useTeamTexts } from "#features/companies/components/team-texts.tsx";
import { Button, buttonClass } from "#ui/primitives/button.tsx";
import { reviewAddress } from "../recorder/review-address.ts";
import type { KeptReview } from "../recorder/review-store.ts";

/** Lists reviews that were left before their guide was made. */
export function OpenReviews({
  reviews,
  onDiscard,
}: {
  reviews: KeptReview[];
  onDiscard: (review: KeptReview) => void;
}) {
  const { t, number, language } = useTeamTexts("recorder");
  if (reviews.length === 0) return null;
  const time = new Intl.DateTimeFormat(language, { dateStyle: "medium", timeStyle: "short" });
  return (
    <section
      aria-labelledby="open-reviews"
      className="mb-6 rounded-md border border-border bg-surface-2 px-4 py-3"
    >
      <h3 id="open-reviews" className="text-14">
        {reviews.length === 1
          ? t("A review isn't finished")
          : t("{count} reviews aren't finished", { count: number(reviews.length) })}
      </h3>
      <p className="text-13 text-text-3">{t("Your covers are kept on this computer for a week.")}</p>
      <ul className="mt-1 divide-y divide-border">
        {reviews.map((review) => {
          const when = time.format(review.savedAtMs);
          const count = review.frames.length + (review.bare?.length ?? 0);
          return (
            <li key={review.id} className="flex flex-wrap items-center gap-x-4 gap-y-2 py-2 text-14">
              <span className="min-w-0 grow">
                {when}
                <span className="ml-3 text-text-3">
                  {count === 1 ? t("1 step") : t("{count} steps", { count: number(count) })}
                </span>
              </span>
              <Button
                variant="ghost"
                size="sm"
                aria-label={t("Discard the review of {when}", { when })}
                onClick={() => onDiscard(review)}
              >
                {t("Discard")}
              </Button>
              <Link
                to={reviewAddress(review.id)}
                className={buttonClass({ variant: "secondary", size: "sm" })}
                aria-label={t("Continue the review of {when}", { when })}
              >
                {t("Continue")}
              </Link>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
