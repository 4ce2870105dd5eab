import type { PublicFaq } from "#features/faqs/present.ts";
import { HelpfulForm } from "#features/feedback/components/helpful-form.tsx";
import { SafeHtml } from "#ui/safe-html.tsx";
import { NamedIcon } from "./drawn-once.tsx";
import { Isolated } from "./isolated.tsx";
import { OnlyIn } from "./only-in.tsx";
import { SourceLine } from "./source-line.tsx";
import { useTexts } from "./texts.tsx";
import { VideoPlaceLine } from "./video-place-line.tsx";

/**
 * A question whose answer unfolds. The slug is the id of the folded part, because browsers open a `details` element
 * when the URL fragment names something inside it; a script does the same in older browsers. Scripts and tests use the
 * outer id, which can't be the same as a slug because slugs have no underscore.
 */
export function FaqItem({ faq, basePath }: { faq: PublicFaq; basePath: string }) {
  const texts = useTexts();
  const { t, lang } = texts;
  return (
    <details className="hc-item" id={`q_${faq.slug}`}>
      <summary>
        <h3 lang={faq.lang} dir="auto">
          <Isolated text={faq.question} />
        </h3>
        <NamedIcon name="plus" className="hc-plus" />
      </summary>
      <div className="hc-answer" id={faq.slug}>
        <OnlyIn language={faq.lang} />
        <SafeHtml className="hc-prose" lang={faq.lang} html={faq.answerHtml} />
        {faq.source ? <SourceLine source={faq.source} lang={faq.lang} /> : null}
        {faq.video ? <VideoPlaceLine place={faq.video} basePath={basePath} /> : null}
        <div className="hc-answer-end">
          <HelpfulForm basePath={basePath} item={{ kind: "question", slug: faq.slug }} texts={texts} />
          <a className="hc-copy" href={`${basePath}/faq/${encodeURIComponent(faq.slug)}`} data-copy>
            <NamedIcon name="link" />
            <span lang={lang}>{t("faq.linkToAnswer")}</span>
          </a>
        </div>
      </div>
    </details>
  );
}
