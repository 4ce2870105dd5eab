import type { WizardFaq } from "#features/onboarding/wizard.ts";
import { SafeHtml } from "#ui/safe-html.tsx";
import { markSentences } from "../mark-sentences.ts";

type QuotingFaq = Pick<WizardFaq, "answerHtml" | "evidence">;

export const markClass = "rounded-[2px] bg-proof box-decoration-clone px-0.5 py-[0.1em] text-text";

/** An answer in which the sentences that it quotes from the website are highlighted. */
export function MarkedAnswer({
  faq,
  isMarked = true,
  className,
}: {
  faq: QuotingFaq;
  isMarked?: boolean;
  className: string;
}) {
  const parts = isMarked ? provenParts(faq) : null;
  if (!parts) return <SafeHtml html={faq.answerHtml} className={className} />;
  return (
    <div className={className}>
      <p dir="auto">
        {parts.map(({ text, isProven }) =>
          isProven ? (
            <mark key={text} className={markClass}>
              {text}
            </mark>
          ) : (
            text
          ),
        )}
      </p>
    </div>
  );
}

/** Null if the answer isn't made of the quoted sentences. */
export function provenParts({ answerHtml, evidence }: QuotingFaq) {
  return markSentences({ answerHtml, sentences: evidence.map(({ sentence }) => sentence) });
}
