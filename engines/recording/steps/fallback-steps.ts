/** Steps for screens on which nothing can be read. They say when the picture was taken, and guess nothing. */
import { shortTime } from "#shared/clock-time.ts";
import { type ClickWords, fillWords } from "../clicks/words.ts";
import type { DescribedStep, RecordedView } from "./types.ts";

/** With the language's own sentence unless there is a better one. */
export function welcomeStep(
  { screen: { welcome } }: ClickWords,
  description: string = welcome.text,
): DescribedStep {
  return {
    view: null,
    title: welcome.title,
    description,
    basis: "inferred",
    seenText: null,
    timestampSeconds: 0,
  };
}

export function fallbackSteps(
  views: Pick<RecordedView, "timestampSeconds">[],
  words: ClickWords,
): DescribedStep[] {
  return [
    welcomeStep(words),
    ...views.map(({ timestampSeconds }, index) =>
      fallbackStep({ number: index + 1, view: index, timestampSeconds, words }),
    ),
  ];
}

export function fallbackStep({
  number,
  view,
  timestampSeconds,
  words: { screen },
}: {
  number: number;
  view: number;
  timestampSeconds: number;
  words: ClickWords;
}): DescribedStep {
  return {
    view,
    title: fillWords(screen.step, { number: String(number) }),
    description: fillWords(screen.screenAt, { time: shortTime(timestampSeconds) }),
    basis: "inferred",
    seenText: null,
    timestampSeconds,
  };
}
