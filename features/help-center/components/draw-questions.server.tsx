/**
 * The HTML of questions on a list. React renders the pattern of a question once, with marks instead of its texts. Each
 * question of that kind fills the pattern in, which takes a hundredth of the time: a list has up to 200 of them.
 */
import { randomBytes } from "node:crypto";
import { renderToStaticMarkup } from "react-dom/server";
import type { CenterMessages } from "#engines/messages/center-messages.ts";
import type { PublicFaq } from "#features/faqs/present.ts";
import { escapeHtml } from "#shared/escape-html.ts";
import { isolateInHtml } from "#shared/left-to-right-runs.ts";
import { FaqItem } from "./faq-item.tsx";
import { TextsProvider } from "./texts.tsx";

interface QuestionsPage {
  center: { messages: CenterMessages };
  basePath: string;
}

export function drawQuestions({ center, basePath }: QuestionsPage, faqs: PublicFaq[]): string {
  const patterns = patternsOf(center.messages);
  return faqs.map((faq) => filled(patternOf(patterns, { center, basePath }, faq), faq)).join("");
}

/** What a mark stands for. Answers are HTML already, everything else is text. */
const texts: Record<string, (faq: PublicFaq) => string> = {
  question: ({ question }) => question,
  slug: ({ slug }) => slug,
  label: ({ source }) => source?.label ?? "",
  url: ({ source }) => source?.url ?? "",
  quote0: ({ source }) => source?.quotes[0] ?? "",
  quote1: ({ source }) => source?.quotes[1] ?? "",
  videotitle: ({ video }) => video?.title ?? "",
  videotime: ({ video }) => video?.time ?? "",
  videopath: ({ video }) => video?.path ?? "",
};

/** Marks that are never in an attribute. */
const isolated = /^(?:question|quote\d)$/;

/** Part of every mark, so that no text of a question contains one. */
const secret = randomBytes(12).toString("hex");
const mark = (name: string) => `\uE000${secret}${name}\uE001`;
/** A mark in an address is percent-encoded. */
const anyMark = new RegExp(`(\uE000|%EE%80%80)${secret}([a-z]+\\d?)(?:\uE001|%EE%80%81)`);
const dayMs = 86_400_000;

interface Pattern {
  /** Before, between and after the marks. */
  html: string[];
  marks: ((faq: PublicFaq) => string)[];
}

const made = new WeakMap<CenterMessages, Map<string, Pattern>>();
/** A list needs few: one for each day on which its sources were checked. */
const maxPatterns = 200;

function patternsOf(messages: CenterMessages): Map<string, Pattern> {
  const known = made.get(messages) ?? new Map<string, Pattern>();
  made.set(messages, known);
  return known;
}

function patternOf(known: Map<string, Pattern>, page: QuestionsPage, faq: PublicFaq): Pattern {
  const { lang, source, video } = faq;
  const day = source && Math.floor(source.checkedAt.getTime() / dayMs);
  const key = [
    page.basePath,
    lang,
    source?.quotes.length,
    source?.isAnswer,
    source?.lang,
    day,
    video !== null,
  ].join(" ");
  const pattern = known.get(key);
  if (pattern) return pattern;
  if (known.size >= maxPatterns) known.clear();
  const drawn = drawPattern(page, faq);
  known.set(key, drawn);
  return drawn;
}

function drawPattern({ center, basePath }: QuestionsPage, faq: PublicFaq): Pattern {
  const { lang, source, video } = faq;
  const marked: PublicFaq = {
    ...faq,
    lang,
    slug: mark("slug"),
    question: mark("question"),
    answerHtml: mark("answer"),
    source: source && {
      ...source,
      label: mark("label"),
      url: mark("url"),
      quotes: source.quotes.map((_, index) => mark(`quote${index}`)),
    },
    video: video && { title: mark("videotitle"), time: mark("videotime"), path: mark("videopath") },
  };
  const html = renderToStaticMarkup(
    <TextsProvider messages={center.messages}>
      <FaqItem faq={marked} basePath={basePath} />
    </TextsProvider>,
  );
  // Alternates HTML, the beginning of a mark, and its name.
  const parts = html.split(anyMark);
  const pattern: Pattern = { html: [], marks: [] };
  for (let at = 0; at < parts.length; at += 3) {
    pattern.html.push(parts[at] ?? "");
    const [sign, name] = parts.slice(at + 1, at + 3);
    if (name !== undefined) pattern.marks.push(fillerOf(name, sign !== "\uE000"));
  }
  return pattern;
}

function fillerOf(name: string, isInAddress: boolean): (faq: PublicFaq) => string {
  if (name === "answer") return ({ answerHtml }) => answerHtml;
  const textOf = texts[name];
  if (!textOf) throw new Error(`nothing fills the mark ${name}`);
  if (isInAddress) return (faq) => escapeHtml(encodeURIComponent(textOf(faq)));
  const toHtml = isolated.test(name) ? isolateInHtml : escapeHtml;
  return (faq) => toHtml(textOf(faq));
}

function filled({ html, marks }: Pattern, faq: PublicFaq): string {
  let whole = html[0] ?? "";
  for (const [index, fill] of marks.entries()) whole += fill(faq) + (html[index + 1] ?? "");
  return whole;
}
