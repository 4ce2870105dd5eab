import { anyOf } from "#engines/languages/words.ts";
import { foldLoosely } from "./ground.ts";
import type { TextLine } from "./page-lines.ts";
import type { ReadPage } from "./read-page.ts";

const pathsContact = new RegExp(anyOf("paths.contact"), "i");

/** Returns the first short line that contains the value, however it is formatted. */
export function findLine(page: ReadPage, value: string): TextLine | null {
  const key = foldLoosely(value).replace(/ /g, "");
  if (key.length < 6) return null;
  return (
    page.lines.find(
      (line) => line.text.length < 600 && foldLoosely(line.text).replace(/ /g, "").includes(key),
    ) ?? null
  );
}
export function isContactPage(page: ReadPage): boolean {
  return pathsContact.test(URL.parse(page.url)?.pathname ?? "");
}
export function listOf(values: string[]): string {
  return values.map((value) => `- ${value}`).join("\n");
}
