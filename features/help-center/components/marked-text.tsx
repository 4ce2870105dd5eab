import { Fragment } from "react";
import type { MarkedText as Marked } from "#engines/search/mark-text.ts";
import { textRuns } from "#shared/left-to-right-runs.ts";

/** A text with the search matches underlined. */
export function MarkedText({ text, marks }: Marked) {
  return textRuns(text).map(({ text, start, isLeftToRight }) => {
    const end = start + text.length;
    const inside = marks
      .filter((mark) => mark.start < end && mark.end > start)
      .map((mark) => ({ start: Math.max(mark.start - start, 0), end: Math.min(mark.end, end) - start }));
    const marked = <Marks text={text} marks={inside} />;
    if (!isLeftToRight) return <Fragment key={start}>{marked}</Fragment>;
    return (
      <bdi key={start} dir="ltr">
        {marked}
      </bdi>
    );
  });
}

function Marks({ text, marks }: Marked) {
  const afterLast = marks.at(-1)?.end ?? 0;
  return (
    <>
      {marks.map(({ start, end }, index) => (
        <Fragment key={start}>
          {text.slice(marks[index - 1]?.end ?? 0, start)}
          <mark className="hc-hit">{text.slice(start, end)}</mark>
        </Fragment>
      ))}
      {text.slice(afterLast)}
    </>
  );
}
