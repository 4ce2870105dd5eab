import { ask } from "./ask.ts";
import { buildAskIndex } from "./ask-index.ts";
import type { Passage } from "./passage.ts";

/** What a visitor reads as the answer, or an empty text if nothing is answered. */
export async function answerText(text: string, passages: Passage[]): Promise<string> {
  const { sentences } = ask(await buildAskIndex(passages), { text });
  return sentences.map((sentence) => sentence.text).join(" ");
}

/** A part of a website page. */
export function section(language: string, heading: string, ...sentences: string[]): Passage {
  return {
    id: heading,
    kind: "page",
    title: `${heading} | Birchhill`,
    heading,
    sentences,
    url: `/${encodeURIComponent(heading)}`,
    checkedAt: null,
    language,
  };
}
