/** What the guide will have, and whether the pictures were searched for private text. */

import type { TeamTexts } from "#engines/messages/team/team-texts.ts";
import { useTeamTexts } from "#features/companies/components/team-texts.tsx";
import { coversOf, type Review, usedSteps } from "../../frames/review.ts";
import type { Reading } from "../../frames/use-private-texts.ts";

export function ReviewSummary({
  review,
  isRecorded,
  hasPictures,
  reading,
  leftOut,
  onSkip,
}: {
  review: Review;
  /** Whether it is a recording of clicks. */
  isRecorded: boolean;
  hasPictures: boolean;
  reading: Reading;
  /** Number of views of the recording that have no screenshot. */
  leftOut: number;
  /** Null if the search doesn't have to be waited for. */
  onSkip: (() => void) | null;
}) {
  const texts = useTeamTexts("recorder");
  const { t, number } = texts;
  const used = usedSteps(review).length;
  const skipped = review.steps.length - used;
  const covers = coversOf(review);
  const found = covers.filter(({ box }) => box.found !== null).length;
  const count = number(used);
  return (
    <div className="mt-1 text-14 text-text-2">
      <p>
        {isRecorded
          ? used === 1
            ? t("1 step, recorded.")
            : t("{count} steps, all recorded.", { count })
          : used === 1
            ? t("1 screenshot.")
            : t("{count} screenshots.", { count })}{" "}
        {skipped > 0 ? `${t("{count} left out.", { count: number(skipped) })} ` : ""}
        {covers.length === 0
          ? hasPictures
            ? t("Nothing is covered.")
            : t("Without pictures. Typed text was dropped.")
          : covers.length === 1
            ? t("1 area is covered.")
            : t("{count} areas are covered.", { count: number(covers.length) })}
      </p>
      {leftOut > 0 ? (
        <p>
          {leftOut === 1
            ? t("1 similar or short view left out, so that no part of the recording fills the guide")
            : t("{count} similar or short views left out, so that no part of the recording fills the guide", {
                count: number(leftOut),
              })}
        </p>
      ) : null}
      {hasPictures ? (
        <p className="flex flex-wrap items-baseline gap-x-3 text-13 text-text-3">
          <span role="status">{searchText(reading, found, texts)}</span>
          {onSkip ? (
            <button type="button" className="text-link underline pointer-coarse:min-h-11" onClick={onSkip}>
              {t("Skip scan")}
            </button>
          ) : null}
        </p>
      ) : null}
    </div>
  );
}

function searchText(reading: Reading, found: number, { t, number }: TeamTexts<"recorder">): string {
  if (reading.state === "failed")
    return t("The scan for private text didn't work. Check the screenshots yourself.");
  if (reading.state === "done") {
    if (found === 0) return t("No email addresses, phone numbers, accounts, IDs or keys found");
    return found === 1
      ? t("1 private text found and covered")
      : t("{count} private texts found and covered", { count: number(found) });
  }
  const values = { count: number(reading.done), all: number(reading.total), found: number(found) };
  return found > 0
    ? t("Scanning for private text ({count} of {all}), {found} covered", values)
    : t("Scanning for private text ({count} of {all})", values);
}
