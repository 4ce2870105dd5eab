/** What is covered, by its kind. Each button goes to the next cover of its kind. */
import { useTeamTexts } from "#features/companies/components/team-texts.tsx";
import { coversOf, nextCover, type PlacedCover, type Review } from "../../frames/review.ts";
import { coverNames } from "./private-words.ts";

export function ReviewCovers({
  review,
  selected,
  isVideoStored,
  onShow,
}: {
  review: Review;
  /** Id of the selected cover. */
  selected: string | null;
  /** True if the video was uploaded, so that covers don't keep anything on this computer. */
  isVideoStored: boolean;
  onShow: (cover: PlacedCover) => void;
}) {
  const { t, number } = useTeamTexts("recorder");
  const covers = coversOf(review);
  const kinds = Map.groupBy(covers, ({ box }) => box.found ?? "drawn");
  const show = (of: PlacedCover[]) => {
    const next = nextCover(of, selected);
    if (next) onShow(next);
  };
  return (
    <section aria-labelledby="review-covers" className="mt-10 md:mt-12">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h2 id="review-covers" className="text-16 leading-tight">
          {t("Covered in this recording")}
        </h2>
        {covers.length > 1 ? (
          <button
            type="button"
            className="text-13 text-link underline pointer-coarse:min-h-11"
            onClick={() => show(covers)}
          >
            {t("Check all {count}", { count: number(covers.length) })}
          </button>
        ) : null}
      </div>
      <p className="mt-1 mb-3 text-14 text-text-2">
        {isVideoStored
          ? t(
              "The video is stored on the server, and covers don't change it. They only apply to the guide's screenshots.",
            )
          : t("Covered areas are removed from the pictures before they leave this computer.")}{" "}
        {covers.length === 0 ? t("Cover names, addresses or anything else that's private.") : null}
      </p>
      <ul className="flex flex-wrap gap-2">
        {[...kinds].map(([kind, own]) => (
          <li key={kind}>
            <button
              type="button"
              className="flex h-10 items-center gap-2.5 rounded-md border border-border-strong bg-surface pr-3.5 pl-1.5 text-14 leading-none hover:bg-hover pointer-coarse:h-11"
              onClick={() => show(own)}
            >
              <span className="h-6.5 w-14 rounded-xs bg-[#5b5b66]" aria-hidden="true" />
              {t(coverNames[kind], { count: number(own.length) })}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
