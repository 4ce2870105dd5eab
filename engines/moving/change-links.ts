/** Leads the dead links of a Markdown text to other addresses, or keeps only their words. */
import type { Definition, Nodes } from "mdast";
import { fromMarkdown } from "mdast-util-from-markdown";
import { gfmFromMarkdown } from "mdast-util-gfm";
import { gfm } from "micromark-extension-gfm";
import { isPathologicalMarkdown } from "#shared/is-pathological-markdown.ts";
import { type Edit, editText } from "./edit-text.ts";
import { noteText } from "./source-center.ts";

export interface LinkChange {
  /** As the import noted it. */
  address: string;
  /** What the link said. */
  words: string;
  /** Null if only the words stay. */
  url: string | null;
}

interface Place {
  start: number;
  end: number;
}

interface Found {
  /** By the address as a note has it. Null where the parser doesn't say where the link is. */
  links: Map<string, ((Place & { words: string }) | null)[]>;
  /** Links, pictures, definitions and code, where no words can become a link. */
  taken: Place[];
}

/**
 * Where the text no longer has the link, its words become one, if they are there exactly once. Returns the changes that
 * the text now agrees with.
 */
export function changeLinks<Change extends LinkChange>(
  markdown: string,
  changes: readonly Change[],
): { text: string; done: Change[] } {
  if (isPathologicalMarkdown(markdown)) return { text: markdown, done: [] };
  const { links, taken } = findLinks(markdown);
  const edits: Edit[] = [];
  const done = changes.filter(({ address, words, url }) => {
    const places = links.get(address) ?? (url === null ? [] : [placeOfWords(markdown, words, taken)]);
    if (places.includes(null)) return false;
    for (const place of places.filter((each) => each !== null)) {
      edits.push({
        ...place,
        text: url === null ? withoutAddresses(place.words) : `[${place.words}](${url})`,
      });
      taken.push(place);
    }
    return true;
  });
  return { text: editText(markdown, edits), done };
}

function findLinks(markdown: string): Found {
  const tree = fromMarkdown(markdown, { extensions: [gfm()], mdastExtensions: [gfmFromMarkdown()] });
  const definitions = new Map<string, Definition>();
  const references: [identifier: string, place: ReturnType<typeof placeOf>][] = [];
  const found: Found = { links: new Map(), taken: [] };
  visit(tree);
  for (const [identifier, place] of references) add(definitions.get(identifier)?.url ?? "", place);
  return found;

  function visit(node: Nodes): void {
    switch (node.type) {
      case "link":
        add(node.url, placeOf(node, markdown));
        break;
      case "linkReference":
        references.push([node.identifier, placeOf(node, markdown)]);
        break;
      case "definition":
        // The first one counts.
        if (!definitions.has(node.identifier)) definitions.set(node.identifier, node);
        break;
      case "image":
      case "imageReference":
      case "footnoteReference":
      case "code":
      case "inlineCode":
      case "html":
        break;
      default:
        if ("children" in node) for (const child of node.children) visit(child);
        return;
    }
    const place = placeOf(node, markdown);
    if (place) found.taken.push(place);
  }

  function add(url: string, place: ReturnType<typeof placeOf>): void {
    const address = noteText(url);
    found.links.set(address, [...(found.links.get(address) ?? []), place]);
  }
}

function placeOf(node: Nodes, markdown: string): (Place & { words: string }) | null {
  const start = node.position?.start.offset;
  const end = node.position?.end.offset;
  if (start === undefined || end === undefined) return null;
  // A bare address has no brackets.
  if (markdown[start] !== "[") return { start, end, words: markdown.slice(start, end).replace(/^<|>$/g, "") };
  const last = "children" in node ? node.children.at(-1)?.position?.end.offset : undefined;
  return { start, end, words: markdown.slice(start + 1, last ?? start + 1) };
}

/** Bare addresses would be links again. As code, they aren't. */
function withoutAddresses(words: string): string {
  if (words.includes("`")) return words;
  return words.replace(
    /(?:https?:\/\/|www\.)[^\s<>]+/gi,
    (address) => `\`${address.replace(/\\([!-/:-@[-`{-~])/g, "$1")}\``,
  );
}

/** Each one is compared with the places that are taken. */
const maxTries = 200;

/** The place of words that are there exactly once outside `taken`. */
function placeOfWords(
  markdown: string,
  words: string,
  taken: readonly Place[],
): (Place & { words: string }) | null {
  if (words.trim() === "") return null;
  let found: (Place & { words: string }) | null = null;
  let tries = 0;
  for (let start = markdown.indexOf(words); start >= 0; start = markdown.indexOf(words, start + 1)) {
    if (++tries > maxTries) return null;
    const place = { start, end: start + words.length, words };
    if (taken.some((other) => start < other.end && place.end > other.start)) continue;
    if (isPartOfWord(markdown, place) || isPartOfAddress(markdown, place)) continue;
    if (found) return null;
    found = place;
  }
  return found;
}

function isPartOfWord(markdown: string, { start, end }: Place): boolean {
  const isLetter = (character: string | undefined) => /[\p{L}\p{N}]/u.test(character ?? "");
  return (
    (isLetter(markdown[start - 1]) && isLetter(markdown[start])) ||
    (isLetter(markdown[end]) && isLetter(markdown[end - 1]))
  );
}

const maxAddress = 200;

/** Also of an address without "https". */
function isPartOfAddress(markdown: string, { start, end }: Place): boolean {
  const [left = ""] = /[\w.~:/?#@&+=%-]*$/.exec(markdown.slice(Math.max(0, start - maxAddress), start)) ?? [];
  const [right = ""] = /^[\w.~:/?#@&+=%-]*/.exec(markdown.slice(end, end + maxAddress)) ?? [];
  return /:\/\/|^www\.|@|\w\.\w+\//i.test(left + markdown.slice(start, end) + right);
}
