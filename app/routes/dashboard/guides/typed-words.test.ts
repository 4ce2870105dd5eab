import { expect, test } from "vitest";
import { type GuideWords, typedWords } from "./typed-words.ts";

const frame = {
  key: 1,
  title: "Open the list",
  description: "One\r\nTwo",
  imageUrl: null,
  imageAlt: "A form\nwith a button",
  startSeconds: null,
};
const known: GuideWords = {
  title: "Import a list",
  description: "",
  category: "Lists",
  frames: [frame, { ...frame, key: 2, title: "Press Save" }],
};

/** As fields hold what they are drawn with. */
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

test("a form in which nobody typed holds the words it was drawn with, however their lines end", () => {
  expect(typedWords(formOf(known), known)).toEqual(known);
  expect(typedWords(new FormData(), known)).toEqual(known);
});

test("what was typed is found in its step, and nowhere else", () => {
  const typed = {
    ...known,
    title: "Import a long list",
    frames: [frame, { ...frame, key: 2, title: "Press Save", description: "Then wait.\nIt takes a minute." }],
  };
  expect(typedWords(formOf(typed), known)).toEqual(typed);
});
