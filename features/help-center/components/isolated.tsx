import { textRuns } from "#shared/left-to-right-runs.ts";

/** A text whose phone numbers and addresses keep their order, also between Arabic words, which may surround it. */
export function Isolated({ text, isAmongRightToLeft }: { text: string; isAmongRightToLeft?: boolean }) {
  const runs = textRuns(text, isAmongRightToLeft === undefined ? {} : { isAmongRightToLeft });
  if (runs.length < 2 && !runs[0]?.isLeftToRight) return text;
  return runs.map(({ text, start, isLeftToRight }) =>
    isLeftToRight ? (
      <bdi key={start} dir="ltr">
        {text}
      </bdi>
    ) : (
      text
    ),
  );
}
