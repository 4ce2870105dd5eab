import { ArrowDown, ArrowUp } from "lucide-react";
import { type RefObject, useRef, useState } from "react";
import { useTeamTexts } from "#features/companies/components/team-texts.tsx";
import { Button } from "#ui/primitives/button.tsx";

/** The attribute of a changed place, with its number from 0. Both sides of a comparison have it. */
export const changeAttribute = "data-change";

/** How many places changed, and buttons that lead from one to the next. */
export function ChangeSteps({ count, within }: { count: number; within: RefObject<HTMLElement | null> }) {
  const { t } = useTeamTexts("frame");
  const current = useRef(-1);
  const [said, setSaid] = useState("");
  const step = (by: 1 | -1) => {
    const next = current.current < 0 ? (by > 0 ? 0 : count - 1) : (current.current + by + count) % count;
    const places = within.current?.querySelectorAll<HTMLElement>(`[${changeAttribute}="${next}"]`) ?? [];
    // One side of a comparison may be hidden.
    const place = [...places].find((each) => each.checkVisibility());
    if (!place) return;
    current.current = next;
    place.scrollIntoView({ block: "center" });
    for (const each of within.current?.querySelectorAll(`[${changeAttribute}][data-current]`) ?? [])
      each.removeAttribute("data-current");
    for (const each of places) each.setAttribute("data-current", "");
    setSaid(t("Change {number} of {count}", { number: next + 1, count }));
  };
  return (
    <div className="flex items-center gap-1">
      <p>{t(count === 1 ? "{count} change" : "{count} changes", { count })}</p>
      <Button
        variant="ghost"
        className="size-8 px-0"
        aria-label={t("Previous change")}
        onClick={() => step(-1)}
      >
        <ArrowUp className="size-4" strokeWidth={1.75} aria-hidden="true" />
      </Button>
      <Button variant="ghost" className="size-8 px-0" aria-label={t("Next change")} onClick={() => step(1)}>
        <ArrowDown className="size-4" strokeWidth={1.75} aria-hidden="true" />
      </Button>
      <p role="status" className="sr-only">
        {said}
      </p>
    </div>
  );
}
