import { anyOf } from "#engines/languages/words.ts";
import { foldLoosely } from "../ground.ts";
import type { TextLine } from "../page-lines.ts";
import type { ReadPage } from "../read-page.ts";

/** In characters. */
const minPart = 10;
const notice = new RegExp(anyOf("paths.legalNotice"), "i");

/** True if the line is below a heading of a legal notice or one of its parts, as on pages that have it at their end. */
export function isUnderNotice({ lines }: ReadPage, text: string): boolean {
  const key = foldLoosely(text);
  const at = lines.findIndex((line) => {
    const said = foldLoosely(line.text);
    // An address may be on two lines.
    return said.includes(key) || (said.length >= minPart && key.startsWith(said));
  });
  const open: TextLine[] = [];
  for (const line of lines.slice(0, Math.max(0, at))) {
    if (line.level > 6) continue;
    while (open.length > 0 && open.at(-1)!.level >= line.level) open.pop();
    open.push(line);
  }
  return open.some((heading) => notice.test(foldLoosely(heading.text).replace(/ /g, "-")));
}
