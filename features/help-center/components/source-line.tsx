import { Fragment } from "react";
import type { PublicSource } from "#features/faqs/present.ts";

/** The quoted sentences, their page, and the date they were last checked. */
export function SourceLine({
  source,
  isNamed = false,
}: {
  source: PublicSource;
  /** Whether the surrounding page already names the source. */
  isNamed?: boolean;
}) {
  return (
    <div className="hc-source">
      <p lang="en">
        {isNamed ? (
          "Quoted from the source"
        ) : (
          <>
            Source{" "}
            <a className="hc-link" href={source.url} rel="nofollow noopener">
              {source.label}
            </a>
          </>
        )}{" "}
        · checked {source.checkedOn}
      </p>
      <blockquote dir="auto">
        {source.quotes.map((quote) => (
          <Fragment key={quote}>
            <mark>“{quote}”</mark>{" "}
          </Fragment>
        ))}
      </blockquote>
    </div>
  );
}
