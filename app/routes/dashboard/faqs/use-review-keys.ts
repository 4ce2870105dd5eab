/** Keys that decide on the current proposal, from anywhere on the page except fields, menus and dialogs. */
import { useEffect, useRef } from "react";
import { isForPage } from "../../is-for-page.ts";
import { choiceOfKey } from "./proposal-choices.ts";
import type { Review } from "./use-review.ts";

export function useReviewKeys(review: Review, onEdit: (faqId: string) => void): void {
  const latest = useRef({ review, onEdit });
  latest.current = { review, onEdit };
  useEffect(() => {
    function onKeyDown(event: KeyboardEvent) {
      if (event.altKey || event.shiftKey || !isForPage(event)) return;
      if (run(event, latest.current)) event.preventDefault();
    }
    document.addEventListener("keydown", onKeyDown);
    return () => document.removeEventListener("keydown", onKeyDown);
  }, []);
}

interface Handlers {
  review: Review;
  onEdit: (faqId: string) => void;
}

function run({ key, repeat }: KeyboardEvent, { review, onEdit }: Handlers): boolean {
  const { open, currentId } = review;
  const index = open.findIndex(({ id }) => id === currentId);
  const current = open[index];
  const move = (by: number) => {
    const next = open[Math.max(0, Math.min(open.length - 1, index + by))];
    if (next) review.moveTo(next.id);
    return next !== undefined;
  };
  if (key === "ArrowDown" || key === "j") return move(1);
  if (key === "ArrowUp" || key === "k") return move(-1);
  // A key that is held down decides once.
  if (repeat) return false;
  if (key === "z") {
    review.undo();
    return true;
  }
  if (!current) return false;
  if (key === "e") {
    if (!current.current) return false;
    onEdit(current.current.id);
    return true;
  }
  const decision = choiceOfKey(current, key);
  if (decision) review.decide(current.id, decision);
  return decision !== null;
}
