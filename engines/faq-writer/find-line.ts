import { anyOf } from "#engines/languages/words.ts";
import { foldLoosely } from "./ground.ts";
import type { TextLine } from "./page-lines.ts";
import type { ReadPage } from "./read-page.ts";

const pathsContact = new RegExp(anyOf("paths.contact"), "i");

/** Returns the first short line that contains the value, however it is formatted. */
export function findLine(page: ReadPage, value: string): TextLine | null {
  const [first] = linesWith(page, value);
  return first ?? null;
}

/** All such lines, one after the other, because most callers need only the first. */
export function* linesWith(page: ReadPage, value: string): Generator<TextLine> {
  const key = foldLoosely(value).replace(/ /g, "");
  if (key.length < 6) return;
  for (const line of page.lines)
    if (line.text.length < 600 && foldLoosely(line.text).replace(/ /g, "").includes(key)) yield line;
}

export function isContactPage(page: ReadPage): boolean {
  return pathsContact.test(URL.parse(page.url)?.pathname ?? "");
}
export function listOf(values: string[]): string {
  return values.map((value) => `- ${value}`).join("\n");
}
