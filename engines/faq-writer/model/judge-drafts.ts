/**
 * Keeps a model's answer only if each of its sentences matches whole sentences of one page, with the same words,
 * numbers, names and addresses in the same order. So a model can't invent, negate, swap or omit anything, and no
 * blocklist is needed.
 */
import { wordingFor } from "#engines/languages/european-portuguese.ts";
import { categorise, categoryName } from "../categorise.ts";
import { readQuestion } from "../detect-question.ts";
import { foldLoosely, isGrounded } from "../ground.ts";
import { isDraft, pointsAtPage } from "../refused-texts.ts";
import type { GeneratedFaq } from "../types.ts";
import { isAboutItsAnswer } from "./judge-question.ts";
import type { ModelDraft } from "./model-answer.ts";
import { categoryNamed } from "./model-answer.ts";
import { readTokens, type Token } from "./read-tokens.ts";
import { dependentOpeners, negations, smallWordsOf } from "./small-words.ts";
import type { Source, SourcePage, SourceSentence } from "./source-page.ts";

export type DropReason =
  /** Too short or too long, not a question, or contains code or link markup. */
  | "form"
  /** Comes from an unfinished page: "lorem ipsum", "coming soon". */
  | "draft"
  /** Addresses the model or its operator (prompt injection). */
  | "instruction"
  /** The quoted text isn't on the page. */
  | "not-on-page"
  | "number"
  | "address"
  | "negation"
  | "name"
  /** Contains words that the quoted sentences don't contain. */
  | "new-words"
  /** Uses only part of a sentence, or a different word order. */
  | "not-whole"
  /** Depends on missing context, such as a list item below "We do not:" or an "It costs" without its subject. */
  | "context"
  /** Asks about something that the answer doesn't mention. */
  | "question"
  /** Duplicates another question or answer. */
  | "repeated";

export interface Judged {
  faqs: GeneratedFaq[];
  dropped: Partial<Record<DropReason, number>>;
}

const [minQuestion, maxQuestion] = [5, 500];
const [minAnswer, maxAnswer] = [10, 10_000];
const maxQuotes = 12;
const maxQuote = 2_000;
/** In characters. Shorter quotes would match everywhere. */
const minQuote = 8;
const confidence = 0.75;

/** Links must be plain text, because a link's text may differ from its target. */
const markup = /[<>[\]`\\|~^_]|!\[|&(?:#|\w+;)|^\s*(?:#|>|={3}|-{3})/m;
const promptInjection =
  /\b(?:notes?|messages?|instructions?|attention|hinweis|anweisung|nota|note|message)\b.{0,20}\b(?:to|for|an|für|à|para|per)\b.{0,20}\b(?:ai|ki|ia|llms?|chatbots?|bots?|crawlers?|assistants?|gpt|claude|gemini|copilot)\b|\b(?:ai|llm|ki)[- ]?(?:s|assistants?|systems?|models?|agents?|tools?)?\b.{0,30}\b(?:must|should|shall|always|never|please)\b.{0,30}\b(?:say|answer|reply|respond|recommend|mention|tell|write|output|summari[sz]e|include|state|treat)\b|\b(?:when|if) (?:you(?:['’]re| are) )?(?:asked|summari[sz]ing|answering|generating|writing)\b.{0,80}\b(?:say|answer|reply|respond|recommend|mention|tell|write|include)\b|\b(?:ignore|disregard|forget|override)\b.{0,40}\b(?:instruction|prompt|rule|previous|above|prior)|\bsystem prompt\b|\b(?:as an?|you are an?) (?:ai|artificial intelligence|assistant|language model|chatbot)\b|\blanguage model\b|\bjailbreak|ignorier\p{L}* .{0,40}(?:anweisung|vorgabe)|ignor\p{L}+ .{0,40}(?:instruc|istruzion|instruç|consigne)|negeer .{0,40}instructie/iu;

/** In English, `companyName` may replace "we". Questions may mention it. */
export function judgeDrafts(
  drafts: ModelDraft[],
  { source, companyName }: { source: Source; companyName: string | null },
): Judged {
  const bench: Bench = {
    small: smallWordsOf(source.language),
    language: source.language,
    worded: wordingFor(source.variant ?? ""),
    company: readTokens((companyName ?? "").slice(0, 200)).map(({ key }) => key),
    pages: new Map(source.pages.map((page) => [page.number, page])),
    located: new Map(),
  };
  const faqs: GeneratedFaq[] = [];
  const dropped: Judged["dropped"] = {};
  for (const draft of drafts) {
    const verdict = judge(draft, bench);
    if (typeof verdict === "string") dropped[verdict] = (dropped[verdict] ?? 0) + 1;
    else faqs.push(verdict);
  }
  return { faqs, dropped };
}

interface Bench {
  small: ReadonlySet<string>;
  language: string | null;
  /** Words questions and categories that the pack also has as the built-in writer words them. */
  worded: (text: string) => string;
  company: string[];
  pages: Map<number, SourcePage>;
  /** The sentences of each page as one text, with their start offsets. */
  located: Map<SourcePage, { text: string; starts: number[] }>;
}

function judge(draft: ModelDraft, bench: Bench): GeneratedFaq | DropReason {
  const question = draft.question.trim();
  const answer = draft.answer.trim();
  if (question.length < minQuestion || question.length > maxQuestion || /\n/.test(question)) return "form";
  if (answer.length < minAnswer || answer.length > maxAnswer) return "form";
  if (markup.test(answer) || markup.test(question)) return "form";
  if (readQuestion(question, bench.language === null ? "structure" : "heading") !== question) return "form";
  const page = bench.pages.get(draft.page);
  if (!page) return "not-on-page";
  const quoted = locate(draft.sources, page, bench);
  if (quoted === null) return "not-on-page";
  if (promptInjection.test([question, answer, ...quoted.map(({ text }) => text)].join("\n")))
    return "instruction";
  if (isDraft(question) || isDraft(answer)) return "draft";
  if (pointsAtPage(answer, bench.language ?? "und")) return "context";
  const said = matchSentences(readTokens(answer), quoted, bench);
  if (typeof said === "string") return said;
  if (said.some((sentence) => isNegatedByContext(sentence, said))) return "context";
  if (said.some((sentence, at) => dependsOnPrevious(sentence, { before: said[at - 1], page })))
    return "context";
  const evidence = [...new Set(said.map(({ text }) => text))];
  // Later checks use the same function to verify the evidence against the page.
  if (!isGrounded({ answer: evidence.join("\n"), evidence }, page.text)) return "not-on-page";
  if (!isAboutItsAnswer(question, { answer, said, page, ...bench })) return "question";
  const category = categoryNamed(draft.category) ?? categorise({ question, answer, section: null });
  const name = categoryName(category, bench.language ?? "en", null);
  return {
    question: bench.worded(question),
    answer,
    category: name && bench.worded(name),
    sourceUrl: page.url,
    sourceTitle: page.title,
    origin: "model",
    evidence,
    pageHash: page.pageHash,
    confidence,
    review: "ready",
  };
}

/** Returns the whole sentences that contain the quotes, or null if a quote isn't found. */
function locate(quotes: string[], page: SourcePage, bench: Bench): SourceSentence[] | null {
  if (quotes.length === 0 || quotes.length > maxQuotes) return null;
  const { text, starts } = sentencesOf(page, bench);
  const found = new Set<number>();
  for (const quote of quotes) {
    if (quote.length > maxQuote) return null;
    const wanted = foldLoosely(quote);
    if (wanted.length < minQuote && !page.sentences.some((sentence) => sentence.folded === wanted))
      return null;
    let at = wanted === "" ? -1 : text.indexOf(` ${wanted} `);
    if (at === -1) return null;
    // Includes all occurrences, because we don't know which one the model meant, and extra sentences do no harm.
    for (let times = 0; at !== -1 && times < maxQuotes; times += 1) {
      const end = at + wanted.length;
      starts.forEach((start, index) => {
        const next = starts[index + 1] ?? text.length;
        if (start <= end && next > at + 1) found.add(index);
      });
      at = text.indexOf(` ${wanted} `, at + 1);
    }
  }
  return [...found].sort((a, b) => a - b).flatMap((index) => page.sentences[index] ?? []);
}

function sentencesOf(page: SourcePage, { located }: Bench): { text: string; starts: number[] } {
  const known = located.get(page);
  if (known) return known;
  const starts: number[] = [];
  let text = " ";
  for (const sentence of page.sentences) {
    starts.push(text.length);
    text += `${sentence.folded} `;
  }
  const made = { text, starts };
  located.set(page, made);
  return made;
}

/** Returns the sentences that form the answer, in its order, or the reason to drop it. */
function matchSentences(
  answer: Token[],
  quoted: SourceSentence[],
  bench: Bench,
): SourceSentence[] | DropReason {
  const wanted = meaningfulTokens(answer, bench);
  const offered = quoted.map((sentence) => ({
    sentence,
    tokens: meaningfulTokens(readTokens(sentence.text), bench),
  }));
  const said: SourceSentence[] = [];
  const used = new Set<number>();
  let at = 0;
  while (at < wanted.length) {
    // The longest match comes first, because one sentence may be the start of another.
    const next = offered
      .map(({ tokens }, index) => ({ tokens, index }))
      .filter(({ tokens, index }) => !used.has(index) && startsWith(wanted, { at, tokens }))
      .sort((a, b) => b.tokens.length - a.tokens.length)[0];
    if (!next)
      return whatIsWrong(
        wanted,
        offered.flatMap(({ tokens }) => tokens),
      );
    used.add(next.index);
    said.push(offered[next.index]!.sentence);
    at += next.tokens.length;
  }
  return said.length > 0 ? said : "form";
}

function startsWith(wanted: Token[], { at, tokens }: { at: number; tokens: Token[] }): boolean {
  return (
    tokens.length > 0 &&
    at + tokens.length <= wanted.length &&
    tokens.every((token, index) => {
      const other = wanted[at + index]!;
      const isLast = index === tokens.length - 1;
      return other.key === token.key && (isLast || other.isStop === token.isStop);
    })
  );
}

/** Drops small words, and in English replaces the company's name with "we". */
function meaningfulTokens(tokens: Token[], { small, language, company }: Bench): Token[] {
  const kept: Token[] = [];
  for (let at = 0; at < tokens.length; at += 1) {
    const token = tokens[at]!;
    const isCompany =
      language === "en" &&
      company.length > 0 &&
      token.isCapital &&
      company.every((key, index) => tokens[at + index]?.key === key);
    if (isCompany) {
      const last = tokens[at + company.length - 1]!;
      kept.push({ ...last, key: "we" });
      at += company.length - 1;
      continue;
    }
    if (token.kind === "word" && small.has(token.key)) {
      // A stop after a dropped token moves to the token before it.
      if (token.isStop && kept.length > 0) kept.push({ ...kept.pop()!, isStop: true });
      continue;
    }
    const isAfterWe = language === "en" && kept.at(-1)?.key === "we" && token.kind === "word";
    kept.push({ ...token, key: isAfterWe ? plainVerb(token.key) : token.key });
  }
  return kept;
}

/** Treats "Acme offers" and "We offer" alike. */
function plainVerb(verb: string): string {
  if (verb === "has") return "have";
  return verb.length > 3 ? verb.replace(/(?<!s)s$/, "") : verb;
}

function whatIsWrong(wanted: Token[], known: Token[]): DropReason {
  const keys = new Set(known.map(({ key }) => key));
  const strange = wanted.filter(({ key }) => !keys.has(key));
  const count = (tokens: Token[]) => tokens.filter(({ key }) => negations.has(key.replace(/,$/, ""))).length;
  if (strange.some(({ kind }) => kind === "address")) return "address";
  if (strange.some(({ kind }) => kind === "number")) return "number";
  if (count(strange) > 0 || count(wanted) !== count(known)) return "negation";
  if (strange.some(({ isCapital }) => isCapital)) return "name";
  return strange.length > 0 ? "new-words" : "not-whole";
}

/** True if an intro such as "We do not repair:" reverses the sentence's meaning but is missing from the answer. */
function isNegatedByContext({ text, intro, headings }: SourceSentence, said: SourceSentence[]): boolean {
  const turns = (text: string) => readTokens(text).some(({ key }) => negations.has(key.replace(/,$/, "")));
  if (intro !== null && turns(intro)) {
    const opening = foldLoosely(intro);
    if (!said.some((sentence) => opening.endsWith(sentence.folded))) return true;
  }
  // A full sentence is clear below any heading. "Phones" below "What we don't repair" isn't.
  if (/[.!?…。！？]["'”’»)]*$/.test(text) && text.split(" ").length >= 4) return false;
  // The page title is often a slogan ("Never wait again"), so it counts only if it is the only heading.
  return headings.slice(Math.min(1, headings.length - 1)).some(turns);
}

/** "It costs £30" must follow the same sentence as on the page, or be the first sentence below its heading. */
function dependsOnPrevious(
  sentence: SourceSentence,
  { before, page }: { before: SourceSentence | undefined; page: SourcePage },
): boolean {
  if (!dependentOpeners.has(readTokens(sentence.text)[0]?.key ?? "")) return false;
  const previous = page.sentences[page.sentences.indexOf(sentence) - 1];
  return previous !== undefined && previous !== before && isBelowSame(previous, sentence);
}

function isBelowSame({ headings }: SourceSentence, other: SourceSentence): boolean {
  return (
    headings.length === other.headings.length && headings.every((text, at) => text === other.headings[at])
  );
}
