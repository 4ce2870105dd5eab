import { anyOf } from "#engines/languages/words.ts";
import { bare } from "./ground.ts";
import type { TextLine } from "./page-lines.ts";
import type { ReadPage } from "./read-page.ts";

const pathsContact = new RegExp(anyOf("paths.contact"), "i");

/** The first short line that holds a detail, however it is written. */
export function findLine(page: ReadPage, value: string): TextLine | null {
  const key = bare(value).replace(/ /g, "");
  if (key.length < 6) return null;
  return (
    page.lines.find((line) => line.text.length < 600 && bare(line.text).replace(/ /g, "").includes(key)) ??
    null
  );
}
/** Pages on which an organisation says how to reach it. */
export function isContactPage(page: ReadPage): boolean {
  return pathsContact.test(URL.parse(page.url)?.pathname ?? "");
}
/** A Markdown list. */
export function listOf(values: string[]): string {
  return values.map((value) => `- ${value}`).join("\n");
}
