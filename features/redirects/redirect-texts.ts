import { maxPathLength } from "#shared/own-path.ts";

export const maxRedirects = 20_000;
export const maxFileRows = 5_000;
export const maxFileBytes = 1_000_000;

/** Texts of the redirects page and its actions. */
export const redirectTexts = {
  saved: "Redirect added",
  removed: "Redirect deleted",
  saveFailed: "Couldn't save. Try again.",
  notAPath: `Enter the old address or its path, such as /hc/articles/42. It can have up to ${maxPathLength} characters.`,
  notATarget: "Enter a page of your help center, such as /articles/returns.",
  inCircle: "These redirects would lead in a circle, or through too many other redirects.",
  tooMany: `A help center can have up to ${maxRedirects.toLocaleString("en")} redirects.`,
  noFile: "Choose a CSV file up to 1 MB.",
  unreadableFile: "We can't read this CSV file. It needs two columns: the old address and the new page.",
  notText: "This isn't a text file. In Excel, save it as “CSV UTF-8”, and try again.",
  emptyFile: "This file has no redirects.",
  tooManyRows: `This file has more than ${maxFileRows.toLocaleString("en")} rows. Split it into smaller files.`,
  wrongRow: (row: number, problem: string) => `Row ${row}: ${problem}`,
  imported: (count: number) => (count === 1 ? "1 redirect imported" : `${count} redirects imported`),
};
