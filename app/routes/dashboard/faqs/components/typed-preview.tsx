import { useContext } from "react";
import type { OwnerFaq } from "#features/faqs/owner-faq.ts";
import type { PublicSource } from "#features/faqs/present.ts";
import { tellingQuotes } from "#features/faqs/telling-quotes.ts";
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
      source={sourceOf(faq)}
    >
      <p className="whitespace-pre-line">{answer}</p>
    </AnswerPreview>
  );
}

/** Same as on the public page: quotes from the first page. */
function sourceOf({ proof }: OwnerFaq): PublicSource | null {
  const [page] = proof?.pages ?? [];
  if (!proof || !page || page.url === null) return null;
  return {
    quotes: tellingQuotes(page.sentences),
    url: page.url,
    label: page.label,
    checkedAt: new Date(proof.checkedAt),
  };
}
