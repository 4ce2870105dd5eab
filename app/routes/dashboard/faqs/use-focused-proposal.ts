import { type RefObject, useEffect, useRef } from "react";
import { proposalElementId } from "./components/proposal-lists.tsx";
import type { Review } from "./use-review.ts";

/**
 * Moves focus to the proposal that a key or a decision made the current one. Something decided disappears with its
 * buttons, so without a next proposal, focus moves to `place`. `count` is the number of open decisions.
 */
export function useFocusedProposal(
  { focus }: Pick<Review, "focus">,
  { place, count }: { place: RefObject<HTMLElement | null>; count: number },
): void {
  const done = useRef(focus);
  useEffect(() => {
    if (focus === null || focus === done.current) return;
    done.current = focus;
    const element = focus.id === null ? null : document.getElementById(proposalElementId(focus.id));
    element?.focus({ preventScroll: true });
    element?.scrollIntoView({ block: "nearest" });
  }, [focus]);
  const known = useRef(count);
  useEffect(() => {
    if (count < known.current && document.activeElement === document.body)
      place.current?.focus({ preventScroll: true });
    known.current = count;
  }, [count, place]);
}
