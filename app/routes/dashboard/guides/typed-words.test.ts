import { expect, test } from "vitest";
import { type GuideWords, typedWords } from "./typed-words.ts";

const frame = {
  key: 1,
  title: "Open the list",
  description: "One\r\nTwo",
  imageUrl: null,
  imageAlt: "A form\nwith a button",
  imageSize: null,
  ring: null,
  startSeconds: null,
  basis: null,
  seenText: null,
};
const known: GuideWords = {
  title: "Import a list",
  description: "",
  category: "Lists",
  frames: [frame, { ...frame, key: 2, title: "Press Save" }],
};

/** The form's fields as they are rendered. */
function formOf({ title, description, category, frames }: GuideWords): FormData {
  const form = new FormData();
  form.set("title", title);
  form.set("description", description);
  form.set("category", category);
  for (const { imageAlt, title, description } of frames) {
    form.append("frameAlt", imageAlt.replaceAll("\n", ""));
    form.append("frameTitle", title);
    form.append("frameDescription", description.replaceAll("\r\n", "\n"));
  }
  return form;
}

test("returns the known words for an untouched form, whatever its line ends", () => {
  expect(typedWords(formOf(known), known)).toEqual(known);
  expect(typedWords(new FormData(), known)).toEqual(known);
});

test("takes each typed text into its own step only", () => {
  const typed = {
    ...known,
    title: "Import a long list",
    frames: [frame, { ...frame, key: 2, title: "Press Save", description: "Then wait.\nIt takes a minute." }],
  };
  expect(typedWords(formOf(typed), known)).toEqual(typed);
});
