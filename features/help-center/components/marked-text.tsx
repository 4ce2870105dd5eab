import { splitAtHits } from "#features/faqs/search-faqs.ts";

/** A text with what was searched for underlined. */
export function MarkedText({ text, query }: { text: string; query: string }) {
  return splitAtHits(text, query).map((part) =>
    part.isHit ? (
      <mark className="hc-hit" key={part.start}>
        {part.text}
      </mark>
    ) : (
      part.text
    ),
  );
}
