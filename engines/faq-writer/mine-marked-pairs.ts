import { readQuestion } from "./detect-question.ts";
import type { MinedPair } from "./mine-structural-pairs.ts";
import { type PageElement, type PageTree, parsePage, walk } from "./page-tree.ts";
import { plainText, renderAnswer } from "./render-text.ts";

const maxJsonNodes = 20_000;

/** Reads schema.org questions from microdata, RDFa and JSON-LD. */
export function mineMarkedPairs(tree: PageTree, url: string): MinedPair[] {
  return [...mineMicrodata(tree, url), ...mineJsonLd(tree.jsonLd, url)];
}

function mineMicrodata(tree: PageTree, url: string): MinedPair[] {
  const pairs: MinedPair[] = [];
  for (const element of tree.elements) {
    const type = `${element.attributes["itemtype"] ?? ""} ${element.attributes["typeof"] ?? ""}`;
    if (!/(?:^|[/:\s])Question(?:\s|$)/.test(type)) continue;
    const name = findProperty(element, "name");
    const accepted = findProperty(element, "acceptedAnswer") ?? findProperty(element, "suggestedAnswer");
    const text = accepted ? (findProperty(accepted, "text") ?? accepted) : null;
    if (!name || !text) continue;
    const { markdown, lines } = renderAnswer([text], url);
    addPair(pairs, { name: name.attributes["content"] ?? plainText(name), markdown, lines });
  }
  return pairs;
}

function findProperty(element: PageElement, property: string): PageElement | null {
  for (const node of walk(element)) {
    if (node.kind !== "element") continue;
    const names = `${node.attributes["itemprop"] ?? ""} ${node.attributes["property"] ?? ""}`;
    if (names.split(/[\s:]+/).includes(property)) return node;
  }
  return null;
}

function mineJsonLd(blocks: string[], url: string): MinedPair[] {
  const pairs: MinedPair[] = [];
  for (const item of jsonLdObjects(blocks)) {
    if (!hasType(item, "Question")) continue;
    const answers = [item["acceptedAnswer"] ?? item["suggestedAnswer"]].flat();
    const answer: unknown = answers[0];
    const text = isObject(answer) ? answer["text"] : answer;
    const name = item["name"] ?? item["text"];
    if (typeof text !== "string" || typeof name !== "string") continue;
    // The answer may be HTML or plain text with line breaks.
    const html = /<[a-z]/i.test(text) ? text : text.replace(/\r?\n/g, "<br>");
    const { markdown, lines } = renderAnswer(parsePage(html).root.children, url);
    addPair(pairs, { name: plainText(parsePage(name).root), markdown, lines });
  }
  return pairs;
}

function addPair(pairs: MinedPair[], found: { name: string; markdown: string; lines: string[] }): void {
  const question = readQuestion(found.name, "structure");
  const title = question ?? found.name.trim();
  if (title === "" || title.length > 250 || found.lines.join(" ").length < 10) return;
  pairs.push({
    title,
    isQuestion: question !== null,
    answer: found.markdown,
    lines: found.lines,
    section: null,
    place: "structure",
  });
}

/** Returns all objects in the blocks, at any depth. A block with invalid JSON has none. */
export function jsonLdObjects(blocks: string[]): Record<string, unknown>[] {
  const objects: Record<string, unknown>[] = [];
  const queue: unknown[] = blocks.map(parseJson);
  for (let at = 0; at < queue.length && at < maxJsonNodes; at += 1) {
    const value = queue[at];
    if (Array.isArray(value)) for (const item of value) queue.push(item);
    else if (isObject(value)) {
      objects.push(value);
      for (const item of Object.values(value)) if (typeof item === "object") queue.push(item);
    }
  }
  return objects;
}

/** Returns the schema.org types of all objects in the blocks. */
export function jsonLdTypes(blocks: string[]): string[] {
  return jsonLdObjects(blocks)
    .flatMap((item) => item["@type"] ?? [])
    .filter((type) => typeof type === "string");
}

function hasType(item: Record<string, unknown>, type: string): boolean {
  return [item["@type"]]
    .flat()
    .some((name) => typeof name === "string" && name.split(/[/#:]/).at(-1) === type);
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function parseJson(text: string): unknown {
  const source = text.replace(
    /^\s*(?:<!--|\/\*<!\[CDATA\[\*\/|<!\[CDATA\[)|(?:-->|\/\*\]\]>\*\/|\]\]>)\s*$/g,
    "",
  );
  // Hand-written blocks often contain raw line breaks in strings, which JSON forbids.
  for (const attempt of [source, source.replace(/\p{Cc}+/gu, " ")]) {
    try {
      return JSON.parse(attempt);
    } catch (error) {
      if (!(error instanceof SyntaxError)) throw error;
    }
  }
  return null;
}
