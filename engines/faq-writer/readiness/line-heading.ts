import { anyOf } from "#engines/languages/words.ts";
import { foldLoosely } from "../ground.ts";
import type { TextLine } from "../page-lines.ts";
import type { ReadPage } from "../read-page.ts";

/** In characters. */
const minPart = 10;
const notice = new RegExp(anyOf("paths.legalNotice"), "i");

/** Folded lines with whether they are below the heading of a legal notice. Null if the page has no such heading. */
const noticesOf = new WeakMap<readonly TextLine[], { said: string; isUnder: boolean }[] | null>();

/** True if the line is below a heading of a legal notice or one of its parts, as on pages that have it at their end. */
export function isUnderNotice({ lines }: ReadPage, text: string): boolean {
  if (!noticesOf.has(lines)) noticesOf.set(lines, findNotices(lines));
  const found = noticesOf.get(lines);
  if (!found) return false;
  const key = foldLoosely(text);
  // An address may be on two lines.
  const isIt = (said: string) => said.includes(key) || (said.length >= minPart && key.startsWith(said));
  return found.find(({ said }) => isIt(said))?.isUnder ?? false;
}

export function isNotice(title: string): boolean {
  return notice.test(foldLoosely(title).replace(/ /g, "-"));
}

function findNotices(lines: readonly TextLine[]): { said: string; isUnder: boolean }[] | null {
  const open: { level: number; isNotice: boolean }[] = [];
  let hasNotice = false;
  const found = lines.map(({ text, level }) => {
    const said = foldLoosely(text);
    const isUnder = open.some(({ isNotice }) => isNotice);
    if (level > 6) return { said, isUnder };
    while (open.length > 0 && open.at(-1)!.level >= level) open.pop();
    const isOwn = isNotice(said);
    hasNotice ||= isOwn;
    open.push({ level, isNotice: isOwn });
    return { said, isUnder };
  });
  return hasNotice ? found : null;
}
