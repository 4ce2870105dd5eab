import { Fragment } from "react";
import type { PublicSource } from "#features/faqs/present.ts";
import { Day } from "./day.tsx";
import { Isolated } from "./isolated.tsx";
import { useTexts } from "./texts.tsx";

/**
 * Shows the quoted sentences, their page, and the date of the last check. If the answer is the quoted sentences, they are
 * folded.
 */
export function SourceLine({
  source,
  lang: answerLang,
  isNamed = false,
}: {
  source: PublicSource;
  /** Language of the answer, if it isn't the page's. */
  lang?: string | undefined;
  /** Whether another part of the page already names the source. */
  isNamed?: boolean;
}) {
  const { t, rich, lang } = useTexts();
  const checked = rich("source.checked", { date: <Day date={source.checkedAt} /> });
  const quotes = (
    <blockquote lang={source.lang ?? answerLang} dir="auto">
      {source.quotes.map((quote) => (
        <Fragment key={quote}>
          <mark>
            <Isolated text={t("frame.quoted", { text: quote })} />
          </mark>{" "}
        </Fragment>
      ))}
    </blockquote>
  );
  if (!source.isAnswer)
    return (
      <div className="hc-source">
        <p lang={lang}>
          {isNamed ? t("source.quoted") : rich("source.source", { page: <SourceLink source={source} /> })}
          {" · "}
          {checked}
        </p>
        {quotes}
      </div>
    );
  // A link inside of a summary couldn't be reached with every screen reader.
  return (
    <details className="hc-source is-folded">
      <summary lang={lang}>
        {isNamed ? t("source.quoted") : rich("source.source", { page: source.label })}
        {" · "}
        {checked}
      </summary>
      {quotes}
      {isNamed ? null : (
        <p>
          <SourceLink source={source} />
        </p>
      )}
    </details>
  );
}

export function SourceLink({ source }: { source: PublicSource }) {
  return (
    <a className="hc-link" href={source.url} rel="nofollow noopener">
      {source.label}
    </a>
  );
}
