import { Check, EyeOff, Images, Search } from "lucide-react";
import type { ReactNode } from "react";
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
  const used = review.filter((picture) => !picture.isLeftOut);
  const left = review.length - used.length;
  const boxes = used.flatMap((picture) => picture.boxes);
  const found = review.flatMap((picture) => picture.boxes).filter((box) => box.found !== null).length;
  return (
    <aside className="text-14 text-text-2 max-md:order-last">
      <h3 className="text-16 font-semibold text-text">Review screenshots</h3>
      <p className="mt-1.5">
        {isVideoStored
          ? "The video is stored on the server, and covers don't change it. They only apply to the guide's screenshots."
          : "These screenshots are still on this computer."}{" "}
        Cover names, addresses or anything else that's private.
      </p>
      <ul className="mt-4 border-t border-border">
        <Note>
          <Check {...icon} />
          {`${used.length} of ${review.length} screenshots selected${left > 0 ? `, ${left} skipped` : ""}`}
        </Note>
        {leftOut > 0 ? (
          <Note>
            <Images {...icon} />
            {`${leftOut} similar or short ${leftOut === 1 ? "view" : "views"} left out, so that no part of the recording fills the guide`}
          </Note>
        ) : null}
        <Note>
          <Search {...icon} />
          {searchText(reading, found)}
        </Note>
        <Note>
          <EyeOff {...icon} />
          {boxes.length === 0
            ? "Nothing covered"
            : `${boxes.length} ${boxes.length === 1 ? "area" : "areas"} covered`}
        </Note>
      </ul>
      <p id="review-keys" className="mt-4 text-13 text-text-3 max-md:hidden">
        Draw on the screenshot to cover an area. Arrow keys move it. Hold Shift to resize it or Alt for
        smaller steps. Delete removes it.
      </p>
    </aside>
  );
}

function Note({ children }: { children: ReactNode }) {
  return <li className="flex gap-2.5 border-b border-border py-2.5">{children}</li>;
}

function searchText(reading: Reading, found: number): string {
  const covered =
    found === 0
      ? "No email addresses, phone numbers, accounts, IDs or keys found"
      : `${found} private ${found === 1 ? "text" : "texts"} found and covered`;
  if (reading.state === "failed")
    return "The scan for private text didn't work. Check the screenshots yourself.";
  if (reading.state === "done") return covered;
  return `Scanning for private text (${reading.done} of ${reading.total})${found > 0 ? `, ${found} covered` : ""}`;
}
