import { Quote } from "lucide-react";
import { HelpCenterPreview } from "#features/help-center/components/help-center-preview.tsx";
import type { Proof } from "#features/marketing/pick-proofs.ts";
import type { Showcase } from "../find-showcase.server.ts";

/**
 * Shows a sentence on the sample's website, its help center, and the answer that cites the sentence. All of them are
 * real.
 */
export function HeroPicture({ showcase, proof }: { showcase: Showcase; proof: Proof }) {
  const { center, path } = showcase;
  return (
    <div className="lp-picture" id="hero_picture">
      <figure className="lp-site">
        <figcaption className="lp-bar">
          <i aria-hidden="true" />
          <i aria-hidden="true" />
          <i aria-hidden="true" />
          <span>{proof.sourceLabel}</span>
        </figcaption>
        <SourcePage proof={proof} showcase={showcase} />
      </figure>
      <div className="lp-center">
        <HelpCenterPreview center={center} className="h-[580px]" />
      </div>
      <figure className="lp-answer">
        <figcaption className="sr-only">The answer in {center.name}'s help center</figcaption>
        <p className="text-18 font-semibold tracking-tight">
          <a href={`${path}/faq#${encodeURIComponent(proof.slug)}`} className="no-underline hover:underline">
            {proof.question}
          </a>
        </p>
        <MarkedAnswer answer={proof.answer} id="answer_mark" />
        <p className="lp-source">
          <Quote className="size-4 flex-none" strokeWidth={1.75} aria-hidden="true" />
          <span>
            Source: <a href={proof.sourceUrl}>{proof.sourceLabel}</a>,{" "}
            <span className="whitespace-nowrap">checked {proof.checkedOn}</span>
          </span>
        </p>
      </figure>
      {/* A script draws the line, because it must measure where the two sentences are. Hidden without JavaScript. */}
      <svg className="lp-wire" id="wire" aria-hidden="true">
        <path fill="none" stroke="currentColor" strokeWidth="1.5" pathLength={1} />
        <circle r="3.5" fill="currentColor" />
        <circle r="3.5" fill="currentColor" />
      </svg>
    </div>
  );
}

export function MarkedAnswer({
  answer: [before, quote, after],
  id,
}: {
  answer: Proof["answer"];
  id?: string;
}) {
  return (
    <p className="mt-2">
      {before}
      <mark className="lp-mark" id={id}>
        {quote}
      </mark>
      {after}
    </p>
  );
}

function SourcePage({ proof, showcase }: { proof: Proof; showcase: Showcase }) {
  const { name, logo } = showcase.center;
  const { title, heading, before, sentence, after, next } = proof.excerpt;
  return (
    <div className="lp-page">
      <p className="lp-page-brand">
        {logo ? (
          <img src={logo.url} alt={name} width={logo.width ?? undefined} height={logo.height ?? undefined} />
        ) : (
          name
        )}
      </p>
      {title ? <p className="lp-page-title">{title}</p> : null}
      {heading ? <p className="lp-page-heading">{heading}</p> : null}
      <p>
        {before}
        <mark className="lp-mark" id="source_mark">
          {sentence}
        </mark>
        {after}
      </p>
      {next ? (
        <>
          <p className="lp-page-heading">{next.heading}</p>
          <p className="lp-page-rest">{next.text}</p>
        </>
      ) : null}
    </div>
  );
}
