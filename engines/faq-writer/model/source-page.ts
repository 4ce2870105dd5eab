/** Prepares a page for a model and for the check of its answers. */
import type { CrawledPage } from "#engines/crawler/types.ts";
import { languageVariant } from "#engines/languages/detect/language-variant.ts";
import { languageOf } from "#engines/languages/detect/text-language.ts";
import { splitSentences } from "../answer-lines.ts";
import { foldLoosely } from "../ground.ts";
import { legalPage } from "../page-kinds.ts";
import { readPage } from "../read-page.ts";
import type { GeneratedFaq } from "../types.ts";

export interface SourceSentence {
  text: string;
  folded: string;
  /** The headings above the sentence, nearest last. */
  headings: string[];
  /** The line that introduces the sentence's list, such as "We do not repair:". */
  intro: string | null;
}

interface SourceSection {
  heading: string | null;
  /** Includes heading and list markup. */
  text: string;
}

export interface SourcePage {
  /** 1-based index in the list of pages. */
  number: number;
  url: string;
  title: string | null;
  pageHash: string;
  /** The input for `isGrounded`. */
  text: string;
  sentences: SourceSentence[];
  /** Excludes what the site's own questions already answer. */
  sections: SourceSection[];
}

export interface Source {
  /** Null if unknown, in which case no word of an answer may differ. */
  language: string | null;
  /** The language as its readers write it, such as "pt-PT" or "zh-Hant". */
  variant: string | null;
  pages: SourcePage[];
}

/** `answered` contains the site's own questions, whose lines aren't sent to the model. Skips legal pages. */
export function readSource(pages: CrawledPage[], answered: GeneratedFaq[] = []): Source {
  const read = pages.flatMap((page, index) => {
    const path = URL.parse(page.url)?.pathname ?? "";
    return legalPage.test(path) ? [] : [readSourcePage(page, { number: index + 1, answered })];
  });
  const sample = read.map(({ sentences }) =>
    sentences
      .map(({ text }) => text)
      .join(" ")
      .slice(0, 4_000),
  );
  const language = languageOf(sample.join(" "));
  const variant =
    language &&
    languageVariant(
      language,
      pages.map(({ markdown, url }) => ({ text: markdown, url })),
    );
  return { language, variant, pages: read };
}

function readSourcePage(
  page: CrawledPage,
  { number, answered }: { number: number; answered: GeneratedFaq[] },
): SourcePage {
  const { url, title, pageHash, text, lines } = readPage(page);
  const own = answered.filter(({ sourceUrl }) => sourceUrl === url);
  const known = new Set(own.flatMap(({ question, evidence }) => [question, ...evidence].map(foldLoosely)));
  const sentences: SourceSentence[] = [];
  const sections: SourceSection[] = [];
  const headings: { level: number; text: string }[] = [];
  let intro: string | null = null;
  let isAfterIntro = false;
  let section: SourceSection = { heading: null, text: "" };
  const close = () => {
    if (section.text !== "") sections.push(section);
  };
  for (const line of lines) {
    if (line.isExcluded || line.isWeak || line.isFooter || line.isControl) continue;
    if (line.level < 7) {
      close();
      while (headings.length > 0 && headings.at(-1)!.level >= line.level) headings.pop();
      headings.push({ level: line.level, text: line.text });
      section = { heading: line.text, text: "" };
      intro = null;
      isAfterIntro = false;
      continue;
    }
    // Lists may lack list markup, so a list ends where running text resumes.
    if (!line.isListItem && !isAfterIntro && (/[.!?…]$/.test(line.text) || line.text.length > 80))
      intro = null;
    const said = splitSentences(line.text);
    for (const sentence of said)
      sentences.push({
        text: sentence,
        folded: foldLoosely(sentence),
        headings: headings.map((heading) => heading.text),
        intro,
      });
    isAfterIntro = /[:：]$/.test(line.text);
    if (isAfterIntro) intro = line.text;
    if (said.every((sentence) => known.has(foldLoosely(sentence)))) continue;
    section.text += `${line.isListItem ? "- " : ""}${line.text}\n`;
  }
  close();
  return {
    number,
    url,
    title,
    pageHash,
    text,
    sentences: sentences.filter((one) => one.folded !== ""),
    sections,
  };
}
