import { Check, EyeOff, Search } from "lucide-react";
import type { ReactNode } from "react";
import type { Review } from "../frames/review.ts";
import type { Reading } from "../frames/use-private-texts.ts";

const icon = { className: "mt-0.5 size-4 shrink-0", strokeWidth: 1.75, "aria-hidden": true } as const;

/** Beside the picture: what will happen, what was found, and how to cover without a mouse. */
export function ReviewNotes({ review, reading }: { review: Review; reading: Reading }) {
  const used = review.filter((picture) => !picture.isLeftOut);
  const left = review.length - used.length;
  const boxes = used.flatMap((picture) => picture.boxes);
  const found = review.flatMap((picture) => picture.boxes).filter((box) => box.found !== null).length;
  return (
    <aside className="text-14 text-text-2 max-md:order-last">
      <h3 className="text-16 font-semibold text-text">Look before they are sent</h3>
      <p className="mt-1.5">
        These pictures are still on this computer. Cover names, addresses or anything else that nobody should
        see.
      </p>
      <ul className="mt-4 border-t border-border">
        <Note>
          <Check {...icon} />
          {`${used.length} of ${review.length} pictures are used${left > 0 ? `, ${left} left out` : ""}`}
        </Note>
        <Note>
          <Search {...icon} />
          {searchText(reading, found)}
        </Note>
        <Note>
          <EyeOff {...icon} />
          {boxes.length === 0
            ? "Nothing is covered"
            : `${boxes.length} ${boxes.length === 1 ? "part is" : "parts are"} covered`}
        </Note>
      </ul>
      <p id="review-keys" className="mt-4 text-13 text-text-3 max-md:hidden">
        Draw on the picture to cover a part. With the keyboard: arrow keys move a cover, Shift and arrow keys
        size it, Alt makes small steps, Delete removes it.
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
      ? "No email addresses, phone or card numbers found"
      : `${found} ${found === 1 ? "private text" : "private texts"} found and covered`;
  if (reading.state === "failed")
    return "The search for private texts did not work here. Please look closely.";
  if (reading.state === "done") return covered;
  return `Looking for private texts: ${reading.done} of ${reading.total}${found > 0 ? `, ${found} covered` : ""}`;
}
