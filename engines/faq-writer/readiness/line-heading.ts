import { anyOf } from "#engines/languages/words.ts";
import { foldLoosely } from "../ground.ts";
import type { ReadPage } from "../read-page.ts";

const notice = new RegExp(anyOf("paths.legalNotice"), "i");

/** True if the line is below a heading of a legal notice, as on pages that have it at their end. */
export function isUnderNotice({ lines }: ReadPage, text: string): boolean {
  const key = foldLoosely(text);
  const at = lines.findIndex((line) => foldLoosely(line.text).includes(key));
  const heading = lines.slice(0, Math.max(0, at)).findLast(({ level }) => level < 7);
  return heading !== undefined && notice.test(foldLoosely(heading.text).replace(/ /g, "-"));
}
