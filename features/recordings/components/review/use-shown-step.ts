/**
 * The step that is shown has an address, so that a reload shows it again. Going to another step changes the current
 * address, as in the FAQ manager: Back leaves the review.
 */
import { useEffect, useState } from "react";
import type { Review } from "../../frames/review.ts";

const address = /^#step-(\d{1,3})$/;

function orderInAddress({ steps }: Review): number | null {
  const [, number] = address.exec(window.location.hash) ?? [];
  return steps[Number(number) - 1]?.order ?? null;
}

/** Returns the step's position in the recording, and how to show another. */
export function useShownStep(review: Review): [number, (order: number) => void] {
  const [order, setOrder] = useState(() => orderInAddress(review) ?? review.steps[0]?.order ?? 0);
  const number = review.steps.findIndex((step) => step.order === order) + 1;
  useEffect(() => {
    // The router's own state stays.
    window.history.replaceState(window.history.state, "", `#step-${number}`);
  }, [number]);
  useEffect(() => {
    const follow = () => setOrder((before) => orderInAddress(review) ?? before);
    window.addEventListener("hashchange", follow);
    return () => window.removeEventListener("hashchange", follow);
  }, [review]);
  return [order, setOrder];
}
