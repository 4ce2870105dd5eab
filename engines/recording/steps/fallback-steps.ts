/** Steps for screens on which nothing can be read. They say when the picture was taken, and guess nothing. */
import { shortTime } from "#shared/clock-time.ts";
import type { DescribedStep, RecordedView } from "./types.ts";

const welcomeTitle = "Welcome";

export function welcomeStep(description: string): DescribedStep {
  return {
    view: null,
    title: welcomeTitle,
    description,
    basis: "inferred",
    seenText: null,
    timestampSeconds: 0,
  };
}

export function fallbackSteps(views: Pick<RecordedView, "timestampSeconds">[]): DescribedStep[] {
  return [
    welcomeStep("Welcome! This guide shows how to get started, step by step."),
    ...views.map(({ timestampSeconds }, index) =>
      fallbackStep({ number: index + 1, view: index, timestampSeconds }),
    ),
  ];
}

export function fallbackStep({
  number,
  view,
  timestampSeconds,
}: {
  number: number;
  view: number;
  timestampSeconds: number;
}): DescribedStep {
  return {
    view,
    title: `Step ${number}`,
    description: `The screen at ${shortTime(timestampSeconds)}.`,
    basis: "inferred",
    seenText: null,
    timestampSeconds,
  };
}
