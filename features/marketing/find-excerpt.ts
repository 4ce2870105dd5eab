import { markdownToText } from "#shared/markdown.ts";

/** A sentence quoted from a page, with the text around it. */
export interface Excerpt {
  /** Null if the page has no h1. */
  title: string | null;
  /** The heading above the sentence. Null if that is the page's title. */
  heading: string | null;
  before: string;
  sentence: string;
  /** The text after the sentence. Begins with a space or comma. */
  after: string;
  /** The next section. Null if the sentence is in the last one. */
  next: { heading: string; text: string } | null;
}

interface Block {
  /** Heading level, or 0 for a paragraph. */
  level: number;
  text: string;
}

/**
 * Finds the paragraph of a crawled page that contains the sentence. Returns null if no paragraph contains it verbatim,
 * or if it is the whole paragraph, so that there is no context to show.
 */
export function findExcerpt(markdown: string, sentence: string): Excerpt | null {
  const blocks = readBlocks(markdown);
  const index = blocks.findIndex((block) => block.level === 0 && block.text.includes(sentence));
  const block = blocks[index];
  if (!block || block.text === sentence) return null;
  const start = block.text.indexOf(sentence);
  const heading = blocks.slice(0, index).findLast(({ level }) => level > 0) ?? null;
  const title = blocks.find(({ level }) => level === 1) ?? null;
  return {
    title: title?.text ?? null,
    heading: heading === title ? null : (heading?.text ?? null),
    before: block.text.slice(0, start),
    sentence,
    after: block.text.slice(start + sentence.length),
    next: nextSection(blocks.slice(index + 1)),
  };
}

function readBlocks(markdown: string): Block[] {
  return markdown
    .split(/\n{2,}/)
    .map((block) => ({ level: /^(#{1,6}) /.exec(block)?.[1]?.length ?? 0, text: markdownToText(block) }))
    .filter(({ text }) => text !== "");
}

function nextSection(blocks: Block[]): Excerpt["next"] {
  const start = blocks.findIndex(({ level }) => level > 0);
  const [heading, text] = [blocks[start], blocks[start + 1]];
  return heading && text?.level === 0 ? { heading: heading.text, text: text.text } : null;
}
