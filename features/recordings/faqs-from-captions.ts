/**
 * Extracts FAQs from a video's captions. Nothing is made up: answers quote whole sentences, and a question was either
 * spoken or comes from the "To …," clause of the sentence that answers it.
 */
import { readQuestion } from "#engines/faq-writer/detect-question.ts";
import { writeFaqs } from "#engines/faq-writer/write-faqs.ts";
import type { Cue } from "#features/videos/captions.ts";

export interface SpokenFaq {
  question: string;
  answer: string;
  category: string | null;
  /** Position in the video, in seconds. */
  startSeconds: number;
}

interface Sentence {
  text: string;
  startSeconds: number;
  endSeconds: number;
}

interface Section {
  question: string;
  answer: Sentence[];
  startSeconds: number;
}

const longestAnswer = 700;
const mostSentences = 6;
/** Limits the run time. An owner wouldn't review more than this. */
const mostSections = 60;
/** After a longer pause, the speaker is assumed to have changed the subject. */
const pauseSeconds = 6;

/** In spoken order. Empty if nothing is asked and answered. */
export function faqsFromCaptions(
  cues: Cue[],
  { title, companyName }: { title: string; companyName: string | null },
): SpokenFaq[] {
  const sections = sectionsOf(sentencesOf(cues));
  if (sections.length === 0) return [];
  const { faqs } = writeFaqs({
    pages: [asPage(sections, title)],
    companyName,
    contactInfo: { emails: [], phones: [], addresses: [], socialMedia: {} },
  });
  const spoken = faqs.flatMap(({ origin, question, answer, category }) => {
    const section = sections.find((one) => folded(one.question) === folded(question));
    if (origin !== "explicit" || !section || folded(textOf(section)) !== folded(answer)) return [];
    return [{ question, answer: textOf(section), category, startSeconds: section.startSeconds }];
  });
  return spoken.sort((a, b) => a.startSeconds - b.startSeconds);
}

/** Joins cues into sentences, because a cue can end in the middle of one. */
function sentencesOf(cues: Cue[]): Sentence[] {
  const sentences: Sentence[] = [];
  let open: Sentence | null = null;
  for (const { text, startSeconds, endSeconds } of cues) {
    // Removes sounds, music and the dash that marks another speaker.
    const plain = text
      .replace(/\[[^[\]]*\]|[♪♫]/gu, " ")
      .replace(/(^|\n)\s*[-–—]\s*/g, "$1")
      .replace(/\s+/g, " ")
      .trim();
    for (const part of plain.split(/(?<=[.!?。？！؟])\s+/u)) {
      if (part === "") continue;
      const said: Sentence = open
        ? { text: `${open.text} ${part}`, startSeconds: open.startSeconds, endSeconds }
        : { text: part, startSeconds, endSeconds };
      open = /[.!?。？！؟]$/u.test(part) ? null : said;
      if (!open) sentences.push(said);
    }
  }
  return open ? [...sentences, open] : sentences;
}

function sectionsOf(sentences: Sentence[]): Section[] {
  const sections: Section[] = [];
  for (const [at, { text, startSeconds }] of sentences.entries()) {
    if (sections.length === mostSections) break;
    const asked = readQuestion(text, "heading");
    const question = asked ?? taskQuestion(text);
    if (!question) continue;
    const answer = answerFrom(sentences, asked ? at + 1 : at);
    if (answer.length > 0) sections.push({ question, answer, startSeconds });
  }
  return sections;
}

/** Returns the sentences up to the next question, task or pause. */
function answerFrom(sentences: Sentence[], from: number): Sentence[] {
  const answer: Sentence[] = [];
  let length = 0;
  for (const sentence of sentences.slice(from, from + mostSentences)) {
    const last = answer.at(-1);
    const isNew = /[?？؟]$/u.test(sentence.text) || (last && taskQuestion(sentence.text) !== null);
    if (isNew || (last && sentence.startSeconds - last.endSeconds > pauseSeconds)) break;
    length += sentence.text.length;
    if (length > longestAnswer) break;
    answer.push(sentence);
  }
  return answer;
}

/** "To change your password, open the settings." answers "How do I change my password?" */
function taskQuestion(sentence: string): string | null {
  const [, task = ""] =
    /^(?:(?:so|now|and|next|then|first|finally|okay|ok),? )?(?:if you want |in order )?to ([a-z][^,.:;?!]{3,80}), (?=\S+ \S+)/i.exec(
      sentence,
    ) ?? [];
  if (task.split(" ").length < 2 || noTask.test(task)) return null;
  const mine = task.replace(/\byour\b/gi, "my").replace(/\byourself\b/gi, "myself");
  return /\byou\b/i.test(mine) ? null : `How do I ${mine}?`;
}

const noTask =
  /^(?:be|begin|start|sum|summari[sz]e|conclude|recap|finish|end|do|say|tell|put|repeat|give|make (?:it|this|things)|that|this|the|a|an|my|your|our|me|us|you|it)\b/i;

/** Formats the sections as a page for the FAQ writer, which expects questions with their answers below. */
function asPage(sections: Section[], title: string) {
  const url = "https://video.invalid/";
  const body = sections
    .map(
      (one) =>
        `<details><summary>${escapeHtml(one.question)}</summary><p>${escapeHtml(textOf(one))}</p></details>`,
    )
    .join("\n");
  const markdown = sections.map((one) => `### ${one.question}\n\n${textOf(one)}`).join("\n\n");
  return {
    url,
    markdown,
    html: `<!doctype html><html><head><title>${escapeHtml(title)}</title></head><body><main><h1>FAQ</h1>${body}</main></body></html>`,
    metadata: { title, description: null, language: null, sourceURL: url, statusCode: 200 },
    words: markdown.split(/\s+/).length,
    contentHash: "0".repeat(64),
    rendered: false,
  };
}

function textOf({ answer }: Section): string {
  return answer.map(({ text }) => text).join(" ");
}

function folded(text: string): string {
  return text
    .normalize("NFKC")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, "");
}

function escapeHtml(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
}
