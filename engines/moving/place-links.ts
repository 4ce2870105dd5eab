/** Replaces the placeholders of `articleUrl`, `pictureUrl` and `attachmentUrl` in Markdown. */

export interface Addresses {
  /** The article's new path, or null if it wasn't imported. */
  article(id: string): string | null;
  /** The stored picture's path, or null if it can't be used. */
  picture(key: string): string | null;
  /** The stored attachment's path, or null if it can't be used. */
  attachment(key: string): string | null;
  /** Called for each link to an article that wasn't imported, with its words. */
  lost?(id: string, text: string): void;
}

// Every part is bounded, because this runs beside visitors' requests, on texts that others wrote.
const picture =
  /!\[((?:[^\]\\]|\\.){0,500})\]\(<?picture:([\w.~%!*'-]{1,2000})>?(?:\s{1,3}"[^"]{0,200}")?\)/g;
/** The end of a link. Its text is found backwards, because it may contain brackets. */
const linkEnd =
  /\]\(<?(moved|attachment):([\w.~%!*'-]{1,2000})((?:#[^\s)>\]]{0,200})?)>?(?:\s{1,3}"[^"]{0,200}")?\)/g;
const definition =
  /^( {0,3}\[[^\]\n]{1,200}\]:[ \t]{0,10})<?(moved|picture|attachment):([\w.~%!*'-]{1,2000})((?:#[^\s>]{0,200})?)>?/gm;
const maxLinkChars = 2_000;

/** Keys of the attachments that a text links to. */
export function attachmentKeys(markdown: string): string[] {
  const links = [...markdown.matchAll(linkEnd)].map(([, kind, key = ""]) => ({ kind, key }));
  const definitions = [...markdown.matchAll(definition)].map(([, , kind, key = ""]) => ({ kind, key }));
  const keys = [...links, ...definitions].flatMap(({ kind, key }) =>
    kind === "attachment" ? decode(key) : [],
  );
  return [...new Set(keys)];
}

/**
 * A link to an article that wasn't imported keeps only its text, and a missing picture its description. An attachment
 * that isn't stored keeps its old address, if it has one.
 */
export function placeLinks(markdown: string, addresses: Addresses): string {
  const withPictures = markdown.replace(picture, (_, alt: string, key: string) => {
    const url = addresses.picture(decode(key));
    return url === null ? alt : `![${alt}](${url})`;
  });
  return placeTargets(withPictures, addresses).replace(
    definition,
    (_, start: string, kind: string, id: string, fragment: string) => {
      const url = kind === "picture" ? addresses.picture(decode(id)) : targetOf(kind, decode(id), addresses);
      if (url === null && kind === "moved") addresses.lost?.(decode(id), "");
      return url === null ? "" : `${start}${url}${fragment}`;
    },
  );
}

function targetOf(kind: string, key: string, { article, attachment }: Addresses): string | null {
  if (kind === "moved") return article(key);
  return (
    attachment(key) ?? (/^https?:/i.test(key) ? key.replaceAll("(", "%28").replaceAll(")", "%29") : null)
  );
}

function placeTargets(markdown: string, addresses: Addresses): string {
  const edits: { start: number; end: number; text: string }[] = [];
  for (const found of markdown.matchAll(linkEnd)) {
    const [whole, kind = "", id = "", fragment = ""] = found;
    const path = targetOf(kind, decode(id), addresses);
    const end = found.index + whole.length;
    edits.push({ start: found.index, end, text: path === null ? "" : `](${path}${fragment})` });
    const opening = path === null ? openingOf(markdown, found.index) : null;
    if (path === null && kind === "moved")
      addresses.lost?.(decode(id), opening === null ? "" : markdown.slice(opening + 1, found.index));
    if (opening !== null) edits.push({ start: opening, end: opening + 1, text: "" });
  }
  edits.sort((a, b) => a.start - b.start);
  let at = 0;
  const parts = edits.map(({ start, end, text }) => {
    const part = markdown.slice(at, start) + text;
    at = end;
    return part;
  });
  return parts.join("") + markdown.slice(at);
}

/** The bracket that opens the link whose text ends at `end`. */
function openingOf(markdown: string, end: number): number | null {
  let depth = 0;
  for (let at = end - 1; at >= Math.max(0, end - maxLinkChars); at -= 1) {
    if (markdown[at - 1] === "\\") continue;
    if (markdown[at] === "]") depth += 1;
    if (markdown[at] === "[" && depth-- === 0) return at;
  }
  return null;
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
