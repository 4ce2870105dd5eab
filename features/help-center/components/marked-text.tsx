import { Fragment } from "react";
import type { MarkedText as Marked } from "#engines/search/mark-text.ts";

/** A text with the search matches underlined. */
export function MarkedText({ text, marks }: Marked) {
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
