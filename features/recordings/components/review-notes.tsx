import { Check, EyeOff, Images, Search } from "lucide-react";
import type { ReactNode } from "react";
import type { TeamTexts } from "#engines/messages/team/team-texts.ts";
import { useTeamTexts } from "#features/companies/components/team-texts.tsx";
import type { Review } from "../frames/review.ts";
import type { Reading } from "../frames/use-private-texts.ts";

const icon = { className: "mt-0.5 size-4 shrink-0", strokeWidth: 1.75, "aria-hidden": true } as const;

/** Side panel that explains what happens next, what the scan found, and how to cover an area by keyboard. */
export function ReviewNotes({
  review,
  reading,
  isVideoStored,
  leftOut,
}: {
  review: Review;
  reading: Reading;
  /** True if the video was uploaded, so that covers don't keep anything on this computer. */
  isVideoStored: boolean;
  /** Number of views of the recording that have no screenshot. */
  leftOut: number;
}) {
  const texts = useTeamTexts("recorder");
  const { t, number } = texts;
  const used = review.filter((picture) => !picture.isLeftOut);
  const left = review.length - used.length;
  const boxes = used.flatMap((picture) => picture.boxes);
  const found = review.flatMap((picture) => picture.boxes).filter((box) => box.found !== null).length;
  return (
    <aside className="text-14 text-text-2 max-md:order-last">
      <h3 className="text-16 font-semibold text-text">{t("Review screenshots")}</h3>
      <p className="mt-1.5">
        {isVideoStored
          ? t(
              "The video is stored on the server, and covers don't change it. They only apply to the guide's screenshots.",
            )
          : t("These screenshots are still on this computer.")}{" "}
        {t("Cover names, addresses or anything else that's private.")}
      </p>
      <ul className="mt-4 border-t border-border">
        <Note>
          <Check {...icon} />
          {t(
            left > 0
              ? "{count} of {all} screenshots selected, {left} skipped"
              : "{count} of {all} screenshots selected",
            { count: number(used.length), all: number(review.length), left: number(left) },
          )}
        </Note>
        {leftOut > 0 ? (
          <Note>
            <Images {...icon} />
            {leftOut === 1
              ? t("1 similar or short view left out, so that no part of the recording fills the guide")
              : t(
                  "{count} similar or short views left out, so that no part of the recording fills the guide",
                  { count: number(leftOut) },
                )}
          </Note>
        ) : null}
        <Note>
          <Search {...icon} />
          {searchText(reading, found, texts)}
        </Note>
        <Note>
          <EyeOff {...icon} />
          {boxes.length === 0
            ? t("Nothing covered")
            : boxes.length === 1
              ? t("1 area covered")
              : t("{count} areas covered", { count: number(boxes.length) })}
        </Note>
      </ul>
      <p id="review-keys" className="mt-4 text-13 text-text-3 max-md:hidden">
        {t(
          "Draw on the screenshot to cover an area. Arrow keys move it. Hold Shift to resize it or Alt for smaller steps. Delete removes it.",
        )}
      </p>
    </aside>
  );
}

function Note({ children }: { children: ReactNode }) {
  return <li className="flex gap-2.5 border-b border-border py-2.5">{children}</li>;
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
