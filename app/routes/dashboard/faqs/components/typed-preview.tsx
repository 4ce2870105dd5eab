import { useContext } from "react";
import type { OwnerFaq } from "#features/faqs/owner-faq.ts";
import type { PublicSource } from "#features/faqs/present.ts";
import { isSaidInAnswer, tellingQuotes } from "#features/faqs/telling-quotes.ts";
import { AnswerPreview } from "#features/help-center/components/answer-preview.tsx";
import { AnswerPreviewContext } from "../answer-preview-context.ts";
import { useMarkdown } from "../use-markdown.ts";

/** The typed text as visitors will see it. */
export function TypedPreview({
  faq,
  typed: { question, answer },
}: {
  faq: OwnerFaq;
  typed: { question: string; answer: string };
}) {
  const center = useContext(AnswerPreviewContext);
  const render = useMarkdown({ isNeeded: true });
  if (!center) return null;
  return (
    <AnswerPreview
      center={center}
      question={question.trim() || "…"}
      html={render && answer.trim() !== "" ? render(answer) : null}
      source={sourceOf(faq, answer)}
    >
      <p className="whitespace-pre-line">{answer}</p>
    </AnswerPreview>
  );
}

/** Same as on the public page: quotes from the first page. */
function sourceOf({ proof }: OwnerFaq, answer: string): PublicSource | null {
  const [page] = proof?.pages ?? [];
  if (!proof || !page || page.url === null) return null;
  const quotes = tellingQuotes(page.sentences);
  return {
    quotes,
    // Good enough for a preview: loading what removes the Markdown would take longer than showing it.
    isAnswer: isSaidInAnswer(quotes, answer),
    url: page.url,
    label: page.label,
    checkedAt: new Date(proof.checkedAt),
  };
}
