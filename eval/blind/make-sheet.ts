/**
 * Builds a page for rating pairs of question and answer without knowing their origin. It is one file and needs no
 * server.
 */
import { createHash } from "node:crypto";
import { renderMarkdown } from "#shared/markdown.ts";
import { sheetScript, sheetStyle } from "./sheet-page.ts";

export interface PairToMark {
  site: string;
  question: string;
  /** Markdown. */
  answer: string;
  origin: string;
  evidence: string[];
}

/** Stored beside the sheet, because raters must not see it. */
export interface SheetKey {
  sheet: string;
  pairs: Record<string, { site: string; origin: string; question: string }>;
}

export const markNames = ["useful", "true", "wellWorded"] as const;

/** Returns the same sheet for the same pairs and seed. */
export function makeSheet(pairs: PairToMark[], { seed }: { seed: number }): { html: string; key: SheetKey } {
  const byId = new Map(pairs.map((pair) => [idOf(pair), pair]));
  const order = shuffle([...byId.keys()].sort(), seed);
  const sheet = hashOf(order);
  const key: SheetKey = {
    sheet,
    pairs: Object.fromEntries(
      order.map((id) => {
        const { site, origin, question } = byId.get(id)!;
        return [id, { site, origin, question }];
      }),
    ),
  };
  const articles = order.map((id, at) => articleOf(byId.get(id)!, { id, number: at + 1 })).join("\n");
  return { html: pageOf({ sheet, articles, total: order.length }), key };
}

function idOf({ site, question, answer }: PairToMark): string {
  return hashOf([site, question, answer]);
}

function hashOf(parts: string[]): string {
  return createHash("sha256").update(JSON.stringify(parts)).digest("base64url").slice(0, 16);
}

/** Shuffles by Fisher-Yates with a seeded generator (mulberry32). */
function shuffle<T>(items: T[], seed: number): T[] {
  const mixed = [...items];
  let state = seed >>> 0;
  const random = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let value = Math.imul(state ^ (state >>> 15), state | 1);
    value ^= value + Math.imul(value ^ (value >>> 7), value | 61);
    return ((value ^ (value >>> 14)) >>> 0) / 2 ** 32;
  };
  for (let at = mixed.length - 1; at > 0; at -= 1) {
    const other = Math.floor(random() * (at + 1));
    [mixed[at], mixed[other]] = [mixed[other]!, mixed[at]!];
  }
  return mixed;
}

const labels: Record<(typeof markNames)[number], string> = {
  useful: "Useful",
  true: "True",
  wellWorded: "Well worded",
};

function articleOf(
  { site, question, answer, evidence }: PairToMark,
  { id, number }: { id: string; number: number },
): string {
  const marks = markNames.map((name, at) => {
    const radio = (value: "yes" | "no") =>
      `<label><input type="radio" name="${id}-${name}" value="${value}" data-mark="${name}"> ${value}</label>`;
    return `<fieldset><legend>${labels[name]} <kbd>${at + 1}</kbd></legend>${radio("yes")}${radio("no")}</fieldset>`;
  });
  const quotes = evidence.map((sentence) => `<blockquote dir="auto">${escapeHtml(sentence)}</blockquote>`);
  return `<article data-pair="${id}" tabindex="-1" aria-labelledby="q-${id}">
<p class="site">${number} · ${escapeHtml(site)}</p>
<h2 id="q-${id}" dir="auto">${escapeHtml(question)}</h2>
<div class="answer" dir="auto">${renderMarkdown(answer)}</div>
<details><summary>What the website says</summary>${quotes.join("")}</details>
<div class="marks">${marks.join("")}</div>
</article>`;
}

function pageOf({ sheet, articles, total }: { sheet: string; articles: string; total: number }): string {
  return `<!doctype html>
<html lang="en" data-sheet="${sheet}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'; script-src 'unsafe-inline'">
<title>Questions to mark</title>
<style>${sheetStyle}</style>
</head>
<body>
<header>
<h1>${total} questions and answers</h1>
<p>Would you publish it? Mark each pair: useful to a visitor, true by what the website says, well worded. With keys:
<kbd>1</kbd> <kbd>2</kbd> <kbd>3</kbd> change a mark, <kbd>a</kbd> says yes to all three, <kbd>j</kbd> and <kbd>k</kbd> move down and up.</p>
<p class="bar"><span id="count" role="status"></span> <button type="button" id="download">Download the marks</button>
<button type="button" id="next">Next without marks</button></p>
</header>
<main>
${articles}
</main>
<script>${sheetScript}</script>
</body>
</html>
`;
}

function escapeHtml(text: string): string {
  return text.replace(/&/g, "&amp;").replace(/</g, "&lt;").replace(/>/g, "&gt;").replace(/"/g, "&quot;");
}
