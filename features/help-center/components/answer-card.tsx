import { Fragment } from "react";
import { HelpfulForm } from "#features/feedback/components/helpful-form.tsx";
import { gapAfter } from "#shared/text.ts";
import type { AnswerClip, Clip, NearClip } from "../ask/public-reply.ts";
import { Day } from "./day.tsx";
import { Isolated } from "./isolated.tsx";
import { MarkedText } from "./marked-text.tsx";
import { useTexts } from "./texts.tsx";

/** The sentences that answer a question, in a clipping of their page. */
export function AnswerCard({
  query,
  answer,
  also,
  basePath,
}: {
  query: string;
  answer: AnswerClip;
  also: AnswerClip | null;
  basePath: string;
}) {
  const texts = useTexts();
  const { t, rich, lang } = texts;
  return (
    <section className="hc-ask" aria-labelledby="hc_answer" data-results={1}>
      <h2 id="hc_answer" lang={lang}>
        {rich("ask.answerTo", { query: <bdi>{query}</bdi> })}
      </h2>
      <div className="hc-answered">
        <div>
          <ClipCard answer={answer} />
          {answer.item ? <HelpfulForm {...{ basePath, texts, query }} item={answer.item} /> : null}
        </div>
        {also ? (
          <div className="hc-also">
            <h3 lang={lang}>{t("ask.also")}</h3>
            <ClipCard answer={also} />
          </div>
        ) : null}
      </div>
    </section>
  );
}

export function ClipCard({ answer }: { answer: AnswerClip }) {
  return (
    <div className="hc-clip">
      <Trail clip={answer} />
      <p className="hc-say" lang={answer.lang} dir="auto">
        <Sentences answer={answer} />
      </p>
      <ClipSource clip={answer} />
    </div>
  );
}

export function Sentences({ answer: { sentences } }: { answer: AnswerClip }) {
  return sentences.map(({ text, isAnswer }, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a page may say the same sentence twice, and the list never changes
    <Fragment key={at}>
      {at > 0 ? <Gap before={sentences[at - 1]?.text ?? ""} /> : null}
      {isAnswer ? (
        <mark>
          <Isolated text={text} />
        </mark>
      ) : (
        <Isolated text={text} />
      )}
    </Fragment>
  ));
}

/** A line without a period, such as one of a price list, ends where the page ends it. */
function Gap({ before }: { before: string }) {
  return /[\p{L}\p{N}\p{Sc}]["”»)\]]*$/u.test(before) ? <br /> : gapAfter(before);
}

/** What comes closest to a question that has no answer. */
export function NearList({ near }: { near: NearClip[] }) {
  const { t, lang } = useTexts();
  return (
    <section className="hc-near" aria-labelledby="hc_near">
      <div lang={lang}>
        <h2 id="hc_near">{t("ask.near")}</h2>
        <p className="hc-lead">{t("ask.nearText")}</p>
      </div>
      <ol>
        {near.map((clip) => (
          <li key={clip.href} className="hc-clip">
            <Trail clip={clip} />
            <p className="hc-say" lang={clip.lang} dir="auto">
              {clip.excerpt.map((sentence, at, all) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: as above
                <Fragment key={at}>
                  {at > 0 ? <Gap before={all[at - 1]?.text ?? ""} /> : null}
                  <MarkedText {...sentence} />
                </Fragment>
              ))}
            </p>
            <ClipSource clip={clip} />
          </li>
        ))}
      </ol>
    </section>
  );
}

function Trail({ clip: { trail, lang } }: { clip: Clip }) {
  return (
    <p className="hc-trail" lang={lang} dir="auto">
      {trail.map((part, at) => (
        <Fragment key={part}>
          {at > 0 ? <span aria-hidden="true"> › </span> : null}
          {part}
        </Fragment>
      ))}
    </p>
  );
}

function ClipSource({ clip }: { clip: Clip }) {
  const { t, lang } = useTexts();
  return (
    <p className="hc-from" lang={lang}>
      <span>
        <OriginLine clip={clip} />
      </span>
      <a className="hc-link" href={clip.href} rel={clip.isSource ? "nofollow noopener" : undefined}>
        {t(clip.isSource ? "ask.openSource" : "ask.openAnswer")}
      </a>
    </p>
  );
}

export function OriginLine({ clip: { origin } }: { clip: Clip }) {
  const { rich } = useTexts();
  if (origin.label !== null)
    return (
      <>
        <bdi>{origin.label}</bdi> · {rich("source.checked", { date: <Day date={origin.checkedAt} /> })}
      </>
    );
  const { author, writtenAt } = origin;
  if (!writtenAt) return author;
  const date = <Day date={writtenAt} />;
  return author === null
    ? rich("page.updated", { date })
    : rich("ask.writtenBy", { name: <bdi>{author}</bdi>, date });
}
