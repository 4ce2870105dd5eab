/** Whether the items of an answer's list belong together. */
import { foldLoosely } from "../ground.ts";

/** The items, each with the lines below it that are indented. */
function itemsOf(answer: string): string[] {
  return answer
    .split("\n")
    .filter((line) => line.startsWith("- "))
    .map((line) => line.slice(2));
}

const named = /^\*\*([^*]+?):?\*\*:?\s*(.*)$/u;

/** True if two items have the same name or the same words, as in a template that was never filled in. */
export function repeatsItem(answer: string): boolean {
  // Below headings of their own, items may repeat: each plan has the same row.
  if (/^\*\*[^*]+\*\*$/m.test(answer)) return false;
  const names = itemsOf(answer).map((item) => foldLoosely(named.exec(item)?.[1] ?? item));
  return new Set(names).size < names.length;
}

/** True for one item without text around it: the others of its list are missing. */
export function isLone(answer: string): boolean {
  return /^- [^\n]*$/.test(answer.trim()) && !/^- \*\*/.test(answer);
}

/** True if some items say what they are and others don't: the others may be headings of something else. */
export function isUneven(answer: string): boolean {
  const described = itemsOf(answer).map((item) => (named.exec(item)?.[2] ?? "") !== "");
  return described.includes(true) && described.includes(false);
}

/** True if an item ends by announcing what is missing: "We make adapters for these cameras:". */
export function announcesItem(answer: string): boolean {
  return itemsOf(answer).some((item) => /\S\s\S.*[:：]$/u.test(item) && !/^\*\*[^*]+\*\*$/.test(item));
}

const groupName = /^\*\*[^*]+\*\*$/m;

/** True if two groups consist of one row with the same numbers: one price, shown in two places of the page. */
export function repeatsGroup(answer: string): boolean {
  const single = answer
    .split(groupName)
    .map((group) => itemsOf(group))
    .filter((items) => items.length === 1)
    .map(([item = ""]) =>
      (item.match(/\d+(?:[.,]\d+)*(?=\s?\p{Sc})|(?<=\p{Sc}\s?)\d+(?:[.,]\d+)*/gu) ?? []).join(" "),
    )
    .filter((amounts) => amounts !== "");
  return new Set(single).size < single.length;
}

/** True if the parts of an answer say the same below their names, as a note on each of several cards does. */
export function repeatsNote(answer: string): boolean {
  if (!groupName.test(answer)) return false;
  const notes = answer.split("\n").filter((line) => line !== "" && !/^(?:- |\*\*)/.test(line));
  return notes.length > 1 && new Set(notes).size < notes.length;
}
