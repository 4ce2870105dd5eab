import { textRuns } from "#shared/left-to-right-runs.ts";

/** A text whose phone numbers and addresses keep their order, also between Arabic words. */
export function Isolated({ text }: { text: string }) {
  const runs = textRuns(text);
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
