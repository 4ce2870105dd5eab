import type { PublicFaq } from "#features/faqs/present.ts";
import { HelpfulForm } from "#features/feedback/components/helpful-form.tsx";
import { SafeHtml } from "#ui/safe-html.tsx";
import { NamedIcon } from "./drawn-once.tsx";
import { SourceLine } from "./source-line.tsx";
import { VideoPlaceLine } from "./video-place-line.tsx";

/**
 * A question whose answer unfolds. The slug is the id of the folded part, because browsers open a `details` element
 * when the URL fragment names something inside it; the enhancement script does the same in other browsers. The outer id
 * is for scripts and tests. It can't collide with a slug, because slugs have no underscore.
 */
export function FaqItem({ faq, basePath }: { faq: PublicFaq; basePath: string }) {
  return (
    <details className="hc-item" id={`q_${faq.slug}`}>
      <summary>
        <h3 dir="auto">{faq.question}</h3>
        <NamedIcon name="plus" className="hc-plus" />
      </summary>
      <div className="hc-answer" id={faq.slug}>
        <SafeHtml className="hc-prose" html={faq.answerHtml} />
        {faq.source ? <SourceLine source={faq.source} /> : null}
        {faq.video ? <VideoPlaceLine place={faq.video} basePath={basePath} /> : null}
        <div className="hc-answer-end">
          <HelpfulForm basePath={basePath} item={{ kind: "question", slug: faq.slug }} />
          <a className="hc-copy" href={`${basePath}/faq/${encodeURIComponent(faq.slug)}`} data-copy>
            <NamedIcon name="link" />
            <span lang="en">Link to this answer</span>
          </a>
        </div>
      </div>
    </details>
  );
}
